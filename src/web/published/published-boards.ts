import type { Level } from '../../board/index.ts';

/** Boards that are alike: of one puzzle, size and level. */
export interface Kind {
  readonly puzzle: string;
  /** Columns x rows, as in `10x8`. */
  readonly size: string;
  readonly level: Level;
  readonly boards: number;
}

/** What a collection holds. */
export interface Summary {
  readonly boards: number;
  readonly kinds: readonly Kind[];
}

/** A board as a file holds it: to be played, so without its solution. */
export interface PublishedBoard {
  readonly puzzle: string;
  readonly level: Level;
  readonly score: number;
  /** The givens, as the puzzle's `fromJson` reads them. */
  readonly board: Readonly<Record<string, unknown>>;
}

/** The name of the meta element that tells the page that there is a collection. */
export const COLLECTION_META = 'calcada-collection';
/** Boards in a file, at the most: no answer is longer. */
export const FILE_BOARDS = 24;
/** The address of the summary, from the page's own. */
export const SUMMARY_FILE = 'collection/summary.json';

/** The address of the boards of a kind: of those from `FILE_BOARDS * number` on. */
export const boardsFile = ({ puzzle, size, level }: Omit<Kind, 'boards'>, number: number): string =>
  `collection/${puzzle}/${size}/${level}/${number}.json`;

/** A filter for boards; an absent field matches all. */
export interface Wanted {
  readonly puzzle?: string;
  readonly size?: string;
  readonly level?: string;
}

/** The kinds that match a filter. */
export const kindsOf = ({ kinds }: Summary, { puzzle, size, level }: Wanted): Kind[] =>
  kinds.filter(
    (kind) =>
      (puzzle === undefined || kind.puzzle === puzzle) &&
      (size === undefined || kind.size === size) &&
      (level === undefined || kind.level === level),
  );

/** Boards of one file: from one index in it to another, which is not included. */
export interface Stretch {
  readonly kind: Kind;
  readonly file: number;
  readonly from: number;
  readonly to: number;
}

/** Where the boards from an index on are, as if all kinds stood in one row. */
export function stretches(kinds: readonly Kind[], from: number, count: number): Stretch[] {
  const found: Stretch[] = [];
  let start = 0;
  for (const kind of kinds) {
    const last = Math.min(kind.boards, from + count - start);
    for (let at = Math.max(0, from - start); at < last; ) {
      const file = Math.floor(at / FILE_BOARDS);
      const to = Math.min(last, (file + 1) * FILE_BOARDS);
      found.push({ kind, file, from: at - file * FILE_BOARDS, to: to - file * FILE_BOARDS });
      at = to;
    }
    start += kind.boards;
  }
  return found;
}
