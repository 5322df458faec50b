import type { EmphasisRole, Glyph, Role, Scene } from '../board/index.ts';
import { clueDepths, clueShapes, emphasisedClues } from './clue-shapes.ts';
import { betweenCells, type Candidates, EMPHASES, type Layers, layersOf, wallAt } from './layers.ts';
import { SIDE } from './units.ts';

const MARGIN = 16;

/** A path, in the commands of SVG. */
export interface PathShape {
  readonly look: string;
  readonly path: string;
  /** Its coordinates are twice too large. */
  readonly half?: true;
}

/** A word, centred on `x`, standing on the line at `y`. */
export interface TextShape {
  readonly look: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Absent: the usual one of its look. */
  readonly size?: number;
}

/**
 * What pictures are made of. `look` says in words what a shape is (`fill placed`, `text given`): a style sheet, or
 * another drawing, decides how that looks. All shapes that look alike are one path.
 */
export type DrawnShape = PathShape | TextShape;

/** A scene as shapes from the bottom up, each cell 40 units wide; the origin is the upper left corner of its grid. */
export interface ShapedScene {
  readonly grid: readonly DrawnShape[];
  readonly clues: readonly DrawnShape[];
}

/** A scene as shapes, for those who draw by other means than SVG. */
export const drawShapes = (scene: Scene): ShapedScene => shapesOf(scene, layersOf(scene));

export function shapesOf(scene: Scene, layers: Layers): ShapedScene {
  return {
    grid: [
      ...fills(layers),
      ...gridLines(layers),
      ...walls(layers),
      ...emphasis(layers),
      ...paths(scene),
      ...glyphs(layers),
      ...candidates(layers),
      ...texts(layers),
      ...between(layers),
    ],
    clues: [...clueRings(scene), ...clueShapes(scene)],
  };
}

const ROLES: readonly Role[] = ['faint', 'given', 'placed', 'deduced'];

/** The size of a picture, and where in it the grid begins. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The side of a cell. */
  readonly side: number;
}

/** The room that a scene needs, with its clues and a margin. */
export function frameOf(scene: Scene): Frame {
  const { left, above, right, below } = clueDepths(scene);
  return {
    left: MARGIN + left,
    top: MARGIN + above,
    width: MARGIN + left + scene.columns * SIDE + right + MARGIN,
    height: MARGIN + above + scene.rows * SIDE + below + MARGIN,
    side: SIDE,
  };
}

const path = (look: string, d: readonly string[]): DrawnShape[] =>
  d.length === 0 ? [] : [{ look, path: d.join('') }];

/** What lies under the signs of a cell; the faint wash is pale enough to be none. */
export const groundOf = ({ solid, fill }: Layers, cell: number): Exclude<Role, 'faint'> | undefined =>
  fill[cell] ?? (solid[cell] ? 'given' : undefined);

/** One path a role; neighbours in a row are one rectangle. What was decided of a solid cell is a smaller square. */
function fills({ rows, columns, solid, fill, faint }: Layers): DrawnShape[] {
  const isIn: Record<Role, (cell: number) => boolean> = {
    faint: (cell) => faint[cell] === 1 && !solid[cell] && fill[cell] === undefined,
    given: (cell) => solid[cell] === 1,
    placed: (cell) => fill[cell] === 'placed' && !solid[cell],
    deduced: (cell) => fill[cell] === 'deduced' && !solid[cell],
  };
  return ROLES.flatMap((role) => {
    const shapes: string[] = [];
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const cell = row * columns + column;
        if (solid[cell] && fill[cell] === role) {
          shapes.push(`M${column * SIDE + 8} ${row * SIDE + 8}h24v24h-24z`);
          continue;
        }
        if (!isIn[role](cell)) continue;
        const first = column;
        while (column + 1 < columns && isIn[role](row * columns + column + 1)) column++;
        const width = (column + 1 - first) * SIDE;
        shapes.push(`M${first * SIDE} ${row * SIDE}h${width}v${SIDE}h-${width}z`);
      }
    }
    return path(`fill ${role}`, shapes);
  });
}

