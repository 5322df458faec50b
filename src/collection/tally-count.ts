import { LEVELS, type Level, type Shape } from '../board/index.ts';
import type { Tally } from './store.ts';
import { sizeName } from './stored-board.ts';

/** Counts boards by kind. */
export class TallyCount {
  readonly #kinds = new Map<string, { puzzle: string; size: Shape; level: Level; boards: number }>();

  add(puzzle: string, size: Shape, level: string, boards = 1): void {
    const kind = `${puzzle} ${sizeName(size)} ${level}`;
    const known = this.#kinds.get(kind);
    if (known) known.boards += boards;
    else this.#kinds.set(kind, { puzzle, size, level: level as Level, boards });
  }

  /** In the order of puzzle, size and level. */
  tallies(): Tally[] {
    return [...this.#kinds.values()].sort(
      (one, other) =>
        one.puzzle.localeCompare(other.puzzle, 'en') ||
        one.size.columns - other.size.columns ||
        one.size.rows - other.size.rows ||
        LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level),
    );
  }
}
