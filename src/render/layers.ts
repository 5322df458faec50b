import {
  cornerSites,
  type EdgeSites,
  type EmphasisRole,
  edgeAt,
  edgeSites,
  type Glyph,
  type Mark,
  type Place,
  type Role,
  type Scene,
  type Side,
  type Sites,
} from '../board/index.ts';

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

/** Signs on edges, or on corners, by site. */
export interface Between {
  readonly signs: readonly (Sign | undefined)[];
  readonly emphasis: Emphasised;
}

/** A clue outside the board that is emphasised. */
export type OutsideEmphasis = Extract<Mark, { kind: 'outside' }>;

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
  /** What the numbers of edges and corners stand for. */
  readonly edgeSites: EdgeSites;
  readonly cornerSites: Sites;
  /** By edge. */
  readonly walls: readonly (Role | undefined)[];
  readonly walled: boolean;
  /** Points instead of lines: nothing but walls stands between cells, and around them. */
  readonly dotted: boolean;
  readonly edges: Between;
  readonly corners: Between;
  /** Whether a sign stands between two cells of a row; or between two rows, or on a corner. */
  readonly signsInRows: boolean;
  readonly signsBetweenRows: boolean;
  readonly outside: readonly OutsideEmphasis[];
}

/** Sorts the marks of a scene by cell in one pass. Of two marks in one channel, the later one is seen. */
export function layersOf(scene: Scene): Layers {
  const { rows, columns } = scene;
  const cells = rows * columns;
  const list = <T>(): (T | undefined)[] => new Array<T | undefined>(cells).fill(undefined);
  const emphasisOf = (count: number): Record<EmphasisRole, Uint8Array> => ({
    wrong: new Uint8Array(count),
    because: new Uint8Array(count),
    deduced: new Uint8Array(count),
  });
  const between = ({ count }: Sites) => ({
    signs: new Array<Sign | undefined>(count).fill(undefined),
    emphasis: emphasisOf(count),
  });
  const [edges, corners] = [edgeSites(scene), cornerSites(scene)];
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
    emphasis: emphasisOf(cells),
    emphasised: { wrong: false, because: false, deduced: false },
    ways: new Uint8Array(cells),
    pathRole: list<Role>(),
    edgeSites: edges,
    cornerSites: corners,
    walls: new Array<Role | undefined>(edges.count).fill(undefined),
    walled: false,
    dotted: scene.dotted ?? false,
    edges: between(edges),
    corners: between(corners),
    signsInRows: false,
    signsBetweenRows: false,
    outside: [] as OutsideEmphasis[],
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
    if (mark.kind === 'outside') {
      layers.outside.push(mark);
      layers.emphasised[mark.role] = true;
      continue;
    }
    const on = 'on' in mark ? mark.on : undefined;
    const place = on === undefined ? layers : on === 'corner' ? layers.corners : layers.edges;
    const cell = on === undefined ? mark.row * columns + mark.column : siteOn(layers, on, mark);
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
          if (on === 'left' || on === 'right') layers.signsInRows = true;
          else layers.signsBetweenRows = true;
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
      case 'border': {
        const edge = siteOn(layers, mark.side, mark);
        layers.walls[edge] = mark.role;
        layers.walled = true;
        if (mark.role === 'deduced') emphasise(layers.edges.emphasis, edge, 'deduced');
        continue;
      }
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

/** The number of an edge of a cell, or of a point of the grid. */
const siteOn = (
  { edgeSites, cornerSites }: Pick<Layers, 'edgeSites' | 'cornerSites'>,
  on: Side | 'corner',
  { row, column }: { readonly row: number; readonly column: number },
): number => (on === 'corner' ? cornerSites.at(row, column) : edgeSites.siteAt(edgeAt(row, column, on))!);

/** An edge right of or below a cell, or the corner between: of cells that are left of or above the board too. */
export function siteBeside(
  { edgeSites, cornerSites }: Layers,
  on: 'right' | 'below' | 'corner',
  row: number,
  column: number,
): number {
  if (on === 'corner') return cornerSites.at(row + 1, column + 1);
  return on === 'right' ? edgeSites.at(2 * row + 1, column + 1) : edgeSites.at(2 * row + 2, column);
}

/** The sign on such an edge or corner, if there is one. */
export const signAt = (
  layers: Layers,
  on: 'right' | 'below' | 'corner',
  row: number,
  column: number,
): Sign | undefined =>
  (on === 'corner' ? layers.corners : layers.edges).signs[siteBeside(layers, on, row, column)];

/** The role of a wall on such an edge, if there is one. */
export const wallAt = (
  layers: Layers,
  on: 'right' | 'below',
  row: number,
  column: number,
): Role | undefined => layers.walls[siteBeside(layers, on, row, column)];

/** An edge or a corner with something to show; its place in grid units. */
export interface BetweenCells {
  /** An edge between two cells of a row, one between two rows, or a corner. */
  readonly on: 'right' | 'below' | 'corner';
  readonly place: Place;
  readonly x: number;
  readonly y: number;
  readonly sign: Sign | undefined;
  readonly emphasis: readonly EmphasisRole[];
}

/**
 * All edges and corners that carry a sign or want the eye: first those in rows, then those between rows, then corners.
 */
export function betweenCells({ edgeSites, cornerSites, edges, corners }: Layers): BetweenCells[] {
  const found: Record<BetweenCells['on'], BetweenCells[]> = { right: [], below: [], corner: [] };
  for (const [sites, { signs, emphasis }] of [
    [edgeSites, edges],
    [cornerSites, corners],
  ] as const) {
    for (let site = 0; site < sites.count; site++) {
      const sign = signs[site];
      const roles = EMPHASES.filter((role) => emphasis[role][site]);
      if (!sign && roles.length === 0) continue;
      const [y, x] = sites.middle(site);
      const on = sites.kind === 'corner' ? 'corner' : Number.isInteger(y) ? 'below' : 'right';
      found[on].push({ on, place: sites.place(site), x, y, sign, emphasis: roles });
    }
  }
  return [...found.right, ...found.below, ...found.corner];
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
