import { formats, read } from '../../formats/index.ts';
import type { AnyPuzzle } from '../../puzzles/index.ts';
import { boardText, type FoundBoard, type WrittenBoard } from './answers.ts';

/** Finds a board in a text of any format. */
export function readText(text: string): FoundBoard {
  const found = read(text);
  if (!found.ok) return { ok: false, problems: found.problems };
  const { puzzle, grid, format, notes } = found;
  return {
    ok: true,
    board: boardText(puzzle, grid),
    format: format.title,
    notes,
  };
}

/** A board in every format of its puzzle, or why it cannot be written in it. */
export function writeAll(puzzle: AnyPuzzle, grid: unknown): WrittenBoard[] {
  return formats
    .filter(({ puzzles }) => puzzles.includes(puzzle.id))
    .map((format) => {
      const { id, title } = format;
      const written = format.write(puzzle, grid);
      return written.ok
        ? { id, title, text: written.text }
        : { id, title, problem: { en: written.problem, pt: written.pt.problem } };
    });
}