function gridLines({ rows, columns, dotted, cornerSites }: Layers): DrawnShape[] {
  if (dotted) {
    const points = Array.from({ length: cornerSites.count }, (_, corner) => {
      const [y, x] = cornerSites.middle(corner);
      return moved(POINT, x * SIDE, y * SIDE);
    });
    return path('glyph solid ink faint', points);
  }
  return path('grid', linesBetween(rows, columns));
}

/** The lines between the cells of a grid. */
export function linesBetween(rows: number, columns: number): string[] {
  const lines: string[] = [];
  for (let row = 1; row < rows; row++) lines.push(`M0 ${row * SIDE}h${columns * SIDE}`);
  for (let column = 1; column < columns; column++) lines.push(`M${column * SIDE} 0v${rows * SIDE}`);
  return lines;
}

/** A point of the grid, where there are points instead of lines. */
export const POINT = 'M-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z';

/** One path a role; walls in one line are one stroke. */
function walls(layers: Layers): DrawnShape[] {
  const { rows, columns } = layers;
  const strokes = new Map<Role, string[]>(ROLES.map((role) => [role, []]));
  for (let row = -1; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const role = wallAt(layers, 'below', row, column);
      if (role === undefined) continue;
      const first = column;
      while (column + 1 < columns && wallAt(layers, 'below', row, column + 1) === role) column++;
      strokes.get(role)!.push(`M${first * SIDE} ${(row + 1) * SIDE}h${(column + 1 - first) * SIDE}`);
    }
  }
  for (let column = -1; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const role = wallAt(layers, 'right', row, column);
      if (role === undefined) continue;
      const first = row;
      while (row + 1 < rows && wallAt(layers, 'right', row + 1, column) === role) row++;
      strokes.get(role)!.push(`M${(column + 1) * SIDE} ${first * SIDE}v${(row + 1 - first) * SIDE}`);
    }
  }
  return ROLES.flatMap((role) => path(`wall ${role}`, strokes.get(role)!));
}

/** One path a role; straight stretches are one stroke. */
function paths(scene: Scene): DrawnShape[] {
  const centre = (at: number): number => at * SIDE + SIDE / 2;
  const lines = new Map<Role, string[]>(ROLES.map((role) => [role, []]));
  for (const mark of scene.marks) {
    if (mark.kind !== 'path' || mark.cells.length === 0) continue;
    const [first, ...rest] = mark.cells;
    const [firstRow, firstColumn] = first!;
    const strokes = [`M${centre(firstColumn)} ${centre(firstRow)}`];
    let row = firstRow;
    for (const [index, [nextRow, nextColumn]] of rest.entries()) {
      const across = nextRow === row;
      const after = rest[index + 1];
      const turns = !after || (after[0] === nextRow) !== across;
      if (turns) strokes.push(across ? `H${centre(nextColumn)}` : `V${centre(nextRow)}`);
      row = nextRow;
    }
    // A line of one cell is a stroke without length, which its round ends make a dot.
    if (rest.length === 0) strokes.push('h0');
    lines.get(mark.role)!.push(...strokes, mark.closed ? 'z' : '');
  }
  return ROLES.flatMap((role) => path(`path ${role}`, lines.get(role)!));
}

const short = (number: number): number => Math.round(number * 100) / 100;

/** An outline moved by (x, y): only its absolute points change. */
const moved = (outline: string, x: number, y: number): string =>
  outline.replace(
    /M *(-?[\d.]+)[ ,]*(-?[\d.]+)/g,
    (_, left: string, top: string) => `M${short(Number(left) + x)} ${short(Number(top) + y)}`,
  );

/** Paths in the making, one for all glyphs that look alike. */
class GlyphPaths {
  readonly #paths = new Map<
    string,
    { readonly start: Omit<PathShape, 'path'>; readonly outlines: string[] }
  >();

  /** Draws in the cell whose upper left corner is (x, y). */
  add(glyph: Glyph, role: string, x: number, y: number): void {
    this.#add({ look: `glyph ${glyph.drawn} ${glyph.tone} ${role}` }, glyph.outline, x, y);
    if (glyph.strokes) this.#add({ look: `glyph rays ${role}` }, glyph.strokes, x, y);
  }

