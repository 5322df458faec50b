import { describe, expect, it } from 'vitest';
import { Random, seed } from '../../../test/random.ts';
import { ActivityHeap } from './activity-heap.ts';

describe('ActivityHeap', () => {
  it('gives the most active first, and the smaller number among equals', () => {
    const heap = new ActivityHeap();
    heap.ensure(5);
    heap.activity.set([1, 3, 2, 3, 0]);
    for (const v of [4, 3, 2, 1, 0]) heap.insert(v);
    const order: number[] = [];
    while (heap.size > 0) order.push(heap.removeMost());
    expect(order).toEqual([1, 3, 2, 0, 4]);
  });

  it('holds each variable once', () => {
    const heap = new ActivityHeap();
    heap.insert(7);
    heap.insert(7);
    expect(heap.size).toBe(1);
    expect(heap.removeMost()).toBe(7);
    heap.insert(7);
    expect(heap.size).toBe(1);
  });

  it(`agrees with sorting, whatever is inserted, raised and removed (seed ${seed})`, () => {
    const random = new Random(seed);
    const heap = new ActivityHeap();
    const inside = new Set<number>();
    const VARIABLES = 100;
    for (let v = 0; v < VARIABLES; v++) heap.ensure(v + 1);
    const better = (a: number, b: number) => heap.activity[b] - heap.activity[a] || a - b;
    for (let step = 0; step < 3000; step++) {
      const v = random.below(VARIABLES);
      switch (random.below(3)) {
        case 0:
          heap.insert(v);
          inside.add(v);
          break;
        case 1:
          heap.activity[v] += random.below(4);
          heap.raised(v);
          break;
        default: {
          if (inside.size === 0) break;
          const [most] = [...inside].sort(better);
          expect(heap.removeMost()).toBe(most);
          inside.delete(most);
        }
      }
      expect(heap.size).toBe(inside.size);
    }
  });
});
