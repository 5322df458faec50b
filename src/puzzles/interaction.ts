/**
 * The contract between a puzzle and a person's hand: what a page must know to play a puzzle and to draw boards of
 * it, as data. What a click decides at once is not here: it is the cells of a decision of the model.
 */
import type { Board, Sentence } from '../board/index.ts';
import type { Walls } from './kit/regions/regions.ts';

/** What the page needs to know to play and to set a puzzle. */
export interface Interaction<G, V extends string> {
  /** What dragging over cells paints: the value that the press put down, always the first one, as a mark, or nothing. */
  readonly drag: 'same' | 'mark' | 'nothing';
  /** What is counted beside every line while playing; empty where the clues stand inside the board. */
  readonly rulers: readonly Ruler[];
  /** What stands on a site, as it is spoken. */
  spoken(grid: G, cell: number, board: Board<V>): Sentence;
  readonly drawing: Drawing<G, V>;
}

/** Cells with the second value in a line, or the runs they form. */
export type Ruler = 'cells' | 'runs';

/** How a board is drawn from nothing. Every change gives a new grid. */
export interface Drawing<G, V extends string> {
  blank(rows: number, columns: number): G;
  /** Rows and columns are added and taken away at the lower and the right end. */
  resized(grid: G, rows: number, columns: number): G;
  /** The signs that cells can carry, the empty ground first; empty where cells carry none. */
  readonly signs: readonly Sign[];
  signAt(grid: G, cell: number): string;
  withSign(grid: G, cells: readonly number[], sign: string): G;
  /** Present where the board is cut into regions. */
  readonly regions?: RegionDrawing<G>;
  /** Present where signs can stand between neighbouring cells. */
  readonly edges?: EdgeSigns<G>;
  /** Present where numbers stand at the edges. */
  readonly clues?: LineClues<G>;
  /** The same board with the clues that this solution has. */
  told(grid: G, solution: Board<V>): G;
  /** The board that a picture of dark and pale cells becomes; absent where that means nothing. */
  pictured?(rows: number, columns: number, dark: readonly boolean[]): G;
}

/** Something that a setter can put into a cell: a wall, a clue. */
export interface Sign {
  readonly id: string;
  readonly name: Sentence;
  /** The key that puts it down. */
  readonly key: string;
  /** What the mirrored cell gets when boards are drawn with symmetry; absent: it stays as it is. */
  readonly mirrored?: string;
  /** Present on a clue: the sign that is left when the clue is taken away. */
  readonly bare?: string;
  /** The shortest side of a board that can carry it; absent: any can. */
  readonly smallestSide?: number;
}

/** An edge is named by the left or the upper one of its two cells. */
export interface EdgeSigns<G> {
  /** The signs that an edge can carry, the empty one first. */
  readonly signs: readonly EdgeSign[];
  at(grid: G, cell: number, side: 'right' | 'below'): string;
  with(grid: G, cell: number, side: 'right' | 'below', sign: string): G;
}

/** Something that a setter can put on the edge between two cells. */
export interface EdgeSign {
  readonly id: string;
  readonly name: Sentence;
  /** The key that puts it down. */
  readonly key: string;
  /** How it looks between two cells of a row, and between two cells of a column. */
  readonly symbol: Readonly<Record<'right' | 'below', string>>;
}

/** How the regions of a board are drawn and redrawn. */
export interface RegionDrawing<G> {
  /** The number of each cell's region. */
  of(grid: G): readonly number[];
  /** The board with these regions; pieces that hang apart become regions of their own. */
  with(grid: G, regions: readonly number[]): G;
  walls(grid: G): Walls;
  /** The board whose regions are what walls close off. */
  walled(grid: G, walls: Walls): G;
}

/** How the clues beside rows and columns are read and changed. */
export interface LineClues<G> {
  /** What the numbers of a line tell, outermost first. */
  readonly names: readonly Sentence[];
  /** Whether lines have clues at their far ends too. */
  readonly far?: true;
  /** The lowest number that a clue can be; absent: 0. */
  readonly fewest?: number;
  of(grid: G, line: Line): readonly (number | null)[];
  with(grid: G, line: Line, numbers: readonly (number | null)[]): G;
}

/** A row or a column, by its index from zero. */
export interface Line {
  readonly kind: 'row' | 'column';
  readonly index: number;
  /** Its clues right of the row, or below the column, instead of those left of it or above it. */
  readonly far?: true;
}
