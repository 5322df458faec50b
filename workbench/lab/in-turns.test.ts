import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Answer, Measured } from '../../src/lab/index.ts';
import { inTurns } from './in-turns.ts';

afterEach(() => void vi.useRealTimers());

/** Things that take their time by a clock of ours; tells who ran when. */
function bench(things: Readonly<Record<string, { readonly ms: number; readonly answer?: Answer }>>) {
  vi.useFakeTimers({ toFake: ['performance'] });
  let ran = '';
  const runs = Object.entries(things).map(([name, { ms, answer = 'unique' }]) => (): Measured => {
    vi.advanceTimersByTime(ms);
    ran += name;
    return { answer, verified: true, ms: [ms], counters: {} };
  });
  return { runs, ran: () => ran };
}

describe('in turns', () => {
  it('each runs unrecorded, then all are timed round by round, in orders of their own', () => {
    const { runs, ran } = bench({ a: { ms: 300 }, b: { ms: 400 }, c: { ms: 500 } });
    const told = inTurns(runs, { rounds: 20, enough: 10_000 });
    const [first, ...rounds] = ran().match(/.../g) ?? [];
    expect(first).toBe('abc');
    expect(new Set(rounds)).toEqual(new Set(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']));
    expect(told.map(({ ms }) => ms)).toEqual([300, 400, 500].map((ms) => Array(20).fill(ms)));
  });

  it('the short ones go on unrecorded for a while', () => {
    const { runs, ran } = bench({ a: { ms: 50 }, b: { ms: 50 }, c: { ms: 900 } });
    const told = inTurns(runs, { rounds: 2, enough: 10_000 });
    expect(ran()).toMatch(/^abc(ab){3}[abc]{6}$/);
    expect(told.map(({ ms }) => ms)).toEqual([
      [50, 50],
      [50, 50],
      [900, 900],
    ]);
  });

  it('one that reached its limit runs once, and one that had enough waits for the others', () => {
    const { runs, ran } = bench({ a: { ms: 700 }, b: { ms: 900, answer: 'unknown' }, c: { ms: 300 } });
    const told = inTurns(runs, { rounds: 4, enough: 1000 });
    expect(ran()).toMatch(/^abc[ac]{4}cc$/);
    expect(told.map(({ ms }) => ms)).toEqual([[700, 700], [900], [300, 300, 300, 300]]);
  });

  it('without rounds, what ran once is told', () => {
    const { runs, ran } = bench({ a: { ms: 1 }, b: { ms: 2 } });
    expect(inTurns(runs, { rounds: 0, enough: 1000 }).map(({ ms }) => ms)).toEqual([[1], [2]]);
    expect(ran()).toBe('ab');
  });
});
