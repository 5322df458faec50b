import { complainOf, type PenpaDialect, type PenpaSheet } from './penpa-dialect.ts';
import { blankDrawing, type Edge, Places } from './penpa-sheet.ts';
import { wallsOf } from './region-walls.ts';

const PUZZLE = 'crazy-pavement';
/** A thick line, and a black number. */
const WALL = 2;
const DARK_NUMBER = 1;
const MARGIN = { above: 1, below: 0, left: 1, right: 0 };

/** Crazy Pavement, which others call Tilepaint: walls between regions, the clues of columns above and of rows at the left. */
export const penpaTilepaint: PenpaDialect = {
  puzzle: PUZZLE,
  names: /tile ?paint|crazy ?pavement/i,
  caption: { title: 'Tilepaint', tags: [], grid: ['1', '2', '1'], tool: ['surface', ''] },

  read(sheet) {
    const { rows, columns } = sheet.extent;
    const walls = (outer: number, inner: number, at: (outer: number, inner: number) => boolean): number[][] =>
      Array.from({ length: outer }, (_, one) =>
        Array.from({ length: inner }, (_, other) => Number(at(one, other))),
      );
    return {
      wallsRight: walls(rows, columns - 1, (row, column) => sheet.isWall(row, column, 'right')),
      wallsBelow: walls(columns, rows - 1, (column, row) => sheet.isWall(row, column, 'below')),
      columnClues: Array.from({ length: columns }, (_, column) => clueAt(sheet, -1, column)),
      rowClues: Array.from({ length: rows }, (_, row) => clueAt(sheet, row, -1)),
    };
  },

  write(fields) {
    const walls = wallsOf(PUZZLE, fields);
    if (!walls) {
      return {
        problem: {
          en: 'penpa-edit cannot hold a region in several pieces',
          pt: 'uma região em várias partes não cabe em penpa-edit',
        },
      };
    }
    const extent = { rows: walls.right.length, columns: walls.below.length, margin: MARGIN };
    const places = new Places(extent);
    const drawing = blankDrawing();
    const draw = (row: number, column: number, edge: Edge): void => {
      drawing.lineE[places.line(row, column, edge)] = WALL;
    };
    for (const [row, line] of walls.right.entries())
      for (const [column, wall] of line.entries()) if (wall) draw(row, column, 'right');
    for (const [column, line] of walls.below.entries())
      for (const [row, wall] of line.entries()) if (wall) draw(row, column, 'below');
    const put = (row: number, column: number, clue: number): void => {
      if (clue >= 0) drawing.number[places.cell(row, column)] = [`${clue}`, DARK_NUMBER, '1'];
    };
    for (const [column, clue] of (fields['columnClues'] as readonly number[]).entries())
      put(-1, column, clue);
    for (const [row, clue] of (fields['rowClues'] as readonly number[]).entries()) put(row, -1, clue);
    return { extent, drawing };
  },
};

/** The clue in the margin, -1 for none. */
function clueAt(sheet: PenpaSheet, row: number, column: number): number {
  const text = sheet.text(row, column);
  if (text === undefined || text === '?') return -1;
  if (/^\d{1,4}$/.test(text)) return Number(text);
  complainOf(sheet, row, column, { en: 'a number', pt: 'um número' }, text);
  return -1;
}
