import type { Glyph } from './glyph.ts';
import type { Side } from './place.ts';

/**
 * A picture of a board in a closed vocabulary, without colours or characters: readers (text, Unicode, SVG, the page)
 * decide how a mark looks. Coordinates are grid units: cell (r, c) covers r..r+1 by c..c+1.
 *
 * A cell has a channel for each thing that can be told of it, and all of them can be in use at once. Every reader
 * shows every channel in use, so two scenes of one puzzle that differ in a decided mark never look the same:
 *
 * - given: a solid (`fill`), a number (`text`) or a sign (`glyph`) with the role `given`;
 * - decided: a `fill`, a `glyph` and a `text` with another role;
 * - `candidates`: the values still possible, in small print;
 * - `path`: lines through the centres of cells;
 * - `emphasis`: what is set off, and why.
 *
 * Of two marks in one channel the later one is seen.
 *
 * A clue 3 in a cell that is painted, and one in a cell known to stay blank:
 *
 *     { kind: 'text', row: 0, column: 0, text: '3', role: 'given' },
 *     { kind: 'fill', row: 0, column: 0, role: 'placed' },
 *     { kind: 'text', row: 0, column: 1, text: '3', role: 'given' },
 *     { kind: 'glyph', row: 0, column: 1, glyph: DOT, role: 'faint' },
 *
 * A given 4, a 2 that was filled in, a cell that can still be 1 or 3, and the sign `<` between the first two:
 *
 *     { kind: 'text', row: 0, column: 0, text: '4', role: 'given' },
 *     { kind: 'text', row: 0, column: 1, text: '2', role: 'placed' },
 *     { kind: 'candidates', row: 0, column: 2, texts: ['1', null, '3', null] },
 *     { kind: 'glyph', row: 0, column: 0, on: 'right', glyph: CHEVRONS.left, role: 'given' },
 *
 * That sign as the reason for a step:
 *
 *     { kind: 'emphasis', row: 0, column: 0, on: 'right', role: 'because' },
 */
export interface Scene {
  readonly rows: number;
  readonly columns: number;
  readonly title: string;
  /** Clues written outside the grid, left of rows and above columns, outermost first; null where there is none. */
  readonly rowClues?: LineClueNumbers;
  readonly columnClues?: LineClueNumbers;
  /** The same right of rows and below columns, outermost last. */
  readonly rightClues?: LineClueNumbers;
  readonly bottomClues?: LineClueNumbers;
  /** Points instead of lines: nothing but borders stands between cells, and around the board. */
  readonly dotted?: true;
  readonly marks: readonly Mark[];
}

/** The numbers beside each line. */
export type LineClueNumbers = readonly (readonly (number | null)[])[];

/** Where a mark comes from: the puzzle, the player, the step being explained; `faint` steps back. */
export type Role = 'given' | 'placed' | 'deduced' | 'faint';

/** Why a place is set off: it breaks a rule, it is a reason, or it follows in this step. */
export type EmphasisRole = 'wrong' | 'because' | 'deduced';

/** A cell; or with `on` an edge of it, or the point of the grid in this row and column: its upper left corner. */
interface Spot {
  readonly row: number;
  readonly column: number;
  readonly on?: Side | 'corner';
}

interface InCell {
  readonly row: number;
  readonly column: number;
}

/** One thing drawn in a scene. Readers of a scene handle every kind. */
export type Mark =
  /** The whole cell is filled: black if given, painted if decided; faint is a wash of light. */
  | ({ readonly kind: 'fill'; readonly role: Role } & InCell)
  /** A sign that the puzzle brings, in a cell, on an edge or on a corner. */
  | ({ readonly kind: 'glyph'; readonly glyph: Glyph; readonly role: Role } & Spot)
  /** A number or a short word, in a cell, on an edge or on a corner. */
  | ({ readonly kind: 'text'; readonly text: string; readonly role: Role } & Spot)
  /**
   * The values still possible in a cell, in the puzzle's order, null for one that is excluded: each value keeps its
   * place. Those in `struck` were excluded just now and are crossed out.
   */
  | ({
      readonly kind: 'candidates';
      readonly texts: readonly (string | null)[];
      readonly struck?: readonly string[];
    } & InCell)
  /** A wall, or a line that was decided, along an edge of a cell. */
  | ({ readonly kind: 'border'; readonly side: Side; readonly role: Role } & InCell)
  /** A line through the centres of cells, in order. */
  | {
      readonly kind: 'path';
      readonly cells: readonly (readonly [row: number, column: number])[];
      readonly closed: boolean;
      readonly role: Role;
    }
  /** A cell, an edge or a corner is set off. What has the role `deduced` is so without this mark. */
  | ({ readonly kind: 'emphasis'; readonly role: EmphasisRole } & Spot)
  /** The clues outside the board, on this side of a line, are set off. */
  | { readonly kind: 'outside'; readonly side: Side; readonly line: number; readonly role: EmphasisRole };
