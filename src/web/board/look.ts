import { edgeAt, edgeSites, type Glyph, type Role, type Scene } from '../../board/index.ts';
import { type Candidates, type Layers, layersOf } from '../../render/index.ts';

/** All that is seen, and said, of one cell. */
export interface Look {
  /** Given as solid. */
  readonly solid: boolean;
  /** Painted. */
  readonly fill: Role | undefined;
  readonly faint: boolean;
  readonly givenGlyph: Glyph | undefined;
  readonly givenText: string | undefined;
  readonly glyph: Glyph | undefined;
  readonly glyphRole: Role | undefined;
  readonly text: string | undefined;
  readonly textRole: Role | undefined;
  readonly candidates: Candidates | undefined;
  /** By value, what a person has noted; they are drawn instead of the candidates. */
  readonly notes: readonly (string | null)[] | undefined;
  /** The ways in which a line leaves the cell, as in the layers of a drawing. */
  readonly ways: number;
  readonly line: Role | undefined;
  readonly because: boolean;
  readonly wrong: boolean;
  readonly deduced: boolean;
  /** Of what is deduced, the news: what the line of a chain that is told just now adds. */
  readonly news: boolean;
  /** A clue that is kept steps back. */
  readonly kept: boolean;
  /** The colour in which it was put down to try things out; 0 is the ink. */
  readonly tint: number;
  readonly spoken: string;
}

export const NOTHING: Look = {
  solid: false,
  fill: undefined,
  faint: false,
  givenGlyph: undefined,
  givenText: undefined,
  glyph: undefined,
  glyphRole: undefined,
  text: undefined,
  textRole: undefined,
  candidates: undefined,
  notes: undefined,
  ways: 0,
  line: undefined,
  because: false,
  wrong: false,
  deduced: false,
  news: false,
  kept: false,
  tint: 0,
  spoken: '',
};

/** The look of every cell of a scene, for pictures that are only looked at. */
export function looksOf(scene: Scene): Look[] {
  const layers = layersOf(scene);
  return Array.from({ length: scene.rows * scene.columns }, (_, cell) => lookAt(layers, cell));
}

/** What the page adds to what a scene says of a cell. */
export type Added = Partial<Pick<Look, 'kept' | 'news' | 'notes' | 'tint' | 'spoken'>>;

export function lookAt(layers: Layers, cell: number, added: Added = {}): Look {
  const { kept = false, news = false, notes, tint = 0, spoken = '' } = added;
  return {
    solid: layers.solid[cell] === 1,
    fill: layers.fill[cell],
    faint: layers.faint[cell] === 1,
    givenGlyph: layers.givenGlyph[cell],
    givenText: layers.givenText[cell],
    glyph: layers.glyph[cell]?.glyph,
    glyphRole: layers.glyph[cell]?.role,
    text: layers.text[cell]?.text,
    textRole: layers.text[cell]?.role,
    candidates: layers.candidates[cell],
    notes: layers.text[cell] === undefined ? notes : undefined,
    ways: layers.ways[cell]!,
    line: layers.pathRole[cell],
    because: layers.emphasis.because[cell] === 1,
    wrong: layers.emphasis.wrong[cell] === 1,
    deduced: layers.emphasis.deduced[cell] === 1,
    news,
    kept,
    tint,
    spoken,
  };
}

/** Field by field: this runs for every cell of the board at every change. */
export const sameLook = (one: Look, other: Look): boolean =>
  one.solid === other.solid &&
  one.fill === other.fill &&
  one.faint === other.faint &&
  one.givenGlyph === other.givenGlyph &&
  one.givenText === other.givenText &&
  one.glyph === other.glyph &&
  one.glyphRole === other.glyphRole &&
  one.text === other.text &&
  one.textRole === other.textRole &&
  one.ways === other.ways &&
  one.line === other.line &&
  one.because === other.because &&
  one.wrong === other.wrong &&
  one.deduced === other.deduced &&
  one.news === other.news &&
  one.kept === other.kept &&
  one.tint === other.tint &&
  one.spoken === other.spoken &&
  (one.candidates === other.candidates || sameData(one.candidates, other.candidates)) &&
  (one.notes === other.notes || sameData(one.notes, other.notes));

export const sameData = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Walls, or lines along edges, that look alike: one path, from corner to corner in units of a cell. */
export interface WallPath {
  /** Empty for what is given; else its role, and the colour that it was tried out in. */
  readonly look: string;
  readonly path: string;
}

/** The walls of a scene; `tints` has the colour of edges that are not in ink. */
export function wallsOf(scene: Scene, tints?: ReadonlyMap<number, number>): WallPath[] {
  const strokes = new Map<string, string>();
  const edges = edgeSites(scene);
  for (const mark of scene.marks) {
    if (mark.kind !== 'border') continue;
    const { row, column, side, role } = mark;
    const tint = tints?.get(edges.siteAt(edgeAt(row, column, side)) ?? -1) ?? 0;
    const look = `${role === 'given' ? '' : role}${tint > 0 ? ` colour-${tint}` : ''}`;
    const [x, y] = [column + (side === 'right' ? 1 : 0), row + (side === 'below' ? 1 : 0)];
    const along = side === 'left' || side === 'right' ? 'v1' : 'h1';
    strokes.set(look, `${strokes.get(look) ?? ''}M${x} ${y}${along}`);
  }
  return Array.from(strokes, ([look, path]) => ({ look, path }));
}
