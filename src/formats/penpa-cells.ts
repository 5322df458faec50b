import type { Wording } from '../board/index.ts';
import { rowsOf } from './cell-run.ts';
import { complainOf, type PenpaDialect } from './penpa-dialect.ts';
import { blankDrawing, type Caption, NO_MARGIN, Places } from './penpa-sheet.ts';

/** The shade of a black cell, and the styles of black numbers and of white ones. */
const BLACK = 4;
const DARK_NUMBER = 1;
const LIGHT_NUMBER = 7;

interface CellsDialect {
  readonly puzzle: string;
  readonly names: RegExp;
  readonly caption: Caption;
  /** The largest number in a cell. */
  readonly most: number;
  /** What a shaded cell is: none here, one that also holds the numbers, or one without a number. */
  readonly shade?: 'with numbers' | 'without numbers';
}

/** A puzzle whose board is told by the numbers and shades of its cells. */
export function penpaCells({ puzzle, names, caption, most, shade }: CellsDialect): PenpaDialect {
  const expected: Wording = { en: `a number from 0 to ${most}`, pt: `um número de 0 a ${most}` };
  return {
    puzzle,
    names,
    caption,

    read(sheet) {
      const { rows, columns } = sheet.extent;
      const lines = Array.from({ length: rows }, (_, row) =>
        Array.from({ length: columns }, (_, column) => {
          const text = sheet.text(row, column);
          const isShaded = shade !== undefined && sheet.isShaded(row, column);
          if (text === undefined) return isShaded ? '#' : '.';
          if (!/^\d$/.test(text) || Number(text) > most) {
            // A mark for a clue that tells nothing.
            if (text === '?' && !isShaded) return '.';
            complainOf(sheet, row, column, expected, text);
          } else if (isShaded !== (shade === 'with numbers') && shade !== undefined) {
            const where = {
              en: `row ${row + 1}, column ${column + 1}`,
              pt: `linha ${row + 1}, coluna ${column + 1}`,
            };
            sheet.complain(
              isShaded
                ? {
                    en: `${where.en}: a shaded cell has a number`,
                    pt: `${where.pt}: uma casa pintada tem um número`,
                  }
                : {
                    en: `${where.en}: a white cell has a number`,
                    pt: `${where.pt}: uma casa branca tem um número`,
                  },
              isShaded
                ? { en: 'remove the shade or the number', pt: 'retira a cor ou o número' }
                : { en: 'shade the cell', pt: 'pinta a casa' },
            );
          }
          return text;
        }).join(''),
      );
      return { rows: lines };
    },

    write(fields) {
      const lines = rowsOf(fields);
      const extent = { rows: lines.length, columns: lines[0]!.length, margin: NO_MARGIN };
      const places = new Places(extent);
      const drawing = blankDrawing();
      for (const [row, line] of lines.entries()) {
        for (const [column, cell] of [...line].entries()) {
          const place = places.cell(row, column);
          const isNumber = cell !== '.' && cell !== '#';
          const isDark = cell === '#' || (isNumber && shade === 'with numbers');
          if (isDark) drawing.surface[place] = BLACK;
          if (isNumber) drawing.number[place] = [cell, isDark ? LIGHT_NUMBER : DARK_NUMBER, '1'];
        }
      }
      return { extent, drawing };
    },
  };
}
