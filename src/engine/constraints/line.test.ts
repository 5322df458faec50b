import { describe, expect, it } from 'vitest';
import { clause, exactly, line, Probe, Solver } from '../index.ts';

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

  it('says the same of cells that are settled before it is posted as of those settled after', () => {
    let checked = 0;
    let settled = 0;
    // A cell of five is blank, painted or open, in every way; clues fit, miss by one, or leave the count untold.
    for (let given = 0; given < 3 ** 5; given++) {
      for (const clue of [
        { runs: 1 },
        { runs: 2, painted: 3 },
        { runs: 0, painted: 0 },
        { runs: 2, painted: 2 },
      ]) {
        const counts = [true, false].map((isFirst) => {
          const solver = new Solver();
          // The second and the third cell are one variable.
          const [a, b, c, d] = [solver.bool(), solver.bool(), solver.bool(), solver.bool()];
          const cells = [a, b, b, c, d];
          const facts = cells.flatMap((cell, at) => {
            const known = Math.floor(given / 3 ** at) % 3;
            return known === 2 ? [] : [clause([known === 1 ? cell : cell.not()])];
          });
          const both = [line(cells, clue), exactly(clue.painted ?? 2, cells)];
          solver.postAll(isFirst ? [...facts, ...both] : [...both, ...facts]);
          if (isFirst && facts.length === 5) settled++;
          return [...solver.solutions()].length;
        });
        expect(counts[0], `${given} ${JSON.stringify(clue)}`).toBe(counts[1]);
        checked++;
      }
    }
    expect(checked).toBe(4 * 3 ** 5);
    expect(settled).toBe(4 * 2 ** 5);
  });
});
