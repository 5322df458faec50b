import type { Glyph, Language, Role, Scene } from '../board/index.ts';
import { escaped } from './escaped.ts';
import { EMPHASES, type Layers, layersOf } from './layers.ts';

export interface SvgOptions {
  readonly language?: Language;
  /** Draw at this point of a larger drawing, which has the style: see `strip.ts`. */
  readonly inside?: readonly [x: number, y: number];
}

/** The side of a cell in the drawing's own units; even and whole, so that all coordinates are short numbers. */
const SIDE = 40;
const MARGIN = 16;
const CLUE_DEPTH = 28;
const CLUE_GAP = 6;

/**
 * A scene as a standalone SVG, for light and for dark paper. All shapes of one kind and role are one path, so that
 * a board of a hundred thousand cells stays a small document. Roles differ in shape: a placed cell is solid, a
 * deduced one hatched, a reason has a dashed ring, a wrong cell a ring with a bar through it.
 */
export function drawSvg(scene: Scene, options: SvgOptions = {}): string {
  const layers = layersOf(scene);
  const frame = frameOf(scene);
  const { inside } = options;
  const at = inside ? ` x="${inside[0]}" y="${inside[1]}"` : ' xmlns="http://www.w3.org/2000/svg"';
  const parts = [
    `<svg${at} class="scene" role="img" viewBox="0 0 ${frame.width} ${frame.height}" width="${frame.width}" height="${frame.height}">`,
    `<title>${escaped(scene.title)}</title>`,
    `<desc>${escaped(description(scene, layers, options.language ?? 'en'))}</desc>`,
    inside ? '' : STYLE_AND_PATTERNS,
    `<rect class="paper" width="${frame.width}" height="${frame.height}"/>`,
    `<g transform="translate(${frame.left} ${frame.top})">`,
    `<rect class="board" width="${scene.columns * SIDE}" height="${scene.rows * SIDE}"/>`,
    ...fills(layers),
    gridLines(layers),
    ...walls(scene, layers),
    ...emphasis(layers),
    ...paths(scene),
    ...glyphs(layers),
    ...texts(layers),
    `<rect class="frame" width="${scene.columns * SIDE}" height="${scene.rows * SIDE}" rx="2"/>`,
    ...clues(scene),
    '</g>',
    '</svg>',
  ];
  return `${parts.filter((part) => part !== '').join('\n')}\n`;
}

const STYLE = `
.scene{--paper:#fdfcf9;--board:#fff;--ink:#24272c;--line:#dcd8ce;--basalt:#2f343b;--paint:#46566b;--glow:#fff3cc;--lamp:#f2b632;--road:#b0763a;--blue:#1f66a8;--plum:#8a3f8f;--red:#c02f26;font-family:system-ui,"Segoe UI","Helvetica Neue",Arial,sans-serif;font-variant-numeric:tabular-nums}
@media (prefers-color-scheme:dark){.scene{--paper:#17191d;--board:#2c3038;--ink:#e9e6df;--line:#414750;--basalt:#0c0d0f;--paint:#9fb3cc;--glow:#4c4220;--lamp:#f5c451;--road:#d39a5c;--blue:#6db3f2;--plum:#d58fd9;--red:#ff7b6e}}
.scene .paper{fill:var(--paper)}
.scene .board{fill:var(--board)}
.scene .fill{shape-rendering:crispEdges}
.scene .fill.given{fill:var(--basalt)}
.scene .fill.placed{fill:var(--paint)}
.scene .fill.deduced{fill:url(#hatch)}
.scene .fill.faint{fill:var(--glow)}
.scene .hatch{stroke:var(--blue);stroke-width:4}
.scene .grid{fill:none;stroke:var(--line);stroke-width:1}
.scene .wall{fill:none;stroke:var(--ink);stroke-width:3.5;stroke-linecap:round}
.scene .wall.deduced{stroke:var(--blue);stroke-dasharray:6 5}
.scene .wall.because{stroke:var(--plum);stroke-dasharray:2 6}
.scene .wall.wrong{stroke:var(--red);stroke-width:5}
.scene .wall.faint{stroke:var(--line);stroke-width:2}
.scene .frame{fill:none;stroke:var(--ink);stroke-width:3.5}
.scene .path{fill:none;stroke:var(--road);stroke-width:14;stroke-linecap:round;stroke-linejoin:round}
.scene .path.given{stroke:var(--ink)}
.scene .path.deduced{stroke:var(--blue);stroke-dasharray:26 14}
.scene .path.because{stroke:var(--plum);stroke-width:6;stroke-dasharray:2 10}
.scene .path.wrong{stroke:var(--red);stroke-width:8}
.scene .path.faint{opacity:.35}
.scene .light{fill:var(--lamp);stroke:var(--ink);stroke-width:2}
.scene .light.deduced{stroke:var(--blue);stroke-width:4;stroke-dasharray:5 4}
.scene .dot{fill:var(--ink);opacity:.45}
.scene .dot.deduced{fill:var(--blue);opacity:1}
.scene .cross{fill:none;stroke:var(--ink);stroke-width:2.5;stroke-linecap:round}
.scene .cross.faint{opacity:.45}
.scene .cross.deduced{stroke:var(--blue)}
.scene .block{fill:var(--basalt);stroke:var(--ink);stroke-width:1}
.scene .road{fill:var(--road)}
.scene .road.deduced{fill:none;stroke:var(--blue);stroke-width:3;stroke-dasharray:5 4}
.scene .dot.wrong,.scene .road.wrong{fill:var(--red);opacity:1}
.scene .light.wrong,.scene .cross.wrong,.scene .block.wrong{stroke:var(--red);stroke-width:4}
.scene .halo{fill:none;stroke:var(--board);stroke-width:7;stroke-linejoin:round;stroke-linecap:round}
.scene .ring{fill:none;stroke-width:3;stroke-linejoin:round;stroke-linecap:round}
.scene .ring.because{stroke:var(--plum);stroke-dasharray:7 5}
.scene .ring.wrong{stroke:var(--red)}
.scene .ring.deduced{stroke:var(--blue);stroke-width:2.5;stroke-dasharray:1 5}
.scene text{fill:var(--ink);font-size:20px;text-anchor:middle}
.scene .clue{font-size:17px}
.scene .on{fill:#fff;font-weight:600}
.scene .on.placed{fill:var(--board)}
.scene .text.deduced{fill:var(--blue);text-decoration:underline}
.scene .over{paint-order:stroke;stroke:var(--board);stroke-width:5px;stroke-linejoin:round}
.scene .text.wrong{fill:var(--red);text-decoration:underline}
.scene .text.faint{opacity:.55}
`;

