import { placeName } from '../../board/index.ts';
import type { Paint } from '../kit/cells/paint.ts';
import { boardLines } from '../kit/lines/board-lines.ts';
import {
  type CountedLine,
  impliedDifferences,
  lineDifferenceRules,
  lineDifferences,
} from '../kit/lines/line-differences.ts';
import { regionSites, wholeRegions } from '../kit/regions/region-rules.ts';
import { exactly, group, type Rulebook, runs, type StatedRule } from '../relations/index.ts';
import type { DualClue, DualClueGrid } from './grid.ts';
import { blocks, both, painted } from './words.ts';

/** Regions are painted whole, and each line has the painted cells and the blocks that its clues tell. */
export const rulebook: Rulebook<DualClueGrid, Paint> = {
  sites: regionSites,
  rules: (grid, state) => {
    const rules: StatedRule<Paint>[] = [];
    for (const { line, clue } of sidesOf(grid).flat()) {
      const row = group(line.cells, 'paint');
      const { painted: total } = clue;
      // One rule for both numbers, because together they say more than each by itself.
      if (clue.blocks !== null) {
        const words = total === null ? blocks : both;
        rules.push(state.rule(words, line.place, runs(row, { runs: clue.blocks, total })));
      } else if (total !== null) rules.push(state.rule(painted, line.place, exactly(total, row)));
    }
    rules.push(...wholeRegions(state));
    return rules;
  },
  lemmas: (grid, _, state) => lineDifferenceRules(lineDifferences(sidesOf(grid), grid.regions), state),
  implied: (grid) => impliedDifferences(sidesOf(grid), grid.regions),
  tryFirst: 0,
};

/** The rows and the columns, with their clues. */
function sidesOf(grid: DualClueGrid): (CountedLine & { readonly clue: DualClue })[][] {
  const { rows, columns } = boardLines(grid.rows, grid.columns);
  const clued = (clues: readonly DualClue[], lines: typeof rows) =>
    lines.map((line, at) => {
      const clue = clues[at]!;
      const kind = kindOf(clue);
      return { kind, id: `${kind}@${placeName(line.place)}`, line, painted: clue.painted, clue };
    });
  return [clued(grid.rowClues, rows), clued(grid.columnClues, columns)];
}

const kindOf = (clue: DualClue): string =>
  (clue.blocks === null ? painted : clue.painted === null ? blocks : both).kind;
