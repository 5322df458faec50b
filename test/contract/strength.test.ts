/**
 * How much propagation alone excludes, for each case of each constraint: of the values that no solution has, how many
 * stay open, at the root and after a few assumptions. A constraint that finds less has the same solutions, and no other
 * suite notices. The counts are in `strength.json`; after a change for the better, `STRENGTH=write` writes them anew.
 */
import { describe, expect, it } from 'vitest';
import { Probe } from '../../src/engine/index.ts';
import { Random } from '../random.ts';
import { sampled } from '../rounds.ts';
import { casesByFile } from './all-constraint-cases.ts';
import { accepted, type Instance, makeInstance, size } from './constraint-contract.ts';
import { StoredResults } from './stored-results.ts';

/** Instances of each case; always the same ones, or the counts could not be compared. */
const INSTANCES = 60;
const LARGEST = 4096;
/** Ways down from the root, and how far each goes. */
const DIVES = 3;
const DEPTH = 3;

interface Strength {
  /** Values that no solution has, each instance without a solution counted as one, and those of them still open. */
  excluded: number;
  open: number;
}

const stored = new StoredResults<Strength>('strength');

/** Adds what one node leaves open. */
function look({ xs, domains }: Instance, solutions: readonly string[][], probe: Probe, into: Strength): void {
  for (const [i, x] of xs.entries()) {
    for (const value of domains[i]!) {
      if (solutions.some((solution) => solution[i] === String(value))) continue;
      into.excluded++;
      if (probe.value(x.eq(value).code) >= 0) into.open++;
    }
  }
}

function addInstance(instance: Instance, random: Random, into: Strength): void {
  const { solver, constraint, xs, domains } = instance;
  const all = [...accepted(instance)].map((key) => key.split(','));
  solver.post(constraint);
  // Made now: what a dive needs exists before it begins.
  for (const [i, x] of xs.entries()) for (const value of domains[i]!) x.eq(value);
  const probe = new Probe(solver);
  if (all.length === 0) {
    into.excluded++;
    if (probe.assume([])) into.open++;
    return;
  }
  look(instance, all, probe, into);
  for (let dive = 0; dive < DIVES; dive++) {
    let solutions = all;
    for (let depth = 0; depth < DEPTH && xs.length > 0 && solutions.length > 1; depth++) {
      const i = random.below(xs.length);
      const value = String(random.pick(domains[i]!));
      const is = random.below(2) === 0;
      const left = solutions.filter((solution) => (solution[i] === value) === is);
      if (left.length === 0) continue;
      const literal = xs[i]!.eq(Number(value));
      if (!probe.assume([is ? literal.code : literal.code ^ 1])) throw new Error('a solution was excluded');
      solutions = left;
      look(instance, solutions, probe, into);
    }
    probe.retract(0);
  }
}

describe.each([...casesByFile])('%s', (name, cases) => {
  it.each(sampled(cases, 1))('$name', (testCase) => {
    const random = new Random(1);
    const strength: Strength = { excluded: 0, open: 0 };
    let instances = 0;
    for (let seed = 1; instances < INSTANCES && seed <= 20 * INSTANCES; seed++) {
      const instance = makeInstance(testCase.make, 104_729 * seed);
      if (size(instance) > LARGEST) continue;
      addInstance(instance, random, strength);
      instances++;
    }
    expect(instances).toBeGreaterThan(0);
    stored.keep(`${name}: ${testCase.name}`, strength);
  });
});
