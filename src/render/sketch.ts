import {
  type AnyLanguage,
  inLanguage,
  type LineClueNumbers,
  type Scene,
  type WordTable,
} from '../board/index.ts';
import { Pen, type Style } from './pen.ts';

/**
 * How one style of drawing writes the parts of a board in characters. A part left of the first column or above
 * the first row has index -1. A board too wide for the terminal is drawn in bands of columns, so any column may
 * come to stand at the edge of a drawing.
 */
export interface Sketch {
  readonly cellWidth: number;
  /** Columns of text between two cells: none, or some for a wall or a sign. */
  readonly gapWidth: number;
  /** Columns of text that both ends of a row take together. */
  readonly frameWidth: number;
  /** Whether a line of text stands between two rows of cells. */
  readonly ruled: boolean;
  /** What stands between two clues of one row, and between two clues of one column (one character or none). */
  readonly rowClueSeparator: string;
  readonly columnClueSeparator: string;
  readonly clueStyle: Style;
  cell(pen: Pen, row: number, column: number): void;
  /** Right of a cell. */
  gap(pen: Pen, row: number, column: number): void;
  /** Under a cell. */
  line(pen: Pen, row: number, column: number): void;
  /** The corner right of and under a cell. */
  joint(pen: Pen, row: number, column: number): void;
  /** The left end (left of the first column drawn) or the right end of a row of cells. */
  edge(pen: Pen, row: number, column: number, end: 'left' | 'right'): void;
  /** The same for the lines above, between and under the rows. */
  edgeJoint(pen: Pen, row: number, column: number, end: 'left' | 'right'): void;
}

/** The width of a whole drawing, without bands. */
export function widthOf(scene: Scene, sketch: Sketch): number {
  const { left, right } = guttersOf(scene, sketch);
  return left.width + bodyWidth(scene.columns, sketch) + right.width;
}

interface Gutters {
  readonly left: Gutter;
  readonly right: Gutter;
}

const guttersOf = (scene: Scene, sketch: Sketch): Gutters => ({
  left: rowGutter(scene.rowClues, scene.rows, sketch),
  right: rowGutter(scene.rightClues, scene.rows, sketch),
});

export const columnWords: WordTable<readonly [one: string, many: string]> = {
  en: ['column', 'columns'],
  pt: ['coluna', 'colunas'],
};

/** The lines of a drawing no wider than `width`: in one piece if it fits, else in bands of columns with headers. */
export function linesOf(
  scene: Scene,
  sketch: Sketch,
  options: { readonly width: number; readonly colour: boolean; readonly language: AnyLanguage },
): string[] {
  const gutters = guttersOf(scene, sketch);
  const gutterWidth = gutters.left.width + gutters.right.width;
  const lines: string[] = [];
  if (gutterWidth + bodyWidth(scene.columns, sketch) <= options.width) {
    band(lines, scene, sketch, gutters, options.colour, 0, scene.columns);
    return lines;
  }
  const room = options.width - gutterWidth - sketch.frameWidth + sketch.gapWidth;
  const columns = Math.max(1, Math.floor(room / (sketch.cellWidth + sketch.gapWidth)));
  const word = inLanguage(columnWords, options.language);
  for (let from = 0; from < scene.columns; from += columns) {
    const to = Math.min(scene.columns, from + columns);
    if (from > 0) lines.push('');
    lines.push(to - from === 1 ? `${word[0]} ${to}` : `${word[1]} ${from + 1}-${to}`);
    band(lines, scene, sketch, gutters, options.colour, from, to);
  }
  return lines;
}

function bodyWidth(columns: number, { cellWidth, gapWidth, frameWidth }: Sketch): number {
  return frameWidth + columns * cellWidth + Math.max(0, columns - 1) * gapWidth;
}

interface Gutter {
  readonly width: number;
  readonly labels: readonly string[];
}

