import { type BoardLine, boardLines } from '../kit/board-lines.ts';
import { lineDifferences } from '../kit/line-differences.ts';
import { lineParities } from '../kit/line-parities.ts';
import type { Paint } from '../kit/paint.ts';
import { PaintedInLine, regionDecisions, regionRules, variablesByCell } from '../kit/region-rules.ts';
import type { PuzzleModel, Variables } from '../puzzle.ts';
import type { Rule } from '../rule.ts';
import type { Count, CrazyPavement } from './grid.ts';

/** On smaller boards it takes longer to post the parities of lines than they save. */
const LEAST_LINES = 15;
/** Larger boards are left to local search, which more clauses slow down. */
const MOST_LINES = 30;

/** Regions are painted whole, and each line with a clue has as many painted cells as it says. */
export function model(grid: CrazyPavement, variables: Variables): PuzzleModel<Paint> {
  const decisions = regionDecisions(grid, variables);
  const variableOf = variablesByCell(grid, decisions);
  const counted = (line: BoardLine, index: number, painted: Count): Rule<Paint>[] => {
    const { kind } = line.place;
    return painted === null
      ? []
      : [new PaintedInLine({ id: `${kind}@${index + 1}`, kind }, line, painted, variableOf)];
  };
  const lines = boardLines(grid.rows, grid.columns);
  const rules = [
    ...lines.rows.flatMap((line, row) => counted(line, row, grid.rowClues[row]!)),
    ...lines.columns.flatMap((line, column) => counted(line, column, grid.columnClues[column]!)),
    ...regionRules(grid, decisions),
  ];
  const clued = (of: readonly BoardLine[], clues: readonly Count[]) =>
    of.map((line, index) => ({ id: `${line.place.kind}@${index + 1}`, line, painted: clues[index]! }));
  const sides = [clued(lines.rows, grid.rowClues), clued(lines.columns, grid.columnClues)];
  const lemmas = () => lineDifferences(sides, variableOf);
  const implied = () => [
    ...lemmas().flatMap(({ constraints }) => constraints),
    ...sides
      .filter(({ length }) => LEAST_LINES <= length && length <= MOST_LINES)
      .flatMap((side) => lineParities(side, variableOf)),
  ];
  return { decisions, rules, definitions: [], lemmas, implied, tryFirst: 0 };
}
