import { FOUR_CLUES_FIX, readFourClues, writeFourClues } from './four-clue-run.ts';
import { cellsAddress } from './puzz-link-cells.ts';

/** puzz.link's Slitherlink, row by row; `.` is a clue that tells nothing, and is read as none. */
export const puzzLinkSlitherlink = cellsAddress({
  id: 'puzz-link-slitherlink',
  name: 'Slitherlink',
  puzzle: 'slitherlink',
  kinds: ['slither', 'slitherlink'],
  fix: FOUR_CLUES_FIX,
  read: (run, character, offset) => readFourClues(run, character, offset, '.'),
  write: (rows) => writeFourClues(rows.join('')),
});
