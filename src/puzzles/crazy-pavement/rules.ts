import type { Paint } from '../kit/cells/paint.ts';
import { boardLines } from '../kit/lines/board-lines.ts';
import {
  type CountedLine,
  impliedDifferences,
  lineDifferenceRules,
  lineDifferences,
} from '../kit/lines/line-differences.ts';
import { lineParities } from '../kit/lines/line-parities.ts';
import { paintedLine } from '../kit/lines/painted-line.ts';
import { regionSites, wholeRegions } from '../kit/regions/region-rules.ts';
import { exactly, group, type Rulebook, type StatedRule } from '../relations/index.ts';
import type { CrazyPavement } from './grid.ts';

/** On smaller boards it takes longer to post the parities of lines than they save. */
const LEAST_LINES = 15;
/** Larger boards are left to local search, which more clauses slow down. */
const MOST_LINES = 30;

/** Its clue is the number of painted cells in a row or column. */
const words = {
  row: { ...paintedLine('row'), name: nameOf },
  column: { ...paintedLine('column'), name: nameOf },
};

function nameOf({ at }: { readonly at: CountedLine['line']['place'] }): string {
  return `${1 + (at.kind === 'row' ? at.row : at.column)}`;
}

/** Regions are painted whole, and each line with a clue has as many painted cells as it says. */
export const rulebook: Rulebook<CrazyPavement, Paint> = {
  sites: regionSites,
  rules: (grid, state) => {
    const rules: StatedRule<Paint>[] = [];
    for (const { kind, line, painted } of sidesOf(grid).flat()) {
      if (painted === null) continue;
      rules.push(state.rule(words[kind], line.place, exactly(painted, group(line.cells, 'paint'))));
    }
    rules.push(...wholeRegions(state));
    return rules;
  },
  lemmas: (grid, _, state) => lineDifferenceRules(lineDifferences(sidesOf(grid), grid.regions), state),
  implied: (grid) => {
    const sides = sidesOf(grid);
    return [
      ...impliedDifferences(sides, grid.regions),
      ...sides
        .filter(({ length }) => LEAST_LINES <= length && length <= MOST_LINES)
        .flatMap((side) => lineParities(side, grid.regions)),
    ];
  },
  tryFirst: 0,
};

/** The rows and the columns, with their clues. */
function sidesOf(grid: CrazyPavement): (CountedLine & { readonly kind: 'row' | 'column' })[][] {
  const { rows, columns } = boardLines(grid.rows, grid.columns);
  const counted = <K extends string>(kind: K, lines: typeof rows, clues: readonly (number | null)[]) =>
    lines.map((line, at) => ({ kind, id: `${kind}@${at + 1}`, line, painted: clues[at]! }));
  return [counted('row', rows, grid.rowClues), counted('column', columns, grid.columnClues)];
}
