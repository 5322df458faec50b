import type { Glyph, Language, Scene } from '../board/index.ts';
import { EMPHASES, type Emphasis, type Layers, layersOf } from './layers.ts';
import { type LegendWords, legendOf } from './legend.ts';
import type { Pen } from './pen.ts';
import { linesOf, type Sketch, widthOf } from './sketch.ts';

export interface TextOptions {
  /** Columns of the terminal; without it nothing is too wide. */
  readonly width?: number;
  readonly language?: Language;
  readonly legend?: LegendWords;
}

const GLYPHS: Record<Glyph, string> = { light: '*', dot: '.', cross: 'x', block: '#', road: 'o' };
const SIGNS: Record<Emphasis, string> = { wrong: '!', because: '>', deduced: '+' };
const PLAIN: Record<Emphasis, string> = { wrong: '', because: '', deduced: '' };

/**
 * A scene in plain ASCII, as the papers print theirs. A board with walls shows them as `|` and `-` between cells
 * of one character; a board without walls is a table of cells, or bare rows where the table would be too wide.
 */
export function drawText(scene: Scene, options: TextOptions = {}): string {
  const layers = layersOf(scene);
  const width = options.width ?? Number.POSITIVE_INFINITY;
  const language = options.language ?? 'en';
  const table = tableSketch(layers);
  const sketch = layers.walled
    ? wallSketch(layers)
    : widthOf(scene, table) <= width
      ? table
      : bareSketch(layers);
  const lines = linesOf(scene, sketch, { width, colour: false, language });
  const legend = legendOf(scene, layers, {
    language,
    colour: false,
    signs: SIGNS,
    styles: PLAIN,
    words: options.legend,
    signed: sketch === table,
  });
  return `${[...lines, ...legend].join('\n')}\n`;
}

/** What stands for a cell; `empty` where there is nothing to show. */
function held(layers: Layers, cell: number, empty: string): string {
  const text = layers.text[cell];
  if (text !== undefined) return text.padEnd(layers.textWidth);
  const glyph = layers.glyph[cell];
  const solid = layers.solid[cell];
  let sign = empty;
  if (glyph !== undefined) sign = GLYPHS[glyph];
  else if (layers.pathRole[cell] !== undefined) sign = GLYPHS.road;
  else if (solid !== undefined) sign = solid === 'given' ? '#' : '*';
  return sign.padEnd(layers.textWidth);
}

/** Figure 4 of the first paper: a corner everywhere, a wall where there is one. */
function wallSketch(layers: Layers): Sketch {
  const { rows, columns, wallRight, wallBelow } = layers;
  const edge = (pen: Pen, row: number, column: number): void => {
    const wall = column < 0 || column === columns - 1 || wallRight[row * columns + column];
    pen.write(wall ? '|' : ' ');
  };
  const corner = (pen: Pen): void => void pen.write('+');
  return {
    cellWidth: layers.textWidth,
    gapWidth: 1,
    frameWidth: 2,
    ruled: true,
    rowClueSeparator: '|',
    columnClueSeparator: '-',
    clueStyle: '',
    cell: (pen, row, column) => pen.write(held(layers, row * columns + column, ' ')),
    gap: edge,
    edge,
    line(pen, row, column) {
      const wall = row < 0 || row === rows - 1 || wallBelow[row * columns + column];
      pen.write((wall ? '-' : ' ').repeat(layers.textWidth));
    },
    joint: corner,
    edgeJoint: corner,
  };
}

/** The figures of the other papers: `|` between all cells, with room for a sign before what a cell holds. */
function tableSketch(layers: Layers): Sketch {
  const { columns } = layers;
  const bar = (pen: Pen): void => void pen.write('|');
  const corner = (pen: Pen): void => void pen.write('+');
  const dashes = '-'.repeat(layers.textWidth + 2);
  return {
    cellWidth: layers.textWidth + 2,
    gapWidth: 1,
    frameWidth: 2,
    ruled: false,
    rowClueSeparator: ' ',
    columnClueSeparator: '',
    clueStyle: '',
    cell(pen, row, column) {
      const cell = row * columns + column;
      const emphasis = EMPHASES.find((kind) => layers.emphasis[kind][cell]);
      pen.write(`${emphasis ? SIGNS[emphasis] : ' '}${held(layers, cell, ' ')} `);
    },
    gap: bar,
    edge: bar,
    line: (pen) => pen.write(dashes),
    joint: corner,
    edgeJoint: corner,
  };
}

/** One character a cell and nothing between. */
function bareSketch(layers: Layers): Sketch {
  const { columns } = layers;
  const bar = (pen: Pen): void => void pen.write('|');
  const corner = (pen: Pen): void => void pen.write('+');
  const dashes = '-'.repeat(layers.textWidth);
  return {
    cellWidth: layers.textWidth,
    gapWidth: 0,
    frameWidth: 2,
    ruled: false,
    rowClueSeparator: ' ',
    columnClueSeparator: '',
    clueStyle: '',
    cell: (pen, row, column) => pen.write(held(layers, row * columns + column, '.')),
    gap: () => {},
    edge: bar,
    line: (pen) => pen.write(dashes),
    joint: () => {},
    edgeJoint: corner,
  };
}
