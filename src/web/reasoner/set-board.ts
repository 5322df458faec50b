import { cluePlace, clueThatSettles, withoutSpareClues } from '../../play/index.ts';
import type { AnyPuzzle } from '../../puzzles/index.ts';
import type { ProposedClue, StrippedBoard } from './answers.ts';

interface Limits {
  readonly timeLimit: number;
  readonly memoryLimit: number;
}

/** A board without the clues that it does not need. */
export function stripBoard(puzzle: AnyPuzzle, grid: unknown, limits: Limits): StrippedBoard | undefined {
  const stripped = withoutSpareClues(puzzle, grid, limits);
  if (!stripped) return undefined;
  return {
    text: puzzle.format(stripped.grid),
    removed: stripped.removed.length,
    complete: stripped.complete,
  };
}

/** A clue that would leave a board one solution. */
export function proposeClue(puzzle: AnyPuzzle, grid: unknown, limits: Limits): ProposedClue | undefined {
  const missing = clueThatSettles(puzzle, grid, limits);
  if (!missing) return undefined;
  const { slot, clue } = missing;
  return {
    text: puzzle.format(missing.grid),
    place: cluePlace(slot, puzzle.size(grid).columns),
    clue: clueName(puzzle, missing.slot.kind, clue),
  };
}

/** A clue as it is named where boards are drawn. */
function clueName(puzzle: AnyPuzzle, kind: string, clue: string | number | null): ProposedClue['clue'] {
  const { signs, edges } = puzzle.interaction.drawing;
  const named = (kind === 'edge' ? (edges?.signs ?? []) : signs).find(({ id }) => id === clue);
  return named?.name ?? { en: [`${clue}`], pt: [`${clue}`] };
}
