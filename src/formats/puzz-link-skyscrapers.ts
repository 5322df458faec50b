import { alike } from '../board/index.ts';
import { runLetters } from './cell-run.ts';
import { ClueRing, ringNumbers } from './clue-ring.ts';
import { noCellsAt } from './complaints.ts';
import { translated } from './format.ts';
import { readAddress, sniffAddress, writeAddress } from './puzz-link-address.ts';

const KINDS = ['skyscrapers', 'building'];

/** A number in one hexadecimal digit or two, a clue that tells nothing, or one to twenty places without a number. */
const TOKEN = /([0-9a-f])|-([0-9a-f]{2})|(\.)|([g-z])/y;

const FIX = { en: 'use 0-9, a-z, - and .', pt: 'usa 0-9, a-z, - e .' };

/** puzz.link's Skyscrapers: the clues above, below, left and right, then the heights that are given. */
export const puzzLinkSkyscrapers = translated({
  id: 'puzz-link-skyscrapers',
  title: alike('puzz.link Skyscrapers'),
  puzzle: 'skyscrapers',
  sniff: (text) => sniffAddress(text, KINDS),

  read(text, problems, notes) {
    const address = readAddress(text, KINDS, problems, notes);
    if (!address) return undefined;
    const { rows, columns } = address;
    if (rows !== columns) {
      problems.add(text.lastIndexOf(`${rows}`, address.offset - 1), {
        en: `expected as many rows as columns, got ${rows} rows of ${columns}`,
        pt: `esperavam-se tantas linhas como colunas, vieram ${rows} linhas de ${columns}`,
      });
      return undefined;
    }
    const ring = new ClueRing(rows, problems);
    const end = address.offset + address.body.length;
    for (let offset = address.offset; offset < end; offset = TOKEN.lastIndex) {
      TOKEN.lastIndex = offset;
      const found = TOKEN.exec(text);
      if (!found || TOKEN.lastIndex > end) {
        problems.add(offset, noCellsAt(text, offset), FIX);
        break;
      }
      const [, one, two, , letter] = found;
      const isLast = letter !== undefined && TOKEN.lastIndex === end;
      const run = letter === undefined ? 1 : letter.charCodeAt(0) - 102;
      // The site ends the clues, and the heights, with the places that are left.
      ring.add(Number.parseInt(one ?? two ?? '0', 16), offset, isLast ? Math.min(run, ring.left) : run);
    }
    ring.demandClues(end);
    return ring.read();
  },

  write(fields) {
    const { size, numbers } = ringNumbers(fields);
    const [clues, cells] = [numbers.slice(0, 4 * size), numbers.slice(4 * size)];
    const given = cells.some((height) => height > 0) ? written(cells) : '';
    return { ok: true, text: writeAddress('skyscrapers', size, size, written(clues) + given) };
  },
});

function written(numbers: readonly number[]): string {
  const parts: string[] = [];
  for (let at = 0; at < numbers.length; at++) {
    const from = at;
    while (numbers[at] === 0) at++;
    parts.push(runLetters(at - from, 'g', 20));
    const number = numbers[at]?.toString(16);
    if (number !== undefined) parts.push(number.length === 1 ? number : `-${number.padStart(2, '0')}`);
  }
  return parts.join('');
}
