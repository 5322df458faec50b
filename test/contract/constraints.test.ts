import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seed } from '../random.ts';
import { rounds } from '../rounds.ts';
import { casesByFile } from './all-constraint-cases.ts';
import type { ConstraintCase } from './constraint-case.ts';
import {
  type Alias,
  type Audited,
  checkConstraint,
  makeInstance,
  size,
  total,
} from './constraint-contract.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 60);
/** Larger instances are skipped, and a case ends when it has enumerated enough: enumeration is the oracle. */
const LARGEST = 4096;
const ENOUGH = Number(process.env['ENOUGH'] ?? rounds(8000));
/** So many explanations of each of its propagators must have been checked, or of clauses and sums where it has none. */
const LEAST = 30;
/** Each two of the first arguments of a case are made the same variable. */
const ALIASED = 5;

it('every constraint has cases', () => {
  const door = readFileSync(new URL('../../src/engine/constraints/index.ts', import.meta.url), 'utf8');
  const files = [...door.matchAll(/^export \{[^}]*\} from '\.\/(.*)\.ts';$/gm)].map(([, file]) => file);
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((file) => !casesByFile.get(file)?.length)).toEqual([]);
});

function check(testCase: ConstraintCase, instanceSeed: number, alias?: Alias) {
  try {
    return checkConstraint(testCase, instanceSeed, alias);
  } catch (error) {
    const which = alias ? `, arguments ${alias[0]} and ${alias[1]} the same` : '';
    throw new Error(`seed ${instanceSeed}${which}: ${(error as Error).message}`, { cause: error });
  }
}

describe.each([...casesByFile])('%s', (_, cases) => {
  const audited: Audited = new Map();
  const own = new Set<string>();
  let checkedCases = 0;

  describe.each(cases)('$name', (testCase) => {
    it(`keeps the contract of constraints (seed ${seed})`, () => {
      let done = 0;
      let enumerated = 0;
      // Explanations of other propagators are no business of this case: it would go on for them to no end.
      const used = new Set<string>();
      const wanting = () => [...used].some((name) => (audited.get(name) ?? 0) < LEAST);
      for (let round = 0; round < 8 * ROUNDS; round++) {
        if ((done >= ROUNDS || (enumerated >= ENOUGH && done > 1) || round >= 4 * ROUNDS) && !wanting())
          break;
        const instanceSeed = seed + 7919 * round;
        const assignments = size(makeInstance(testCase.make, instanceSeed));
        if (assignments > LARGEST) continue;
        enumerated += assignments;
        const checked = check(testCase, instanceSeed);
        for (const [by, count] of checked.audited) audited.set(by, (audited.get(by) ?? 0) + count);
        for (const name of checked.propagators) {
          own.add(name);
          used.add(name);
        }
        done++;
      }
      expect(done).toBeGreaterThan(1);
      checkedCases++;
    });

    it(`keeps it whichever arguments are the same variable (seed ${seed})`, () => {
      const seen = new Set<string>();
      const done = new Set<string>();
      for (let round = 0; round < ROUNDS; round++) {
        const instanceSeed = seed + 6007 * round;
        const count = Math.min(ALIASED, makeInstance(testCase.make, instanceSeed).made.length);
        for (let second = 1; second < count; second++) {
          for (let first = 0; first < second; first++) {
            const name = `${first} ${second}`;
            const { made } = makeInstance(testCase.make, instanceSeed, [first, second]);
            // A place for a 0/1 variable cannot take an integer.
            if (made[first] !== made[second]) continue;
            seen.add(name);
            if (done.has(name)) continue;
            const instance = makeInstance(testCase.make, instanceSeed, [first, second]);
            // Too large, or two fixed arguments with different values.
            if (size(instance) > LARGEST / 2 || instance.solver.solve().status !== 'sat') continue;
            check(testCase, instanceSeed, [first, second]);
            done.add(name);
          }
        }
      }
      expect([...done].sort()).toEqual([...seen].sort());
      if (testCase.arguments !== 1) expect(done.size).toBeGreaterThan(0);
    });
  });

  it(`had at least ${LEAST} explanations checked of each of its propagators (seed ${seed})`, () => {
    expect(checkedCases).toBe(cases.length);
    for (const name of own) expect(audited.get(name) ?? 0, name).toBeGreaterThanOrEqual(LEAST);
    expect(total(audited)).toBeGreaterThanOrEqual(LEAST);
  });
});
