import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Level } from '../../board/index.ts';
import type { AnyPuzzle } from '../../puzzles/index.ts';
import { galleryOf } from '../gallery/index.ts';
import { boardText, commentator } from '../reasoner/index.ts';
import { boardKey, levelOf, noteLevel } from '../state/index.ts';

/** Milliseconds that grading may take; a board that takes longer has no level here. */
const GRADING_TIME = 5000;
/** Time for the page to settle before a level is worked out. */
const PAUSE = 600;
/** Larger boards are not graded on a page. */
const MOST_CELLS = 900;

/** The level of a board: known from the gallery or from before, or worked out beside the page. */
export function useLevel(puzzle: AnyPuzzle, grid: unknown): Level | undefined {
  const key = boardKey(puzzle, grid);
  const level = useSignal<Level | undefined>(undefined);
  const boards = galleryOf(puzzle);
  const listed = useMemo(
    () => boards.find((board) => boardKey(puzzle, board.grid) === key)?.level,
    [key, boards.length],
  );
  useEffect(() => {
    const known = levelOf(key) ?? listed;
    level.value = known;
    if (known) return noteLevel(key, known);
    const { rows, columns } = puzzle.size(grid);
    if (rows * columns > MOST_CELLS) return;
    const stopped = new AbortController();
    const wait = setTimeout(async () => {
      const board = boardText(puzzle, grid);
      const answer = await commentator.ask((answers) => answers.grade(board, GRADING_TIME), {
        limit: GRADING_TIME * 2,
        signal: stopped.signal,
      });
      if (!answer.ok || !answer.value?.complete || stopped.signal.aborted) return;
      noteLevel(key, answer.value.level);
      level.value = answer.value.level;
    }, PAUSE);
    return () => {
      clearTimeout(wait);
      stopped.abort();
    };
  }, [key, listed]);
  return level.value;
}
