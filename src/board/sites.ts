import { cellsOf, type Shape } from './geometry.ts';
import { cellAt, edgeAt, isBesideRow, type Place, placeName } from './place.ts';

/**
 * What the numbers of a board stand for. A site is its number; it has a place, which is asked for when it is needed.
 * Sites are numbered in reading order, line by line. The lines of cells are the rows; those of edges are in turn the
 * edges above a row and the edges between its cells, `2 * rows + 1` in all.
 */
export interface Sites extends Shape {
  readonly kind: 'cell' | 'edge' | 'corner';
  readonly count: number;
  /** The number of lines, and of sites in each. */
  readonly lines: number;
  lengthOf(line: number): number;
  /** Where a site stands: its line, and its place in it. */
  lineOf(site: number): number;
  indexOf(site: number): number;
  at(line: number, index: number): number;
  place(site: number): Place;
  places(sites: readonly number[]): Place[];
  /** The site at a place; undefined if there is none, or it is a place of another kind. */
  siteAt(place: Place): number | undefined;
  /** The name of its place: `r3c4`, `r3c4.right`. */
  name(site: number): string;
  /** Its middle in grid units: cell (r, c) covers r..r+1 by c..c+1. */
  middle(site: number): readonly [y: number, x: number];
  /** All sites of a place, or around it: the cells of a row, the edges of a cell, the cells beside an edge. */
  of(place: Place): number[];
  /** How a line is written in text, with `?` for each of its sites. */
  template(line: number): string;
  /** The site whose middle is nearest to a point, in grid units; points beyond the board belong to its border. */
  nearest(y: number, x: number): number;
}

/** Sites of which every line, or every other one, is equally long. */
abstract class Numbered implements Sites {
  abstract readonly kind: Sites['kind'];
  readonly rows: number;
  readonly columns: number;
  readonly lines: number;
  readonly count: number;
  /** The sites in an even line, and in one with the odd line after it. */
  readonly #even: number;
  readonly #both: number;

  constructor({ rows, columns }: Shape, lines: number, even: number, odd: number) {
    this.rows = rows;
    this.columns = columns;
    this.lines = lines;
    this.#even = even;
    this.#both = even + odd;
    this.count = this.at(lines, 0);
  }

  lengthOf(line: number): number {
    return line % 2 === 0 ? this.#even : this.#both - this.#even;
  }

  lineOf(site: number): number {
    return 2 * Math.floor(site / this.#both) + (site % this.#both < this.#even ? 0 : 1);
  }

  indexOf(site: number): number {
    const within = site % this.#both;
    return within < this.#even ? within : within - this.#even;
  }

  at(line: number, index: number): number {
    return (line >> 1) * this.#both + (line % 2) * this.#even + index;
  }

  name(site: number): string {
    return placeName(this.place(site));
  }

  places(sites: readonly number[]): Place[] {
    return sites.map((site) => this.place(site));
  }

  template(line: number): string {
    return '?'.repeat(this.lengthOf(line));
  }

  of(place: Place): number[] {
    const site = this.siteAt(place);
    return site === undefined ? [] : [site];
  }

  abstract place(site: number): Place;
  abstract siteAt(place: Place): number | undefined;
  abstract middle(site: number): readonly [y: number, x: number];
  abstract nearest(y: number, x: number): number;
}

class CellSites extends Numbered {
  readonly kind = 'cell';

  constructor(shape: Shape) {
    super(shape, shape.rows, shape.columns, shape.columns);
  }

  place(site: number): Place {
    return cellAt(this.lineOf(site), this.indexOf(site));
  }

  siteAt(place: Place): number | undefined {
    if (place.kind !== 'cell') return undefined;
    const { row, column } = place;
    return isBelow(row, this.rows) && isBelow(column, this.columns) ? this.at(row, column) : undefined;
  }

  override of(place: Place): number[] {
    switch (place.kind) {
      case 'edge': {
        const edges = edgeSites(this);
        return edges.cells(edges.siteAt(place)!);
      }
      case 'corner':
        return [place.row - 1, place.row].flatMap((row) =>
          [place.column - 1, place.column].flatMap((column) => this.siteAt(cellAt(row, column)) ?? []),
        );
      case 'outside':
        return cellsOf(
          isBesideRow(place.side) ? { kind: 'row', row: place.line } : { kind: 'column', column: place.line },
          this,
        );
      default:
        return cellsOf(place, this);
    }
  }

  middle(site: number): readonly [y: number, x: number] {
    return [this.lineOf(site) + 0.5, this.indexOf(site) + 0.5];
  }

  nearest(y: number, x: number): number {
    return this.at(clamped(Math.floor(y), this.rows), clamped(Math.floor(x), this.columns));
  }
}

/** Edges as sites, and how they hang together with cells and corners. */
export class EdgeSites extends Numbered {
  readonly kind = 'edge';

  constructor(shape: Shape) {
    super(shape, 2 * shape.rows + 1, shape.columns, shape.columns + 1);
  }

  place(site: number): Place {
    const line = this.lineOf(site);
    const index = this.indexOf(site);
    if (line % 2 === 1) {
      return index === 0 ? edgeAt(line >> 1, 0, 'left') : edgeAt(line >> 1, index - 1, 'right');
    }
    return line === 0 ? edgeAt(0, index, 'above') : edgeAt((line >> 1) - 1, index, 'below');
  }

