/**
 * The gallery: boards that come with the page, each in its puzzle's own text and with the grade it was given when
 * the lists were made. `samples.json` has a small solved board for each puzzle and the number of its boards; the boards of a
 * puzzle are a file in `boards`, fetched when they are first shown. `workbench/scripts/make-gallery.ts` writes all of
 * them; a puzzle without boards here can still be played, on boards made on the spot.
 */
import { type Signal, signal } from '@preact/signals';
import type { Level, Scene } from '../../board/index.ts';
import { type AnyPuzzle, boardOfRows, puzzleById } from '../../puzzles/index.ts';

export interface GalleryBoard {
  readonly puzzle: AnyPuzzle;
  readonly grid: unknown;
  readonly level: Level;
  readonly score: number;
  /** The name of a paper's board, as in `003:13`; whose paper it is, says `paperOf`. */
  readonly source?: string;
}

interface Listed {
  readonly text: string;
  readonly level: Level;
  readonly score: number;
  readonly source?: string;
}

interface ListedSample {
  readonly puzzle: string;
  readonly boards: number;
  readonly text: string;
  readonly solution: readonly string[];
}

/** What is shown of a puzzle before its boards are asked for. */
interface Sample {
  readonly scene: Scene;
  readonly boards: number;
}

const samples = signal<ReadonlyMap<string, Sample>>(new Map());
let loadingSamples: Promise<void> | undefined;

/** Brings the samples, once; without them the page works as it does for puzzles that have none. */
export const loadSamples = (): Promise<void> =>
  (loadingSamples ??= fetch(new URL('./samples.json', import.meta.url))
    .then(async (answer) => {
      samples.value = readSamples((await answer.json()) as readonly ListedSample[]);
    })
    .catch(() => {
      loadingSamples = undefined;
    }));

function readSamples(list: readonly ListedSample[]): ReadonlyMap<string, Sample> {
  const found = new Map<string, Sample>();
  for (const { puzzle: id, boards, text, solution } of list) {
    const puzzle = puzzleById(id);
    const parsed = puzzle?.parse(text);
    if (!puzzle || !parsed?.ok) continue;
    const { grid } = parsed;
    found.set(id, { boards, scene: puzzle.scene(grid, boardOfRows(puzzle, grid, solution)) });
  }
  return found;
}

/** A small solved board that shows what a puzzle is like, and how many boards there are of it. */
export const sampleOf = (puzzle: AnyPuzzle): Sample | undefined => samples.value.get(puzzle.id);

const boards = new Map<string, Signal<readonly GalleryBoard[]>>();
const loading = new Map<string, Promise<void>>();

const boardsSignal = ({ id }: AnyPuzzle): Signal<readonly GalleryBoard[]> => {
  const known = boards.get(id) ?? signal<readonly GalleryBoard[]>([]);
  boards.set(id, known);
  return known;
};

/** Brings the boards of a puzzle, once. */
export function loadGallery(puzzle: AnyPuzzle): Promise<void> {
  const { id } = puzzle;
  const known = loading.get(id);
  if (known) return known;
  const fresh = loadSamples()
    .then(async () => {
      if (!samples.value.has(id)) throw new Error(`no boards of ${id}`);
      const answer = await fetch(new URL(`./boards/${id}.json`, import.meta.url));
      boardsSignal(puzzle).value = ((await answer.json()) as readonly Listed[]).flatMap(
        ({ text, ...more }): GalleryBoard[] => {
          const parsed = puzzle.parse(text);
          return parsed.ok ? [{ puzzle, grid: parsed.grid, ...more }] : [];
        },
      );
    })
    .catch(() => {
      loading.delete(id);
    });
  loading.set(id, fresh);
  return fresh;
}

/** The boards of a puzzle, the easiest first; none until they have come. */
export const galleryOf = (puzzle: AnyPuzzle): readonly GalleryBoard[] => {
  void loadGallery(puzzle);
  return boardsSignal(puzzle).value;
};
