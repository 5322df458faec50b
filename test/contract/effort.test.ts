/**
 * How each constraint comes to its answers: how often it runs, what it infers, from how many premises, and what a
 * search learns from it. A reason that is longer than it must be, work that is done twice, or an inference that comes
 * late has the same solutions and the same strength, and no other suite notices. The counts are in `effort.json`, with
 * a hash of all of it in its order; after a change that is meant, `EFFORT=write` writes them anew.
 */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { IntVar } from '../../src/engine/index.ts';
import { Random } from '../random.ts';
import { sampled } from '../rounds.ts';
import { casesByFile } from './all-constraint-cases.ts';
import { dive, guarded, hearExplanations, type Instance, makeInstance } from './constraint-contract.ts';
import { StoredResults } from './stored-results.ts';

/** Instances of each case, until they have made so many inferences: always the same ones, or nothing could be compared. */
const INSTANCES = 150;
const INFERENCES = 1500;
/** Solutions that each is asked for, by learning, after the dives. */
const SOLUTIONS = 12;

interface Effort {
  runs: number;
  entailed: number;
  inferences: number;
  premises: number;
  learned: number;
  /** Of the constraint's name, of every inference with its premises, and of every learned clause. */
  hash: string;
}

/** The constraint as it is, under a condition, or with a variable for its truth; and that variable, if there is one. */
const POSTS: readonly ((instance: Instance) => IntVar | undefined)[] = [
  ({ solver, constraint }) => void solver.post(constraint),
  ({ solver, constraint }) => {
    const when = solver.bool();
    solver.post(constraint, { when });
    return when;
  },
  ({ solver, constraint }) => solver.reify(constraint).variable,
];

const stored = new StoredResults<Effort>('effort');

describe.each([...casesByFile])('%s', (name, cases) => {
  it.each(sampled(cases, 1))('$name', ({ name: caseName, make }) => {
    const hash = createHash('sha256');
    const effort = { runs: 0, entailed: 0, inferences: 0, premises: 0, learned: 0 };
    for (let seed = 1; seed <= INSTANCES && effort.inferences < INFERENCES; seed++) {
      const instance = makeInstance(make, 7919 * seed);
      const { solver, constraint } = instance;
      const [kernel, learning] = solver.atRoot((...its) => its);
      hearExplanations(kernel, (premises, inferred, _, by) => {
        effort.inferences++;
        effort.premises += premises.length;
        hash.update(`${by} ${inferred} ${premises};`);
      });
      learning.hear((clause) => {
        effort.learned++;
        hash.update(`${clause};`);
      });
      hash.update(`${constraint.kind} ${constraint.negation?.().kind};`);
      const guard = POSTS[seed % POSTS.length]!(instance);
      const whole = guard ? guarded(instance, guard) : instance;
      dive(whole, new Random(seed));
      let solutions = 0;
      for (const outcome of solver.solutions({ variables: whole.xs })) {
        hash.update(`${outcome.status};`);
        if (++solutions === SOLUTIONS) break;
      }
      effort.runs += kernel.runs;
      effort.entailed += kernel.entailments;
    }
    expect(effort.inferences).toBeGreaterThan(0);
    stored.keep(`${name}: ${caseName}`, { ...effort, hash: hash.digest('hex').slice(0, 16) });
  });
});
