import type { LabBoard } from '../../../src/lab/index.ts';
import { type AkariGrid, akari, type Light } from '../../../src/puzzles/akari/index.ts';
import { asThePaper, Random } from './random.ts';

/**
 * The random board of paper 002: two coins a cell, one outcome of four blackens it, and no number is ever written.
 * (Another outcome makes the cell 0 in the generator's own matrix, but only black cells are copied to the board that
 * is solved, so it forbids nothing.)
 */
export function randomLights(side: number, seed: number, run: number): LabBoard<AkariGrid, Light> {
  return asThePaper(akari, side, run, new Random(seed, side, run, 2));
}
