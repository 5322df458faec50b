import { describe, expect, it } from 'vitest';
import { seed } from '../random.ts';
import { constraintCases } from './constraint-cases.ts';
import { checkConstraint, makeInstance, size } from './constraint-contract.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 60);
/** Larger instances are skipped: enumeration is the oracle. */
const LARGEST = 1500;

describe.each(constraintCases)('$name', (testCase) => {
  it(`keeps the contract of constraints (seed ${seed})`, () => {
    let done = 0;
    for (let round = 0; done < ROUNDS && round < 4 * ROUNDS; round++) {
      const instanceSeed = seed + 7919 * round;
      if (size(makeInstance(testCase.make, instanceSeed)) > LARGEST) continue;
      try {
        checkConstraint(testCase, instanceSeed);
      } catch (error) {
        throw new Error(`seed ${instanceSeed}: ${(error as Error).message}`, { cause: error });
      }
      done++;
    }
    expect(done).toBeGreaterThan(ROUNDS / 4);
  });
});
