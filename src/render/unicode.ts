import type { Glyph, Language, Role, Scene } from '../board/index.ts';
import { EAST, EMPHASES, type Emphasis, type Layers, layersOf, NORTH, SOUTH, WEST } from './layers.ts';
import { type LegendWords, legendOf } from './legend.ts';
import type { Pen, Style } from './pen.ts';
import { linesOf, type Sketch, widthOf } from './sketch.ts';

export interface UnicodeOptions {
  /** Columns of the terminal; without it nothing is too wide. */
  readonly width?: number;
  /** Whether to write escape sequences for colour; shapes tell the same without. */
  readonly colour?: boolean;
  readonly language?: Language;
  readonly legend?: LegendWords;
}

const GLYPHS: Record<Glyph, string> = { light: '●', dot: '•', cross: '×', block: '▪', road: '○' };
const SIGNS: Record<Emphasis, string> = { wrong: '!', because: '›', deduced: '+' };

const STYLES: Record<Role, Style> = {
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

/**
 * A scene in box-drawing characters. Boards with walls are ruled, heavy where there is a wall; boards without are
 * rows in a frame. The roomy form is near square on a terminal; the dense one takes half the columns.
 */
export function drawUnicode(scene: Scene, options: UnicodeOptions = {}): string {
  const layers = layersOf(scene);
  const width = options.width ?? Number.POSITIVE_INFINITY;
  const colour = options.colour ?? false;
  const language = options.language ?? 'en';
  const sketchOf = layers.walled ? wallSketch : openSketch;
  const roomy = sketchOf(layers, true);
  const sketch = widthOf(scene, roomy) <= width ? roomy : sketchOf(layers, false);
  const lines = linesOf(scene, sketch, { width, colour, language });
  const legend = legendOf(scene, layers, {
    language,
    colour,
    signs: SIGNS,
    styles: STYLES,
    words: options.legend,
    signed: sketch === roomy,
  });
  return `${[...lines, ...legend].join('\n')}\n`;
}

interface Look {
  readonly sign: string;
  readonly style: Style;
}

function emphasisOf(layers: Layers, cell: number): Emphasis | undefined {
  return EMPHASES.find((kind) => layers.emphasis[kind][cell]);
}

/** What stands for a cell, and how it is written; `empty` where nothing is held. */
function lookOf(layers: Layers, cell: number, empty: string): Look {
  const emphasis = emphasisOf(layers, cell);
  const role = layers.sign[cell] ?? layers.pathRole[cell] ?? layers.solid[cell] ?? 'faint';
  const style = STYLES[emphasis ?? role];
  const text = layers.text[cell];
  if (text !== undefined) return { sign: text, style: layers.solid[cell] && !emphasis ? REVERSED : style };
  const glyph = layers.glyph[cell];
  if (layers.pathRole[cell] !== undefined) return { sign: WAYS[layers.ways[cell]!]!, style };
  if (glyph !== undefined) return { sign: GLYPHS[glyph], style };
  const solid = layers.solid[cell];
  if (solid === undefined) return { sign: layers.faint[cell] ? ' ' : empty, style };
  return { sign: solid === 'deduced' ? '▣' : '■', style };
}

/** A ruled board: cells of three columns and a line between, or of one column where room is short. */
function wallSketch(layers: Layers, roomy: boolean): Sketch {
  const { rows, columns, wallRight, wallBelow, textWidth } = layers;
  const side = roomy ? 1 : 0;
  const cellWidth = textWidth + 2 * side;
  const upright = (row: number, column: number): number => {
    if (row < 0 || row >= rows) return 0;
    if (column < 0 || column === columns - 1) return 2;
    return wallRight[row * columns + column] ? 2 : 1;
  };
  const level = (row: number, column: number): number => {
    if (column < 0 || column >= columns) return 0;
    if (row < 0 || row === rows - 1) return 2;
    return wallBelow[row * columns + column] ? 2 : 1;
  };
  const gap = (pen: Pen, row: number, column: number): void => {
    if (upright(row, column) === 2) pen.write('┃');
    else pen.write('│', DIM);
  };
  const joint = (pen: Pen, row: number, column: number): void => {
    const arms = [upright(row, column), level(row, column + 1), upright(row + 1, column), level(row, column)];
    const sign = JOINTS[arms.reduce((number, arm) => number * 3 + arm, 0)]!;
    pen.write(sign, arms.includes(2) ? '' : DIM);
  };
  return {
    cellWidth,
    gapWidth: 1,
    frameWidth: 2,
    ruled: true,
    rowClueSeparator: ' ',
    columnClueSeparator: '',
    clueStyle: STYLES.given,
    cell(pen, row, column) {
      const cell = row * columns + column;
      const look = lookOf(layers, cell, ' ');
      const emphasis = emphasisOf(layers, cell);
      const tile = roomy && (look.sign === '■' || look.sign === '▣');
      const fill = look.sign === '■' ? '█' : '▒';
      const body = tile ? fill.repeat(textWidth) : look.sign.padEnd(textWidth);
      const blank = tile ? fill : ' ';
      if (roomy) pen.write(emphasis ? SIGNS[emphasis] : blank, look.style);
      pen.write(body, look.style);
      if (roomy) pen.write(blank, look.style);
    },
    gap,
    edge: gap,
    line(pen, row, column) {
      if (level(row, column) === 2) pen.write('━'.repeat(cellWidth));
      else pen.write('─'.repeat(cellWidth), DIM);
    },
    joint,
    edgeJoint: joint,
  };
}

/** A board without walls: rows in a frame, every cell with a column before it for signs, or bare. */
function openSketch(layers: Layers, roomy: boolean): Sketch {
  const { rows, columns, textWidth } = layers;
  const cellWidth = textWidth + (roomy ? 1 : 0);
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
      const { sign, style } = lookOf(layers, cell, '·');
      const emphasis = emphasisOf(layers, cell);
      const ways = layers.pathRole[cell] === undefined ? 0 : layers.ways[cell]!;
      if (roomy) pen.write(emphasis ? SIGNS[emphasis] : ways & WEST ? '─' : ' ', style);
      pen.write(sign, style);
      if (textWidth > sign.length)
        pen.write((ways & EAST ? '─' : ' ').repeat(textWidth - sign.length), style);
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
