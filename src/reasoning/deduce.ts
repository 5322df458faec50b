import type { Board } from '../board/index.ts';
import { type Because, type BoolVar, clause, type Statistics } from '../engine/index.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { type ReasoningOptions, Session } from './session.ts';
import { finish, finishAsync, type Task } from './task.ts';

/** What all solutions of a board share. */
export type Deduction<V> = { readonly statistics: Statistics } & (
  | {
      readonly status: 'common';
      /** The cells with the same value in all solutions; the others are open. */
      readonly board: Board<V>;
      /** False: a limit was reached. Every value is sure, but more cells may be common. */
      readonly complete: boolean;
      readonly because?: Because;
    }
  | { readonly status: 'none' }
  | { readonly status: 'unknown'; readonly because: Because }
);

/** A deduction goes by learning: no labeling can follow it. */
export type DeduceOptions = Omit<ReasoningOptions, 'labeling'>;

/** What all solutions of a board have in common. */
export const deduce = <G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  options: DeduceOptions = {},
): Deduction<V> => finish(deducing(puzzle, grid, options));

/** The same in slices, so that an AbortSignal can act. */
export const deduceAsync = async <G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  options: DeduceOptions = {},
): Promise<Deduction<V>> => finishAsync(deducing(puzzle, grid, options));

/** How many cells one question is about: more make long clauses, fewer make many questions. */
const ASKED = 1000;

/**
 * Starts from one solution and asks for another that differs where nothing differed yet, as far from the first as it
 * comes. Each answer opens more cells; where there is none, the cells asked about are common. The engine's `backbone`
 * does the same for small questions, and holds the thread.
 */
function* deducing<G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  options: DeduceOptions,
): Task<Deduction<V>> {
  const session = yield* Session.start(puzzle, grid, options);
  const { solver, compiled } = session;
  const first = yield session.ask([]);
  if (first.status === 'unsat') return { status: 'none', statistics: session.statistics };
  if (first.status === 'unknown') {
    return { status: 'unknown', because: first.because, statistics: session.statistics };
  }
  session.board(first);
  const { value } = first;
  const { variables, atoms } = compiled;
  let open = variables.toReversed();
  // A cell that is open steps back to what most cells have, so that it does not stand in the way of the next.
  const usual = 2 * open.filter((variable) => value(variable) === 1).length > open.length ? 1 : 0;
  const common = new Set<BoolVar>();
  while (open.length > 0) {
    for (const variable of open) solver.prefer(variable, value(variable) === 1 ? 0 : 1);
    solver.decideFirst(open);
    const asked = open.slice(0, ASKED);
    const elsewhere = solver.bool('elsewhere');
    solver.block(first, asked, elsewhere);
    const outcome = yield session.ask([elsewhere]);
    solver.post(clause([elsewhere.not()]));
    if (outcome.status === 'sat') {
      for (const variable of open) {
        if (outcome.value(variable) !== value(variable)) solver.prefer(variable, usual);
      }
      open = open.filter((variable) => outcome.value(variable) === value(variable));
    } else if (outcome.status === 'unsat') {
      for (const variable of asked) {
        common.add(variable);
        solver.post(clause([variable.eq(value(variable))]));
      }
      open = open.slice(ASKED);
    } else {
      const { because } = outcome;
      return {
        status: 'common',
        board: settled(session),
        complete: false,
        because,
        statistics: session.statistics,
      };
    }
  }
  const board = atoms.boardOf((atom) => (common.has(variables[atom]!) ? value(variables[atom]!) : -1));
  return { status: 'common', board, complete: true, statistics: session.statistics };
}

/** What the rules and what was learned from them force without any choice. */
const settled = <V extends string>({ compiled: { atoms, variables } }: Session<V>): Board<V> =>
  atoms.boardOf((atom) => {
    const { min, max } = variables[atom]!;
    return min < max ? -1 : max;
  });
