import { describe, expect, it } from 'vitest';
import type { Solver } from '../../src/engine/index.ts';
import { Random, seed } from '../random.ts';
import { rounds } from '../rounds.ts';
import { RandomSession } from './random-session.ts';

const STEPS = 40;
/** A million with CALCADA_LONG=1. */
const CALLS = Number(process.env['CALLS'] ?? (process.env['CALCADA_LONG'] ? 1_000_000 : rounds(48_000)));

/** What must have happened. */
const AWAITED = [
  'solve: sat',
  'solve: unsat',
  'solve: unknown',
  'backbone: sat',
  'begin labeling',
  'begin learning',
  'it goes on to',
  'it is over',
  'it was lost',
  'it is left',
  'a probe retracts',
  'a walk: true',
  'give',
  'an optimisation: optimal',
  'an optimisation was lost',
  'taken',
];

async function play(sessionSeed: number): Promise<RandomSession> {
  const session = new RandomSession(new Random(sessionSeed));
  try {
    let afterlife = 3;
    for (let step = 0; step < STEPS && afterlife > 0; step++) {
      await session.step();
      if (session.dead) afterlife--;
    }
    session.finish();
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new Error(`seed ${sessionSeed}: ${problem}\n  after ${session.log.join('\n  ')}`, { cause: error });
  }
  return session;
}

/** All that a solver counted, but not the time it took. */
function counted(solver: Solver) {
  const { time, ...counts } = solver.statistics;
  expect(time.searching).toBeGreaterThanOrEqual(0);
  return counts;
}

describe('sessions', () => {
  it(`random calls in any order agree with enumeration (seed ${seed})`, async () => {
    const met = new Map<string, number>();
    let calls = 0;
    for (let i = 0; calls < CALLS; i++) {
      for (const line of (await play(seed + 104729 * i)).log) {
        const kind = line.replace(/[[:].*|-?\d.*/, '').trim();
        met.set(kind, (met.get(kind) ?? 0) + 1);
        met.set(line, (met.get(line) ?? 0) + 1);
        calls++;
      }
    }
    // A suite that never met these would prove little.
    for (const line of AWAITED) expect([line, met.get(line) ?? 0]).not.toEqual([line, 0]);
    expect(calls).toBeGreaterThanOrEqual(CALLS);
  });

  it(`the same seed gives the same run, count for count (seed ${seed})`, async () => {
    for (let i = 0; i < rounds(60); i++) {
      const first = await play(seed + 15485863 * i);
      const second = await play(seed + 15485863 * i);
      expect(second.log).toEqual(first.log);
      expect(counted(second.solver)).toEqual(counted(first.solver));
    }
  });
});
