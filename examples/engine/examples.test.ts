import { describe, expect, it } from 'vitest';
import { Random, seed } from '../../test/random.ts';
import { isQuick } from '../../test/rounds.ts';
import { bakery, type Operation, type Schedule, schedule } from './job-shop.ts';
import { type Item, pack, walk } from './knapsack.ts';
import { countKnightsTours, knightMoves, knightsTour } from './knights-tour.ts';
import { magicSquares } from './magic-square.ts';
import { queens } from './queens.ts';
import { sendMoreMoney } from './send-more-money.ts';
import { zebra } from './zebra.ts';

describe('queens', () => {
  it.each([
    [1, 1],
    [2, 0],
    [3, 0],
    [4, 2],
    [5, 10],
    [6, 4],
    [7, 40],
    [8, 92],
    [9, 352],
    [10, 724],
  ])('%i queens have %i placements, all different, none under attack', (n, count) => {
    const placements = [...queens(n)];
    expect(placements).toHaveLength(count);
    expect(new Set(placements.map(String)).size).toBe(count);
    for (const columns of placements) {
      expect(new Set(columns).size).toBe(n);
      expect(new Set(columns.map((column, row) => column + row)).size).toBe(n);
      expect(new Set(columns.map((column, row) => column - row)).size).toBe(n);
    }
  });
});

describe('magic squares', () => {
  it('of order 3 there are 8, the turns and mirrors of one', () => {
    const squares = [...magicSquares(3)];
    expect(new Set(squares.map(String)).size).toBe(8);
    const turned = (square: number[][]) => square[0].map((_, i) => square.map((row) => row[i]).reverse());
    let square = [
      [2, 7, 6],
      [9, 5, 1],
      [4, 3, 8],
    ];
    for (let turn = 0; turn < 4; turn++, square = turned(square)) {
      expect(squares).toContainEqual(square);
      expect(squares).toContainEqual(square.map((row) => [...row].reverse()));
    }
  });
});

describe('SEND + MORE = MONEY', () => {
  it('has the one answer 9567 + 1085 = 10652', () => {
    expect(sendMoreMoney()).toEqual([{ send: 9567, more: 1085, money: 10652 }]);
  });
});

/** The best value by dynamic programming: best[w] with weight at most w, one copy at a time. */
function bestByTable(items: readonly Item[], capacity: number): number {
  const best = new Array<number>(capacity + 1).fill(0);
  for (const { weight, value, stock } of items) {
    for (let copy = 0; copy < stock; copy++) {
      for (let w = capacity; w >= weight; w--) best[w] = Math.max(best[w], best[w - weight] + value);
    }
  }
  return best[capacity];
}

describe('knapsack', () => {
  const check = (items: readonly Item[], capacity: number) => {
    const best = bestByTable(items, capacity);
    for (const search of ['learning', 'labeling'] as const) {
      const { value, weight, counts } = pack(items, capacity, search);
      expect(value, search).toBe(best);
      expect(weight).toBe(items.reduce((total, item, i) => total + item.weight * counts[i], 0));
      expect(weight).toBeLessThanOrEqual(capacity);
      expect(value).toBe(items.reduce((total, item, i) => total + item.value * counts[i], 0));
    }
  };

  it('the walk: 159 within 50', () => {
    expect(pack(walk, 50).value).toBe(159);
    check(walk, 50);
  });

  it(`learning and labeling agree with dynamic programming (seed ${seed})`, () => {
    const random = new Random(seed);
    for (let round = 0; round < 20; round++) {
      const items = Array.from({ length: 1 + random.below(6) }, (_, i) => ({
        name: `item ${i}`,
        weight: 1 + random.below(12),
        value: random.below(20),
        stock: 1 + random.below(3),
      }));
      check(items, random.below(40));
    }
  });
});

describe("knight's tours", () => {
  it('a tour of the 6x6 board visits every square and comes back', () => {
    const tour = knightsTour(6);
    expect(tour).toHaveLength(36);
    expect(new Set(tour).size).toBe(36);
    tour?.forEach((square, i) => {
      expect(knightMoves(6, square)).toContain(tour[(i + 1) % 36]);
    });
  });

  it('the 4x4 and 5x5 boards have none', () => {
    expect(knightsTour(4)).toBeNull();
    expect(knightsTour(5)).toBeNull();
  });

  it.runIf(!isQuick)('the 6x6 board has 9862', () => {
    expect(countKnightsTours(6)).toBe(9862);
  });
});

describe('zebra', () => {
  it('the Japanese owns it, the Norwegian drinks water, and no other reading fits', () => {
    expect(zebra()).toEqual([{ zebra: 'Japanese', water: 'Norwegian' }]);
  });
});

describe('a job shop', () => {
  /** Everything that a schedule must keep to, looked at one by one. */
  const isKept = (jobs: readonly (readonly Operation[])[], { end, starts }: Schedule): boolean => {
    const tasks = jobs.flatMap((job, j) =>
      job.map(({ machine, duration }, i) => ({ machine, from: starts[j][i], to: starts[j][i] + duration })),
    );
    const inOrder = jobs.every((job, j) =>
      job.every(({ duration }, i) => starts[j][i] + duration <= (starts[j][i + 1] ?? end)),
    );
    const apart = tasks.every((one, i) =>
      tasks
        .slice(i + 1)
        .every((other) => one.machine !== other.machine || one.to <= other.from || other.to <= one.from),
    );
    return inOrder && apart;
  };

  /** The earliest end, from all orders in which operations can be begun one after the other. */
  const earliest = (jobs: readonly (readonly Operation[])[]): number => {
    const next = jobs.map(() => 0);
    const ready = jobs.map(() => 0);
    const free = new Map<string, number>();
    const best = (): number => {
      let least = Number.POSITIVE_INFINITY;
      for (const [j, job] of jobs.entries()) {
        const operation = job[next[j]];
        if (!operation) continue;
        const [wasReady, wasFree] = [ready[j], free.get(operation.machine) ?? 0];
        const to = Math.max(wasReady, wasFree) + operation.duration;
        next[j]++;
        ready[j] = to;
        free.set(operation.machine, to);
        least = Math.min(least, best());
        next[j]--;
        ready[j] = wasReady;
        free.set(operation.machine, wasFree);
      }
      return least === Number.POSITIVE_INFINITY ? Math.max(0, ...ready) : least;
    };
    return best();
  };

  it('of the bakery is done at the earliest end', () => {
    const found = schedule(bakery);
    expect(isKept(bakery, found)).toBe(true);
    expect(found.end).toBe(16);
    expect(earliest(bakery)).toBe(16);
  });

  it(`agrees with trying everything (seed ${seed})`, () => {
    const random = new Random(seed);
    for (let trial = 0; trial < 20; trial++) {
      const jobs = Array.from({ length: 3 }, () =>
        Array.from({ length: 3 }, () => ({ machine: `m${random.below(2)}`, duration: 1 + random.below(5) })),
      );
      const found = schedule(jobs);
      expect(isKept(jobs, found)).toBe(true);
      expect(found.end).toBe(earliest(jobs));
    }
  });
});
