import { alike } from '../board/index.ts';
import { CellRun, rowsOf } from './cell-run.ts';
import { noCellsAt } from './complaints.ts';
import { translated } from './format.ts';
import { readFourClues, writeFourClues } from './four-clue-run.ts';
import { readAddress, sniffAddress, writeAddress } from './puzz-link-address.ts';

const KINDS = ['slither', 'slitherlink'];

/** puzz.link's Slitherlink, row by row; `.` is a clue that tells nothing, and is read as none. */
export const puzzLinkSlitherlink = translated({
  id: 'puzz-link-slitherlink',
  title: alike('puzz.link Slitherlink'),
  puzzle: 'slitherlink',
  sniff: (text) => sniffAddress(text, KINDS),

  read(text, problems, notes) {
    const address = readAddress(text, KINDS, problems, notes);
    if (!address) return undefined;
    const run = new CellRun(address.rows, address.columns, problems);
    const end = address.offset + address.body.length;
    for (let offset = address.offset; offset < end; offset++) {
      if (!readFourClues(run, text[offset]!, offset, '.'))
        problems.add(offset, noCellsAt(text, offset), {
          en: 'use 0-9, a-e, g-z and .',
          pt: 'usa 0-9, a-e, g-z e .',
        });
    }
    return run.read(end);
  },

  write(fields) {
    const rows = rowsOf(fields);
    const body = writeFourClues(rows.join(''));
    return { ok: true, text: writeAddress('slither', rows.length, rows[0]!.length, body) };
  },
});
