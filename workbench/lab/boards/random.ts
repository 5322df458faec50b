import { InvariantError, Solver } from '../../../src/engine/index.ts';
import type { LabBoard } from '../../../src/lab/index.ts';
import type { Chance, Puzzle, SketchWish } from '../../../src/puzzles/index.ts';
import { Mulberry } from './mulberry.ts';

/** Several numbers make one seed, so that each board of an experiment has a separate stream. */
export class Random extends Mulberry implements Chance {
  constructor(...seeds: readonly number[]) {
    let state = 0x9e3779b9;
    for (const seed of seeds) {
      state = Math.imul(state ^ (seed >>> 0), 0x85ebca6b);
      state ^= state >>> 13;
    }
    super(state);
  }

  fraction(): number {
    return this.below(2 ** 32) / 2 ** 32;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }
}

/** A random board as the paper on its puzzle makes them, by the same generator as `generate --method paper`. */
export function asThePaper<G, V extends string>(
  puzzle: Puzzle<G, V>,
  side: number,
  run: number,
  random: Random,
): LabBoard<G, V> {
  const made = puzzle.setter.paper?.(squareWish(side), random, new Solver());
  if (!made) throw new InvariantError(`no paper makes boards of ${puzzle.id}`);
  return { name: `${side}x${side} #${run}`, puzzle, grid: made.grid };
}

/** A square board without further options. */
const squareWish = (side: number): SketchWish => ({
  rows: side,
  columns: side,
  lean: 0,
  number: () => undefined,
  choice: () => '',
});
