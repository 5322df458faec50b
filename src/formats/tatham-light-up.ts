import { rowsOf, writeRun } from './cell-run.ts';
import { translated } from './format.ts';
import { inAddress } from './tatham-address.ts';
import { partsOfId, readGameId, readIdCells } from './tatham-id.ts';

/** Blackness, symmetry and difficulty. */
const PARAMETERS = 'bsd';

/** What a black cell is written as; the puzzle says which clues there are. */
const CELLS = {
  signs: '0123456789B',
  cells: '0123456789#',
  fix: { en: 'use a-z, B and 0-4', pt: 'usa a-z, B e 0-4' },
};

/**
 * The game IDs of Light Up in Simon Tatham's collection: `7x7:b3gB0c0d`. Row by row, `a-z` one to twenty-six white
 * cells, `B` a black cell, `0-4` a clue. What stands between size and colon says how the board was made, not what it is.
 */
export const tathamLightUp = translated(
  inAddress('lightup', {
    id: 'tatham-light-up',
    title: { en: "Simon Tatham's Light Up", pt: 'Light Up de Simon Tatham' },
    puzzle: 'akari',
    sniff: (text) => {
      const id = partsOfId(text, PARAMETERS);
      return id ? (/^[a-zB0-4]*$/.test(id.cells) ? 0.9 : 0.5) : 0;
    },

    read(text, problems) {
      const id = readGameId(text, PARAMETERS, problems);
      if (!id) return undefined;
      return readIdCells(text, id, problems, CELLS);
    },

    write(fields) {
      const rows = rowsOf(fields);
      const cells = writeRun(rows, 'a', 26, (cell) => (cell === '#' ? 'B' : cell));
      return { ok: true, text: `${rows[0]!.length}x${rows.length}:${cells}` };
    },
  }),
);
