import type { Board } from '../../src/board/index.ts';
import { Solver } from '../../src/engine/index.ts';
import type { AnyPuzzle } from '../../src/puzzles/index.ts';
import type { Below } from '../random-regions.ts';
import { fillingsOf } from './all-boards.ts';
import {
  drawFrom,
  isSettable,
  readBack,
  scribbledBoard,
  sizeOfBoard,
  solutionsOf,
  toldBoard,
} from './drawn-boards.ts';

/** The seed of this run: fixed, unless the environment asks for another. */
export const SEED = Number(process.env['CALCADA_SEED'] ?? 20_231);

/** Where a hundred tiny boards come from: signs by chance, or a solution. */
const SOURCES = { chance: 43, one: 29, none: 22, several: 6 };

/** A random board of about this size, with a solution or without, of which all fillings can be tried. */
export function tinyBoard(puzzle: AnyPuzzle, below: Below, rows: number, columns: number): unknown {
  const source = drawFrom(SOURCES, below);
  const size = sizeOfBoard(puzzle, rows, columns);
  const told =
    source === 'chance' || !isSettable(puzzle, size) ? undefined : toldBoard(puzzle, below, size, source);
  // A board with few clues can be beyond breaking.
  const isUsed = told && (source !== 'none' || solutionsOf(puzzle, told.grid) === 0);
  const board = isUsed ? told : { grid: scribbledBoard(puzzle, below, size), solution: undefined };
  const small = withFewFillings(puzzle, below, board.grid, board.solution);
  const grid = small === undefined ? undefined : readBack(puzzle, small);
  return grid ?? tinyBoard(puzzle, below, ...smaller(rows, columns));
}

const smaller = (rows: number, columns: number): [number, number] =>
  rows > columns ? [rows - 1, columns] : [rows, columns - 1];

/** Puts clues into cells until few enough are left to decide; undefined if that does not help. */
function withFewFillings(
  puzzle: AnyPuzzle,
  below: Below,
  board: unknown,
  solution: Board<string> | undefined,
): unknown {
  const { signs, withSign } = puzzle.interaction.drawing;
  const { rows, columns } = puzzle.size(board);
  const clues = signs.filter(
    ({ bare, smallestSide = 0 }) => bare !== undefined && smallestSide <= Math.min(rows, columns),
  );
  const fillings = (grid: unknown): number =>
    fillingsOf(puzzle.model(grid, new Solver()).decisions, puzzle.values(grid));
  // With more than two values a rule takes longer to look at.
  const most = puzzle.values(board).length > 2 ? 2 ** 13 : 2 ** 16;
  const isKept = below(2) === 0 && solutionsOf(puzzle, board) > 0;
  let grid = board;
  let now = fillings(grid);
  for (let tried = 0; now > most && clues.length > 0 && tried < 4 * rows * columns; tried++) {
    const cell = below(rows * columns);
    const told = clues.find(({ id }) => id === solution?.at(cell)) ?? clues[below(clues.length)]!;
    const next = withSign(grid, [cell], told.id);
    const left = fillings(next);
    if (left < now && !(isKept && solutionsOf(puzzle, next) === 0)) [grid, now] = [next, left];
  }
  return now > most ? undefined : grid;
}