  /** Draws in half the size about the middle (x, y). */
  addHalf(glyph: Glyph, role: string, x: number, y: number): void {
    const [left, top] = [2 * x - SIDE / 2, 2 * y - SIDE / 2];
    const look = `glyph ${glyph.drawn} ${glyph.tone} half ${role}`;
    this.#add({ look, half: true }, glyph.outline, left, top);
    if (glyph.strokes) this.#add({ look: `glyph rays half ${role}`, half: true }, glyph.strokes, left, top);
  }

  get shapes(): DrawnShape[] {
    return [...this.#paths.values()].map(({ start, outlines }) => ({ ...start, path: outlines.join('') }));
  }

  #add(start: Omit<PathShape, 'path'>, outline: string, x: number, y: number): void {
    const known = this.#paths.get(start.look) ?? { start, outlines: [] };
    this.#paths.set(start.look, known);
    known.outlines.push(moved(outline, x, y));
  }
}

/** A decided glyph in a cell with a number is small and in the lower right corner, so that both are read. */
function glyphs(layers: Layers): DrawnShape[] {
  const { columns, givenGlyph, glyph, givenText, text, pathRole } = layers;
  const paths = new GlyphPaths();
  for (let cell = 0; cell < glyph.length; cell++) {
    const x = (cell % columns) * SIDE;
    const y = Math.floor(cell / columns) * SIDE;
    const ground = groundOf(layers, cell);
    const on = ground === 'given' || ground === 'placed' ? ` on-${ground}` : '';
    const given = givenGlyph[cell];
    if (given) paths.add(given, `given${on}`, x, y);
    const decided = glyph[cell];
    if (!decided) continue;
    const { role } = decided;
    const crowded = given ?? givenText[cell] ?? text[cell];
    if (crowded !== undefined) paths.addHalf(decided.glyph, `${role}${on}`, x + 32, y + 32);
    else if (pathRole[cell] === undefined || !decided.glyph.shownByPath)
      paths.add(decided.glyph, `${role}${on}`, x, y);
    else if (role === 'deduced') paths.add(decided.glyph, 'deduced on-path', x, y);
  }
  return paths.shapes;
}

/** Rings inside the cells that want the eye, on a pale halo that parts them from paint; a wrong cell has two bars. */
function emphasis(layers: Layers): DrawnShape[] {
  return EMPHASES.flatMap((kind) => {
    if (!layers.emphasised[kind]) return [];
    const rings: string[] = [];
    const inset = kind === 'because' ? 4 : 5;
    const side = SIDE - 2 * inset - 8;
    for (const [cell, marked] of layers.emphasis[kind].entries()) {
      if (!marked || (kind === 'deduced' && showsDeduced(layers, cell))) continue;
      const x = (cell % layers.columns) * SIDE + inset;
      const y = Math.floor(cell / layers.columns) * SIDE + inset;
      rings.push(`M${x + 4} ${y}h${side}q4 0 4 4v${side}q0 4-4 4h-${side}q-4 0-4-4v-${side}q0-4 4-4z`);
      if (kind === 'wrong') rings.push(`M${x} ${y + 10}l10-10M${x + side - 2} ${y + side + 8}l10-10`);
    }
    return [...path('halo', rings), ...path(`ring ${kind}`, rings)];
  });
}

/** Whether what a cell holds already looks deduced: hatched, or with a dashed rim. */
function showsDeduced({ fill, glyph }: Layers, cell: number): boolean {
  const sign = glyph[cell];
  return fill[cell] === 'deduced' || (sign?.glyph.drawn === 'rimmed' && sign.role === 'deduced');
}

/** Each value in small print in a place of its own; those just excluded are crossed out. */
function candidates(layers: Layers): DrawnShape[] {
  if (!layers.pencilled) return [];
  return layers.candidates.flatMap((mark) => (mark ? candidateTexts(mark) : []));
}

function candidateTexts({ row, column, texts, struck = [] }: Candidates): DrawnShape[] {
  const { at, size } = candidatePlaces(texts);
  return texts.flatMap((text, index) => {
    if (text === null) return [];
    const [x, y] = at(index);
    const look = struck.includes(text) ? 'candidate struck' : 'candidate';
    return [{ look, text, x: short(column * SIDE + x), y: short(row * SIDE + y + size * 0.35), size }];
  });
}

