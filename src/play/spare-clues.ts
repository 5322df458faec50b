import type { AnyPuzzle } from '../puzzles/puzzle.ts';
import { check } from '../reasoning/index.ts';
import { type ClueSlot, clueSlots, withClue } from './clue-slots.ts';

/** A board of which no clue can be taken away, and the clues that were. */
export interface Stripped {
  readonly grid: unknown;
  readonly removed: readonly ClueSlot[];
  /** False: the time was up before every clue had been tried. */
  readonly complete: boolean;
}

/**
 * Takes away, one after the other, the clues without which the board still has its one solution. A clue of which that
 * could not be found out in time stays. Undefined if the board does not have exactly one solution, as far as is known.
 */
export function withoutSpareClues(
  puzzle: AnyPuzzle,
  grid: unknown,
  { timeLimit, memoryLimit }: { readonly timeLimit: number; readonly memoryLimit?: number },
): Stripped | undefined {
  const deadline = performance.now() + timeLimit;
  const memory = memoryLimit === undefined ? {} : { memoryLimit };
  const isUnique = (board: unknown): boolean =>
    check(puzzle, board, { timeLimit: Math.max(deadline - performance.now(), 1), ...memory, clashTime: 0 })
      .status === 'unique';
  if (!isUnique(grid)) return undefined;
  const removed: ClueSlot[] = [];
  let bare = grid;
  for (const { slot, clue } of clueSlots(puzzle, grid)) {
    if (clue === null) continue;
    if (performance.now() > deadline) return { grid: bare, removed, complete: false };
    const without = withClue(puzzle, bare, slot, null);
    if (!puzzle.parse(puzzle.format(without)).ok || !isUnique(without)) continue;
    bare = without;
    removed.push(slot);
  }
  return { grid: bare, removed, complete: performance.now() <= deadline };
}
