import { describe, expect, it } from 'vitest';
import { Random, seed } from '../../../test/random.ts';
import { Lists } from './lists.ts';

const listOf = (lists: Lists, key: number) =>
  Array.from(lists.data.subarray(lists.ends[2 * key], lists.ends[2 * key + 1]));

describe('Lists', () => {
  it(`behaves like an array of arrays (seed ${seed})`, () => {
    const random = new Random(seed);
    const lists = new Lists();
    const plain: number[][] = [];
    for (let step = 1; step <= 5000; step++) {
      if (plain.length === 0 || random.below(20) === 0) {
        plain.push([]);
        lists.ensureKeys(plain.length);
      }
      const key = random.below(plain.length);
      if (random.below(2) === 0) {
        lists.push(key, step);
        plain[key].push(step);
      } else {
        lists.push2(key, step, -step);
        plain[key].push(step, -step);
      }
    }
    expect(plain.length).toBeGreaterThan(16);
    expect(plain.map((_, key) => listOf(lists, key))).toEqual(plain);
  });

  it('keeps what it leaves behind within a constant of what it holds', () => {
    const lists = new Lists();
    lists.ensureKeys(2);
    const items = 50_000;
    for (let i = 0; i < items; i++) lists.push(i % 2, i);
    expect(lists.data.length).toBeLessThanOrEqual(8 * items);
    expect(lists.bytes).toBeGreaterThanOrEqual(4 * items);
  });

  it('is empty after clear, and can be filled again', () => {
    const lists = new Lists();
    lists.push(3, 7);
    lists.clear();
    expect(listOf(lists, 3)).toEqual([]);
    lists.push2(3, 8, 9);
    lists.push(4, 1);
    expect(listOf(lists, 3)).toEqual([8, 9]);
    expect(listOf(lists, 4)).toEqual([1]);
  });
});
