/**
 * The puzzles. Each lives in its own folder and fulfils the contract of `puzzle.ts`, which is a door of its own for
 * those who work on any puzzle; `list.ts` is the only list of them. What they share is in `kit`; nothing in here
 * solves, reads other tools' formats or draws.
 */
import * as list from './list.ts';
import type { AnyPuzzle } from './puzzle.ts';

export * from './list.ts';
export * from './puzzle.ts';

/** Every puzzle, in the order of their names. */
export const puzzles: readonly AnyPuzzle[] = Object.values(list);

/** Every puzzle by its id, with the types of its own grid and values. */
export type PuzzleById = { readonly [K in keyof typeof list as (typeof list)[K]['id']]: (typeof list)[K] };

/** The ids of all puzzles. */
export type PuzzleId = keyof PuzzleById;

/** The puzzle with this id, for ids that are known when the program is compiled. */
export const puzzle = <I extends PuzzleId>(id: I): PuzzleById[I] =>
  puzzles.find((puzzle) => puzzle.id === id) as PuzzleById[I];

/** The puzzle with this id, if there is one. */
export const puzzleById = (id: string): AnyPuzzle | undefined => puzzles.find((puzzle) => puzzle.id === id);
