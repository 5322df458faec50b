import { rowsOf, writeRun } from './cell-run.ts';
import { translated } from './format.ts';
import { inAddress } from './tatham-address.ts';
import { partsOfId, readGameId, readIdCells } from './tatham-id.ts';

/** `t`: the kind of grid, of which 0 has square cells; `d`: the difficulty, in a letter. */
const PARAMETERS = 'tdenh';

/** What a cell with a clue is written as. */
const CELLS = { signs: '01234', fix: { en: 'use a-z and 0-4', pt: 'usa a-z e 0-4' } };

/**
 * The game IDs of Loopy in Simon Tatham's collection, on square cells: `7x7t0:3a33a2b…`. Row by row, `a-z` one to
 * twenty-six cells without a clue, `0-4` a clue.
 */
export const tathamLoopy = translated(
  inAddress('loopy', {
    id: 'tatham-loopy',
    title: { en: "Simon Tatham's Loopy", pt: 'Loopy de Simon Tatham' },
    puzzle: 'slitherlink',
    sniff: (text) => {
      const id = partsOfId(text, PARAMETERS);
      return id && /^t\d/.test(id.made) ? 0.97 : 0;
    },

    read(text, problems) {
      const id = readGameId(text, PARAMETERS, problems);
      if (!id) return undefined;
      const kind = /^t(\d+)/.exec(partsOfId(text, PARAMETERS)?.made ?? '')?.[1] ?? '0';
      if (Number(kind) !== 0) {
        const problem = {
          en: `expected a grid of squares, t0, got t${kind}`,
          pt: `esperava-se uma grelha de quadrados, t0, encontrou-se t${kind}`,
        };
        problems.add(text.indexOf('t'), problem);
        return undefined;
      }
      return readIdCells(text, id, problems, CELLS);
    },

    write(fields) {
      const rows = rowsOf(fields);
      const cells = writeRun(rows, 'a', 26, (cell) => cell);
      return { ok: true, text: `${rows[0]!.length}x${rows.length}t0:${cells}` };
    },
  }),
);