  siteAt(place: Place): number | undefined {
    if (place.kind !== 'edge') return undefined;
    const { row, column, side } = place;
    if (!isBelow(row, this.rows) || !isBelow(column, this.columns)) return undefined;
    const [above, left, right, below] = this.around(row * this.columns + column);
    return { above, left, right, below }[side];
  }

  override of(place: Place): number[] {
    if (place.kind === 'corner') return this.atCorner(place.row * (this.columns + 1) + place.column);
    if (place.kind === 'edge') return super.of(place);
    return [...new Set(cellsOf(place, this).flatMap((cell) => this.around(cell)))];
  }

  /** As people draw it: points as `+`, and blanks for the cells. */
  override template(line: number): string {
    return line % 2 === 0 ? `+${'?+'.repeat(this.columns)}` : `?${' ?'.repeat(this.columns)}`;
  }

  middle(site: number): readonly [y: number, x: number] {
    const line = this.lineOf(site);
    return [line / 2, this.indexOf(site) + (line % 2 === 1 ? 0 : 0.5)];
  }

  nearest(y: number, x: number): number {
    const row = clamped(Math.floor(y), this.rows);
    const column = clamped(Math.floor(x), this.columns);
    const [above, left, right, below] = this.around(row * this.columns + column);
    const [down, across] = [Math.min(Math.max(y - row, 0), 1), Math.min(Math.max(x - column, 0), 1)];
    const nearest = Math.min(down, 1 - down, across, 1 - across);
    return nearest === down ? above : nearest === 1 - down ? below : nearest === across ? left : right;
  }

  /** Whether an edge runs from left to right. */
  isLevel(edge: number): boolean {
    return this.lineOf(edge) % 2 === 0;
  }

  /** The edges of a cell: above, left, right and below. */
  around(cell: number): readonly [above: number, left: number, right: number, below: number] {
    const row = Math.floor(cell / this.columns);
    const column = cell % this.columns;
    const above = this.at(2 * row, column);
    const left = this.at(2 * row + 1, column);
    return [above, left, left + 1, this.at(2 * row + 2, column)];
  }

  /** The cells on both sides of an edge, as far as there are any: the upper or left one first. */
  cells(edge: number): number[] {
    const line = this.lineOf(edge);
    const index = this.indexOf(edge);
    const row = line >> 1;
    const cells: number[] = [];
    if (line % 2 === 0) {
      if (row > 0) cells.push((row - 1) * this.columns + index);
      if (row < this.rows) cells.push(row * this.columns + index);
    } else {
      if (index > 0) cells.push(row * this.columns + index - 1);
      if (index < this.columns) cells.push(row * this.columns + index);
    }
    return cells;
  }

  /** Both ends of an edge, as corner sites: the upper or left one first. */
  ends(edge: number): readonly [number, number] {
    const line = this.lineOf(edge);
    const first = (line >> 1) * (this.columns + 1) + this.indexOf(edge);
    return [first, first + (line % 2 === 0 ? 1 : this.columns + 1)];
  }

  /** The two, three or four edges at a corner: above, left, right and below, as far as there are any. */
  atCorner(corner: number): number[] {
    const row = Math.floor(corner / (this.columns + 1));
    const column = corner % (this.columns + 1);
    const edges: number[] = [];
    if (row > 0) edges.push(this.at(2 * row - 1, column));
    if (column > 0) edges.push(this.at(2 * row, column - 1));
    if (column < this.columns) edges.push(this.at(2 * row, column));
    if (row < this.rows) edges.push(this.at(2 * row + 1, column));
    return edges;
  }
}

class CornerSites extends Numbered {
  readonly kind = 'corner';

  constructor(shape: Shape) {
    super(shape, shape.rows + 1, shape.columns + 1, shape.columns + 1);
  }

  place(site: number): Place {
    return { kind: 'corner', row: this.lineOf(site), column: this.indexOf(site) };
  }

  siteAt(place: Place): number | undefined {
    if (place.kind !== 'corner') return undefined;
    const { row, column } = place;
    return isBelow(row, this.rows + 1) && isBelow(column, this.columns + 1)
      ? this.at(row, column)
      : undefined;
  }

  middle(site: number): readonly [y: number, x: number] {
    return [this.lineOf(site), this.indexOf(site)];
  }

  nearest(y: number, x: number): number {
    return this.at(clamped(Math.round(y), this.lines), clamped(Math.round(x), this.columns + 1));
  }
}

/** One site a cell: what most puzzles have. */
export const cellSites = (shape: Shape): Sites => new CellSites(shape);

/** One site an edge, those of the outer border included. */
export const edgeSites = (shape: Shape): EdgeSites => new EdgeSites(shape);

/** One site a point of the grid, those on the outer border included. */
export const cornerSites = (shape: Shape): Sites => new CornerSites(shape);

/** What sites of another size have: the same as before where there was such a site, `fresh` elsewhere. */
export const resized = <T>(to: Sites, from: Sites, at: (site: number) => T, fresh: T): T[] =>
  Array.from({ length: to.count }, (_, site) => {
    const middle = to.middle(site);
    const before = from.nearest(...middle);
    return from.middle(before).every((along, axis) => along === middle[axis]) ? at(before) : fresh;
  });

/** The sites of this kind on a board of this shape. */
export const sitesOfKind = (kind: Sites['kind'], shape: Shape): Sites =>
  kind === 'cell' ? cellSites(shape) : kind === 'edge' ? edgeSites(shape) : cornerSites(shape);

const isBelow = (number: number, limit: number): boolean => number >= 0 && number < limit;

const clamped = (number: number, limit: number): number => Math.min(Math.max(number, 0), limit - 1);
