import { type Language, LEVELS, type Level, say } from '../board/index.ts';
import type { AnyPuzzle } from '../puzzles/puzzle.ts';
import type { BookBoard } from './book-board.ts';

/** A board in its place in the book. */
export interface Entry extends BookBoard {
  /** Counted through the book, from one. */
  readonly number: number;
  /** Where it was printed; zero before that. */
  page: number;
  hintPage: number;
  solutionPage: number;
  /** Where on its page the other pages are named. */
  reference: readonly [x: number, y: number];
}

/** The boards of a puzzle, level by level. */
export interface Chapter {
  readonly puzzle: AnyPuzzle;
  readonly title: string;
  readonly levels: readonly { readonly level: Level; readonly entries: readonly Entry[] }[];
}

/** Puts boards in order: by puzzle, then from the easiest to the hardest, and numbers them. */
export function chaptersOf(boards: readonly BookBoard[], language: Language): Chapter[] {
  const byPuzzle = new Map<AnyPuzzle, BookBoard[]>();
  for (const board of boards) {
    const known = byPuzzle.get(board.puzzle);
    if (known) known.push(board);
    else byPuzzle.set(board.puzzle, [board]);
  }
  let number = 0;
  return [...byPuzzle]
    .map(([puzzle, all]) => ({ puzzle, all, title: say(puzzle.title, language) }))
    .sort((one, other) => (one.title < other.title ? -1 : 1))
    .map(({ puzzle, all, title }) => ({
      puzzle,
      title,
      levels: LEVELS.flatMap((level) => {
        const of = all.filter((board) => board.level === level).sort((one, other) => one.score - other.score);
        if (of.length === 0) return [];
        const entries = of.map((board) => ({
          ...board,
          number: ++number,
          page: 0,
          hintPage: 0,
          solutionPage: 0,
          reference: [0, 0] as const,
        }));
        return [{ level, entries }];
      }),
    }));
}

/** All boards of some chapters, in order. */
export const entriesOf = (chapters: readonly Chapter[]): Entry[] =>
  chapters.flatMap(({ levels }) => levels.flatMap(({ entries }) => entries));
