import type { Parsed, Position } from '../../puzzle.ts';
import { ProblemList } from '../text/problem-list.ts';
import { EQUALLY_LONG } from '../text/read-rows.ts';
import { ofReading } from '../text/reading-words.ts';
import { sniffFirstLine, type TextLine, textLines } from '../text/text-lines.ts';
import {
  type ClueForm,
  checkClues,
  type ReadClues,
  type RegionBoard,
  readBoard,
  type Size,
  sizeFits,
} from './region-board.ts';
import { type Partition, partitionFromNames } from './regions.ts';

/*
 * The text of a board of regions: three parts in any order, blank lines between them as one likes.
 *
 *   columns: 2 - 1
 *   rows: 1 2
 *   regions:
 *   aab
 *   acb
 *
 * A region is named by a letter or a digit per cell; or, with blanks between all cells of a row, by words of letters
 * and digits. A board with one column clue has one column, so there a row of regions is always one word.
 */

const PARTS = ['columns', 'rows', 'regions'] as const;
type Part = (typeof PARTS)[number];

const HEADER = new RegExp(`^\\s*(${PARTS.join('|')})\\s*:`, 'i');
const REGION_NAME = /^[\p{L}\p{N}]+$/u;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** A word of the text and where it starts. */
interface Word {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** How surely a text is a board of regions with such clues. */
export const sniffRegionText = <C>(text: string, { id }: ClueForm<C>): number =>
  sniffFirstLine(text, id, (line) => HEADER.test(line));

/** Reads a board; every problem is reported with its line and column. */
export function readRegionText<C>(text: string, form: ClueForm<C>): Parsed<RegionBoard<C>> {
  const read = textLines(text, form.id);
  if (!read.ok) return read;
  const problems = new ProblemList();
  const parts = separateParts(read.lines, form.id, problems);
  const columnClues = readClues('column', parts.columns, form, problems);
  const rowClues = readClues('row', parts.rows, form, problems);
  const board = parts.regions && readCells(parts.regions, columnClues?.clues.length, problems);
  if (board) {
    if (columnClues) checkClues(columnClues, board.size, form, problems);
    if (rowClues) checkClues(rowClues, board.size, form, problems);
  }
  if (!problems.empty || !board || !rowClues || !columnClues) return { ok: false, problems: problems.all };

  const { cells, size } = board;
  const names = cells.flatMap((row) => row.map((word) => word.text));
  const partition = partitionFromNames(size.rows, size.columns, names);
  const at = (cell: number): Position => {
    const { line, column } = cells[Math.floor(cell / size.columns)]![cell % size.columns]!;
    return [line, column];
  };
  return readBoard(partition, rowClues, columnClues, at);
}

/** Writes a board in the form that {@link readRegionText} reads. */
export function writeRegionText<C>(board: RegionBoard<C>, form: ClueForm<C>): string {
  const clues = (list: readonly C[]): string => list.map((clue) => form.toText(clue)).join(' ');
  const lines = [
    form.id,
    `columns: ${clues(board.columnClues)}`,
    `rows: ${clues(board.rowClues)}`,
    'regions:',
  ];
  return `${[...lines, ...regionRows(board)].join('\n')}\n`;
}

/** The rows of regions as text: a letter or digit a cell while there are enough of them, else numbers from one. */
function regionRows({ rows, columns, regions }: Partition): string[] {
  const few = regions.every((region) => region < LETTERS.length);
  return Array.from({ length: rows }, (_, row) => {
    const cells = regions.slice(row * columns, (row + 1) * columns);
    return few
      ? cells.map((region) => LETTERS[region]).join('')
      : cells.map((region) => region + 1).join(' ');
  });
}

/** The lines of each part, its header blanked out so that columns stay what they are in the input. */
function separateParts(
  lines: readonly TextLine[],
  id: string,
  problems: ProblemList,
): Partial<Record<Part, TextLine[]>> {
  const parts: Partial<Record<Part, TextLine[]>> = {};
  if (!lines.some(({ text }) => HEADER.test(text))) {
    const problem = { en: 'not a board of regions', pt: 'não é um tabuleiro de regiões' };
    const fix = {
      en: `write \`${id}\`, then \`columns:\` and \`rows:\` with the clues, then \`regions:\``,
      pt: `escreve \`${id}\`, depois \`columns:\` e \`rows:\` com as pistas, depois \`regions:\``,
    };
    problems.add([lines[0]!.line, 1], problem, fix);
    return parts;
  }
  let part: TextLine[] | undefined;
  for (const { line, text } of lines) {
    const header = HEADER.exec(text);
    if (header) {
      const name = header[1]!.toLowerCase() as Part;
      part = [{ line, text: text.replace(header[0], ' '.repeat(header[0].length)) }];
      if (parts[name]) {
        const problem = { en: `\`${name}:\` appears twice`, pt: `\`${name}:\` aparece duas vezes` };
        problems.add([line, 1], problem, { en: 'keep one of the two', pt: 'fica só com uma das duas' });
      } else parts[name] = part;
    } else if (part) {
      part.push({ line, text });
    } else if (text !== '') {
      const problem = {
        en: 'unexpected line before the first part of the board',
        pt: 'não se esperava esta linha antes da primeira parte do tabuleiro',
      };
      const fix = { en: `write \`${id}\` here, or remove it`, pt: `escreve aqui \`${id}\`, ou retira-a` };
      problems.add([line, 1], problem, fix);
    }
  }
  for (const name of PARTS) {
    if (parts[name]) continue;
    const problem = { en: `the part \`${name}:\` is missing`, pt: `falta a parte \`${name}:\`` };
    problems.add([lines.at(-1)!.line, 1], problem);
  }
  return parts;
}

function readClues<C>(
  of: 'row' | 'column',
  lines: readonly TextLine[] | undefined,
  form: ClueForm<C>,
  problems: ProblemList,
): ReadClues<C> | undefined {
  if (!lines) return undefined;
  const words = lines.flatMap(wordsOf);
  const clues = words.map(({ text, line, column }) => {
    const clue = form.fromText(text);
    if (clue === undefined) {
      const problem = {
        en: `expected a clue, got ${shortened(text)}`,
        pt: `esperava-se uma pista, e há ${shortened(text)}`,
      };
      problems.add([line, column], problem, form.legend);
    }
    return clue;
  });
  const at = (index: number): Position => {
    const { line, column } = words[index] ?? words.at(-1) ?? { line: lines[0]!.line, column: 1 };
    return [line, column];
  };
  return { of, clues, at };
}

/** The name of each cell's region, row by row. The rows are equally long unless a problem says otherwise. */
function readCells(
  lines: readonly TextLine[],
  columnClues: number | undefined,
  problems: ProblemList,
): { readonly cells: readonly (readonly Word[])[]; readonly size: Size } | undefined {
  const rows = lines.map(wordsOf).filter((words) => words.length > 0);
  const spaced = rows.filter((words) => words.length > 1).length;
  const named = spaced * 2 > rows.length || (spaced === 0 && columnClues === 1);
  const cells = named ? rows : rows.map((words) => words.flatMap(charactersOf));
  const columns = cells.find((row) => row.length === columnClues)?.length ?? cells[0]?.length ?? 0;
  const size = { rows: rows.length, columns };
  const top = rows[0]?.[0] ?? { line: lines[0]!.line, column: 1 };
  if (!sizeFits(size, [top.line, top.column], problems)) return undefined;

  for (const [index, row] of cells.entries()) {
    const second = rows[index]![1];
    if (!named && second) {
      const problem = {
        en: 'unexpected space in a row of regions',
        pt: 'não se esperava um espaço numa linha de regiões',
      };
      const fix = {
        en: 'remove it, or put spaces between all cells of all rows',
        pt: 'retira o espaço, ou escreve espaços entre todas as casas de todas as linhas',
      };
      problems.add([second.line, second.column - 1], problem, fix);
    }
    for (const { text, line, column } of row) {
      if (REGION_NAME.test(text)) continue;
      const problem = {
        en: `expected the name of a region, got ${shortened(text)}`,
        pt: `esperava-se o nome de uma região, e há ${shortened(text)}`,
      };
      const fix = {
        en: 'name regions by letters and digits',
        pt: 'dá nome às regiões com letras e algarismos',
      };
      problems.add([line, column], problem, fix);
    }
    if (row.length === columns) continue;
    const { line, column } = row[columns] ?? row.at(-1)!;
    problems.add(
      [line, column],
      ofReading((words) => words.rowLength(columns, row.length)),
      EQUALLY_LONG,
    );
  }
  return { cells, size };
}

function wordsOf({ line, text }: TextLine): Word[] {
  return Array.from(text.matchAll(/\S+/g), (match) => ({ text: match[0], line, column: match.index + 1 }));
}

function charactersOf({ line, text, column }: Word): Word[] {
  return Array.from(text, (character, index) => ({ text: character, line, column: column + index }));
}

function shortened(word: string): string {
  return `'${word.length > 20 ? `${word.slice(0, 20)}…` : word}'`;
}
