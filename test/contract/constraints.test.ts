import { describe, expect, it } from 'vitest';
import { seed } from '../random.ts';
import { constraintCases } from './constraint-cases.ts';
import { checkConstraint, makeInstance, size } from './constraint-contract.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 60);
/** Larger instances are skipped, and a case ends when it has enumerated enough: enumeration is the oracle. */
const LARGEST = 4096;
const ENOUGH = Number(process.env['ENOUGH'] ?? 8000);

describe.each(constraintCases)('$name', (testCase) => {
  it(`keeps the contract of constraints (seed ${seed})`, () => {
    let done = 0;
    let enumerated = 0;
    for (let round = 0; done < ROUNDS && enumerated < ENOUGH && round < 4 * ROUNDS; round++) {
      const instanceSeed = seed + 7919 * round;
      const assignments = size(makeInstance(testCase.make, instanceSeed));
      if (assignments > LARGEST) continue;
      enumerated += assignments;
      try {
        checkConstraint(testCase, instanceSeed);
      } catch (error) {
        throw new Error(`seed ${instanceSeed}: ${(error as Error).message}`, { cause: error });
      }
      done++;
    }
    expect(done).toBeGreaterThan(1);
  });
});
