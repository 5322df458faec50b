import { describe, expect, it } from 'vitest';
import type { Run } from './flatzinc-run.ts';
import { challengePoints, contradictions, merged, type Row, table } from './minizinc-table.ts';

const row = (goal: Row['goal'], a: Run, b: Run): Row => ({
  family: 'f',
  place: 'small',
  instance: 'm.mzn',
  goal,
  limit: 60,
  runs: { a, b },
});
const solved = (seconds: number, objective?: number): Run => ({
  status: 'solved',
  seconds,
  ...(objective === undefined ? {} : { objective }),
});
const best = (objective: number): Run => ({ status: 'best', seconds: 59.8, objective });
const none: Run = { status: 'unsatisfiable', seconds: 4 };
const nothing: Run = { status: 'nothing', seconds: 60 };

describe('the score of the MiniZinc Challenge', () => {
  it.each<[string, Row, number, number]>([
    ['an answer beats none', row('satisfy', solved(50), nothing), 1, 0],
    ['no answers score nothing', row('satisfy', nothing, nothing), 0, 0],
    ['a proof beats the same objective', row('minimize', solved(50, 7), best(7)), 1, 0],
    ['the smaller objective wins', row('minimize', best(6), best(7)), 1, 0],
    ['the greater objective wins', row('maximize', best(6), best(7)), 0, 1],
    ['equal objectives at the limit share the point', row('maximize', best(7), best(7)), 0.5, 0.5],
    ['time shares the point', row('minimize', solved(1.9, 7), solved(3.2, 7)), 0.75, 0.25],
    ['seconds are rounded down', row('satisfy', solved(0.9), solved(0.1)), 0.5, 0.5],
    ['a start below one second takes the point', row('satisfy', solved(0.9), solved(1.1)), 1, 0],
    ['two refutations share by time', row('minimize', none, { ...none, seconds: 12 }), 0.75, 0.25],
  ])('%s', (_, each, a, b) => {
    expect([challengePoints(each, 'a', 'b'), challengePoints(each, 'b', 'a')]).toEqual([a, b]);
  });
});

describe('contradictions', () => {
  it.each<[string, Row, number]>([
    ['a solution of what was refuted', row('satisfy', none, solved(1)), 1],
    ['an objective better than the best', row('minimize', solved(1, 7), best(6)), 1],
    ['two bests', row('maximize', solved(1, 7), solved(1, 8)), 1],
    ['a worse objective', row('maximize', solved(1, 7), best(6)), 0],
    ['no answer', row('minimize', none, nothing), 0],
  ])('%s', (_, each, count) => {
    expect(contradictions(each)).toHaveLength(count);
  });
});

describe('the table', () => {
  const line = { family: 'f', place: 'small', instance: 'm.mzn', goal: 'minimize', limit: 60 } as const;

  it('takes the last run of a solver, and counts what all were given', () => {
    const rows = merged([
      { ...line, solver: 'a', ...best(9) },
      { ...line, solver: 'b', ...best(8) },
      { ...line, solver: 'a', ...solved(2, 7), bestAfter: 1 },
      { family: 'g', place: 'small' },
    ]);
    const text = table(rows);
    expect(text).toContain('Families: 2; instances that all solvers were given: 1, 1 with an objective');
    expect(text).toContain('| f | m.mzn | minimize | 7, 1.0 s, proved 2.0 s | 8, 59.8 s |');
    expect(text).toContain('Nothing compiles: g (small)');
  });

  it('refuses results of two instances', () => {
    expect(() => merged([line, { ...line, instance: 'n.mzn' }])).toThrow(
      /expected m\.mzn for 60 s.*got n\.mzn/,
    );
  });
});
