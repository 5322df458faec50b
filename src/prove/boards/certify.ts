import type { Board } from '../../board/index.ts';
import type { Because, Limits } from '../../engine/index.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { compile } from '../../reasoning/index.ts';
import { clausesOf, type Formula } from '../formula/index.ts';
import { LemmaLog, Refutation } from '../refutation/index.ts';
import { brokenRule, formulaOf, valuesOn } from './index.ts';

/** A formula, and the steps that show it to have no solution. */
export interface Proved {
  readonly formula: Formula;
  readonly refutation: Refutation;
}

/** What can be said of a board with a certificate: one solution, or none, with a proof; or two solutions. */
export type Certified<V> = {
  /** Milliseconds that the search took. */
  readonly solving: number;
} & (
  | ({ readonly status: 'unique'; readonly solution: Board<V> } & Proved)
  | ({ readonly status: 'none' } & Proved)
  | { readonly status: 'several'; readonly solution: Board<V>; readonly other: Board<V> }
  | { readonly status: 'unknown'; readonly because: Because }
  /** There is no proof, and why; `bug` if there should be one. */
  | { readonly status: 'unproved'; readonly problem: string; readonly bug: boolean }
);

/** Over sums, or over clauses alone. */
export type FormulaKind = 'pb' | 'cnf';

/** Solves a board with a log, and makes a proof of what was logged. A limit of memory bounds the log too. */
export async function certify<G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  kind: FormulaKind = 'pb',
  limits: Limits = {},
): Promise<Certified<V>> {
  const started = performance.now();
  const full = new AbortController();
  const log = new LemmaLog(limits.memoryLimit, () => full.abort());
  const { signal = full.signal } = limits;
  const bounds = { ...limits, signal: AbortSignal.any([signal, full.signal]) };
  const { solver, model, variables, board } = compile(puzzle, grid, 'hard', { log });
  const boards: Board<V>[] = [];
  let last = await solver.solveAsync(limitsLeft(bounds, started));
  if (last.status === 'sat') {
    boards.push(board(last.value));
    // Search decides the first variables first: a clause that begins with the last finds an open literal at once.
    solver.block(last.solution, variables.toReversed());
    last = await solver.solveAsync(limitsLeft(bounds, started));
    if (last.status === 'sat') boards.push(board(last.value));
  }
  const solving = performance.now() - started;
  if (full.signal.aborted) return { status: 'unknown', because: 'memory', solving };
  if (last.status === 'unknown') return { status: 'unknown', because: last.because, solving };
  const unproved = (problem: string, bug: boolean): Certified<V> => ({
    status: 'unproved',
    problem,
    bug,
    solving,
  });

  const sums = formulaOf(puzzle, grid);
  if (sums === undefined) return unproved(`${puzzle.id} has no formula yet`, false);
  for (const found of boards) {
    const broken = brokenRule(puzzle, grid, sums, found);
    if (broken !== undefined) return unproved(`the solution breaks a rule: ${broken}`, true);
  }
  const [solution, other] = boards;
  if (solution && other) return { status: 'several', solution, other, solving };

  if (solution) sums.exclude(valuesOn(puzzle, grid, sums, solution)!);
  const formula = kind === 'cnf' ? clausesOf(sums) : sums;
  if (formula === undefined) return unproved('a loop needs sums: leave out --format cnf', false);
  const variableOf = new Map<number, number>();
  for (const variable of [...variables, ...model.definitions.flatMap(({ scope }) => scope)]) {
    const named = sums.variableNamed(variable.name);
    if (named !== undefined) variableOf.set(variable.code >> 1, named);
  }
  const refutation = new Refutation(formula);
  log.replay(formula, (code) => variableOf.get(code), refutation);
  if (!refutation.finished) {
    return unproved(`${refutation.left} of ${refutation.taken} lemmas could not be redone`, true);
  }
  return solution
    ? { status: 'unique', solution, formula, refutation, solving }
    : { status: 'none', formula, refutation, solving };
}

/** The limits, less the time that has passed since `from`: a millisecond at the least. */
export const limitsLeft = (limits: Limits, from: number): Limits =>
  limits.timeLimit === undefined
    ? limits
    : { ...limits, timeLimit: Math.max(1, limits.timeLimit - (performance.now() - from)) };
