import type { AnyLanguage, EmphasisRole, Scene } from '../board/index.ts';
import { type Alphabet, CellBodies, gapFor, signsFor, signText } from './cell-body.ts';
import { type Layers, layersOf, type Sign, signAt, urgent, wallAt } from './layers.ts';
import { type LegendWords, legendOf } from './legend.ts';
import { centred, linesOf, type Sketch, widthOf } from './sketch.ts';

/** Options of `drawText`. */
export interface TextOptions {
  /** Columns of the terminal; without it nothing is too wide. */
  readonly width?: number | undefined;
  readonly language?: AnyLanguage | undefined;
  readonly legend?: LegendWords | undefined;
}

const ALPHABET: Alphabet = {
  solid: '#',
  fill: { placed: '*', deduced: '*' },
  glyph: ({ ascii }) => ascii,
  path: (_ways, glyph) => glyph?.ascii ?? 'o',
};
const SIGNS: Record<EmphasisRole, string> = { wrong: '!', because: '>', deduced: '+' };
const PLAIN: Record<EmphasisRole, string> = { wrong: '', because: '', deduced: '' };

/**
 * A scene in plain ASCII, as the papers print theirs. A board with walls shows them as `|` and `-` between cells
 * without room to spare; a board without walls is a table of cells, or bare rows where the table would be too wide.
 * Signs on edges take the place of the line between two cells.
 */
export function drawText(scene: Scene, options: TextOptions = {}): string {
  const layers = layersOf(scene);
  const width = options.width ?? Number.POSITIVE_INFINITY;
  const language = options.language ?? 'en';
  const walled = layers.walled || layers.dotted;
  const roomy = walled ? wallSketch(layers, true) : tableSketch(layers);
  const fits = widthOf(scene, roomy) <= width;
  const dense = (): Sketch => (walled ? wallSketch(layers, false) : bareSketch(layers));
  const lines = linesOf(scene, fits ? roomy : dense(), { width, colour: false, language });
  const legend = legendOf(layers, {
    language,
    colour: false,
    signs: signsFor(layers, SIGNS),
    styles: PLAIN,
    signed: fits && !walled,
    listCandidates: !fits,
    words: options.legend,
  });
  return `${[...lines, ...legend].join('\n')}\n`;
}

/** A sign between cells, else what stands there without one. */
const between = (sign: Sign | undefined, width: number, other: string, pad: string): string =>
  centred(sign ? signText(sign, 'ascii') : other, width, pad);

/** Figure 4 of the first paper: a corner everywhere, a wall where there is one, and a frame unless points stand for it. */
function wallSketch(layers: Layers, roomy: boolean): Sketch {
  const { rows, columns, dotted } = layers;
  const bodies = new CellBodies(layers, ALPHABET, roomy);
  const cellWidth = bodies.width + (dotted && roomy ? 2 : 0);
  const gapWidth = Math.max(1, gapFor(layers));
  const bar = (row: number, column: number): string => {
    const framed = !dotted && (column < 0 || column === columns - 1);
    return framed || wallAt(layers, 'right', row, column) ? '|' : ' ';
  };
  return {
    cellWidth,
    gapWidth,
    frameWidth: 2,
    ruled: true,
    rowClueSeparator: '|',
    columnClueSeparator: '-',
    clueStyle: '',
    cell: (pen, row, column) => pen.write(centred(bodies.of(row * columns + column, ' '), cellWidth)),
    gap: (pen, row, column) =>
      pen.write(between(signAt(layers, 'right', row, column), gapWidth, bar(row, column), ' ')),
    edge: (pen, row, column) =>
      pen.write(between(signAt(layers, 'right', row, column), 1, bar(row, column), ' ')),
    line(pen, row, column) {
      const framed = !dotted && (row < 0 || row === rows - 1);
      const pad = framed || wallAt(layers, 'below', row, column) ? '-' : ' ';
      pen.write(between(signAt(layers, 'below', row, column), cellWidth, pad, pad));
    },
    joint: (pen, row, column) =>
      pen.write(between(signAt(layers, 'corner', row, column), gapWidth, '+', ' ')),
    edgeJoint: (pen, row, column) => pen.write(between(signAt(layers, 'corner', row, column), 1, '+', ' ')),
  };
}

/** The figures of the other papers: `|` between all cells, with room for a sign before what a cell holds. */
function tableSketch(layers: Layers): Sketch {
  const { columns, signsBetweenRows } = layers;
  const bodies = new CellBodies(layers, ALPHABET, true);
  const gapWidth = Math.max(1, gapFor(layers));
  const cellWidth = bodies.width + 2;
  const signs = signsFor(layers, SIGNS);
  return {
    cellWidth,
    gapWidth,
    frameWidth: 2,
    ruled: signsBetweenRows,
    rowClueSeparator: ' ',
    columnClueSeparator: '',
    clueStyle: '',
    cell(pen, row, column) {
      const cell = row * columns + column;
      const emphasis = urgent(layers.emphasis, cell);
      pen.write(`${emphasis ? signs[emphasis] : ' '}${bodies.of(cell, ' ')} `);
    },
    gap: (pen, row, column) => pen.write(between(signAt(layers, 'right', row, column), gapWidth, '|', ' ')),
    edge: (pen, row, column) => pen.write(between(signAt(layers, 'right', row, column), 1, '|', ' ')),
    line: (pen, row, column) => pen.write(between(signAt(layers, 'below', row, column), cellWidth, '-', '-')),
    joint: (pen, row, column) =>
      pen.write(between(signAt(layers, 'corner', row, column), gapWidth, '+', '-')),
    edgeJoint: (pen, row, column) => pen.write(between(signAt(layers, 'corner', row, column), 1, '+', ' ')),
  };
}

/** One character a cell and nothing between, unless signs stand there. */
function bareSketch(layers: Layers): Sketch {
  const { rows, columns, signsBetweenRows } = layers;
  const bodies = new CellBodies(layers, ALPHABET, false);
  const gapWidth = gapFor(layers);
  const rule = (row: number): string => (row >= 0 && row < rows - 1 ? ' ' : '-');
  return {
    cellWidth: bodies.width,
    gapWidth,
    frameWidth: 2,
    ruled: signsBetweenRows,
    rowClueSeparator: ' ',
    columnClueSeparator: '',
    clueStyle: '',
    cell: (pen, row, column) => pen.write(bodies.of(row * columns + column, ' ')),
    gap: (pen, row, column) => pen.write(between(signAt(layers, 'right', row, column), gapWidth, ' ', ' ')),
    edge: (pen, row, column) => pen.write(between(signAt(layers, 'right', row, column), 1, '|', ' ')),
    line: (pen, row, column) =>
      pen.write(between(signAt(layers, 'below', row, column), bodies.width, rule(row), rule(row))),
    joint: (pen, row, column) =>
      pen.write(between(signAt(layers, 'corner', row, column), gapWidth, rule(row), rule(row))),
    edgeJoint: (pen, row, column) =>
      pen.write(between(signAt(layers, 'corner', row, column), 1, rule(row) === ' ' ? '|' : '+', ' ')),
  };
}
