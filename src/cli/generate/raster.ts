import { darknessOf, type Shades } from '../../board/index.ts';

/** Largest picture read. */
export const MOST_PIXELS = 25_000_000;

/** A picture whose pixels are put in one by one, in any order. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  /** The value of full light, and of full cover. */
  readonly most: number;
  /** Red, green, blue and cover of a pixel as the file holds it. */
  colourOf(pixel: ArrayLike<number>): readonly [red: number, green: number, blue: number, cover: number];
}

/** Collects how dark the pixels are; what is transparent shows the paper. */
export function shadesFrom({ width, height, most, colourOf }: Raster): {
  readonly shades: Shades;
  put(column: number, row: number, pixel: ArrayLike<number>): void;
} {
  const darkness = new Float32Array(width * height);
  return {
    shades: { width, height, darkness },
    put(column, row, pixel) {
      const [red, green, blue, cover] = colourOf(pixel);
      darkness[row * width + column] = darknessOf(red, green, blue, cover, most);
    },
  };
}
