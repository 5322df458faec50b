/** A picture in two colours, cell by cell in reading order. */
export interface Bitmap {
  readonly rows: number;
  readonly columns: number;
  readonly painted: readonly boolean[];
}

/** A picture in shades, row by row: from 0, as light as paper, to 1, as dark as ink. */
export interface Shades {
  readonly width: number;
  readonly height: number;
  readonly darkness: Float32Array;
}

/** How a picture becomes cells: the size of the board, and what counts as dark. */
export interface BitmapWish {
  readonly rows: number;
  readonly columns: number;
  /** What is at least this dark is painted, from 0 to 1; if absent, whatever parts the picture best. */
  readonly threshold?: number | undefined;
  /** Spread the shades over neighbouring cells instead of cutting them off. */
  readonly dither?: boolean | undefined;
}

/** Pixels as decoders give them, row by row: one to four samples each, from 0 to `most`. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
  /** Grey, grey and alpha, three colours, or three and alpha; four where nothing is said. */
  readonly channels?: number;
  /** The largest sample; 255 where nothing is said. */
  readonly most?: number;
}

/** How dark a colour is on paper: its luminance (Rec. 709), as far as it covers; samples go from 0 to `most`. */
export const darknessOf = (red: number, green: number, blue: number, cover: number, most: number): number =>
  (1 - (0.2126 * red + 0.7152 * green + 0.0722 * blue) / most) * (cover / most);

/** The shades of grey or coloured pixels, with or without transparency. */
export function shadesOfPixels({ width, height, data, channels = 4, most = 255 }: Pixels): Shades {
  const coloured = channels >= 3;
  const opaque = channels === 1 || channels === 3;
  const darkness = new Float32Array(width * height);
  for (let pixel = 0; pixel < darkness.length; pixel++) {
    const at = pixel * channels;
    const red = data[at]!;
    const green = coloured ? data[at + 1]! : red;
    const blue = coloured ? data[at + 2]! : red;
    const cover = opaque ? most : data[at + channels - 1]!;
    darkness[pixel] = darknessOf(red, green, blue, cover, most);
  }
  return { width, height, darkness };
}

/** A bitmap as shades, to be brought to another size. */
export const shadesOf = ({ rows, columns, painted }: Bitmap): Shades => ({
  width: columns,
  height: rows,
  darkness: Float32Array.from(painted, (on) => (on ? 1 : 0)),
});

/** The picture in two colours at the size of a board: each cell is as dark as the part of the picture it covers. */
export function bitmapOf(shades: Shades, wish: BitmapWish): Bitmap {
  const { rows, columns } = wish;
  const cells = scaled(shades, rows, columns);
  const threshold = wish.threshold ?? (wish.dither ? 0.5 : bestThreshold(cells));
  if (wish.dither) return { rows, columns, painted: dithered(cells, rows, columns, threshold) };
  return { rows, columns, painted: Array.from(cells, (darkness) => darkness >= threshold) };
}

/** The mean darkness under each cell, pixels cut by a cell's border counted in part. */
function scaled({ width, height, darkness }: Shades, rows: number, columns: number): Float64Array {
  const result = new Float64Array(rows * columns);
  for (let row = 0; row < rows; row++) {
    const top = (row * height) / rows;
    const bottom = ((row + 1) * height) / rows;
    for (let column = 0; column < columns; column++) {
      const left = (column * width) / columns;
      const right = ((column + 1) * width) / columns;
      let sum = 0;
      for (let y = Math.floor(top); y < bottom; y++) {
        const tall = Math.min(bottom, y + 1) - Math.max(top, y);
        for (let x = Math.floor(left); x < right; x++) {
          sum += tall * (Math.min(right, x + 1) - Math.max(left, x)) * darkness[y * width + x]!;
        }
      }
      result[row * columns + column] = sum / ((bottom - top) * (right - left));
    }
  }
  return result;
}

/** The threshold that parts the shades into two groups as unlike as can be (Otsu). */
function bestThreshold(cells: Float64Array): number {
  const sorted = Float64Array.from(cells).sort();
  const total = sorted.reduce((sum, darkness) => sum + darkness, 0);
  let best = 0.5;
  let widest = 0;
  let below = 0;
  for (let count = 1; count < sorted.length; count++) {
    below += sorted[count - 1]!;
    if (sorted[count] === sorted[count - 1]) continue;
    const left = sorted.length - count;
    const apart = count * left * (below / count - (total - below) / left) ** 2;
    if (apart <= widest) continue;
    widest = apart;
    best = (sorted[count - 1]! + sorted[count]!) / 2;
  }
  return best;
}

/** What a cell is too dark or too light by is passed on to its neighbours (Floyd and Steinberg). */
function dithered(cells: Float64Array, rows: number, columns: number, threshold: number): boolean[] {
  const left = Float64Array.from(cells);
  const painted: boolean[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cell = row * columns + column;
      const on = left[cell]! >= threshold;
      painted.push(on);
      const error = left[cell]! - (on ? 1 : 0);
      const pass = (down: number, right: number, share: number): void => {
        const c = column + right;
        if (row + down < rows && c >= 0 && c < columns) left[(row + down) * columns + c]! += error * share;
      };
      pass(0, 1, 7 / 16);
      pass(1, -1, 3 / 16);
      pass(1, 0, 5 / 16);
      pass(1, 1, 1 / 16);
    }
  }
  return painted;
}
