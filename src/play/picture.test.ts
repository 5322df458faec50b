import { describe, expect, it } from 'vitest';
import { MAX_DRAWN_SIDE } from './draft.ts';
import { rowsOfPicture, widthsOfPicture } from './picture.ts';

describe('the sizes that a picture can have as a board', () => {
  it('is twenty cells wide if nothing else is said', () => {
    expect(widthsOfPicture({ width: 400, height: 300 })).toEqual({ least: 7, most: 60, usual: 20 });
    expect(rowsOfPicture({ width: 400, height: 300 }, 20)).toBe(15);
    expect(widthsOfPicture({ width: 300, height: 400 })).toEqual({ least: 5, most: 45, usual: 20 });
    expect(rowsOfPicture({ width: 300, height: 400 }, 45)).toBe(60);
  });

  it('keeps the proportions at every width, and both sides within reason', () => {
    for (const [width, height] of [
      [100, 100],
      [400, 225],
      [225, 400],
      [400, 50],
      [50, 400],
    ] as const) {
      const { least, most, usual } = widthsOfPicture({ width, height });
      expect(least).toBeLessThanOrEqual(usual);
      expect(usual).toBeLessThanOrEqual(most);
      for (let columns = least; columns <= most; columns++) {
        const rows = rowsOfPicture({ width, height }, columns);
        expect(Math.abs(rows - (columns * height) / width)).toBeLessThanOrEqual(0.5);
        expect(Math.min(rows, columns)).toBeGreaterThanOrEqual(5);
        expect(Math.max(rows, columns)).toBeLessThanOrEqual(MAX_DRAWN_SIDE);
      }
    }
  });

  it('a strip is short rather than out of proportion', () => {
    expect(widthsOfPicture({ width: 400, height: 10 })).toEqual({ least: 60, most: 60, usual: 60 });
    expect(rowsOfPicture({ width: 400, height: 10 }, 60)).toBe(2);
    expect(widthsOfPicture({ width: 10, height: 400 })).toEqual({ least: 1, most: 1, usual: 1 });
    expect(rowsOfPicture({ width: 1, height: 400 }, 1)).toBe(60);
  });
});
