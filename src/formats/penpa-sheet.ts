import { MAX_TEXT } from './located-problems.ts';
import { deflateRaw, inflateRaw } from './raw-deflate.ts';

/*
 * The sheet that a link of penpa-edit holds: a grid of square cells with a margin around the board, on which numbers,
 * shades, signs and lines are drawn. Places are told by one number each: cells first, then the lower right corners of
 * all cells, the middles of their lower edges, and of their right edges. Two further cells surround the margin.
 */

/** Cells outside the margin, on each side. */
const BEYOND = 2;
/** How large a cell is drawn. */
const SIZE = 38;

/** Cells between the board and the end of the sheet. */
export interface Margin {
  readonly above: number;
  readonly below: number;
  readonly left: number;
  readonly right: number;
}

export const NO_MARGIN: Margin = { above: 0, below: 0, left: 0, right: 0 };

/** The board's own size, and the margin around it. */
export interface Extent {
  readonly rows: number;
  readonly columns: number;
  readonly margin: Margin;
}

/** A cell's edge to the next one. */
export type Edge = 'right' | 'below';

/** The numbers that links have for the places of a sheet; rows and columns count from the board's first cell. */
export class Places {
  readonly #width: number;
  readonly #height: number;
  readonly #extent: Extent;

  constructor(extent: Extent) {
    const { rows, columns, margin } = extent;
    this.#extent = extent;
    this.#width = columns + margin.left + margin.right + 2 * BEYOND;
    this.#height = rows + margin.above + margin.below + 2 * BEYOND;
  }

  cell(row: number, column: number): number {
    const { above, left } = this.#extent.margin;
    return (row + above + BEYOND) * this.#width + column + left + BEYOND;
  }

