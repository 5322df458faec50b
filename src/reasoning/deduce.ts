import type { Board } from '../board/index.ts';
import { type Because, clause, type Literal, type Statistics } from '../engine/index.ts';
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

export const deduce = <G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  options: DeduceOptions = {},
): Deduction<V> => finish(deducing(Session.start(puzzle, grid, options)));

/** The same in slices, so that an AbortSignal is heard. */
export const deduceAsync = async <G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  options: DeduceOptions = {},
): Promise<Deduction<V>> => finishAsync(deducing(Session.start(puzzle, grid, options)));

/**
 * Starts from one solution and asks for another that differs where nothing differed yet. Each answer opens more
 * cells; when there is none, the others are common. The engine's `backbone` does the same, but holds the thread.
 */
function* deducing<V extends string>(session: Session<V>): Task<Deduction<V>> {
  const { solver, compiled } = session;
  const first = yield session.ask([]);
  if (first.status === 'unsat') return { status: 'none', statistics: session.statistics };
  if (first.status === 'unknown') {
    return { status: 'unknown', because: first.because, statistics: session.statistics };
  }
  session.board(first);
  let common: Literal[] = compiled.variables.map((variable) => variable.eq(first.value(variable)));
  for (;;) {
    const elsewhere = solver.bool('elsewhere');
    solver.post(clause(common.map((literal) => literal.not())), { when: elsewhere });
    const outcome = yield session.ask([elsewhere]);
    solver.post(clause([elsewhere.not()]));
    const { statistics } = session;
    if (outcome.status === 'unknown') {
      return {
        status: 'common',
        board: settled(session),
        complete: false,
        because: outcome.because,
        statistics,
      };
    }
    if (outcome.status === 'unsat') {
      const values = new Map(common.map(({ variable, bound }) => [variable, bound === 1 ? 1 : 0] as const));
      return {
        status: 'common',
        board: compiled.openBoard((x) => values.get(x)),
        complete: true,
        statistics,
      };
    }
    common = common.filter((literal) => literal.test(outcome.value(literal.variable)));
  }
}

/** What the rules and what was learned from them force without any choice. */
const settled = <V extends string>({ compiled }: Session<V>): Board<V> =>
  compiled.openBoard(({ min, max }) => (min < max ? undefined : max === 1 ? 1 : 0));
