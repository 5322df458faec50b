import { CellRun, rowsOf, writeRun } from './cell-run.ts';
import { noCellsAt } from './complaints.ts';
import { translated } from './format.ts';
import { inAddress } from './tatham-address.ts';
import { partsOfId, readGameId } from './tatham-id.ts';

/** Blackness, symmetry and difficulty. */
const PARAMETERS = 'bsd';

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
      const run = new CellRun(id.rows, id.columns, problems);
      const end = text.trimEnd().length;
      for (let offset = id.offset; offset < end; offset++) {
        const character = text[offset]!;
        if (character >= '0' && character <= '9') run.add(character, offset);
        else if (character === 'B') run.add('#', offset);
        else if (character >= 'a' && character <= 'z') run.add('.', offset, character.charCodeAt(0) - 96);
        else
          problems.add(offset, noCellsAt(text, offset), { en: 'use a-z, B and 0-4', pt: 'usa a-z, B e 0-4' });
      }
      return run.read(end);
    },

    write(fields) {
      const rows = rowsOf(fields);
      const cells = writeRun(rows, 'a', 26, (cell) => (cell === '#' ? 'B' : cell));
      return { ok: true, text: `${rows[0]!.length}x${rows.length}:${cells}` };
    },
  }),
);
