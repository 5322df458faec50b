import { describe, expect, it } from 'vitest';
import { Random } from '../../../generate/index.ts';
import { blobs } from '../cells/blobs.ts';
import { type GrowthWish, growRegions } from './grow-regions.ts';
import { cellsByRegion, detachedCells, type Partition, partitionFromNames, wallsOf } from './regions.ts';

const WISH: GrowthWish = {
  rows: 20,
  columns: 30,
  size: 5,
  variety: 0.5,
  raggedness: 0,
  colourOf: () => true,
};

const grown = (wish: Partial<GrowthWish>, seed: number): Partition => {
  const whole = { ...WISH, ...wish };
  return partitionFromNames(whole.rows, whole.columns, Array.from(growRegions(whole, new Random(seed))));
};

const sizes = (partition: Partition): number[] => cellsByRegion(partition).map((cells) => cells.length);
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
const spread = (numbers: readonly number[]): number => {
  const middle = mean(numbers);
  return Math.sqrt(mean(numbers.map((n) => (n - middle) ** 2)));
};
const walls = (partition: Partition): number => {
  const { right, below } = wallsOf(partition);
  return [...right, ...below].filter((stands) => stands).length;
};

describe('regions', () => {
  it.each([1, 2, 3, 4, 5])('are connected and of one colour (seed %i)', (seed) => {
    const picture = blobs({ rows: 20, columns: 30, share: 0.4, smoothing: 2 }, new Random(seed));
    const partition = grown({ colourOf: (cell) => picture.painted[cell]! }, seed);
    expect(detachedCells(partition)).toEqual([]);
    for (const cells of cellsByRegion(partition)) {
      expect(new Set(cells.map((cell) => picture.painted[cell])).size).toBe(1);
    }
  });

  it.each([3, 5, 9, 20])('have about the size wished for (%i cells)', (size) => {
    expect(mean(sizes(grown({ size }, 1)))).toBeGreaterThan(0.75 * size);
    expect(mean(sizes(grown({ size }, 1)))).toBeLessThan(1.4 * size);
  });

  it('differ more in size the more variety is wished for', () => {
    expect(spread(sizes(grown({ size: 9, variety: 0 }, 2)))).toBeLessThan(
      spread(sizes(grown({ size: 9, variety: 1 }, 2))),
    );
  });

  it('are round unless combs are asked for', () => {
    expect(walls(grown({ size: 9 }, 3)) * 1.2).toBeLessThan(walls(grown({ size: 9, raggedness: 1 }, 3)));
  });

  it('leave no single cell where a neighbour has its colour', () => {
    expect(Math.min(...sizes(grown({}, 4)))).toBeGreaterThan(1);
  });

  it('are grown in time that does not explode', () => {
    expect(grown({ rows: 300, columns: 300 }, 5).regions).toHaveLength(90_000);
  });
});

describe('blobs', () => {
  it('paint the share wished for', () => {
    const { painted } = blobs({ rows: 10, columns: 10, share: 0.37, smoothing: 3 }, new Random(1));
    expect(painted.filter((on) => on)).toHaveLength(37);
  });

  it('have fewer borders the smoother they are', () => {
    const borders = (smoothing: number): number => {
      const { painted } = blobs({ rows: 20, columns: 20, share: 0.5, smoothing }, new Random(2));
      return walls({ rows: 20, columns: 20, regions: painted.map(Number) });
    };
    expect(borders(4)).toBeLessThan(0.6 * borders(0));
  });
});
