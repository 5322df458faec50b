import type { Bitmap } from '../../../board/index.ts';
import type { Chance } from '../../setter.ts';

export interface BlobWish {
  readonly rows: number;
  readonly columns: number;
  /** How much of the picture is painted, from 0 to 1. */
  readonly share: number;
  /** How often the noise is smoothed: the more, the larger the blobs. */
  readonly smoothing: number;
}

/** A random picture of blobs: noise, smoothed, and painted where it is highest. */
export function blobs({ rows, columns, share, smoothing }: BlobWish, chance: Chance): Bitmap {
  let heights = Float64Array.from({ length: rows * columns }, () => chance.fraction());
  for (let round = 0; round < smoothing; round++) heights = smoothed(heights, rows, columns);
  const painted = Math.round(share * heights.length);
  // Cells of equal height are told apart by their place, so that the share is met exactly.
  const highest = Array.from(heights.keys()).sort((a, b) => heights[b]! - heights[a]! || a - b);
  const picture = new Array<boolean>(heights.length).fill(false);
  for (const cell of highest.slice(0, painted)) picture[cell] = true;
  return { rows, columns, painted: picture };
}

/** Each height becomes the mean of itself and its up to eight neighbours. */
function smoothed(
  heights: Float64Array<ArrayBuffer>,
  rows: number,
  columns: number,
): Float64Array<ArrayBuffer> {
  const result = new Float64Array(heights.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let sum = 0;
      let count = 0;
      for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++) {
        for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++) {
          sum += heights[r * columns + c]!;
          count++;
        }
      }
      result[row * columns + column] = sum / count;
    }
  }
  return result;
}
