import { expect, test } from 'vitest';
import { randomFrom } from '../../../test/random-regions.ts';
import { type IntVar, Solver } from '../../engine/index.ts';
import { boardLines } from './board-lines.ts';
import { lineParities } from './line-parities.ts';

test('every picture keeps the parities of its own counts, and they refuse others', () => {
  const below = randomFrom(20261116);
  let kept = 0;
  let refused = 0;
  for (let trial = 0; trial < 60; trial++) {
    const [rows, columns] = [2 + below(4), 2 + below(4)];
    const solver = new Solver();
    const regions = Array.from({ length: 1 + below(7) }, () => solver.bool());
    // Regions need not hang together here, and some may have no cell.
    const variableOf = Array.from({ length: rows * columns }, () => regions[below(regions.length)]!);
    const value = new Map<IntVar, number>(regions.map((region) => [region, below(2)]));
    const lines = boardLines(rows, columns).rows.map((line, at) => ({
      id: `row@${at + 1}`,
      line,
      // Some lines have no clue.
      painted:
        below(5) === 0 ? null : line.cells.reduce((sum, cell) => sum + value.get(variableOf[cell]!)!, 0),
    }));
    const parities = lineParities(lines, variableOf);
    for (const parity of parities) expect(parity.holds((x) => value.get(x)!)).toBe(true);
    kept += parities.length;
    for (const region of regions) {
      const other = (x: IntVar): number => (x === region ? 1 - value.get(x)! : value.get(x)!);
      const isOdd = lines.some(
        ({ line, painted }) =>
          painted !== null && line.cells.filter((cell) => variableOf[cell] === region).length % 2 === 1,
      );
      const holds = parities.every((parity) => parity.holds(other));
      // Lines of six regions and fewer are all told.
      if (isOdd && regions.length <= 6) {
        expect(holds).toBe(false);
        refused++;
      }
    }
  }
  expect(kept).toBeGreaterThan(100);
  expect(refused).toBeGreaterThan(50);
});
