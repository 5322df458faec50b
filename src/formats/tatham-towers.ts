import { runLetters } from './cell-run.ts';
import { ClueRing, ringNumbers } from './clue-ring.ts';
import { noCellsAt } from './complaints.ts';
import { translated, unwritable } from './format.ts';
import { inAddress } from './tatham-address.ts';
import { partsOfId, readGameId } from './tatham-id.ts';

/** `d`: the difficulty, in a letter. */
const PARAMETERS = 'denhxu';

/**
 * The game IDs of Towers in Simon Tatham's collection: `5:3/4//1/…`, the clues above, below, left and right of the
 * board, each perhaps empty. After a comma may come the heights that are given, row by row: `a-z` one to twenty-six open
 * cells, numbers, and `_` between two numbers.
 */
export const tathamTowers = translated(
  inAddress('towers', {
    id: 'tatham-towers',
    title: { en: "Simon Tatham's Towers", pt: 'Towers de Simon Tatham' },
    puzzle: 'skyscrapers',
    sniff: (text) => {
      const id = partsOfId(text, PARAMETERS);
      return id && /^\d*(?:\/\d*)+/.test(id.cells) ? 0.97 : 0;
    },

    read(text, problems) {
      const id = readGameId(text, PARAMETERS, problems);
      if (!id) return undefined;
      const ring = new ClueRing(id.rows, problems);
      const end = text.trimEnd().length;
      const comma = text.indexOf(',', id.offset);
      let offset = id.offset;
      for (const clue of text.slice(offset, comma < 0 ? end : comma).split('/')) {
        if (/^\d{0,15}$/.test(clue)) ring.add(Number(clue), offset);
        else problems.add(offset, noCellsAt(text, offset), { en: 'use 0-9 and /', pt: 'usa 0-9 e /' });
        offset += clue.length + 1;
      }
      ring.demandClues(comma < 0 ? end : comma);
      const TOKEN = /(\d{1,15})|([a-z])|(_)/y;
      for (; comma >= 0 && offset < end && problems.empty; offset = TOKEN.lastIndex) {
        TOKEN.lastIndex = offset;
        const found = TOKEN.exec(text);
        if (!found) {
          problems.add(offset, noCellsAt(text, offset), { en: 'use 0-9, a-z and _', pt: 'usa 0-9, a-z e _' });
          break;
        }
        const [, number, letter] = found;
        if (number !== undefined) ring.add(Number(number), offset);
        else if (letter !== undefined) ring.add(0, offset, letter.charCodeAt(0) - 96);
      }
      return ring.read();
    },

    write(fields) {
      const { size, numbers } = ringNumbers(fields);
      if (size < 3 || size > 9) {
        return unwritable({
          en: `Towers has boards of 3 to 9 rows, this one has ${size}`,
          pt: `o Towers tem tabuleiros de 3 a 9 linhas, este tem ${size}`,
        });
      }
      const clues = numbers.slice(0, 4 * size).map((clue) => (clue === 0 ? '' : `${clue}`));
      const cells = numbers.slice(4 * size);
      const parts: string[] = [];
      for (let cell = 0; cell < cells.length; cell++) {
        const from = cell;
        while (cells[cell] === 0) cell++;
        if (cell > from) parts.push(runLetters(cell - from, 'a', 26));
        else if (cell > 0) parts.push('_');
        if (cell < cells.length) parts.push(`${cells[cell]}`);
      }
      const given = cells.some((height) => height > 0) ? `,${parts.join('')}` : '';
      return { ok: true, text: `${size}:${clues.join('/')}${given}` };
    },
  }),
);
