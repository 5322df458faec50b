import { type Board, placeName, type Sentence } from '../../board/index.ts';
import { type BoolVar, type Constraint, exactly, line as lineOfCells } from '../../engine/index.ts';
import { type BoardLine, boardLines } from '../kit/board-lines.ts';
import { countTelling } from '../kit/count-telling.ts';
import { lineDifferences } from '../kit/line-differences.ts';
import { LineRule } from '../kit/line-rule.ts';
import { lineSentence } from '../kit/line-sentence.ts';
import type { Paint } from '../kit/paint.ts';
import { PaintedInLine, regionDecisions, regionRules, variablesByCell } from '../kit/region-rules.ts';
import type { PuzzleModel, Variables } from '../puzzle.ts';
import type { Mood, Rule, Telling } from '../rule.ts';
import type { BlocksClue, DualClue, DualClueGrid } from './grid.ts';
import { lineFits, possibleBlocks } from './line-fits.ts';

/** Regions are painted whole, and each line has the painted cells and the blocks that its clues tell. */
export function model(grid: DualClueGrid, variables: Variables): PuzzleModel<Paint> {
  const decisions = regionDecisions(grid, variables);
  const variableOf = variablesByCell(grid, decisions);
  const lines = boardLines(grid.rows, grid.columns);
  const rules = [
    ...lines.rows.flatMap((line, row) => clued(line, grid.rowClues[row]!, variableOf)),
    ...lines.columns.flatMap((line, column) => clued(line, grid.columnClues[column]!, variableOf)),
    ...regionRules(grid, decisions),
  ];
  const counted = (of: readonly BoardLine[], clues: readonly DualClue[]) =>
    of.map((line, at) => ({ id: idOf(line, clues[at]!), line, painted: clues[at]!.painted }));
  const lemmas = () =>
    lineDifferences(
      [counted(lines.rows, grid.rowClues), counted(lines.columns, grid.columnClues)],
      variableOf,
    );
  const implied = () => lemmas().flatMap(({ constraints }) => constraints);
  return { decisions, rules, definitions: [], lemmas, implied, tryFirst: 0 };
}

/** The rule of a line: one for both numbers, because together they say more than each by itself. */
function clued(line: BoardLine, clue: DualClue, variableOf: readonly BoolVar[]): Rule<Paint>[] {
  const { painted, blocks } = clue;
  const kind = kindOf(clue);
  const id = idOf(line, clue);
  if (blocks !== null) return [new BlocksInLine({ id, kind }, line, { painted, blocks }, variableOf)];
  if (painted === null) return [];
  return [new PaintedInLine({ id, kind }, line, painted, variableOf)];
}

const kindOf = ({ painted, blocks }: DualClue): string =>
  blocks === null ? 'painted' : painted === null ? 'blocks' : 'line';

const idOf = ({ place }: BoardLine, clue: DualClue): string => `${kindOf(clue)}@${placeName(place)}`;

/** A line has exactly this many blocks and, where the clue tells, this many painted cells. */
class BlocksInLine extends LineRule {
  readonly #clue: BlocksClue;

  constructor(
    name: { readonly id: string; readonly kind: string },
    line: BoardLine,
    clue: BlocksClue,
    variableOf: readonly BoolVar[],
  ) {
    super(name, line, variableOf);
    this.#clue = clue;
  }

  get sentence(): Sentence {
    return lineSentence(this.line.place, this.#clue.painted, this.#clue.blocks);
  }

  tells(board: Board<Paint>, mood: Mood): Telling {
    const { painted, blocks: need } = this.#clue;
    const missed = painted === null ? undefined : this.missed(board, painted, mood);
    if (missed) return missed;
    const { fewest, most } = possibleBlocks(board, this.line.cells);
    if (need < fewest || need > most) {
      const needs = lineSentence(this.line.place, null, need);
      return countTelling(needs, { need, have: fewest, open: most - fewest }, mood, 'm');
    }
    const { en, pt } = this.sentence;
    return {
      sentence: {
        en: [
          ...en,
          mood === 'is' ? ', and no way to paint it gives that' : ', and no way to paint it would give that',
        ],
        pt: [
          ...pt,
          mood === 'is'
            ? ', e nenhuma forma de a pintar o consegue'
            : ', e nenhuma forma de a pintar o conseguiria',
        ],
      },
      need,
      have: fewest,
    };
  }

  holds(board: Board<Paint>): boolean {
    return lineFits(board, this.line.cells, this.#clue);
  }

  get constraints(): Constraint[] {
    const { painted, blocks: runs } = this.#clue;
    const { cells } = this.line;
    const variables = cells.map((cell) => this.variableOf[cell]!);
    if (painted === null) return [lineOfCells(variables, { runs })];
    // The sum sees which regions no longer fit, the line sees where blocks can lie.
    return [exactly(painted, variables), lineOfCells(variables, { painted, runs })];
  }
}
