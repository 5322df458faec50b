import { inEach, type Wording, type WordTable } from '../../../board/index.ts';
import type { Bilingual, Position, Problem } from '../../puzzle.ts';
import { counted } from '../text/counted.ts';
import { ProblemList } from '../text/problem-list.ts';
import type { CellGrid } from './cell-grid.ts';

export const clueNoteWords: WordTable<(clue: number, room: number, what: string) => string> = {
  en: (clue, room, what) => `the clue ${clue} has only ${counted(room, 'place')} for ${what}: no solution`,
  pt: (clue, room, what) =>
    `a pista ${clue} só tem ${counted(room, 'lugar', 'lugares')} para ${what}: não há solução`,
};

/**
 * A note for each clue that asks for more than there is room for: the board can be read, but has no solution.
 * `at` tells where a cell stood in the input, `what` is what the clues count.
 */
export function clueNotes<C>(
  grid: CellGrid<C>,
  at: (row: number, column: number) => Position,
  roomFor: (cell: number) => number,
  what: Wording,
): readonly Bilingual<Problem>[] {
  const notes = new ProblemList();
  for (const [cell, clue] of grid.cells.entries()) {
    if (typeof clue !== 'number') continue;
    const room = roomFor(cell);
    if (clue <= room) continue;
    notes.add(
      at(Math.floor(cell / grid.columns), cell % grid.columns),
      inEach({ words: clueNoteWords, what }, (said) => said.words(clue, room, said.what)),
    );
  }
  return notes.all;
}
