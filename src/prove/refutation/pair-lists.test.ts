import { expect, test } from 'vitest';
import { Random, seed } from '../../../test/random.ts';
import { PairLists } from './pair-lists.ts';

test(`lists keep their pairs in order, however the pool grows (seed ${seed})`, () => {
  const random = new Random(seed);
  const lists = new PairLists();
  lists.widen(50);
  const plain = Array.from({ length: 50 }, (): number[] => []);
  for (let round = 0; round < 20_000; round++) {
    // Some lists are much longer than others, and now and then one is cut short.
    const list = Math.min(random.below(50), random.below(50));
    if (random.below(20) === 0) {
      const left = 2 * random.below(plain[list]!.length / 2 + 1);
      plain[list]!.length = left;
      lists.size[list] = left;
    } else {
      const [first, second] = [random.below(1000), random.below(1000)];
      plain[list]!.push(first, second);
      lists.push(list, first, second);
    }
  }
  const { pool, start, size } = lists;
  const found = plain.map((_, list) => [...pool.subarray(start[list]!, start[list]! + size[list]!)]);
  expect(found).toEqual(plain);
  expect(found.flat().length).toBeGreaterThan(1000);
});
