import { alike } from '../board/index.ts';
import { CellRun, rowsOf, runLetters } from './cell-run.ts';
import { noCellsAt } from './complaints.ts';
import { translated } from './format.ts';
import { readAddress, sniffAddress, writeAddress } from './puzz-link-address.ts';

const KINDS = ['akari', 'lightup', 'bijutsukan'];

/** What a clue is written as, by the clue and five times the white cells that follow it. */
const CLUES = '0123456789abcde';

/**
 * puzz.link's Akari. Row by row: `0-4` a clue, `5-9` the clue less 5 and a white cell, `a-e` the clue less 10 and two
 * white cells, `.` a black cell, `g-z` one to twenty white cells. The site writes the longest of these that fits, and
 * white cells past the end of the board count as fitting.
 */
export const puzzLinkAkari = translated({
  id: 'puzz-link-akari',
  title: alike('puzz.link Akari'),
  puzzle: 'akari',
  sniff: (text) => sniffAddress(text, KINDS),

  read(text, problems, notes) {
    const address = readAddress(text, KINDS, problems, notes);
    if (!address) return undefined;
    const run = new CellRun(address.rows, address.columns, problems);
    const end = address.offset + address.body.length;
    for (let offset = address.offset; offset < end; offset++) {
      const character = text[offset]!;
      const clue = CLUES.indexOf(character);
      if (clue >= 0) {
        run.add(String(clue % 5), offset);
        run.addAtMost('.', offset, Math.floor(clue / 5));
      } else if (character === '.') run.add('#', offset);
      else if (character >= 'g' && character <= 'z') run.add('.', offset, character.charCodeAt(0) - 102);
      else
        problems.add(offset, noCellsAt(text, offset), {
          en: 'use 0-9, a-e, g-z and .',
          pt: 'usa 0-9, a-e, g-z e .',
        });
    }
    return run.read(end);
  },

  write(fields) {
    const rows = rowsOf(fields);
    const cells = rows.join('');
    const white = (cell: number): boolean => cell >= cells.length || cells[cell] === '.';
    const parts: string[] = [];
    for (let cell = 0; cell < cells.length; ) {
      const character = cells[cell]!;
      if (character === '.') {
        const start = cell;
        while (cells[cell] === '.') cell++;
        parts.push(runLetters(cell - start, 'g', 20));
      } else if (character === '#') {
        parts.push('.');
        cell++;
      } else {
        const whites = !white(cell + 1) ? 0 : !white(cell + 2) ? 1 : 2;
        parts.push(CLUES[Number(character) + 5 * whites]!);
        cell += 1 + whites;
      }
    }
    return { ok: true, text: writeAddress('akari', rows.length, rows[0]!.length, parts.join('')) };
  },
});
