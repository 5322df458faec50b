import type { Wording } from '../board/index.ts';
import { type CellRun, runLetters } from './cell-run.ts';

/** What a clue is written as, by the clue and five times the empty cells that follow it. */
const CLUES = '0123456789abcde';

/** What to write instead of another character. */
export const FOUR_CLUES_FIX: Wording = { en: 'use 0-9, a-e, g-z and .', pt: 'usa 0-9, a-e, g-z e .' };

/**
 * Clues of 0 to 4 as puzz.link writes them: `0-4` a clue, `5-9` the clue less 5 and an empty cell, `a-e` the clue less
 * 10 and two empty cells, `.` another sign, `g-z` one to twenty empty cells. The site writes the longest that fits, and
 * empty cells past the end of the board count as fitting. False: the character stands for no cells.
 */
export function readFourClues(run: CellRun, character: string, offset: number, sign: string): boolean {
  const clue = CLUES.indexOf(character);
  if (clue >= 0) {
    run.add(String(clue % 5), offset);
    run.addAtMost('.', offset, Math.floor(clue / 5));
  } else if (character === '.') run.add(sign, offset);
  else if (character >= 'g' && character <= 'z') run.add('.', offset, character.charCodeAt(0) - 102);
  else return false;
  return true;
}

/** The same cells in letters and digits. */
export function writeFourClues(cells: string): string {
  const isEmpty = (cell: number): boolean => cell >= cells.length || cells[cell] === '.';
  const parts: string[] = [];
  for (let cell = 0; cell < cells.length; ) {
    const character = cells[cell]!;
    if (character === '.') {
      const start = cell;
      while (cells[cell] === '.') cell++;
      parts.push(runLetters(cell - start, 'g', 20));
    } else if (character < '0' || character > '4') {
      parts.push('.');
      cell++;
    } else {
      const empty = !isEmpty(cell + 1) ? 0 : !isEmpty(cell + 2) ? 1 : 2;
      parts.push(CLUES[Number(character) + 5 * empty]!);
      cell += 1 + empty;
    }
  }
  return parts.join('');
}
