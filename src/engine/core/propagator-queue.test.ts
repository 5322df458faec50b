import { describe, expect, it } from 'vitest';
import { Random, seed } from '../../../test/random.ts';
import type { Priority } from '../constraint.ts';
import { Lists } from './lists.ts';
import { PropagatorQueue } from './propagator-queue.ts';

const drained = (queue: PropagatorQueue) => {
  const order: number[] = [];
  while (queue.waiting) order.push(queue.next());
  return order;
};

describe('PropagatorQueue', () => {
  it('runs cheap ones first, and first come first served among equals', () => {
    const queue = new PropagatorQueue();
    for (const priority of [2, 0, 1, 0] as const) queue.add(priority);
    for (const id of [0, 3, 2, 1]) queue.push(id);
    expect(drained(queue)).toEqual([3, 1, 2, 0]);
  });

  it('holds each once, and takes it again after it has run', () => {
    const queue = new PropagatorQueue();
    queue.add(0);
    queue.push(0);
    queue.push(0);
    expect(drained(queue)).toEqual([0]);
    queue.push(0);
    expect(drained(queue)).toEqual([0]);
  });

  it('forgets', () => {
    const queue = new PropagatorQueue();
    queue.add(0);
    queue.add(2);
    queue.push(0);
    queue.push(1);
    queue.clear();
    expect(queue.waiting).toBe(false);
    queue.push(1);
    expect(drained(queue)).toEqual([1]);
  });

  it(`tells each what it was woken by, in order, until that is read or dropped (seed ${seed})`, () => {
    const random = new Random(seed);
    const queue = new PropagatorQueue();
    const tells = new Lists();
    tells.ensureKeys(40);
    const pairs = Array.from({ length: 40 }, (_, key) =>
      Array.from({ length: random.below(4) }, () => {
        const pair = [random.below(20), random.below(1000)] as const;
        tells.push2(key, ...pair);
        return pair;
      }),
    );
    for (let id = 0; id < 20; id++) queue.add(0);
    let letters = Array.from({ length: 20 }, (): number[] => []);
    let read = 0;
    for (let step = 0; step < 4000; step++) {
      const choice = random.below(8);
      if (choice < 5) {
        const key = random.below(40);
        queue.tellAll(tells, key);
        for (const [id, word] of pairs[key]!) letters[id]!.push(word);
      } else if (choice < 7 && queue.waiting) {
        const id = queue.next();
        for (let left = random.below(6); left > 0; left--) {
          const word = letters[id]!.shift();
          expect(queue.told(id)).toBe(word ?? -1);
          if (word !== undefined) read++;
        }
      } else if (random.below(20) === 0) {
        if (random.below(2) === 0) queue.clear();
        else queue.dropLetters();
        letters = letters.map(() => []);
      }
    }
    expect(read).toBeGreaterThan(1000);
  });

  it(`agrees with three plain lists while it grows (seed ${seed})`, () => {
    const random = new Random(seed);
    const queue = new PropagatorQueue();
    const priorities: Priority[] = [];
    const lists: number[][] = [[], [], []];
    for (let step = 0; step < 4000; step++) {
      const choice = random.below(5);
      if (choice === 0 || priorities.length === 0) {
        const priority = random.pick([0, 1, 2] as const);
        queue.add(priority);
        priorities.push(priority);
      } else if (choice < 4) {
        const id = random.below(priorities.length);
        queue.push(id);
        const list = lists[priorities[id]];
        if (!list.includes(id)) list.push(id);
      } else if (queue.waiting) {
        expect(queue.next()).toBe(lists.find((list) => list.length > 0)?.shift());
      }
      expect(queue.waiting).toBe(lists.some((list) => list.length > 0));
    }
    expect(drained(queue)).toEqual(lists.flat());
  });
});
