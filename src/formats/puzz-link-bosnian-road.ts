import { alike } from '../board/index.ts';
import { CellRun, rowsOf, writeRun } from './cell-run.ts';
import { noCellsAt } from './complaints.ts';
import { translated } from './format.ts';
import { readAddress, sniffAddress, writeAddress } from './puzz-link-address.ts';

const KINDS = ['bosnianroad'];

/**
 * puzz.link's Bosnian Road. Row by row: `0-8` a clue, `.` a blocked cell, `a-z` one to twenty-six free cells. There, a
 * loop of four cells is a road if it is the whole road; here a full 2x2 is never allowed.
 */
export const puzzLinkBosnianRoad = translated({
  id: 'puzz-link-bosnian-road',
  title: alike('puzz.link Bosnian Road'),
  puzzle: 'bosnian-road',
  sniff: (text) => sniffAddress(text, KINDS),

  read(text, problems, notes) {
    const address = readAddress(text, KINDS, problems, notes);
    if (!address) return undefined;
    const run = new CellRun(address.rows, address.columns, problems);
    const end = address.offset + address.body.length;
    for (let offset = address.offset; offset < end; offset++) {
      const character = text[offset]!;
      if (character >= '0' && character <= '9') run.add(character, offset);
      else if (character === '.') run.add('#', offset);
      else if (character >= 'a' && character <= 'z') run.add('.', offset, character.charCodeAt(0) - 96);
      else
        problems.add(offset, noCellsAt(text, offset), { en: 'use 0-8, a-z and .', pt: 'usa 0-8, a-z e .' });
    }
    return run.read(end);
  },

  write(fields) {
    const rows = rowsOf(fields);
    const body = writeRun(rows, 'a', 26, (cell) => (cell === '#' ? '.' : cell));
    return { ok: true, text: writeAddress('bosnianroad', rows.length, rows[0]!.length, body) };
  },
});
