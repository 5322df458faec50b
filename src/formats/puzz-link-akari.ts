import { FOUR_CLUES_FIX, readFourClues, writeFourClues } from './four-clue-run.ts';
import { cellsAddress } from './puzz-link-cells.ts';

/** puzz.link's Akari, row by row; `.` is a black cell without a clue. */
export const puzzLinkAkari = cellsAddress({
  id: 'puzz-link-akari',
  name: 'Akari',
  puzzle: 'akari',
  kinds: ['akari', 'lightup', 'bijutsukan'],
  fix: FOUR_CLUES_FIX,
  read: (run, character, offset) => readFourClues(run, character, offset, '#'),
  write: (rows) => writeFourClues(rows.join('')),
});
