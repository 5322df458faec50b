/**
 * The gallery: boards that come with the page, each in its puzzle's own text and with the grade it was given when
 * the list was made. `boards.json` is written by `workbench/scripts/make-gallery.ts`, and fetched as the data that it is; a
 * puzzle without boards here is played all the same, from boards made on the spot.
 */
import { signal } from '@preact/signals';
import type { Level, Scene } from '../../board/index.ts';
import { type AnyPuzzle, boardOfRows, puzzleById } from '../../puzzles/index.ts';

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
  readonly level: Level;
  readonly score: number;
  readonly source?: string;
  readonly solution?: readonly string[];
}

interface Gallery {
  readonly boards: readonly GalleryBoard[];
  /** A small solved board for each puzzle, by its name. */
  readonly samples: ReadonlyMap<string, Scene>;
}

const NONE: Gallery = { boards: [], samples: new Map() };

const gallery = signal(NONE);
let loading: Promise<void> | undefined;

/** Brings the boards, once; without them the page works as it does for a puzzle that has none. */
export const loadGallery = (): Promise<void> =>
  (loading ??= fetch(new URL('./boards.json', import.meta.url))
    .then(async (answer) => {
      gallery.value = read((await answer.json()) as readonly Listed[]);
    })
    .catch(() => {
      loading = undefined;
    }));

function read(list: readonly Listed[]): Gallery {
  const boards: GalleryBoard[] = [];
  const samples = new Map<string, Scene>();
  for (const { puzzle: id, text, level, score, source, solution } of list) {
    const puzzle = puzzleById(id);
    const parsed = puzzle?.parse(text);
    if (!puzzle || !parsed?.ok) continue;
    const { grid } = parsed;
    if (solution) samples.set(id, puzzle.scene(grid, boardOfRows(puzzle, grid, solution)));
    else boards.push({ puzzle, grid, level, score, ...(source === undefined ? {} : { source }) });
  }
  return { boards: boards.sort((one, other) => one.score - other.score), samples };
}

/** The boards of a puzzle, the easiest first. */
export const galleryOf = (puzzle: AnyPuzzle): readonly GalleryBoard[] =>
  gallery.value.boards.filter((board) => board.puzzle === puzzle);

/** A small solved board that shows what a puzzle is like. */
export const sampleOf = (puzzle: AnyPuzzle): Scene | undefined => gallery.value.samples.get(puzzle.id);
