import type { AnyLanguage, EmphasisRole, Role, Scene } from '../board/index.ts';
import { type Alphabet, CellBodies, gapFor, signsFor, signText } from './cell-body.ts';
import {
  EAST,
  type Layers,
  layersOf,
  NORTH,
  SOUTH,
  signAt,
  siteBeside,
  urgent,
  WEST,
  wallAt,
} from './layers.ts';
import { type LegendWords, legendOf } from './legend.ts';
import type { Pen, Style } from './pen.ts';
import { centred, columnsBefore, linesOf, type Sketch, widthOf } from './sketch.ts';

/** Options of `drawUnicode`. */
export interface UnicodeOptions {
  /** Columns of the terminal; without it nothing is too wide. */
  readonly width?: number | undefined;
  /** Whether to write escape sequences for colour; shapes tell the same without. */
  readonly colour?: boolean | undefined;
  readonly language?: AnyLanguage | undefined;
  readonly legend?: LegendWords | undefined;
}

const SIGNS: Record<EmphasisRole, string> = { wrong: '!', because: '›', deduced: '+' };

const STYLES: Record<Role | EmphasisRole, Style> = {
  given: '1',
  placed: '33',
  deduced: '4;36',
  because: '4;35',
  wrong: '1;4;31',
  faint: '2',
};
const DIM = '2';
const REVERSED = '1;7';

/** Lines through a cell, by the set of ways they leave it (north 1, east 2, south 4, west 8). */
const WAYS = '○╵╶╰╷│╭├╴╯─┴╮┤┬┼';

/** Lines that meet at a point, by their weights (none 0, light 1, heavy 2) up, right, down, left in base three. */
const JOINTS = ' ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋';

const ALPHABET: Alphabet = {
  solid: '■',
  fill: { placed: '■', deduced: '▣' },
  glyph: ({ unicode }) => unicode,
  path: (ways) => WAYS[ways]!,
};

/**
 * A scene in box-drawing characters. Boards with walls or with signs between cells are ruled, heavy where there is a
 * wall; others are rows in a frame. The roomy form is near square on a terminal; the dense one takes half the columns.
 */
export function drawUnicode(scene: Scene, options: UnicodeOptions = {}): string {
  const layers = layersOf(scene);
  const width = options.width ?? Number.POSITIVE_INFINITY;
  const colour = options.colour ?? false;
  const language = options.language ?? 'en';
  const { walled, dotted, signsInRows, signsBetweenRows } = layers;
  const sketchOf = walled || dotted || signsInRows || signsBetweenRows ? ruledSketch : openSketch;
  const roomy = sketchOf(layers, true);
  const fits = widthOf(scene, roomy) <= width;
  const lines = linesOf(scene, fits ? roomy : sketchOf(layers, false), { width, colour, language });
  const legend = legendOf(layers, {
    language,
    colour,
    signs: signsFor(layers, SIGNS),
    styles: STYLES,
    signed: fits,
    listCandidates: !fits,
    words: options.legend,
  });
  return `${[...lines, ...legend].join('\n')}\n`;
}

/** How what a cell holds is written. */
function styleOf(layers: Layers, cell: number): Style {
  const emphasis = urgent(layers.emphasis, cell);
  if (emphasis) return STYLES[emphasis];
  const given = layers.givenText[cell] !== undefined || layers.givenGlyph[cell] !== undefined;
  if (given && layers.solid[cell]) return REVERSED;
  const decided = layers.text[cell] ?? layers.glyph[cell];
  const role = decided?.role ?? layers.pathRole[cell] ?? layers.fill[cell];
  return STYLES[role ?? (given || layers.solid[cell] ? 'given' : 'faint')];
}

