import { rowsOf, writeRun } from './cell-run.ts';
import { translated } from './format.ts';
import { inAddress } from './tatham-address.ts';
import { partsOfId, readGameId, readIdCells } from './tatham-id.ts';

/** `h`: whether the game was to take away many clues. */
const PARAMETERS = 'h';

/** What a cell with a clue is written as. */
const CELLS = { signs: '0123456789', fix: { en: 'use a-z and 0-9', pt: 'usa a-z e 0-9' } };

/** Whether an ID can be of no other game: no other has clues above four or this parameter. */
const isSure = (made: string, cells: string): boolean => made !== '' || /[5-9]/.test(cells);

/**
 * The game IDs of Mosaic in Simon Tatham's collection: `5x5:b0a1a32b3a4a24d3b6a`. Row by row, `a-z` one to twenty-six
 * cells without a clue, `0-9` a clue.
 */
export const tathamMosaic = translated(
  inAddress('mosaic', {
    id: 'tatham-mosaic',
    title: { en: "Simon Tatham's Mosaic", pt: 'Mosaic de Simon Tatham', es: 'Mosaic de Simon Tatham' },
    puzzle: 'mosaic',
    sniff: (text) => {
      const id = partsOfId(text, PARAMETERS);
      if (!id) return 0;
      return /^[a-z0-9]*$/.test(id.cells) && isSure(id.made, id.cells) ? 0.95 : 0.5;
    },

    read(text, problems) {
      const id = readGameId(text, PARAMETERS, problems);
      if (!id) return undefined;
      return readIdCells(text, id, problems, CELLS);
    },

    write(fields) {
      const rows = rowsOf(fields);
      const cells = writeRun(rows, 'a', 26, (cell) => cell);
      const made = isSure('', cells) ? '' : 'h1';
      return { ok: true, text: `${rows[0]!.length}x${rows.length}${made}:${cells}` };
    },
  }),
);
