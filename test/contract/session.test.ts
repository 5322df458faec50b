import { describe, expect, it } from 'vitest';
import type { Solver } from '../../src/engine/index.ts';
import { Random, seed } from '../random.ts';
import { rounds } from '../rounds.ts';
import { RandomSession } from './random-session.ts';

const SESSIONS = Number(process.env['SESSIONS'] ?? rounds(1200));
const STEPS = 40;

function play(sessionSeed: number): RandomSession {
  const session = new RandomSession(new Random(sessionSeed));
  try {
    let afterlife = 3;
    for (let step = 0; step < STEPS && afterlife > 0; step++) {
      session.step();
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
  it(`random calls in any order agree with enumeration (seed ${seed})`, () => {
    const statuses = new Set<string>();
    for (let i = 0; i < SESSIONS; i++) for (const line of play(seed + 104729 * i).log) statuses.add(line);
    // A suite that never met these would prove little.
    for (const answer of ['solve: sat', 'solve: unsat', 'solve: unknown', 'backbone: sat']) {
      expect(statuses).toContain(answer);
    }
  });

  it(`the same seed gives the same run, count for count (seed ${seed})`, () => {
    for (let i = 0; i < rounds(60); i++) {
      const first = play(seed + 15485863 * i);
      const second = play(seed + 15485863 * i);
      expect(second.log).toEqual(first.log);
      expect(counted(second.solver)).toEqual(counted(first.solver));
    }
  });
});
