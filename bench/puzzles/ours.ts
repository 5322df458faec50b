import { Solver } from '../../src/engine/index.ts';
import { puzzleById } from '../../src/puzzles/index.ts';
import type { BoardJson } from './instance.ts';

export interface Verdict {
  readonly status: 'unique' | 'several' | 'none' | 'unknown';
  /** One cell of each decision in which the second solution differs from the first. */
  readonly differs: readonly number[];
  readonly conflicts: number;
}

/** Reads, models and solves a board; asks for a second solution where uniqueness is wanted. */
export function judge(board: BoardJson, wanted: 1 | 2, conflictLimit = Number.MAX_SAFE_INTEGER): Verdict {
  const puzzle = puzzleById(board.puzzle);
  if (!puzzle) throw new Error(`no puzzle is called ${board.puzzle}`);
  const parsed = puzzle.fromJson(board);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const solver = new Solver();
  const { decisions, rules, definitions, tryFirst } = puzzle.model(parsed.grid, solver);
  for (const { variable } of decisions) solver.prefer(variable, tryFirst);
  for (const constraint of definitions) solver.post(constraint);
  for (const rule of rules) for (const constraint of rule.constraints) solver.post(constraint);
  const variables = decisions.map(({ variable }) => variable);
  const verdict = (status: Verdict['status'], differs: number[] = []): Verdict => ({
    status,
    differs,
    conflicts: solver.statistics.conflicts,
  });
  const first = solver.solve({ conflictLimit });
  if (first.status !== 'sat') return verdict(first.status === 'unsat' ? 'none' : 'unknown');
  if (wanted === 1) return verdict('several');
  solver.block(first.solution, variables);
  const second = solver.solve({ conflictLimit });
  if (second.status === 'unsat') return verdict('unique');
  if (second.status === 'unknown') return verdict('unknown');
  const differs = decisions
    .filter(({ variable }) => first.value(variable) !== second.value(variable))
    .map(({ cells }) => cells[0]!);
  return verdict('several', differs);
}
