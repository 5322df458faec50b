import {
  DIGIT_CELLS,
  digitOf,
  digitRows,
  digitsOfRows,
  noteRepeated,
  OPEN,
  ProblemList,
  type Rows,
  type RowsForm,
  readJsonRows,
  readRows,
  sniffFirstLine,
  symbolOf,
  tooLarge,
} from '../kit/index.ts';
import type { Parsed } from '../puzzle.ts';
import { cluesFrom, type SkyscrapersGrid, type Viewpoint, viewpoints } from './grid.ts';

const CORNER = '+';

/**
 * The board with its clues around it, one line per row: `+` at the four corners, `.` an open cell or no clue, `1` to `9`
 * and then `A`, `B` … a height or a clue. The first line may be `skyscrapers`; lines that begin with `%` are comments.
 */
const FORM: RowsForm = {
  id: 'skyscrapers',
  allowed: CORNER + DIGIT_CELLS,
  what: { en: 'a Skyscrapers board', pt: 'um tabuleiro de Arranha-céus' },
  legend: {
    en: 'write the board with its clues around it: + at the corners, . for an open cell or no clue, 1 to 9 and then A, B … for a height or a clue',
    pt: 'escreve o tabuleiro com as pistas à volta: + nos cantos, . para uma casa por preencher ou sem pista, 1 a 9 e depois A, B … para uma altura ou uma pista',
  },
};

export const sniff = (text: string): number =>
  sniffFirstLine(text, FORM.id, (line) => /^\+[.1-9A-P]+\+$/.test(line.replace(/[ \t]/g, '')));

export const parse = (text: string): Parsed<SkyscrapersGrid> => gridFrom(readRows(text, FORM));

export const format = (grid: SkyscrapersGrid): string => `${[FORM.id, ...rowsOf(grid)].join('\n')}\n`;

/** `{"puzzle": "skyscrapers", "rows": ["+.2.+", …]}` with the rows of the text form; other fields are passed over. */
export const fromJson = (json: Readonly<Record<string, unknown>>): Parsed<SkyscrapersGrid> =>
  gridFrom(readJsonRows(json, FORM));

export const toJson = (grid: SkyscrapersGrid): Record<string, unknown> => ({
  puzzle: FORM.id,
  rows: rowsOf(grid),
});

/** The row and the column of the drawing in which a clue stands. */
function spotOf({ side, line }: Viewpoint, last: number): readonly [row: number, column: number] {
  if (side === 'left' || side === 'right') return [line + 1, side === 'left' ? 0 : last];
  return [side === 'above' ? 0 : last, line + 1];
}

function gridFrom(read: Rows): Parsed<SkyscrapersGrid> {
  if (!read.ok) return read;
  const { rows, at } = read;
  const problems = new ProblemList();
  const [height, width] = [rows.length, rows[0]!.length];
  for (const [row, line] of rows.entries()) {
    for (const [column, sign] of [...line].entries()) {
      const isCorner = [0, height - 1].includes(row) && [0, width - 1].includes(column);
      if (isCorner === (sign === CORNER)) continue;
      const problem = isCorner
        ? { en: `expected + at a corner, got '${sign}'`, pt: `esperava-se + num canto, veio '${sign}'` }
        : { en: 'expected a cell or a clue, got +', pt: 'esperava-se uma casa ou uma pista, veio +' };
      problems.add(at(row, column), problem, FORM.legend);
    }
  }
  const inside = rows.slice(1, -1).map((line) => line.slice(1, -1));
  const atCell = (row: number, column: number) => at(row + 1, column + 1);
  const size = inside.length;
  const digits = problems.empty ? digitsOfRows(inside, inside.length === 0 ? at : atCell, problems) : [];
  if (!problems.empty) return { ok: false, problems: problems.all };
  const clues = cluesFrom(size, (from) => {
    const [row, column] = spotOf(from, size + 1);
    const clue = digitOf(rows[row]![column]!);
    if (clue > size) problems.add(at(row, column), tooLarge(clue, size));
    return clue;
  });
  if (!problems.empty) return { ok: false, problems: problems.all };
  const notes = new ProblemList();
  const grid: SkyscrapersGrid = { size, digits, clues };
  noteRepeated(grid, atCell, notes);
  return { ok: true, grid, notes: notes.all };
}

function rowsOf(grid: SkyscrapersGrid): string[] {
  const last = grid.size + 1;
  const rows = Array.from({ length: last + 1 }, () => new Array<string>(last + 1).fill(CORNER));
  for (const [row, line] of digitRows(grid).entries()) rows[row + 1]!.splice(1, grid.size, ...line);
  for (const from of viewpoints(grid.size)) {
    const [row, column] = spotOf(from, last);
    const clue = grid.clues[from.side][from.line]!;
    rows[row]![column] = clue === 0 ? OPEN : symbolOf(clue);
  }
  return rows.map((row) => row.join(''));
}
