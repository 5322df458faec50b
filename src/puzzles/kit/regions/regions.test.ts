import { describe, expect, it } from 'vitest';
import { randomFrom, randomRegions, scatteredRegions } from '../../../../test/random-regions.ts';
import {
  cellsByRegion,
  detachedCells,
  type Partition,
  partitionFromNames,
  partitionFromWalls,
  piecesOf,
  wallsOf,
} from './regions.ts';

const drawn = (...rows: string[]): Partition =>
  partitionFromNames(rows.length, rows[0]!.length, [...rows.join('')]);

describe('a partition from names', () => {
  it('is numbered in reading order, whatever the names', () => {
    expect(partitionFromNames(2, 3, [7, 7, 2, 9, 7, 2]).regions).toEqual([0, 0, 1, 2, 0, 1]);
    expect(drawn('zzb', 'azb')).toEqual({ rows: 2, columns: 3, regions: [0, 0, 1, 2, 0, 1] });
  });

  it('lists the cells of each region', () => {
    expect(cellsByRegion(drawn('aab', 'cab'))).toEqual([[0, 1, 4], [2, 5], [3]]);
  });
});

describe('a partition from walls', () => {
  it('joins cells around a wall that closes nothing off', () => {
    const walls = { right: [true, false, false, false], below: [false, false, false, false] };
    expect(partitionFromWalls(2, 2, walls).regions).toEqual([0, 0, 0, 0]);
  });

  it('does not join the end of a row with the start of the next', () => {
    const walls = { right: [true, false, true, false], below: [true, true, false, false] };
    expect(partitionFromWalls(2, 2, walls).regions).toEqual([0, 1, 2, 3]);
  });

  it('walls stand between different regions, and not at the rim', () => {
    expect(wallsOf(drawn('aab', 'cab'))).toEqual({
      right: [false, true, false, true, true, false],
      below: [true, false, false, false, false, false],
    });
  });

  const seed = 20260301;
  it(`walls and regions say the same of connected regions (seed ${seed})`, () => {
    const below = randomFrom(seed);
    for (let round = 0; round < 300; round++) {
      const partition = randomRegions(below, 1 + below(7), 1 + below(7), 20 + below(75));
      expect(piecesOf(partition)).toEqual(partition);
      expect(detachedCells(partition)).toEqual([]);
    }
  });

  it('a region as large as a board may be is no trouble', () => {
    const cells = 500 * 500;
    const none = new Array<boolean>(cells).fill(false);
    expect(partitionFromWalls(500, 500, { right: none, below: none }).regions.every((r) => r === 0)).toBe(
      true,
    );
  });
});

describe('regions in several pieces', () => {
  it('every piece but the first of its region is detached', () => {
    expect(detachedCells(drawn('aba', 'bba', 'aab'))).toEqual([2, 6, 8]);
  });

  const seed = 20260302;
  it(`as many pieces are detached as there are more pieces than regions (seed ${seed})`, () => {
    const below = randomFrom(seed);
    for (let round = 0; round < 300; round++) {
      const partition = scatteredRegions(below, 1 + below(6), 1 + below(6), 1 + below(6));
      const pieces = cellsByRegion(piecesOf(partition)).length;
      expect(detachedCells(partition)).toHaveLength(pieces - cellsByRegion(partition).length);
    }
  });
});
