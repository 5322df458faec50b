import { expect, test } from 'vitest';
import { randomFrom } from '../../../../test/random-regions.ts';
import { Board } from '../../../board/index.ts';
import { decideCells } from '../../relations/index.ts';
import type { Paint } from '../cells/paint.ts';
import { boardLines } from './board-lines.ts';
import { lineParities } from './line-parities.ts';

test('every picture keeps the parities of its own counts, and they refuse others', () => {
  const below = randomFrom(20261116);
  let kept = 0;
  let refused = 0;
  for (let trial = 0; trial < 60; trial++) {
    const [rows, columns] = [2 + below(4), 2 + below(4)];
    const count = 1 + below(7);
    // Regions need not hang together here, and some may have no cell.
    const regions = Array.from({ length: rows * columns }, () => below(count));
    const value = Array.from({ length: count }, () => below(2));
    const sites = decideCells<Paint>({ rows, columns }, ['blank', 'paint']);
    const boardWith = (flipped: number): Board<Paint> =>
      new Board(
        rows,
        columns,
        regions.map((region) => ((value[region] === 1) === (region === flipped) ? 'blank' : 'paint')),
      );
    const lines = boardLines(rows, columns).rows.map((line) => ({
      kind: 'row',
      id: 'row',
      line,
      // Some lines have no clue.
      painted: below(5) === 0 ? null : line.cells.reduce((sum, cell) => sum + value[regions[cell]!]!, 0),
    }));
    const parities = lineParities(lines, regions).map(({ relation }) => relation);
    for (const parity of parities) expect(parity.holds(boardWith(-1), sites)).toBe(true);
    kept += parities.length;
    for (let region = 0; region < count; region++) {
      const isOdd = lines.some(
        ({ line, painted }) =>
          painted !== null && line.cells.filter((cell) => regions[cell] === region).length % 2 === 1,
      );
      const holds = parities.every((parity) => parity.holds(boardWith(region), sites));
      // Lines of six regions and fewer are all told.
      if (isOdd && count <= 6) {
        expect(holds).toBe(false);
        refused++;
      }
    }
  }
  expect(kept).toBeGreaterThan(100);
  expect(refused).toBeGreaterThan(50);
});
