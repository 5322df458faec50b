import { expect, it } from 'vitest';
import { MAX_SEED, Random, seedOfBoard } from './random.ts';

it('the stream under a published seed never changes', () => {
  const first = (seed: number): number[] => {
    const random = new Random(seed);
    return Array.from({ length: 4 }, () => random.below(2 ** 32));
  };
  expect([0, 1, 20261115, MAX_SEED].map(first)).toMatchInlineSnapshot(`
    [
      [
        3300212312,
        1743954244,
        207519241,
        3716241083,
      ],
      [
        2308299391,
        1950625580,
        354034397,
        661219729,
      ],
      [
        3726451874,
        93277000,
        4259864205,
        65887038,
      ],
      [
        4087913446,
        125566104,
        1993914836,
        1881733290,
      ],
    ]
  `);
});

it('the seeds of a run never change, differ, and the first is that of the run', () => {
  const seeds = Array.from({ length: 1000 }, (_, index) => seedOfBoard(7, index));
  expect(seeds.slice(0, 4)).toMatchInlineSnapshot(`
    [
      7,
      7571013910660993,
      2575220136770553,
      1631795978095425,
    ]
  `);
  expect(new Set(seeds).size).toBe(1000);
  expect(seeds.every((seed) => Number.isSafeInteger(seed) && seed >= 0)).toBe(true);
  expect(seedOfBoard(8, 1)).not.toBe(seeds[1]);
});

it('numbers stay below their limit and reach every value', () => {
  const random = new Random(3);
  const seen = new Map<number, number>();
  for (let round = 0; round < 6000; round++) {
    const value = random.below(6);
    seen.set(value, (seen.get(value) ?? 0) + 1);
  }
  expect([...seen.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

it('a shuffle keeps everything and moves it', () => {
  const items = Array.from({ length: 50 }, (_, at) => at);
  const shuffled = new Random(1).shuffle([...items]);
  expect(shuffled).not.toEqual(items);
  expect(shuffled.sort((a, b) => a - b)).toEqual(items);
});
