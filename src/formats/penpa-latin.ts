import { rowsOf } from './cell-run.ts';
import { complainOf, type PenpaDialect, type PenpaSheet } from './penpa-dialect.ts';
import { blankDrawing, type Drawing, NO_MARGIN, Places } from './penpa-sheet.ts';

/** How fields write the numbers from 0 on, which stands for none. */
const SYMBOLS = '.123456789ABCDEFGHIJKLMNOP';
const DARK_NUMBER = 1;
/** The site's numbers for signs that point left, up, right and down. */
const SIGNS = ['<', '^', '>', 'v'];
const FIRST_SIGN = 5;
const AROUND = { above: 1, below: 1, left: 1, right: 1 };
const CAPTION = { tags: [], grid: ['1', '2', '1'], tool: ['sudoku', ''] } as const;

/** The number in a cell as fields write it. */
function digitAt(sheet: PenpaSheet, row: number, column: number, most: number): string {
  const text = sheet.text(row, column);
  if (text === undefined) return '.';
  const number = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= most) return SYMBOLS[number] ?? '.';
  complainOf(sheet, row, column, { en: `a number from 1 to ${most}`, pt: `um número de 1 a ${most}` }, text);
  return '.';
}

/** The size of a square board; undefined, and a problem, if it is none. */
function squareOf(sheet: PenpaSheet): number | undefined {
  const { rows, columns } = sheet.extent;
  if (rows === columns && rows < SYMBOLS.length) return rows;
  const most = SYMBOLS.length - 1;
  sheet.complain({
    en: `expected as many rows as columns, at most ${most}, got ${rows} rows of ${columns}`,
    pt: `esperavam-se tantas linhas como colunas, no máximo ${most}, e há ${rows} linhas de ${columns}`,
  });
  return undefined;
}

const lines = (rows: number, columns: number, at: (row: number, column: number) => string): string[] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => at(row, column)).join(''),
  );

function drawNumbers(
  drawing: Drawing,
  rows: readonly string[],
  place: (row: number, column: number) => number,
): void {
  for (const [row, line] of rows.entries()) {
    for (const [column, symbol] of [...line].entries()) {
      const number = SYMBOLS.indexOf(symbol);
      if (number > 0) drawing.number[place(row, column)] = [`${number}`, DARK_NUMBER, '1'];
    }
  }
}

/** Futoshiki: the given numbers, and a sign on the edge between two cells. */
export const penpaFutoshiki: PenpaDialect = {
  puzzle: 'futoshiki',
  names: /futoshiki|unequal|inequality/i,
  caption: { ...CAPTION, title: 'Futoshiki' },
  isSure: (sheet) => sheet.hasSigns,

  read(sheet) {
    const size = squareOf(sheet);
    if (size === undefined) return undefined;
    return {
      rows: lines(size, size, (row, column) => digitAt(sheet, row, column, size)),
      right: lines(size, size - 1, (row, column) => sheet.sign(row, column, 'right') ?? '.'),
      below: lines(size - 1, size, (row, column) => sheet.sign(row, column, 'below') ?? '.'),
    };
  },

  write(fields) {
    const rows = rowsOf(fields);
    const extent = { rows: rows.length, columns: rows.length, margin: NO_MARGIN };
    const places = new Places(extent);
    const drawing = blankDrawing();
    drawNumbers(drawing, rows, (row, column) => places.cell(row, column));
    for (const edge of ['right', 'below'] as const) {
      for (const [row, line] of (fields[edge] as readonly string[]).entries()) {
        for (const [column, sign] of [...line].entries()) {
          const which = SIGNS.indexOf(sign);
          if (which >= 0)
            drawing.symbol[places.edge(row, column, edge)] = [FIRST_SIGN + which, 'inequality', 2];
        }
      }
    }
    return { extent, drawing };
  },
};

/** Skyscrapers: the given heights, and the clues in a margin of one cell. */
export const penpaSkyscrapers: PenpaDialect = {
  puzzle: 'skyscrapers',
  names: /skyscrapers?|towers/i,
  caption: { ...CAPTION, title: 'Skyscrapers', tags: ['skyscrapers'] },

  read(sheet) {
    const size = squareOf(sheet);
    if (size === undefined) return undefined;
    return {
      rows: lines(size + 2, size + 2, (row, column) => {
        const isCorner = (row === 0 || row > size) && (column === 0 || column > size);
        return isCorner ? '+' : digitAt(sheet, row - 1, column - 1, size);
      }),
    };
  },

  write(fields) {
    const rows = rowsOf(fields);
    const extent = { rows: rows.length - 2, columns: rows.length - 2, margin: AROUND };
    const places = new Places(extent);
    const drawing = blankDrawing();
    drawNumbers(drawing, rows, (row, column) => places.cell(row - 1, column - 1));
    return { extent, drawing };
  },
};
