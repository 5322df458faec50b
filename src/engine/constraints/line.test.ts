import { describe, expect, it } from 'vitest';
import { line, Probe, Solver } from '../index.ts';

describe('line', () => {
  it('forgets what it forced when the cells that forced it are taken back', () => {
    let checked = 0;
    for (let painted = 0; painted <= 6; painted++) {
      for (let runs = 0; runs <= 3; runs++) {
        const solver = new Solver();
        const cells = Array.from({ length: 6 }, () => solver.bool());
        const constraint = line(cells, { painted, runs });
        solver.post(constraint);
        const probe = new Probe(solver);
        for (const cell of [cells[5], cells[4]])
          if (probe.value(cell.code) === 0) probe.assume([cell.code ^ 1]);
        probe.retract(0);
        for (const outcome of solver.solutions()) {
          if (outcome.status !== 'sat') throw new Error(outcome.status);
          const row = cells.map(outcome.value).join('');
          expect(constraint.holds(outcome.value), `${row} with ${painted} in ${runs}`).toBe(true);
          checked++;
        }
      }
    }
    // Every row of six cells with at most three runs, each of them once.
    expect(checked).toBe(64);
  });
});
