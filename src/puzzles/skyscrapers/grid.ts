import type { Side } from '../../board/index.ts';
import type { DigitGrid } from '../kit/index.ts';

/** The given heights, and the clues outside. */
export interface SkyscrapersGrid extends DigitGrid {
  /** By side and line: how many towers are seen from there; 0 where there is no clue. */
  readonly clues: Readonly<Record<Side, readonly number[]>>;
}

/** In the order in which other tools list them. */
export const SIDES: readonly Side[] = ['above', 'below', 'left', 'right'];

/** A place outside from which a line is seen. */
export interface Viewpoint {
  readonly side: Side;
  readonly line: number;
}

/** All places from which a board is seen. */
export const viewpoints = (size: number): Viewpoint[] =>
  SIDES.flatMap((side) => Array.from({ length: size }, (_, line) => ({ side, line })));

/** The cells that are seen from there, the nearest first. */
export function cellsSeen(size: number, { side, line }: Viewpoint): number[] {
  const isRow = side === 'left' || side === 'right';
  const cells = Array.from({ length: size }, (_, at) => (isRow ? line * size + at : at * size + line));
  return side === 'left' || side === 'above' ? cells : cells.reverse();
}

/** How many towers are seen over these heights, of which 0 is unknown. */
export function towersSeen(heights: readonly number[]): number {
  let [top, seen] = [0, 0];
  for (const height of heights) {
    if (height <= top) continue;
    top = height;
    seen++;
  }
  return seen;
}

/** The clues that a number for each viewpoint gives. */
export function cluesFrom(size: number, clue: (from: Viewpoint) => number): SkyscrapersGrid['clues'] {
  const beside = (side: Side): number[] => Array.from({ length: size }, (_, line) => clue({ side, line }));
  return { above: beside('above'), below: beside('below'), left: beside('left'), right: beside('right') };
}
