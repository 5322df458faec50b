import { nameOf } from '../../board/index.ts';
import { sightLines } from '../kit/index.ts';
import {
  atMost,
  decideCells,
  exactly,
  group,
  type Rulebook,
  type StatedRule,
  some,
} from '../relations/index.ts';
import { type AkariGrid, isWhite, type Light, whiteBeside } from './grid.ts';
import { clue, lineName, lit, sight } from './words.ts';

/** A number counts the lights beside it, lights do not see one another, and every white cell is lit. */
export const rulebook: Rulebook<AkariGrid, Light> = {
  sites: (grid) => decideCells(grid, ['dark', 'light'], (cell) => (isWhite(grid, cell) ? undefined : 'dark')),
  rules: (grid, state) => {
    const { lines, acrossOf, downOf } = sightLines(grid.rows, grid.columns, (cell) => !isWhite(grid, cell));
    const name = (cell: number): string => nameOf(cell, grid.columns);
    const shine = (line: readonly number[]): string => `shine ${lineName(line, name)}`;
    const seen = lines.map((line) => state.shared(line, 'light', shine));
    const rules: StatedRule<Light>[] = [];
    const { cells } = grid;
    for (let cell = 0; cell < cells.length; cell++) {
      const kind = cells[cell]!;
      if (typeof kind !== 'number') continue;
      rules.push(state.rule(clue, cell, exactly(kind, group(whiteBeside(grid, cell), 'light'))));
    }
    for (const line of seen) if (line.sites.length > 1) rules.push(state.rule(sight, line, atMost(1, line)));
    for (let cell = 0; cell < cells.length; cell++) {
      if (cells[cell] !== 'white') continue;
      rules.push(state.rule(lit, cell, some(seen[acrossOf[cell]!]!, seen[downOf[cell]!]!)));
    }
    return rules;
  },
  tryFirst: 1,
};
