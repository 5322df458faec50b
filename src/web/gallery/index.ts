/**
 * The gallery: boards that come with the page, each in its puzzle's own text and with the grade it was given when
 * the list was made. `boards.json` is written by `scripts/make-gallery.ts`; a puzzle without boards here is played
 * all the same, from boards made on the spot.
 */
import { type AnyPuzzle, puzzleById } from '../../puzzles/index.ts';
import type { Level } from '../reasoner/answers.ts';
import boards from './boards.json' with { type: 'json' };

export interface GalleryBoard {
  readonly puzzle: AnyPuzzle;
  readonly grid: unknown;
  readonly level: Level;
  readonly score: number;
  /** Where it comes from, if it was not made by the generator. */
  readonly source?: string;
}

/** The boards of a puzzle, the easiest first. */
export function galleryOf(puzzle: AnyPuzzle): readonly GalleryBoard[] {
  return gallery().filter((board) => board.puzzle === puzzle);
}

let known: readonly GalleryBoard[] | undefined;

/** All boards; read once, when somebody looks. */
export function gallery(): readonly GalleryBoard[] {
  known ??= boards
    .flatMap(({ puzzle: id, text, level, score, source }): GalleryBoard[] => {
      const puzzle = puzzleById(id);
      const parsed = puzzle?.parse(text);
      if (!puzzle || !parsed?.ok) return [];
      const board = { puzzle, grid: parsed.grid, level: level as Level, score };
      return [source === undefined ? board : { ...board, source }];
    })
    .sort((one, other) => one.score - other.score);
  return known;
}
