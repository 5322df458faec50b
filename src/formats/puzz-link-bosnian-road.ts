import { writeRun } from './cell-run.ts';
import { cellsAddress } from './puzz-link-cells.ts';

/**
 * puzz.link's Bosnian Road. Row by row: `0-8` a clue, `.` a blocked cell, `a-z` one to twenty-six free cells. There, a
 * loop of four cells is a road if it is the whole road; here a full 2x2 is never allowed.
 */
export const puzzLinkBosnianRoad = cellsAddress({
  id: 'puzz-link-bosnian-road',
  name: 'Bosnian Road',
  puzzle: 'bosnian-road',
  kinds: ['bosnianroad'],
  fix: { en: 'use 0-8, a-z and .', pt: 'usa 0-8, a-z e .' },
  read: (run, character, offset) => {
    if (character >= '0' && character <= '9') run.add(character, offset);
    else if (character === '.') run.add('#', offset);
    else if (character >= 'a' && character <= 'z') run.add('.', offset, character.charCodeAt(0) - 96);
    else return false;
    return true;
  },
  write: (rows) => writeRun(rows, 'a', 26, (cell) => (cell === '#' ? '.' : cell)),
});
