import { describe, expect, it } from 'vitest';
import { seed } from '../random.ts';
import { rounds } from '../rounds.ts';
import { compareExtreme, extremeCases } from './extreme-cases.ts';

const EACH = rounds(360);

describe.each(Object.entries(extremeCases))('%s over extreme numbers', (name, make) => {
  it.each([
    ['of few values', false, false],
    ['of wide ranges', true, false],
    ['of few values, reified', false, true],
    ['of wide ranges, reified', true, true],
  ])(`%s: right or refused (seed ${seed})`, (_, isWide, isReified) => {
    let answered = 0;
    for (let round = 0; round < EACH; round++) {
      const instance = seed + 104_729 * round;
      try {
        answered += compareExtreme(make, instance, isWide, isReified) ?? 0;
      } catch (error) {
        throw new Error(`${name}, instance ${instance}: ${(error as Error).message}`, { cause: error });
      }
    }
    expect(answered).toBeGreaterThan(EACH);
  });
});
