import { MAX_DRAWN_SIDE } from './draft.ts';

/** Pixels as a canvas gives them: four bytes each, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}

type Proportions = Pick<Pixels, 'width' | 'height'>;

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

/** How dark each cell of a board laid over a picture is, from 0 to 255; what shows through counts as white. */
export function darkness({ width, height, data }: Pixels, rows: number, columns: number): number[] {
  return Array.from({ length: rows * columns }, (_, cell) => {
    const [top, bottom] = span(Math.floor(cell / columns), rows, height);
    const [left, right] = span(cell % columns, columns, width);
    let sum = 0;
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const at = (y * width + x) * 4;
        const grey = 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!;
        sum += ((255 - grey) * data[at + 3]!) / 255;
      }
    }
    return sum / ((bottom - top) * (right - left));
  });
}

function span(index: number, count: number, length: number): [from: number, to: number] {
  const from = Math.min(Math.floor((index * length) / count), length - 1);
  return [from, Math.max(from + 1, Math.floor(((index + 1) * length) / count))];
}

/** Which cells are dark, by the threshold that parts dark from pale best (Otsu's: largest variance between them). */
export function darkCells(darknesses: readonly number[]): boolean[] {
  const counts = new Array<number>(256).fill(0);
  for (const dark of darknesses) counts[Math.round(dark)]!++;
  const total = darknesses.length;
  const sum = counts.reduce((whole, count, level) => whole + count * level, 0);
  let best = 127;
  let widest = -1;
  let below = 0;
  let sumBelow = 0;
  for (let level = 0; level < 255; level++) {
    below += counts[level]!;
    sumBelow += counts[level]! * level;
    if (below === 0 || below === total) continue;
    const apart = sumBelow / below - (sum - sumBelow) / (total - below);
    const spread = below * (total - below) * apart * apart;
    if (spread > widest) {
      widest = spread;
      best = level;
    }
  }
  return darknesses.map((dark) => dark > best);
}