const HATCH =
  '<defs><pattern id="hatch" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="hatch" d="M2.5 0v10M7.5 0v10"/></pattern></defs>';

const STYLE_AND_PATTERNS = `<style>${STYLE}</style>\n${HATCH}`;

/** What drawings inside a larger one need once; it shows nothing itself. */
export const SHARED_STYLE = `<svg class="scene" width="0" height="0" aria-hidden="true">${STYLE_AND_PATTERNS}</svg>`;

/** The size of a scene's drawing. */
export const svgSize = (scene: Scene): { readonly width: number; readonly height: number } => frameOf(scene);

const ROLES: readonly Role[] = ['faint', 'given', 'placed', 'deduced', 'because', 'wrong'];

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function frameOf(scene: Scene): Frame {
  const depth = (levels: number): number => MARGIN + (levels === 0 ? 0 : levels * CLUE_DEPTH + CLUE_GAP);
  const left = depth(levelsOf(scene.rowClues));
  const top = depth(levelsOf(scene.columnClues));
  return {
    left,
    top,
    width: left + scene.columns * SIDE + MARGIN,
    height: top + scene.rows * SIDE + MARGIN,
  };
}

function levelsOf(clues: Scene['rowClues']): number {
  return clues?.reduce((most, line) => Math.max(most, line.length), 0) ?? 0;
}

const path = (classes: string, d: readonly string[]): string =>
  d.length === 0 ? '' : `<path class="${classes}" d="${d.join('')}"/>`;

/** One path a role; neighbours in a row are one rectangle. */
function fills({ rows, columns, solid, faint }: Layers): string[] {
  const roleOf = (cell: number): Role | undefined => solid[cell] ?? (faint[cell] ? 'faint' : undefined);
  const shapes = new Map<Role, string[]>(ROLES.map((role) => [role, []]));
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const role = roleOf(row * columns + column);
      if (role === undefined) continue;
      const first = column;
      while (column + 1 < columns && roleOf(row * columns + column + 1) === role) column++;
      const width = (column + 1 - first) * SIDE;
      shapes.get(role)!.push(`M${first * SIDE} ${row * SIDE}h${width}v${SIDE}h-${width}z`);
    }
  }
  return ROLES.map((role) => path(`fill ${role}`, shapes.get(role)!));
}

function gridLines({ rows, columns }: Layers): string {
  const lines: string[] = [];
  for (let row = 1; row < rows; row++) lines.push(`M0 ${row * SIDE}h${columns * SIDE}`);
  for (let column = 1; column < columns; column++) lines.push(`M${column * SIDE} 0v${rows * SIDE}`);
  return path('grid', lines);
}

/** One path a role; walls in one line are one stroke. */
function walls(scene: Scene, { rows, columns }: Layers): string[] {
  const NONE = 0;
  const right = new Uint8Array(rows * columns);
  const below = new Uint8Array(rows * columns);
  for (const mark of scene.marks) {
    if (mark.kind !== 'border') continue;
    (mark.side === 'right' ? right : below)[mark.row * columns + mark.column] = ROLES.indexOf(mark.role) + 1;
  }
  const strokes = ROLES.map((): string[] => []);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const role = below[row * columns + column]!;
      if (role === NONE) continue;
      const first = column;
      while (column + 1 < columns && below[row * columns + column + 1] === role) column++;
      strokes[role - 1]!.push(`M${first * SIDE} ${(row + 1) * SIDE}h${(column + 1 - first) * SIDE}`);
    }
  }
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const role = right[row * columns + column]!;
      if (role === NONE) continue;
      const first = row;
      while (row + 1 < rows && right[(row + 1) * columns + column] === role) row++;
      strokes[role - 1]!.push(`M${(column + 1) * SIDE} ${first * SIDE}v${(row + 1 - first) * SIDE}`);
    }
  }
  return ROLES.map((role, index) => path(`wall ${role}`, strokes[index]!));
}

