import type { EmphasisRole, Glyph, Mark, Role, Scene } from '../board/index.ts';

/** The reasons to set a place off, the most urgent first; a place may have several. */
export const EMPHASES: readonly EmphasisRole[] = ['wrong', 'because', 'deduced'];

/** The four ways a line can leave a cell are bits; this one leaves upwards. */
export const NORTH = 1;
/** The line leaves to the right. */
export const EAST = 2;
/** The line leaves downwards. */
export const SOUTH = 4;
/** The line leaves to the left. */
export const WEST = 8;

export interface TextSign {
  readonly text: string;
  readonly role: Role;
}

export interface GlyphSign {
  readonly glyph: Glyph;
  readonly role: Role;
}

export type Sign = TextSign | GlyphSign;

/** The values still possible in a cell. */
export type Candidates = Extract<Mark, { kind: 'candidates' }>;
type Decided = Exclude<Role, 'given' | 'faint'>;

/** Emphasis of one kind of place, by reason: 1 for each place that is set off. */
export type Emphasised = Readonly<Record<EmphasisRole, Uint8Array>>;

/** Signs on edges or corners; each is filed under the cell left of it or above it. */
export interface Between {
  readonly signs: readonly (Sign | undefined)[];
  /** Whether there is any sign. */
  readonly any: boolean;
  readonly emphasis: Emphasised;
}

/** A scene sorted by cell, so that a drawing can go row by row. Cells are numbered row by row from zero. */
export interface Layers {
  readonly rows: number;
  readonly columns: number;
  /** Cells that are given as solid. */
  readonly solid: Uint8Array;
  /** The decided fill of a cell. */
  readonly fill: readonly (Decided | undefined)[];
  readonly faint: Uint8Array;
  readonly givenText: readonly (string | undefined)[];
  readonly givenGlyph: readonly (Glyph | undefined)[];
  readonly text: readonly (TextSign | undefined)[];
  readonly glyph: readonly (GlyphSign | undefined)[];
  readonly candidates: readonly (Candidates | undefined)[];
  /** Whether any cell has candidates. */
  readonly pencilled: boolean;
  readonly emphasis: Emphasised;
  /** Whether any cell, edge or corner at all is emphasised that way. */
  readonly emphasised: Readonly<Record<EmphasisRole, boolean>>;
  /** Ways in which lines leave each cell, as a set of bits; `pathRole` tells the role of the line. */
  readonly ways: Uint8Array;
  readonly pathRole: readonly (Role | undefined)[];
  readonly wallRight: readonly (Role | undefined)[];
  readonly wallBelow: readonly (Role | undefined)[];
  readonly walled: boolean;
  readonly right: Between;
  readonly below: Between;
  readonly corner: Between;
}

/** Sorts the marks of a scene by cell in one pass. Of two marks in one channel, the later one is seen. */
export function layersOf(scene: Scene): Layers {
  const { rows, columns } = scene;
  const cells = rows * columns;
  const list = <T>(): (T | undefined)[] => new Array<T | undefined>(cells).fill(undefined);
  const emphasisOf = (): Record<EmphasisRole, Uint8Array> => ({
    wrong: new Uint8Array(cells),
    because: new Uint8Array(cells),
    deduced: new Uint8Array(cells),
  });
  const between = () => ({ signs: list<Sign>(), any: false, emphasis: emphasisOf() });
  const layers = {
    rows,
    columns,
    solid: new Uint8Array(cells),
    fill: list<Decided>(),
    faint: new Uint8Array(cells),
    givenText: list<string>(),
    givenGlyph: list<Glyph>(),
    text: list<TextSign>(),
    glyph: list<GlyphSign>(),
    candidates: list<Candidates>(),
    pencilled: false,
    emphasis: emphasisOf(),
    emphasised: { wrong: false, because: false, deduced: false },
    ways: new Uint8Array(cells),
    pathRole: list<Role>(),
    wallRight: list<Role>(),
    wallBelow: list<Role>(),
    walled: false,
    right: between(),
    below: between(),
    corner: between(),
  };
  const emphasise = (emphasis: Record<EmphasisRole, Uint8Array>, cell: number, role: EmphasisRole): void => {
    emphasis[role][cell] = 1;
    layers.emphasised[role] = true;
  };

  for (const mark of scene.marks) {
    if (mark.kind === 'path') {
      for (const [row, column] of mark.cells) {
        const cell = row * columns + column;
        layers.pathRole[cell] = mark.role;
        if (mark.role === 'deduced') emphasise(layers.emphasis, cell, 'deduced');
      }
      addWays(layers.ways, mark, columns);
      continue;
    }
    const cell = mark.row * columns + mark.column;
    const place = 'on' in mark && mark.on ? layers[mark.on] : layers;
    switch (mark.kind) {
      case 'fill':
        if (mark.role === 'given') layers.solid[cell] = 1;
        else if (mark.role === 'faint') layers.faint[cell] = 1;
        else layers.fill[cell] = mark.role;
        break;
      case 'glyph':
      case 'text':
        if ('signs' in place) {
          place.signs[cell] = mark;
          place.any = true;
        } else if (mark.kind === 'text') {
          if (mark.role === 'given') layers.givenText[cell] = mark.text;
          else layers.text[cell] = mark;
        } else if (mark.role === 'given') layers.givenGlyph[cell] = mark.glyph;
        else layers.glyph[cell] = mark;
        break;
      case 'candidates':
        layers.candidates[cell] = mark;
        layers.pencilled = true;
        break;
      case 'border':
        (mark.side === 'right' ? layers.wallRight : layers.wallBelow)[cell] = mark.role;
        layers.walled = true;
        continue;
      case 'emphasis':
        emphasise(place.emphasis, cell, mark.role);
        continue;
    }
    if ('role' in mark && mark.role === 'deduced') emphasise(place.emphasis, cell, 'deduced');
  }
  return layers;
}

