import type { Board } from '../board/index.ts';
import { type Labeling, Solver, type Statistics } from '../engine/index.ts';
import type { LabBoard } from './lab-board.ts';
import type { Answer, Measured } from './measurement.ts';
import type { Posed } from './posed.ts';

export type Strategy = Pick<Labeling, 'select' | 'branch' | 'order'>;

export interface Search {
  /** Chronological search; learning where absent. */
  readonly labeling?: Strategy;
  /** Learn, but take decisions from this. */
  readonly follow?: Strategy;
  /** False: learning never starts again. */
  readonly restarts?: boolean;
  /** False: learning keeps every clause. */
  readonly forgetting?: boolean;
  /** Any solution, a proof that there is only one, or all of them. */
  readonly goal: 'any' | 'unique' | 'all';
  /** Milliseconds. */
  readonly timeLimit: number;
}

/** A way to solve boards that an experiment compares with others. */
export interface Method<G, V extends string> {
  readonly name: string;
  readonly pose: (board: LabBoard<G, V>) => Posed<V>;
  readonly search: Pick<Search, 'labeling' | 'follow' | 'restarts' | 'forgetting'>;
}

/** More solutions than this are not counted. */
const MOST_SOLUTIONS = 100_000;
/** How many solutions are checked by the rules. */
const MOST_VERIFIED = 200;

interface Found<V> {
  readonly boards: Board<V>[];
  solutions: number;
  /** Full boards that broke a rule the model had left out. */
  refused: number;
  end: 'enough' | 'exhausted' | 'limit';
}

/** Puts a board to the engine and searches, by the clock; the solutions are verified when the clock has stopped. */
export function measure<G, V extends string>(
  board: LabBoard<G, V>,
  pose: (board: LabBoard<G, V>) => Posed<V>,
  search: Search,
): Measured {
  const start = performance.now();
  const posed = pose(board);
  const posedAt = performance.now();
  const found = search.labeling ? label(posed, search, search.labeling) : learn(posed, search);
  const end = performance.now();
  const { statistics } = posed.solver;
  return {
    answer: answerOf(found, search),
    verified: keepsAllRules(board, found.boards),
    ms: [end - start],
    counters: {
      posing: posedAt - start,
      searching: end - posedAt,
      solutions: found.solutions,
      refused: found.refused,
      ...countersOf(statistics),
    },
  };
}

/**
 * Times the same thing again, up to this many runs or milliseconds; counters are those of the first run. Where
 * there is time for others, the first run has only warmed the code.
 */
export function repeated(most: number, enough: number, run: () => Measured): Measured {
  const first = run();
  let spent = first.ms[0] ?? 0;
  if (most === 1 || spent > enough || first.answer === 'unknown') return first;
  const ms: number[] = [];
  do {
    const [again = 0] = run().ms;
    ms.push(again);
    spent += again;
  } while (ms.length < most && spent < enough);
  return { ...first, ms };
}

/** The counters of a solver that mean the same from run to run; its times are not among them. */
export function countersOf(statistics: Statistics): Record<string, number> {
  const { time: _, ...counters } = statistics;
  return counters;
}

const wanted = ({ goal }: Search): number => (goal === 'any' ? 1 : goal === 'unique' ? 2 : MOST_SOLUTIONS);

/** Notes a full board; false when there are enough. */
function note<V extends string>(found: Found<V>, board: Board<V>, search: Search): boolean {
  found.solutions++;
  if (found.boards.length < MOST_VERIFIED) found.boards.push(board);
  if (found.solutions < wanted(search)) return true;
  found.end = 'enough';
  return false;
}

const nothingYet = <V>(): Found<V> => ({ boards: [], solutions: 0, refused: 0, end: 'exhausted' });

function label<V extends string>(posed: Posed<V>, search: Search, strategy: Strategy): Found<V> {
  const found = nothingYet<V>();
  const labeling = { ...strategy, variables: posed.variables };
  for (const outcome of posed.solver.solutions({ labeling, timeLimit: search.timeLimit })) {
    if (outcome.status === 'unknown') {
      found.end = 'limit';
      break;
    }
    const board = posed.board(outcome.value);
    if (posed.keepsRest && !posed.keepsRest(board)) found.refused++;
    else if (!note(found, board, search)) break;
  }
  return found;
}

function learn<V extends string>(posed: Posed<V>, search: Search): Found<V> {
  const found = nothingYet<V>();
  const { solver, variables } = posed;
  const until = performance.now() + search.timeLimit;
  const how = {
    ...(search.follow && { follow: { ...search.follow, variables } }),
    ...(search.restarts !== undefined && { restarts: search.restarts }),
    ...(search.forgetting !== undefined && { forgetting: search.forgetting }),
  };
  for (;;) {
    const outcome = solver.solve({ timeLimit: Math.max(0, until - performance.now()), ...how });
    if (outcome.status === 'unsat') return found;
    if (outcome.status === 'unknown') {
      found.end = 'limit';
      return found;
    }
    const board = posed.board(outcome.value);
    if (posed.keepsRest && !posed.keepsRest(board)) {
      found.refused++;
      const lessons = posed.lessons?.(board) ?? [];
      for (const lesson of lessons) solver.post(lesson);
      if (lessons.length === 0) solver.block(outcome.solution, variables);
    } else if (note(found, board, search)) solver.block(outcome.solution, variables);
    else return found;
  }
}

function answerOf<V>({ end, solutions }: Found<V>, { goal }: Search): Answer {
  if (end === 'limit') return 'unknown';
  if (goal === 'all') return end === 'exhausted' ? 'counted' : 'unknown';
  if (solutions === 0) return 'none';
  return goal === 'any' ? 'solved' : solutions === 1 ? 'unique' : 'several';
}

function keepsAllRules<G, V extends string>(
  { puzzle, grid }: LabBoard<G, V>,
  boards: readonly Board<V>[],
): boolean {
  if (boards.length === 0) return true;
  const { rules } = puzzle.model(grid, new Solver());
  return boards.every((board) => rules.every((rule) => rule.holds(board)));
}
