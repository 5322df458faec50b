import { alike, type Wording } from '../board/index.ts';
import { CellRun, rowsOf } from './cell-run.ts';
import { noCellsAt } from './complaints.ts';
import { type Format, translated } from './format.ts';
import { readAddress, sniffAddress, writeAddress } from './puzz-link-address.ts';

/** How an address of puzz.link tells the cells of a board, row by row. */
interface CellsAddress {
  readonly id: string;
  readonly name: string;
  readonly puzzle: string;
  /** The site's names of the puzzle; the first is written. */
  readonly kinds: readonly [string, ...string[]];
  /** The characters that stand for cells. */
  readonly fix: Wording;
  /** Adds the cells that a character stands for; false if it stands for none. */
  read(run: CellRun, character: string, offset: number): boolean;
  write(rows: readonly string[]): string;
}

/** A format whose addresses tell every cell. */
export const cellsAddress = ({ id, name, puzzle, kinds, fix, read, write }: CellsAddress): Format =>
  translated({
    id,
    title: alike(`puzz.link ${name}`),
    puzzle,
    sniff: (text) => sniffAddress(text, kinds),

    read(text, problems, notes) {
      const address = readAddress(text, kinds, problems, notes);
      if (!address) return undefined;
      const run = new CellRun(address.rows, address.columns, problems);
      const end = address.offset + address.body.length;
      for (let offset = address.offset; offset < end; offset++)
        if (!read(run, text[offset]!, offset)) problems.add(offset, noCellsAt(text, offset), fix);
      return run.read(end);
    },

    write(fields) {
      const rows = rowsOf(fields);
      return { ok: true, text: writeAddress(kinds[0], rows.length, rows[0]!.length, write(rows)) };
    },
  });
