import type { AnyPuzzle } from '../../src/puzzles/index.ts';
import type { Below } from '../random-regions.ts';
import { casesOf } from './puzzle-folders.ts';

/** The seed of this run: fixed, unless the environment asks for another. */
export const SEED = Number(process.env['CALCADA_SEED'] ?? 20_231);

/** A random board of the puzzle that its own reader accepts. */
export function tinyBoard(puzzle: AnyPuzzle, below: Below, rows: number, columns: number): unknown {
  const { tiny } = casesOf(puzzle);
  for (let attempt = 0; attempt < 1000; attempt++) {
    const parsed = puzzle.fromJson({ puzzle: puzzle.id, ...tiny(below, rows, columns) });
    if (parsed.ok) return parsed.grid;
  }
  throw new Error(`the tiny boards of ${puzzle.id} are never readable`);
}
