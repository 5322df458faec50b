import { describeBoard, type StoredBoard } from '../../src/collection/index.ts';
import { generate, problemsWith } from '../../src/generate/index.ts';
import { type AnyPuzzle, puzzles, rowsOfBoard } from '../../src/puzzles/index.ts';

/** A small board, of a size that the puzzle has boards of, as a store keeps it. */
export function smallBoard(puzzle: AnyPuzzle, seed: number, columns = 5): StoredBoard {
  const wide = { rows: 4, columns, seed };
  const wish = problemsWith(puzzle, wide).length === 0 ? wide : { rows: 4, columns: 4, seed };
  const made = generate(puzzle, wish);
  if (!made.ok) throw new Error(`seed ${seed}: ${made.because}`);
  const { grid, level, score } = made;
  return describeBoard(puzzle, grid, {
    level,
    score,
    solution: rowsOfBoard(puzzle, grid, made.solution),
    seed,
  });
}

/** Boards of every puzzle, with different keys. */
export function smallBoards(count: number): StoredBoard[] {
  const found = new Map<string, StoredBoard>();
  for (let seed = 1; found.size < count; seed++) {
    const board = smallBoard(puzzles[seed % puzzles.length]!, seed, 4 + (seed % 3));
    found.set(board.key, board);
  }
  return [...found.values()];
}
