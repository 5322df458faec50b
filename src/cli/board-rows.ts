import type { Board } from '../board/index.ts';
import { rowsOfBoard } from '../puzzles/kit/board-rows.ts';
import type { Input } from './input.ts';

/** A solution as programs exchange it: rows of text with the givens in place. */
export const boardRows = ({ puzzle, grid }: Input, board: Board<string>): string[] =>
  rowsOfBoard(puzzle, grid, board);
