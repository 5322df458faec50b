/**
 * Making boards: a puzzle's setter draws sketches (a solution and every clue that may lead to it); here they are
 * proved to have one solution, repaired where they have more, stripped of clues, and graded until one has the level
 * asked. Seeded throughout: the same wish gives the same board on every machine. Nothing here knows which puzzles
 * there are, reads files or starts threads. Start with `generating.ts`.
 */
import type { Board } from '../board/index.ts';
import { ModelError, Solver } from '../engine/index.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { finish, finishAsync, solve, verify } from '../reasoning/index.ts';
import {
  type Generated,
  type GenerateOptions,
  generating,
  generatingUngraded,
  type Ungraded,
} from './generating.ts';
import { Random } from './random.ts';
import { type GenerateWish, problemsWith, sketchWish } from './wish.ts';

export type { ClueAmount, SetterOption } from '../puzzles/puzzle.ts';
export type { Generated, GenerateOptions, Ungraded } from './generating.ts';
export { outlookOf } from './outlook.ts';
export { MAX_SEED, Random, seedOfBoard } from './random.ts';
export { readBitmap } from './read-bitmap.ts';
export { type GenerateWish, problemsWith } from './wish.ts';

/** One board with one solution, of the level asked. Throws on a wish that `problemsWith` finds fault with. */
export const generate = <G, V extends string>(
  puzzle: Puzzle<G, V>,
  wish: GenerateWish,
  options: GenerateOptions = {},
): Generated<G, V> => finish(generating(puzzle, sound(puzzle, wish), options));

/** The same in slices, so that an AbortSignal is heard. */
export const generateAsync = async <G, V extends string>(
  puzzle: Puzzle<G, V>,
  wish: GenerateWish,
  options: GenerateOptions = {},
): Promise<Generated<G, V>> => finishAsync(generating(puzzle, sound(puzzle, wish), options));

/** The board that `generateAsync` makes of the same wish, without a grade: several times as fast. Takes no level. */
export const generateUngraded = async <G, V extends string>(
  puzzle: Puzzle<G, V>,
  wish: GenerateWish,
  options: GenerateOptions = {},
): Promise<Ungraded<G, V>> => {
  if (wish.level !== undefined) throw new ModelError(`expected no level without a grade, got ${wish.level}`);
  return finishAsync(generatingUngraded(puzzle, sound(puzzle, wish), options));
};

/** A board as a paper makes them, or why there is none. */
export type PaperBoardMade<G, V> =
  /** `solution`: one that keeps all our rules, if one was found in time. */
  | { readonly ok: true; readonly grid: G; readonly solution?: Board<V> }
  | { readonly ok: false; readonly because: 'time' | 'stopped' };

/**
 * A board as the paper on its puzzle makes them: random, with any number of solutions, even none. For experiments;
 * they are not for players. Throws where there is no paper: see `setter.paper`.
 */
export function paperBoard<G, V extends string>(
  puzzle: Puzzle<G, V>,
  wish: GenerateWish,
  options: Pick<GenerateOptions, 'timeLimit' | 'signal'> = {},
): PaperBoardMade<G, V> {
  const { setter } = puzzle;
  sound(puzzle, wish);
  if (!setter.paper) throw new ModelError(`no paper makes boards of ${puzzle.id}`);
  const from = performance.now();
  const made = setter.paper(sketchWish(puzzle, wish, 0), new Random(wish.seed), new Solver(), options);
  if (!made) return { ok: false, because: options.signal?.aborted ? 'stopped' : 'time' };
  const { grid, solution } = made;
  // The paper's filling may keep fewer rules than ours.
  if (solution && verify(puzzle, grid, solution).correct) return { ok: true, grid, solution };
  const { timeLimit, signal } = options;
  const solved = solve(puzzle, grid, {
    timeLimit: timeLimit === undefined ? undefined : Math.max(0, timeLimit - (performance.now() - from)),
    signal,
  });
  return solved.status === 'solved' ? { ok: true, grid, solution: solved.board } : { ok: true, grid };
}

/** The wish, if nothing is wrong with it. */
function sound<G, V extends string>(puzzle: Puzzle<G, V>, wish: GenerateWish): GenerateWish {
  const [problem] = problemsWith(puzzle, wish);
  if (problem !== undefined) throw new ModelError(problem.en);
  return wish;
}
