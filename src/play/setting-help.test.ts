import { describe, expect, it } from 'vitest';
import { generate } from '../generate/index.ts';
import { type AnyPuzzle, puzzles } from '../puzzles/index.ts';
import { check } from '../reasoning/index.ts';
import { clueSlots, withClue } from './clue-slots.ts';
import { clueThatSettles } from './missing-clue.ts';
import { withoutSpareClues } from './spare-clues.ts';

const TIME = { timeLimit: 60_000 };

/** A small board of a puzzle with one solution, and that solution. */
function made(puzzle: AnyPuzzle, seed: number) {
  const many = puzzle.values(puzzle.interaction.drawing.blank(5, 5)).length > 2;
  const side = many ? 4 : 5;
  const board = generate(puzzle, { rows: side, columns: side, seed, clues: 'generous' });
  if (!board.ok) throw new Error(`no board of ${puzzle.id}`);
  return board;
}

const isUnique = (puzzle: AnyPuzzle, grid: unknown): boolean => check(puzzle, grid).status === 'unique';

describe.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))('%s', (_, puzzle) => {
  it('a board without its spare clues has the same solution, and needs every clue that is left', () => {
    const { grid, solution } = made(puzzle, 3);
    const full = puzzle.interaction.drawing.told(grid, solution);
    const stripped = withoutSpareClues(puzzle, full, TIME);
    if (!stripped?.complete) throw new Error('not finished');
    expect(check(puzzle, stripped.grid)).toMatchObject({ status: 'unique', solution });
    const left = clueSlots(puzzle, stripped.grid).filter(({ clue }) => clue !== null);
    const before = clueSlots(puzzle, full).filter(({ clue }) => clue !== null);
    expect(left.length + stripped.removed.length).toBe(before.length);
    for (const { slot } of left) {
      expect(isUnique(puzzle, withClue(puzzle, stripped.grid, slot, null))).toBe(false);
    }
    expect(left.length).toBeGreaterThan(0);
  });

  it('one clue is proposed that makes the board unique, and nothing else changes', () => {
    const { grid } = made(puzzle, 4);
    const stripped = withoutSpareClues(puzzle, grid, TIME)!;
    const clues = clueSlots(puzzle, stripped.grid).filter(({ clue }) => clue !== null);
    let found = 0;
    for (const { slot } of clues.slice(0, 8)) {
      const open = withClue(puzzle, stripped.grid, slot, null);
      expect(isUnique(puzzle, open)).toBe(false);
      // The clue that was taken away would do, so there is one.
      const missing = clueThatSettles(puzzle, open, TIME);
      if (!missing) continue;
      found++;
      expect(isUnique(puzzle, missing.grid)).toBe(true);
      expect(puzzle.format(withClue(puzzle, missing.grid, missing.slot, null))).toBe(puzzle.format(open));
    }
    expect(found).toBeGreaterThan(0);
  });
});