/** A ruled board: cells of three columns and a line between, or of one column where room is short. */
function ruledSketch(layers: Layers, roomy: boolean): Sketch {
  const { rows, columns, dotted } = layers;
  const light = dotted ? 0 : 1;
  const bodies = new CellBodies(layers, ALPHABET, roomy);
  const cellWidth = bodies.width + (roomy ? 2 : 0);
  const gapWidth = Math.max(1, gapFor(layers));
  const signs = signsFor(layers, SIGNS);
  const upright = (row: number, column: number): number => {
    if (row < 0 || row >= rows) return 0;
    if (!dotted && (column < 0 || column === columns - 1)) return 2;
    return wallAt(layers, 'right', row, column) ? 2 : light;
  };
  const level = (row: number, column: number): number => {
    if (column < 0 || column >= columns) return 0;
    if (!dotted && (row < 0 || row === rows - 1)) return 2;
    return wallAt(layers, 'below', row, column) ? 2 : light;
  };
  /** The sign of an edge or a corner in the middle of its room, else the line that runs there. */
  const write = (
    pen: Pen,
    [on, row, column]: readonly ['right' | 'below' | 'corner', number, number],
    line: { readonly text: string; readonly heavy: boolean },
    width: number,
    pad: readonly [before: string, after: string],
  ): void => {
    const sign = signAt(layers, on, row, column);
    const place = on === 'corner' ? layers.corners : layers.edges;
    const emphasis = urgent(place.emphasis, siteBeside(layers, on, row, column));
    const style = emphasis && dotted && !sign ? STYLES[emphasis] : line.heavy ? '' : DIM;
    if (!sign) {
      pen.write(centred(line.text, width, ...pad), style);
      return;
    }
    const text = signText(sign, 'unicode');
    const left = columnsBefore(text, width);
    pen
      .write(pad[0].repeat(left), style)
      .write(text, STYLES[emphasis ?? sign.role])
      .write(pad[1].repeat(Math.max(0, width - left - text.length)), style);
  };
  const gap = (pen: Pen, row: number, column: number, width: number): void => {
    const weight = upright(row, column);
    write(pen, ['right', row, column], { text: UPRIGHTS[weight]!, heavy: weight === 2 }, width, [' ', ' ']);
  };
  const joint = (pen: Pen, row: number, column: number, width: number): void => {
    const arms = [upright(row, column), level(row, column + 1), upright(row + 1, column), level(row, column)];
    const meeting = JOINTS[arms.reduce((number, arm) => number * 3 + arm, 0)]!;
    const text = meeting === ' ' ? '·' : meeting;
    const pad = [LEVELS[arms[3]!]!, LEVELS[arms[1]!]!] as const;
    write(pen, ['corner', row, column], { text, heavy: arms.includes(2) }, width, pad);
  };
  return {
    cellWidth,
    gapWidth,
    frameWidth: 2,
    ruled: true,
    rowClueSeparator: ' ',
    columnClueSeparator: '',
    clueStyle: STYLES.given,
    cell(pen, row, column) {
      const cell = row * columns + column;
      const style = styleOf(layers, cell);
      const body = bodies.of(cell, ' ');
      if (!roomy) {
        pen.write(body, style);
        return;
      }
      // A filled cell is a tile: the fill takes all the room that nothing else needs.
      const tile = body.includes('■') ? '█' : body.includes('▣') ? '▒' : ' ';
      const emphasis = urgent(layers.emphasis, cell);
      pen.write(`${emphasis ? signs[emphasis] : tile}${body.replace(/[■▣ ]/g, tile)}${tile}`, style);
    },
    gap: (pen, row, column) => gap(pen, row, column, gapWidth),
    edge: (pen, row, column) => gap(pen, row, column, 1),
    line(pen, row, column) {
      const weight = level(row, column);
      const text = LEVELS[weight]!;
      write(pen, ['below', row, column], { text, heavy: weight === 2 }, cellWidth, [text, text]);
    },
    joint: (pen, row, column) => joint(pen, row, column, gapWidth),
    edgeJoint: (pen, row, column) => joint(pen, row, column, 1),
  };
}

/** Lines by their weight. */
const LEVELS = ' ─━';
const UPRIGHTS = ' │┃';

/** A board without anything between cells: rows in a frame, every cell with a column before it for signs, or bare. */
function openSketch(layers: Layers, roomy: boolean): Sketch {
  const { rows, columns } = layers;
  const bodies = new CellBodies(layers, ALPHABET, roomy);
  const cellWidth = bodies.width + (roomy ? 1 : 0);
  return {
    cellWidth,
    gapWidth: 0,
    frameWidth: roomy ? 3 : 2,
    ruled: false,
    rowClueSeparator: ' ',
    columnClueSeparator: '',
    clueStyle: STYLES.given,
    cell(pen, row, column) {
      const cell = row * columns + column;
      const style = styleOf(layers, cell);
      const emphasis = urgent(layers.emphasis, cell);
      const ways = layers.pathRole[cell] === undefined ? 0 : layers.ways[cell]!;
      if (roomy) pen.write(emphasis ? SIGNS[emphasis] : ways & WEST ? '─' : ' ', style);
      pen.write(bodies.of(cell, layers.faint[cell] ? ' ' : '·', ways & EAST ? '─' : ' '), style);
    },
    gap: () => {},
    edge(pen, _row, column, end) {
      if (roomy && end === 'right') pen.write(' ');
      const whole = end === 'left' ? column < 0 : column === columns - 1;
      pen.write(whole ? '│' : '┊', DIM);
    },
    line: (pen) => pen.write('─'.repeat(cellWidth), DIM),
    joint: () => {},
    edgeJoint(pen, row, _column, end) {
      const ways =
        (row < 0 ? SOUTH : row === rows - 1 ? NORTH : NORTH | SOUTH) | (end === 'left' ? EAST : WEST);
      pen.write(roomy && end === 'right' ? `─${CORNERS[ways]}` : CORNERS[ways]!, DIM);
    },
  };
}

const CORNERS: Readonly<Record<number, string>> = {
  [SOUTH | EAST]: '┌',
  [SOUTH | WEST]: '┐',
  [NORTH | EAST]: '└',
  [NORTH | WEST]: '┘',
};
