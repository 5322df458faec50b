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

/** The puzzle with this id, if there is one. */
export const puzzleById = (id: string): AnyPuzzle | undefined => puzzles.find((puzzle) => puzzle.id === id);