  /** Where a cell is that has this number, even one of the margin; undefined if no cell has. */
  whereIs(place: number): { readonly row: number; readonly column: number } | undefined {
    if (!Number.isInteger(place) || place < 0 || place >= this.#all) return undefined;
    const { above, left } = this.#extent.margin;
    return {
      row: Math.floor(place / this.#width) - above - BEYOND,
      column: (place % this.#width) - left - BEYOND,
    };
  }

  edge(row: number, column: number, edge: Edge): number {
    return this.cell(row, column) + (edge === 'below' ? 2 : 3) * this.#all;
  }

  /** The two ends of an edge. */
  line(row: number, column: number, edge: Edge): string {
    const corner = this.cell(row, column) + this.#all;
    return `${edge === 'below' ? corner - 1 : corner - this.#width},${corner}`;
  }

  /** The place in the middle of the sheet. */
  get middle(): number {
    const [width, height] = [this.#width - 2 * BEYOND, this.#height - 2 * BEYOND];
    const cell = (BEYOND + ((height - 1) >> 1)) * this.#width + BEYOND + ((width - 1) >> 1);
    const kind = width % 2 === 0 ? (height % 2 === 0 ? 1 : 3) : height % 2 === 0 ? 2 : 0;
    return cell + kind * this.#all;
  }

  get #all(): number {
    return this.#width * this.#height;
  }
}

/** What a link draws, by the numbers of the places. */
export interface Drawing {
  readonly surface: Record<string, number>;
  readonly number: Record<string, readonly [text: string, style: number, kind: string]>;
  readonly symbol: Record<string, readonly [which: number, name: string, layer: number]>;
  readonly lineE: Record<string, number>;
}

export const blankDrawing = (): Drawing => ({ surface: {}, number: {}, symbol: {}, lineE: {} });

/** What a link says besides what is drawn. */
export interface Caption {
  readonly title: string;
  /** The site's names for the kind of puzzle. */
  readonly tags: readonly string[];
  /** How the grid is drawn: the lines, the points, the frame. */
  readonly grid: readonly [string, string, string];
  /** What a solver draws with: the mode, and which of its tools. */
  readonly tool: readonly [mode: string, which: string];
}

/** The short forms of names that are in every link; the first spares what looks like one of them. */
const SHORT: readonly (readonly [string, string])[] = [
  ['z', 'zZ'],
  ['"qa"', 'z9'],
  ['"pu_q"', 'zQ'],
  ['"pu_a"', 'zA'],
  ['"grid"', 'zG'],
  ['"edit_mode"', 'zM'],
  ['"surface"', 'zS'],
  ['"line"', 'zL'],
  ['"lineE"', 'zE'],
  ['"wall"', 'zW'],
  ['"cage"', 'zC'],
  ['"number"', 'zN'],
  ['"symbol"', 'zY'],
  ['"special"', 'zP'],
  ['"board"', 'zB'],
  ['"command_redo"', 'zR'],
  ['"command_undo"', 'zU'],
  ['"command_replay"', 'z8'],
  ['"numberS"', 'z1'],
  ['"freeline"', 'zF'],
  ['"freelineE"', 'z2'],
  ['"thermo"', 'zT'],
  ['"arrows"', 'z3'],
  ['"direction"', 'zD'],
  ['"squareframe"', 'z0'],
  ['"polygon"', 'z5'],
  ['"deletelineE"', 'z4'],
  ['"killercages"', 'z6'],
  ['"nobulbthermo"', 'z7'],
  ['"__a"', 'z_'],
  ['null', 'zO'],
];

const replaced = (text: string, pairs: Iterable<readonly [string, string]>): string => {
  let now = text;
  for (const [from, to] of pairs) now = now.split(from).join(to);
  return now;
};

/** The lines of text in a link's body; undefined if it is damaged, or longer than any board. */
export function unpackedSheet(body: string): string[] | undefined {
  let packed: string;
  try {
    packed = atob(decodeURIComponent(body).replace(/[\s]/g, '').replace(/-/g, '+').replace(/_/g, '/'));
  } catch {
    return undefined;
  }
  const bytes = inflateRaw(
    Uint8Array.from(packed, (letter) => letter.charCodeAt(0)),
    MAX_TEXT,
  );
  if (!bytes) return undefined;
  const text = replaced(
    new TextDecoder().decode(bytes),
    SHORT.toReversed().map(([long, short]): [string, string] => [short, long]),
  );
  return text.length > 2 * MAX_TEXT ? undefined : text.split('\n');
}

/** The body of a link that holds this. */
export function packedSheet(extent: Extent, drawing: Drawing, caption: Caption): string {
  const { rows, columns, margin } = extent;
  const places = new Places(extent);
  const [width, height] = [columns + margin.left + margin.right, rows + margin.above + margin.below];
  const head = [
    ...['square', width, height, SIZE, 0, 1, 1, (width + 1) * SIZE, (height + 1) * SIZE],
    ...[
      places.middle,
      places.middle,
      0,
      0,
      0,
      0,
      `Title: ${caption.title}`,
      'Author: ',
      '',
      '',
      'OFF',
      false,
    ],
  ];
  const cells: number[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) cells.push(places.cell(row, column));
  const mode = modesOf(caption);
  const lines = [
    head.join(','),
    JSON.stringify([margin.above, margin.below, margin.left, margin.right]),
    JSON.stringify(mode),
    JSON.stringify(layer(drawing)),
    JSON.stringify(layer(blankDrawing())),
    JSON.stringify(cells.map((cell, at) => cell - (cells[at - 1] ?? 0))),
    ...['[]', '{}', '"x"', '"x"', '[3,2,3]', JSON.stringify(mode), '"x"', '0'],
    JSON.stringify(layer(blankDrawing())),
    JSON.stringify(layer(blankDrawing())),
    '{}',
    JSON.stringify(caption.tags),
    '',
  ];
  const bytes = deflateRaw(new TextEncoder().encode(replaced(lines.join('\n'), SHORT)));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** What is drawn, among all that a link has a place for. */
const layer = (drawing: Drawing): Record<string, unknown> => ({
  command_redo: { __a: [] },
  command_undo: { __a: [] },
  command_replay: { __a: [] },
  numberS: {},
  ...drawing,
  ...{ freeline: {}, freelineE: {}, thermo: [], arrows: [], direction: [], squareframe: [], polygon: [] },
  ...{ line: {}, wall: {}, cage: {}, deletelineE: {}, killercages: [], nobulbthermo: [] },
});

/** What the tools of a link are set to, for setting a board and for solving it. */
function modesOf({ grid, tool: [mode, which] }: Caption): Record<string, unknown> {
  const tools = (line: number): Record<string, unknown> => ({
    edit_mode: 'surface',
    ...{ surface: ['', 1], multicolor: ['', 1], line: ['1', line], lineE: ['1', line], wall: ['', line] },
    ...{
      cage: ['1', 10],
      number: ['1', 1],
      symbol: ['circle_L', 1],
      special: ['thermo', ''],
      board: ['', ''],
    },
    ...{ move: ['1', ''], combi: ['battleship', ''], sudoku: ['1', 1] },
  });
  return {
    qa: 'pu_a',
    grid,
    pu_q: tools(2),
    pu_a: {
      ...tools(3),
      number: ['1', 2],
      sudoku: ['1', 9],
      edit_mode: mode,
      ...(which ? { [mode]: [which, ''] } : {}),
    },
  };
}