/** Where candidates stand in a cell (the middle of each) and how large they are. */
export function candidatePlaces(texts: readonly (string | null)[]): {
  readonly size: number;
  at(index: number): readonly [x: number, y: number];
} {
  const across = Math.max(2, Math.ceil(Math.sqrt(texts.length)));
  const down = Math.ceil(texts.length / across);
  const longest = texts.reduce((most, text) => Math.max(most, text?.length ?? 0), 1);
  const [width, height] = [(SIDE - 8) / across, (SIDE - 8) / Math.max(2, down)];
  const size = short(Math.min(12, height, (width * 1.5) / longest));
  return {
    size,
    at: (index) => [
      short(4 + width * ((index % across) + 0.5)),
      short(SIDE / 2 + height * (Math.floor(index / across) + 0.5 - down / 2)),
    ],
  };
}

/** Given and decided numbers; a given one beside a decided one is small and in the upper left corner. */
function texts(layers: Layers): DrawnShape[] {
  const parts: DrawnShape[] = [];
  for (let cell = 0; cell < layers.text.length; cell++) {
    const given = layers.givenText[cell];
    const decided = layers.text[cell];
    if (given === undefined && !decided) continue;
    const x = (cell % layers.columns) * SIDE;
    const y = Math.floor(cell / layers.columns) * SIDE;
    const ground = groundOf(layers, cell);
    const on = ground === undefined ? '' : ground === 'deduced' ? ' over' : ` on-${ground}`;
    const write = (text: string, role: string, left: number, top: number): void => {
      parts.push({ look: `text ${role}${on}`, text, x: x + left, y: y + top });
    };
    if (decided) write(decided.text, decided.role, SIDE / 2, SIDE / 2 + 7);
    if (given === undefined) continue;
    if (decided) write(given, 'given small', 9, 13);
    else write(given, 'given', SIDE / 2, SIDE / 2 + 7);
  }
  return parts;
}

/** Signs on edges and corners, each on a patch that parts it from the lines under it, and rings around some. */
function between(layers: Layers): DrawnShape[] {
  const paths = new GlyphPaths();
  const words: DrawnShape[] = [];
  const patches: string[] = [];
  const rings = new Map<EmphasisRole, string[]>(EMPHASES.map((role) => [role, []]));
  for (const { on, x: across, y: down, sign, emphasis } of betweenCells(layers)) {
    const [x, y] = [across * SIDE, down * SIDE];
    const ring = moved(EDGE_RING, x, y);
    for (const role of emphasis) rings.get(role)!.push(ring, role === 'wrong' ? moved(EDGE_BARS, x, y) : '');
    if (!sign) continue;
    patches.push(moved(PATCHES[on], x, y));
    if ('glyph' in sign) paths.addHalf(sign.glyph, sign.role, x, y);
    else words.push({ look: `text between ${sign.role}`, text: sign.text, x, y: y + 5.5 });
  }
  return [
    ...path('patch', patches),
    ...EMPHASES.flatMap((role) => [
      ...path('halo', rings.get(role)!),
      ...path(`ring ${role}`, rings.get(role)!),
    ]),
    ...paths.shapes,
    ...words,
  ];
}

/** What parts a sign from the line it stands on, about the point (0, 0); narrow, so that it hides no candidate. */
export const PATCHES = {
  right: 'M-5 0a5 8 0 1 0 10 0a5 8 0 1 0-10 0z',
  below: 'M-8 0a8 5 0 1 0 16 0a8 5 0 1 0-16 0z',
  corner: 'M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0z',
} as const;

/** A ring around such a sign. */
export const EDGE_RING = 'M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0z';
/** Two bars across a sign on an edge. */
export const EDGE_BARS = 'M-13-3l10-10M3 13l10-10';

/** Rings around clues outside the grid that want the eye. */
const clueRings = (scene: Scene): DrawnShape[] =>
  EMPHASES.flatMap((role) =>
    path(
      `ring ${role}`,
      emphasisedClues(scene, role).flatMap(([x, y]) => [
        moved(EDGE_RING, x, y),
        role === 'wrong' ? moved(EDGE_BARS, x, y) : '',
      ]),
    ),
  );
