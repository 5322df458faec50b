/**
 * Making boards: a puzzle's setter draws sketches (a solution and every clue that may lead to it); here they are
 * proved to have one solution, repaired where they have more, stripped of clues, and graded until one has the level
 * asked. Seeded throughout: the same wish gives the same board on every machine. Nothing here knows which puzzles
 * there are, reads files or starts threads. Start with `generating.ts`.
 */
import type { Board } from '../board/index.ts';
import { ModelError } from '../engine/index.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { finish, finishAsync, type Task } from '../reasoning/index.ts';
import { type Generated, type GenerateOptions, generating } from './generating.ts';
import { Random } from './random.ts';
import { type GenerateWish, problemsWith, sketchWish } from './wish.ts';

export type { ClueAmount, SetterOption } from '../puzzles/puzzle.ts';
export type { Generated, GenerateOptions } from './generating.ts';
export { MAX_SEED, Random, seedOfBoard } from './random.ts';
export { readBitmap } from './read-bitmap.ts';
export { type GenerateWish, problemsWith } from './wish.ts';

/** One board with one solution, of the level asked. Throws on a wish that `problemsWith` finds fault with. */
export const generate = <G, V extends string>(
  puzzle: Puzzle<G, V>,
  wish: GenerateWish,
  options: GenerateOptions = {},
): Generated<G, V> => finish(begin(puzzle, wish, options));

/** The same in slices, so that an AbortSignal is heard. */
export const generateAsync = async <G, V extends string>(
  puzzle: Puzzle<G, V>,
  wish: GenerateWish,
  options: GenerateOptions = {},
): Promise<Generated<G, V>> => finishAsync(begin(puzzle, wish, options));

/**
 * A board as the paper on its puzzle makes them: random, with any number of solutions. For experiments; nobody should
 * be given one to solve. Where the paper's generator knows a solution, so do we. Throws where there is no paper: see
 * `setter.paper`.
 */
export function paperBoard<G, V extends string>(
  puzzle: Puzzle<G, V>,
  wish: GenerateWish,
): { readonly grid: G; readonly solution?: Board<V> } {
  const [problem] = problemsWith(puzzle, wish);
  if (problem !== undefined) throw new ModelError(problem.en);
  const { paper } = puzzle.setter;
  if (!paper) throw new ModelError(`no paper makes boards of ${puzzle.id}`);
  return paper(sketchWish(puzzle, wish, 0), new Random(wish.seed));
}

function begin<G, V extends string>(
  puzzle: Puzzle<G, V>,
  wish: GenerateWish,
  options: GenerateOptions,
): Task<Generated<G, V>> {
  const [problem] = problemsWith(puzzle, wish);
  if (problem !== undefined) throw new ModelError(problem.en);
  return generating(puzzle, wish, options);
}
