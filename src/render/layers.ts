import type { Glyph, Role, Scene } from '../board/index.ts';

/** What wants the eye in a cell, beyond what the cell holds; a cell may want it for several reasons. */
export const EMPHASES = ['wrong', 'because', 'deduced'] as const;
export type Emphasis = (typeof EMPHASES)[number];

/** The four ways a line can leave a cell, as bits. */
export const NORTH = 1;
export const EAST = 2;
export const SOUTH = 4;
export const WEST = 8;

/** A scene sorted by cell, so that a drawing can go row by row. Cells are numbered row by row from zero. */
export interface Layers {
  readonly rows: number;
  readonly columns: number;
  /** The solid fill of a cell: given, placed or deduced. */
  readonly solid: readonly (Role | undefined)[];
  readonly faint: Uint8Array;
  readonly glyph: readonly (Glyph | undefined)[];
  readonly text: readonly (string | undefined)[];
  /** Characters of the longest text in a cell, at least one. */
  readonly textWidth: number;
  /** The role of the glyph or text of a cell. */
  readonly sign: readonly (Role | undefined)[];
  readonly emphasis: Readonly<Record<Emphasis, Uint8Array>>;
  /** Whether any cell at all is emphasised that way. */
  readonly emphasised: Readonly<Record<Emphasis, boolean>>;
  /** Ways in which lines leave each cell, as a set of bits; `pathRole` tells the role of the line. */
  readonly ways: Uint8Array;
  readonly pathRole: readonly (Role | undefined)[];
  readonly wallRight: Uint8Array;
  readonly wallBelow: Uint8Array;
  readonly walled: boolean;
}

const isEmphasis = (role: Role): role is Emphasis => (EMPHASES as readonly Role[]).includes(role);

/** Sorts the marks of a scene by cell in one pass. Of two marks of one kind in a cell, the later one is seen. */
export function layersOf(scene: Scene): Layers {
  const { rows, columns } = scene;
  const cells = rows * columns;
  const solid = new Array<Role | undefined>(cells).fill(undefined);
  const glyph = new Array<Glyph | undefined>(cells).fill(undefined);
  const text = new Array<string | undefined>(cells).fill(undefined);
  const sign = new Array<Role | undefined>(cells).fill(undefined);
  const pathRole = new Array<Role | undefined>(cells).fill(undefined);
  const faint = new Uint8Array(cells);
  const ways = new Uint8Array(cells);
  const wallRight = new Uint8Array(cells);
  const wallBelow = new Uint8Array(cells);
  const emphasis = {
    wrong: new Uint8Array(cells),
    because: new Uint8Array(cells),
    deduced: new Uint8Array(cells),
  };
  const emphasised = { wrong: false, because: false, deduced: false };
  let walled = false;
  let textWidth = 1;

  const emphasise = (cell: number, role: Role): void => {
    if (!isEmphasis(role)) return;
    emphasis[role][cell] = 1;
    emphasised[role] = true;
  };

  for (const mark of scene.marks) {
    if (mark.kind === 'path') {
      const { cells: through, closed } = mark;
      const steps = closed ? through.length : through.length - 1;
      for (const [row, column] of through) {
        pathRole[row * columns + column] = mark.role;
        emphasise(row * columns + column, mark.role);
      }
      for (let step = 0; step < steps; step++) {
        const [row, column] = through[step]!;
        const [nextRow, nextColumn] = through[(step + 1) % through.length]!;
        const way = nextRow < row ? NORTH : nextRow > row ? SOUTH : nextColumn > column ? EAST : WEST;
        const back = way === NORTH ? SOUTH : way === SOUTH ? NORTH : way === EAST ? WEST : EAST;
        ways[row * columns + column]! |= way;
        ways[nextRow * columns + nextColumn]! |= back;
      }
      continue;
    }
    const cell = mark.row * columns + mark.column;
    switch (mark.kind) {
      case 'fill':
        if (mark.role === 'faint') faint[cell] = 1;
        else if (mark.role !== 'because' && mark.role !== 'wrong') solid[cell] = mark.role;
        emphasise(cell, mark.role);
        break;
      case 'glyph':
        glyph[cell] = mark.glyph;
        sign[cell] = mark.role;
        emphasise(cell, mark.role);
        break;
      case 'text':
        text[cell] = mark.text;
        textWidth = Math.max(textWidth, mark.text.length);
        sign[cell] = mark.role;
        emphasise(cell, mark.role);
        break;
      case 'border':
        (mark.side === 'right' ? wallRight : wallBelow)[cell] = 1;
        walled = true;
        break;
    }
  }
  return {
    rows,
    columns,
    solid,
    faint,
    glyph,
    text,
    textWidth,
    sign,
    emphasis,
    emphasised,
    ways,
    pathRole,
    wallRight,
    wallBelow,
    walled,
  };
}
