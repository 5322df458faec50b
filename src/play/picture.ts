import type { Shades } from '../board/index.ts';
import { MAX_DRAWN_SIDE } from './draft.ts';

type Proportions = Pick<Shades, 'width' | 'height'>;

/** Boards smaller than this show nothing. */
const LEAST_SIDE = 5;
const USUAL_WIDTH = 20;

const within = (number: number, least: number, most: number): number =>
  Math.min(Math.max(number, least), most);

/**
 * How many cells across a picture can become: neither side of the board is too short or too long. A picture so narrow
 * or so flat that one of them must be is better short than out of proportion.
 */
export function widthsOfPicture({ width, height }: Proportions): {
  readonly least: number;
  readonly most: number;
  readonly usual: number;
} {
  const most = within(Math.floor((MAX_DRAWN_SIDE * width) / height), 1, MAX_DRAWN_SIDE);
  const least = Math.min(Math.max(LEAST_SIDE, Math.ceil((LEAST_SIDE * width) / height)), most);
  return { least, most, usual: within(USUAL_WIDTH, least, most) };
}

/** How many rows a board so wide has if a picture keeps its proportions on it. */
export const rowsOfPicture = ({ width, height }: Proportions, columns: number): number =>
  within(Math.round((columns * height) / width), 1, MAX_DRAWN_SIDE);
