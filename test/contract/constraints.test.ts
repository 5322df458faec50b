import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seed } from '../random.ts';
import { casesByFile, constraintCases } from './all-constraint-cases.ts';
import { checkConstraint, makeInstance, size } from './constraint-contract.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 60);
/** Larger instances are skipped, and a case ends when it has enumerated enough: enumeration is the oracle. */
const LARGEST = 4096;
const ENOUGH = Number(process.env['ENOUGH'] ?? 8000);

it('every constraint has cases', () => {
  const door = readFileSync(new URL('../../src/engine/constraints/index.ts', import.meta.url), 'utf8');
  const files = [...door.matchAll(/^export \{.*\} from '\.\/(.*)\.ts';$/gm)].map(([, file]) => file);
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((file) => !casesByFile.get(file)?.length)).toEqual([]);
});

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
