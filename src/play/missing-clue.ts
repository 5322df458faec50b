import type { Board } from '../board/index.ts';
import type { AnyPuzzle } from '../puzzles/puzzle.ts';
import { check } from '../reasoning/index.ts';
import { type Clue, type ClueSlot, clueSlots, cluesFor, withClue } from './clue-slots.ts';
import { unsolvedVariables } from './unsolved-variables.ts';

/** A clue, and the board with it. */
export interface MissingClue {
  readonly slot: ClueSlot;
  readonly clue: Clue;
  readonly grid: unknown;
}

/** Solutions that are tried as the one to be left. */
const MOST_TARGETS = 12;

/**
 * Looks for one clue that makes a board with several solutions unique. A clue tells the truth of one solution, and each
 * other solution that comes up must not keep it: so most clues are dismissed without a search. Undefined: none was found
 * among those tried, which need not be all.
 */
export function clueThatSettles(
  puzzle: AnyPuzzle,
  grid: unknown,
  { timeLimit, memoryLimit }: { readonly timeLimit: number; readonly memoryLimit?: number },
): MissingClue | undefined {
  const deadline = performance.now() + timeLimit;
  const memory = memoryLimit === undefined ? {} : { memoryLimit };
  const asked = (board: unknown) =>
    check(puzzle, board, { timeLimit: Math.max(deadline - performance.now(), 1), ...memory, clashTime: 0 });
  const first = asked(grid);
  if (first.status !== 'several') return undefined;
  const known: Board<string>[] = [first.solution, first.other];
  // The list grows while it is walked: every solution that comes up may be the one to be left.
  for (let at = 0; at < known.length && at < MOST_TARGETS; at++) {
    const target = known[at]!;
    for (const { slot, clue } of newClues(puzzle, grid, target)) {
      const told = withClue(puzzle, grid, slot, clue);
      const keeps = keeper(puzzle, told);
      if (known.some((solution) => solution !== target && keeps(solution))) continue;
      if (performance.now() > deadline) return undefined;
      const verdict = asked(told);
      if (verdict.status === 'unique') return { slot, clue, grid: told };
      if (verdict.status === 'several')
        known.push(same(verdict.solution, target) ? verdict.other : verdict.solution);
    }
  }
  return undefined;
}

/** The clues that a board could have besides its own if this is the solution. */
function newClues(
  puzzle: AnyPuzzle,
  grid: unknown,
  solution: Board<string>,
): { readonly slot: ClueSlot; readonly clue: Clue }[] {
  const full = clueSlots(puzzle, puzzle.interaction.drawing.told(grid, solution));
  return clueSlots(puzzle, grid).flatMap(({ slot, clue }, at) => {
    if (clue !== null) return [];
    const told = full[at]?.clue ?? null;
    if (told !== null) return [{ slot, clue: told }];
    const right = cluesFor(puzzle, grid, slot).find((each) =>
      keeper(puzzle, withClue(puzzle, grid, slot, each))(solution),
    );
    return right === undefined ? [] : [{ slot, clue: right }];
  });
}

/** Whether a solution keeps every rule of a board; where the board gives a value, the solution must have it too. */
function keeper(puzzle: AnyPuzzle, grid: unknown): (solution: Board<string>) => boolean {
  const { rules } = puzzle.model(grid, unsolvedVariables);
  const symbols = new Map(puzzle.values(grid).map(({ id, symbol }) => [id, symbol]));
  return (solution) => {
    for (let cell = 0; cell < solution.cells; cell++) {
      const value = solution.at(cell);
      const given = puzzle.given(grid, cell);
      if (given !== undefined && value !== undefined && symbols.get(value) !== given) return false;
    }
    return rules.every((rule) => rule.holds(solution));
  };
}

const same = (one: Board<string>, other: Board<string>): boolean => one.differences(other).length === 0;
