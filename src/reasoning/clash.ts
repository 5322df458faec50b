import type { BoolVar, IntVar, Limits, Literal } from '../engine/index.ts';
import type { Puzzle, Rule } from '../puzzles/puzzle.ts';
import { Allowance } from './allowance.ts';
import { compiling } from './compile.ts';
import { Session } from './session.ts';
import type { Task } from './task.ts';

/** Rules that no board can keep together. Empty if the limits ended the work before any could be named. */
export interface Clash<V> {
  readonly rules: readonly Rule<V>[];
  /** Whether every one of them is needed: without it, the others can be kept. */
  readonly minimal: boolean;
}

/** Finds rules that contradict each other on a board without solution. */
export function* clashing<G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  limits: Limits,
): Task<Clash<V>> {
  const allowance = new Allowance(limits);
  const compiled = yield* compiling(puzzle, grid, 'guarded', {}, allowance.deadline);
  const session = new Session(compiled, {}, allowance);
  const { rules } = compiled.model;
  const first = yield session.ask(compiled.selectors);
  if (first.status !== 'unsat') return { rules: [], minimal: false };
  const { needed, minimal } = yield* shrunk(session, selectorsOf(first.core));
  const kept = new Set<IntVar>(needed);
  return { rules: rules.filter((_, index) => kept.has(compiled.selectors[index]!)), minimal };
}

/** Leaves out one selector after the other: what contradicts without it does not need it. */
function* shrunk<V extends string>(
  session: Session<V>,
  core: readonly BoolVar[],
): Task<{ needed: BoolVar[]; minimal: boolean }> {
  const needed: BoolVar[] = [];
  let open = [...core];
  for (;;) {
    const left = open.pop();
    if (left === undefined) return { needed, minimal: true };
    const outcome = yield session.ask([...needed, ...open]);
    if (outcome.status === 'unknown') return { needed: [...needed, left, ...open], minimal: false };
    if (outcome.status === 'sat') needed.push(left);
    else {
      // The new contradiction may need even fewer of those not tried yet.
      const used = new Set(selectorsOf(outcome.core));
      open = open.filter((selector) => used.has(selector));
    }
  }
}

const selectorsOf = (core: readonly Literal[]): BoolVar[] => core.map(({ variable }) => variable as BoolVar);