function addWays(ways: Uint8Array, path: Extract<Mark, { kind: 'path' }>, columns: number): void {
  const { cells, closed } = path;
  const steps = closed ? cells.length : cells.length - 1;
  for (let step = 0; step < steps; step++) {
    const [row, column] = cells[step]!;
    const [nextRow, nextColumn] = cells[(step + 1) % cells.length]!;
    const way = nextRow < row ? NORTH : nextRow > row ? SOUTH : nextColumn > column ? EAST : WEST;
    const back = way === NORTH ? SOUTH : way === SOUTH ? NORTH : way === EAST ? WEST : EAST;
    ways[row * columns + column]! |= way;
    ways[nextRow * columns + nextColumn]! |= back;
  }
}

/** The sign on an edge or a corner, if there is one and both sides of it are on the board. */
export function signAt(
  layers: Layers,
  on: 'right' | 'below' | 'corner',
  row: number,
  column: number,
): Sign | undefined {
  const { rows, columns } = layers;
  const inRow = row >= 0 && row < (on === 'right' ? rows : rows - 1);
  const inColumn = column >= 0 && column < (on === 'below' ? columns : columns - 1);
  return inRow && inColumn ? layers[on].signs[row * columns + column] : undefined;
}

/** An edge or a corner with something to show; its place in grid units. */
export interface BetweenCells {
  readonly on: 'right' | 'below' | 'corner';
  readonly x: number;
  readonly y: number;
  readonly sign: Sign | undefined;
  readonly emphasis: readonly EmphasisRole[];
}

/** All edges and corners that carry a sign or want the eye. */
export function betweenCells(layers: Layers): BetweenCells[] {
  const found: BetweenCells[] = [];
  for (const [on, across, down] of [
    ['right', 1, 0.5],
    ['below', 0.5, 1],
    ['corner', 1, 1],
  ] as const) {
    const place = layers[on];
    for (const [cell, sign] of place.signs.entries()) {
      const emphasis = EMPHASES.filter((role) => place.emphasis[role][cell]);
      if (!sign && emphasis.length === 0) continue;
      const [row, column] = [Math.floor(cell / layers.columns), cell % layers.columns];
      found.push({ on, x: column + across, y: row + down, sign, emphasis });
    }
  }
  return found;
}

/** The most urgent reason why a place is set off. */
export const urgent = (emphasis: Emphasised, cell: number): EmphasisRole | undefined =>
  EMPHASES.find((role) => emphasis[role][cell]);

/** Candidates as a set in one word: `{13}`, those struck after a minus: `{13-2}`. */
export function candidateText({ texts, struck = [] }: Candidates): string {
  const shown = texts.filter((text) => text !== null);
  const between = [...shown, ...struck].some((text) => text.length > 1) ? ',' : '';
  const left = shown.filter((text) => !struck.includes(text)).join(between);
  return `{${left}${struck.length > 0 ? `-${struck.join(between)}` : ''}}`;
}
