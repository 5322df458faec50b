import { describe, expect, it } from 'vitest';
import { Random, seed } from '../../../test/random.ts';
import { doubles, grown, grownTogether, words } from './memory.ts';

describe('arrays of the kernel', () => {
  it(`are zero, and overlap no other (seed ${seed})`, () => {
    const random = new Random(seed);
    const made: (Int32Array | Float64Array)[] = [];
    for (let mark = 1; mark <= 300; mark++) {
      const length = 1 + random.below(random.below(10) === 0 ? 9000 : 300);
      const kind = random.below(4);
      const fresh =
        kind === 0
          ? [words(length)]
          : kind === 1
            ? [doubles(length)]
            : kind === 2
              ? [grown(new Int32Array(1), length)]
              : grownTogether([new Int32Array(1), new Int32Array(1)], length);
      for (const array of fresh) {
        expect(array.length).toBe(length);
        expect(array.every((value) => value === 0)).toBe(true);
        array.fill(mark);
        made.push(array);
      }
      made[mark - 1]!.fill(-mark);
    }
    // Shared memory would have been overwritten.
    for (const array of made) expect(new Set(array).size).toBe(1);
  });
});

describe('grown', () => {
  it('copies, keeps the kind of array, and leaves zeros behind', () => {
    for (const array of [Int32Array.of(1, -2), Uint8Array.of(1, 2), Float64Array.of(0.5)]) {
      const longer = grown(array, 4);
      expect(longer.constructor).toBe(array.constructor);
      expect(Array.from(longer)).toEqual([...array, ...new Array(4 - array.length).fill(0)]);
    }
  });
});

describe('grownTogether', () => {
  it('copies each, leaves zeros behind, and keeps them apart', () => {
    const [one, other] = grownTogether([Int32Array.of(1, -2), Int32Array.of(3)], 4);
    expect(Array.from(one)).toEqual([1, -2, 0, 0]);
    expect(Array.from(other)).toEqual([3, 0, 0, 0]);
    one.fill(7);
    expect(Array.from(other)).toEqual([3, 0, 0, 0]);
  });
});
