/**
 * The gallery: boards that come with the page, each in its puzzle's own text and with the grade it was given when
 * the list was made. `boards.json` is written by `workbench/scripts/make-gallery.ts`; a puzzle without boards here is played
 * all the same, from boards made on the spot.
 */
import type { Level, Scene } from '../../board/index.ts';
import { type AnyPuzzle, boardOfRows, puzzleById } from '../../puzzles/index.ts';
import boards from './boards.json' with { type: 'json' };

export interface GalleryBoard {
  readonly puzzle: AnyPuzzle;
  readonly grid: unknown;
  readonly level: Level;
  readonly score: number;
  /** The name of a paper's board, as in `003:13`; whose paper it is, says `puzzle.paper`. */
  readonly source?: string;
}

interface Listed {
  readonly puzzle: string;
  readonly text: string;
  readonly level: string;
  readonly score: number;
  readonly source?: string;
  readonly solution?: readonly string[];
}

const listed: readonly Listed[] = boards;

/** The boards of a puzzle, the easiest first. */
export function galleryOf(puzzle: AnyPuzzle): readonly GalleryBoard[] {
  return gallery().filter((board) => board.puzzle === puzzle);
}

let known: readonly GalleryBoard[] | undefined;

/** All boards; read once, when somebody looks. */
function gallery(): readonly GalleryBoard[] {
  known ??= listed
    .flatMap(({ puzzle: id, text, level, score, source, solution }): GalleryBoard[] => {
      const puzzle = puzzleById(id);
      const parsed = puzzle?.parse(text);
      if (!puzzle || !parsed?.ok || solution) return [];
      const board = { puzzle, grid: parsed.grid, level: level as Level, score };
      return [source === undefined ? board : { ...board, source }];
    })
    .sort((one, other) => one.score - other.score);
  return known;
}

/** A small solved board that shows what a puzzle is like. */
export function sampleOf(puzzle: AnyPuzzle): Scene | undefined {
  const sample = listed.find(({ puzzle: id, solution }) => id === puzzle.id && solution);
  const parsed = sample && puzzle.parse(sample.text);
  if (!sample?.solution || !parsed?.ok) return undefined;
  return puzzle.scene(parsed.grid, boardOfRows(puzzle, parsed.grid, sample.solution));
}
