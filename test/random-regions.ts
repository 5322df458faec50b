import { type Partition, partitionFromNames, partitionFromWalls } from '../src/puzzles/kit/index.ts';

/** A whole number from zero, below the limit. */
export type Below = (limit: number) => number;

/** The same numbers for the same seed, on every machine. */
export function randomFrom(seed: number): Below {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

/** Connected regions, by walls that stand with a probability of `percent`. */
export function randomRegions(below: Below, rows: number, columns: number, percent = 60): Partition {
  const walls = () => Array.from({ length: rows * columns }, () => below(100) < percent);
  return partitionFromWalls(rows, columns, { right: walls(), below: walls() });
}

/** Regions of cells from anywhere, at most this many. */
export function scatteredRegions(below: Below, rows: number, columns: number, regions: number): Partition {
  const names = Array.from({ length: rows * columns }, () => below(regions));
  return partitionFromNames(rows, columns, names);
}
