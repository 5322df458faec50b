import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seed } from '../random.ts';
import { sized } from '../rounds.ts';
import { casesByFile } from './all-constraint-cases.ts';
import {
  type Alias,
  type Audited,
  checkConstraint,
  checkExplanations,
  makeInstance,
  size,
  total,
} from './constraint-contract.ts';

/** Instances of each case that are taken through the whole contract; the others through its quickest part. */
const WHOLE = Number(process.env['ROUNDS'] ?? sized(10, 2, 45));
/** Larger instances are skipped: enumeration is the oracle. */
const LARGEST = 4096;
/** How many assignments and explanations of each constraint are compared with its definition. */
const ASSIGNMENTS = sized(10_000, 600, 200_000);
const EXPLANATIONS = sized(1000, 60, 20_000);
/** How many explanations of each of its propagators must have been checked. */
const LEAST = sized(100, 6, 2000);
/** Instances that may be drawn, for one that is looked for. */
const MOST_DRAWN = sized(20_000);
/** Each two of the first arguments of a case are made the same variable. */
const ALIASED = Math.min(5, sized(5, 3));

it('every constraint has cases', () => {
  const door = readFileSync(new URL('../../src/engine/constraints/index.ts', import.meta.url), 'utf8');
  const files = [...door.matchAll(/^export \{[^}]*\} from '\.\/(.*)\.ts';$/gm)].map(([, file]) => file);
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((file) => !casesByFile.get(file)?.length)).toEqual([]);
});

function check<T>(instanceSeed: number, alias: Alias | undefined, run: () => T): T {
  try {
    return run();
  } catch (error) {
    const which = alias ? `, arguments ${alias[0]} and ${alias[1]} the same` : '';
    throw new Error(`seed ${instanceSeed}${which}: ${(error as Error).message}`, { cause: error });
  }
}

describe.each([...casesByFile])('%s', (_, cases) => {
  const audited: Audited = new Map();
  const own = new Set<string>();
  let compared = 0;
  let checkedCases = 0;

  describe.each(cases)('$name', (testCase) => {
    it(`keeps the contract of constraints (seed ${seed})`, () => {
      let whole = 0;
      let assignments = 0;
      let explanations = 0;
      // Explanations of other propagators do not count here: this case might never have enough of them.
      const used = new Set<string>();
      const isEnough = () =>
        whole >= WHOLE &&
        assignments * cases.length >= ASSIGNMENTS &&
        explanations * cases.length >= EXPLANATIONS &&
        [...used].every((name) => (audited.get(name) ?? 0) >= LEAST);
      for (let round = 0; round < MOST_DRAWN && !isEnough(); round++) {
        const instanceSeed = seed + 7919 * round;
        if (size(makeInstance(testCase.make, instanceSeed)) > LARGEST) continue;
        const checked = check(instanceSeed, undefined, () =>
          whole < WHOLE
            ? checkConstraint(testCase, instanceSeed)
            : checkExplanations(testCase.make, instanceSeed),
        );
        whole++;
        assignments += checked.assignments;
        explanations += total(checked.audited);
        for (const [by, count] of checked.audited) audited.set(by, (audited.get(by) ?? 0) + count);
        for (const name of checked.propagators) {
          own.add(name);
          used.add(name);
        }
      }
      compared += assignments;
      checkedCases++;
    });

    it(`keeps it whichever arguments are the same variable (seed ${seed})`, () => {
      const seen = new Set<string>();
      const done = new Set<string>();
      for (let round = 0; round < 60; round++) {
        const instanceSeed = seed + 6007 * round;
        const count = Math.min(ALIASED, makeInstance(testCase.make, instanceSeed).made.length);
        for (let second = 1; second < count; second++) {
          for (let first = 0; first < second; first++) {
            const name = `${first} ${second}`;
            if (done.has(name)) continue;
            const instance = makeInstance(testCase.make, instanceSeed, [first, second]);
            // A place for a 0/1 variable cannot take an integer.
            if (instance.made[first] !== instance.made[second]) continue;
            seen.add(name);
            // Too large, or two fixed arguments with different values.
            if (size(instance) > LARGEST / 2 || instance.solver.solve().status !== 'sat') continue;
            check(instanceSeed, [first, second], () =>
              checkConstraint(testCase, instanceSeed, [first, second]),
            );
            done.add(name);
          }
        }
      }
      expect([...done].sort()).toEqual([...seen].sort());
      if (testCase.arguments !== 1) expect(done.size).toBeGreaterThan(0);
    });
  });

  it(`had ${ASSIGNMENTS} assignments and ${EXPLANATIONS} explanations compared (seed ${seed})`, () => {
    expect(checkedCases).toBe(cases.length);
    for (const name of own) expect(audited.get(name) ?? 0, name).toBeGreaterThanOrEqual(LEAST);
    expect(compared).toBeGreaterThanOrEqual(ASSIGNMENTS);
    expect(total(audited)).toBeGreaterThanOrEqual(EXPLANATIONS);
  });
});