/** One path a role; straight stretches are one stroke. */
function paths(scene: Scene): string[] {
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
  return ROLES.map((role) => path(`path ${role}`, lines.get(role)!));
}

/** The outline of a glyph in the cell whose upper left corner is (x, y). */
const OUTLINES: Record<Glyph, (x: number, y: number) => string> = {
  light: (x, y) => disc(x, y, 11),
  dot: (x, y) => disc(x, y, 3),
  cross: (x, y) => `M${x + 13} ${y + 13}l14 14m0-14l-14 14`,
  block: (x, y) => `M${x + 9} ${y + 7}h22q2 0 2 2v22q0 2-2 2h-22q-2 0-2-2v-22q0-2 2-2z`,
  road: (x, y) => disc(x, y, 9),
};

const disc = (x: number, y: number, radius: number): string =>
  `M${x + SIDE / 2 - radius} ${y + SIDE / 2}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`;

function glyphs({ columns, glyph, sign, pathRole }: Layers): string[] {
  const shapes = new Map<string, string[]>();
  for (const [cell, kind] of glyph.entries()) {
    // The line through a road cell already shows it.
    if (kind === undefined || (kind === 'road' && pathRole[cell] !== undefined)) continue;
    const classes = `${kind} ${sign[cell] ?? 'placed'}`;
    const outline = OUTLINES[kind]((cell % columns) * SIDE, Math.floor(cell / columns) * SIDE);
    const known = shapes.get(classes);
    if (known) known.push(outline);
    else shapes.set(classes, [outline]);
  }
  return [...shapes].map(([classes, outlines]) => path(classes, outlines));
}

/** Rings inside the cells that want the eye, on a pale halo that parts them from paint; a wrong cell has two bars. */
function emphasis(layers: Layers): string[] {
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
    return [path('halo', rings), path(`ring ${kind}`, rings)];
  });
}

/** Whether what a cell holds already looks deduced: hatched, or with a dashed rim. */
function showsDeduced({ solid, glyph, sign }: Layers, cell: number): boolean {
  const rimmed = glyph[cell] === 'light' || glyph[cell] === 'road';
  return solid[cell] === 'deduced' || (rimmed && sign[cell] === 'deduced');
}

function texts(layers: Layers): string[] {
  const parts: string[] = [];
  for (const [cell, text] of layers.text.entries()) {
    if (text === undefined) continue;
    const x = (cell % layers.columns) * SIDE + SIDE / 2;
    const y = Math.floor(cell / layers.columns) * SIDE + SIDE / 2 + 7;
    const solid = layers.solid[cell];
    const plain = `text ${layers.sign[cell] ?? 'given'}`;
    const classes = solid === undefined ? plain : solid === 'deduced' ? `${plain} over` : `on ${solid}`;
    parts.push(`<text class="${classes}" x="${x}" y="${y}">${escaped(text)}</text>`);
  }
  return parts;
}

function clues(scene: Scene): string[] {
  const parts: string[] = [];
  const offset = (level: number, levels: number): number =>
    -CLUE_GAP - (levels - level) * CLUE_DEPTH + CLUE_DEPTH / 2;
  const rowLevels = levelsOf(scene.rowClues);
  const columnLevels = levelsOf(scene.columnClues);
  for (const [row, line] of (scene.rowClues ?? []).entries()) {
    for (const [level, clue] of line.entries()) {
      if (clue === null) continue;
      parts.push(
        `<text class="clue" x="${offset(level, rowLevels)}" y="${row * SIDE + SIDE / 2 + 6}">${clue}</text>`,
      );
    }
  }
  for (const [column, line] of (scene.columnClues ?? []).entries()) {
    for (const [level, clue] of line.entries()) {
      if (clue === null) continue;
      const y = offset(level, columnLevels) + 6;
      parts.push(`<text class="clue" x="${column * SIDE + SIDE / 2}" y="${y}">${clue}</text>`);
    }
  }
  return parts;
}

/** What a person who cannot see the picture is told of it. */
function description(scene: Scene, layers: Layers, language: Language): string {
  let filled = 0;
  let signs = 0;
  for (let cell = 0; cell < layers.solid.length; cell++) {
    if (layers.solid[cell] !== undefined) filled++;
    if (layers.glyph[cell] !== undefined || layers.text[cell] !== undefined) signs++;
  }
  const { rows, columns } = scene;
  return language === 'pt'
    ? `Tabuleiro de ${rows} linhas e ${columns} colunas, com ${filled} células preenchidas e ${signs} com sinal ou número.`
    : `A board of ${rows} rows and ${columns} columns, with ${filled} filled cells and ${signs} with a sign or a number.`;
}
