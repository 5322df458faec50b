/**
 * A picture of a board in a closed vocabulary, without colours or characters: readers (text, SVG, PDF, the page)
 * decide how a role looks. Coordinates are grid units: cell (r, c) covers r..r+1 by c..c+1.
 */
export interface Scene {
  readonly rows: number;
  readonly columns: number;
  readonly title: string;
  /** Clues written outside the grid, outermost first; null where there is none. */
  readonly rowClues?: readonly (readonly (number | null)[])[];
  readonly columnClues?: readonly (readonly (number | null)[])[];
  readonly marks: readonly Mark[];
}

/** What a mark means, never what it looks like. */
export type Role = 'given' | 'placed' | 'deduced' | 'because' | 'wrong' | 'faint';

export type Mark =
  /** The whole cell is filled: a black cell, a painted cell, a lit cell (faint). */
  | { readonly kind: 'fill'; readonly row: number; readonly column: number; readonly role: Role }
  /** A sign in a cell. */
  | {
      readonly kind: 'glyph';
      readonly row: number;
      readonly column: number;
      readonly glyph: Glyph;
      readonly role: Role;
    }
  /** A number or a letter in a cell. */
  | {
      readonly kind: 'text';
      readonly row: number;
      readonly column: number;
      readonly text: string;
      readonly role: Role;
    }
  /** A wall to the right of, or below, a cell. */
  | {
      readonly kind: 'border';
      readonly row: number;
      readonly column: number;
      readonly side: 'right' | 'below';
      readonly role: Role;
    }
  /** A line through the centres of cells, in order. */
  | {
      readonly kind: 'path';
      readonly cells: readonly (readonly [row: number, column: number])[];
      readonly closed: boolean;
      readonly role: Role;
    };

export type Glyph = 'light' | 'dot' | 'cross' | 'block' | 'road';
