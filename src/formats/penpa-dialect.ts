import type { Wording } from '../board/index.ts';
import type { Fields } from './format.ts';
import type { Caption, Drawing, Edge, Extent } from './penpa-sheet.ts';

/** How one puzzle is drawn on a sheet of penpa-edit. */
export interface PenpaDialect {
  /** The id of the puzzle. */
  readonly puzzle: string;
  /** What people call it in the titles of links. */
  readonly names: RegExp;
  readonly caption: Caption;
  /** Whether a sheet can be of no other puzzle, for links without a name. */
  isSure?(sheet: PenpaSheet): boolean;
  /** The puzzle's fields; undefined if the sheet has the wrong form. */
  read(sheet: PenpaSheet): Fields | undefined;
  /** What is drawn for these fields, or why they cannot be drawn. */
  write(
    fields: Fields,
  ): { readonly extent: Extent; readonly drawing: Drawing } | { readonly problem: Wording };
}

/** A sheet that is being read. What was asked for counts as understood. */
export interface PenpaSheet {
  readonly extent: Extent;
  /** The text in a cell or in the margin; undefined if there is none. */
  text(row: number, column: number): string | undefined;
  isShaded(row: number, column: number): boolean;
  /** The sign on an edge: it points at the smaller cell. */
  sign(row: number, column: number, edge: Edge): '<' | '>' | '^' | 'v' | undefined;
  readonly hasSigns: boolean;
  isWall(row: number, column: number, edge: Edge): boolean;
  complain(problem: Wording, fix?: Wording): void;
}

/** Complains of a text that a cell cannot have; rows and columns count from one for people. */
export function complainOf(
  sheet: PenpaSheet,
  row: number,
  column: number,
  expected: Wording,
  found: string,
): void {
  const shown = found.length > 12 ? `${found.slice(0, 12)}…` : found;
  sheet.complain({
    en: `row ${row + 1}, column ${column + 1}: expected ${expected.en}, got '${shown}'`,
    pt: `linha ${row + 1}, coluna ${column + 1}: esperava-se ${expected.pt}, e há '${shown}'`,
  });
}