/** The clues of the rows on one side, one label a row, all of one width. */
function rowGutter(clues: LineClueNumbers | undefined, rows: number, sketch: Sketch): Gutter {
  if (!clues) return { width: 0, labels: [] };
  const widths: number[] = [];
  for (const row of clues) {
    row.forEach((clue, level) => {
      widths[level] = Math.max(widths[level] ?? 1, clue === null ? 1 : String(clue).length);
    });
  }
  const labels = Array.from({ length: rows }, (_, row) => {
    const given = clues[row] ?? [];
    const parts = widths.map((width, level) => String(given[level] ?? '').padStart(width));
    const separator = given.some((clue) => clue !== null) ? sketch.rowClueSeparator : ' ';
    return parts.join(separator);
  });
  return { width: labels[0]?.length ?? 0, labels };
}

/** The clues of the columns from one to another, as lines of text; numbers too wide for a cell stand upright. */
function columnClueLines(
  clues: LineClueNumbers | undefined,
  sketch: Sketch,
  from: number,
  to: number,
): string[] {
  if (!clues) return [];
  const levels = clues.reduce((most, column) => Math.max(most, column.length), 0);
  const gap = ' '.repeat(sketch.gapWidth);
  const lines: string[] = [];
  const across = (text: (column: number) => string): void => {
    const cells: string[] = [];
    for (let column = from; column < to; column++) cells.push(centred(text(column), sketch.cellWidth));
    lines.push(cells.join(gap));
  };
  for (let level = 0; level < levels; level++) {
    const number = (column: number): string => String(clues[column]?.[level] ?? '');
    let digits = 1;
    for (let column = 0; column < clues.length; column++) digits = Math.max(digits, number(column).length);
    if (level > 0 && sketch.columnClueSeparator !== '') {
      across((column) => (clues[column]?.some((clue) => clue !== null) ? sketch.columnClueSeparator : ''));
    }
    if (digits <= sketch.cellWidth) across(number);
    else
      for (let digit = 0; digit < digits; digit++)
        across((column) => number(column).padStart(digits)[digit]!);
  }
  return lines;
}

/** Columns before a text in the middle of its room. */
export const columnsBefore = (text: string, width: number): number =>
  Math.max(0, Math.ceil((width - text.length) / 2));

/** A text in the middle of its room. */
export const centred = (text: string, width: number, before = ' ', after = before): string =>
  `${before.repeat(columnsBefore(text, width))}${text}`.padEnd(width, after);

function band(
  lines: string[],
  scene: Scene,
  sketch: Sketch,
  { left, right }: Gutters,
  colour: boolean,
  from: number,
  to: number,
): void {
  const pen = new Pen(colour);
  const margin = ' '.repeat(left.width);
  const columnClues = (clues: LineClueNumbers | undefined): void => {
    for (const line of columnClueLines(clues, sketch, from, to)) {
      lines.push(pen.write(`${margin} `).write(line, sketch.clueStyle).end());
    }
  };
  columnClues(scene.columnClues);
  const rule = (row: number): void => {
    pen.write(margin);
    sketch.edgeJoint(pen, row, from - 1, 'left');
    for (let column = from; column < to; column++) {
      sketch.line(pen, row, column);
      if (column === to - 1) sketch.edgeJoint(pen, row, column, 'right');
      else if (sketch.gapWidth) sketch.joint(pen, row, column);
    }
    lines.push(pen.end());
  };
  rule(-1);
  for (let row = 0; row < scene.rows; row++) {
    pen.write(left.labels[row] ?? '', sketch.clueStyle);
    sketch.edge(pen, row, from - 1, 'left');
    for (let column = from; column < to; column++) {
      sketch.cell(pen, row, column);
      if (column === to - 1) sketch.edge(pen, row, column, 'right');
      else if (sketch.gapWidth) sketch.gap(pen, row, column);
    }
    pen.write(right.labels[row] ?? '', sketch.clueStyle);
    lines.push(pen.end());
    if (sketch.ruled || row === scene.rows - 1) rule(row);
  }
  columnClues(scene.bottomClues);
}
