import type { Solver } from '../../../src/engine/index.ts';

/** The counters worth a place beside a time. */
export function counters(solver: Solver): Record<string, number> {
  const { decisions, backtracks, propagations } = solver.statistics;
  return { decisions, backtracks, propagations };
}
