import { describe, expect, it } from 'vitest';
import { expectBothLanguages } from '../../../../test/contract/both-languages.ts';
import { randomFrom, randomRegions, scatteredRegions } from '../../../../test/random-regions.ts';
import { alike } from '../../../board/index.ts';
import { MAX_CELLS, MAX_SIDE, type Problem } from '../../puzzle.ts';
import {
  clueNumberFromJson,
  clueNumberFromText,
  clueNumberToJson,
  clueNumberToText,
} from '../lines/clue-number.ts';
import { MAX_PROBLEMS } from '../text/problem-list.ts';
import type { ClueForm } from './region-board.ts';
import { readRegionText, writeRegionText } from './region-text.ts';

const form: ClueForm<number | null> = {
  id: 'patchwork',
  fromText: clueNumberFromText,
  toText: clueNumberToText,
  fromJson: clueNumberFromJson,
  toJson: clueNumberToJson,
  problemWith: (clue, length) => (clue !== null && clue > length ? alike(`${clue}`) : undefined),
  legend: { en: 'a number or -', pt: 'um número ou -' },
  jsonLegend: { en: 'a number', pt: 'um número' },
};

const problemsOf = (text: string): readonly Problem[] => {
  const parsed = readRegionText(text, form);
  if (parsed.ok) expect.fail('the text was read without problems');
  expectBothLanguages(parsed.problems);
  return parsed.problems;
};
const where = (text: string): string[] =>
  problemsOf(text).map(({ line, column, problem }) => `${line}:${column} ${problem}`);
const gridOf = (text: string) => {
  const parsed = readRegionText(text, form);
  if (!parsed.ok) expect.fail(JSON.stringify(parsed.problems));
  return parsed.grid;
};

describe('reading a board of regions', () => {
  const grid = {
    rows: 2,
    columns: 3,
    regions: [0, 0, 1, 0, 2, 1],
    rowClues: [1, null],
    columnClues: [2, null, 0],
  };

  it('a letter a cell', () => {
    expect(gridOf('patchwork\ncolumns: 2 - 0\nrows: 1 -\nregions:\naab\nacb\n')).toEqual(grid);
  });

  it('names with blanks between, parts in any order, remarks and blank lines', () => {
    const text =
      'patchwork\n% a remark\n\nregions:\n  north north 12\n\nnorth x 12\nRows : 1\n -\ncolumns:2 -\t0';
    expect(gridOf(text)).toEqual(grid);
  });

  it('regions on the line of their header, other line ends, no id', () => {
    expect(gridOf('rows: 1 -\r\ncolumns: 2 - 0\r\nregions: 112\r\n         132\r\n')).toEqual(grid);
  });

  it('one column clue: one column, so a row is one name', () => {
    const text = 'patchwork\ncolumns: -\nrows: - - -\nregions:\n12\n12\n21\n';
    expect(gridOf(text)).toMatchObject({ rows: 3, columns: 1, regions: [0, 0, 1] });
  });

  it('a piece cut off from its region is noted where it starts', () => {
    const parsed = readRegionText('columns: - - -\nrows: - -\nregions:\naba\n bba', form);
    expect(parsed).toMatchObject({ ok: true, notes: [{ line: 4, column: 3 }] });
  });
});

describe('what was written is read again', () => {
  const seed = 20260304;
  it(`random boards, few regions and many, in one piece and in several (seed ${seed})`, () => {
    const below = randomFrom(seed);
    for (let round = 0; round < 200; round++) {
      const rows = 1 + below(12);
      const columns = 1 + below(12);
      const partition =
        below(2) === 0
          ? randomRegions(below, rows, columns, 40 + below(61))
          : scatteredRegions(below, rows, columns, 1 + below(120));
      const clues = (lines: number, length: number) =>
        Array.from({ length: lines }, () => (below(3) === 0 ? null : below(length + 1)));
      const grid = { ...partition, rowClues: clues(rows, columns), columnClues: clues(columns, rows) };
      expect(gridOf(writeRegionText(grid, form))).toEqual(grid);
    }
  });

  it('one column of more regions than there are letters', () => {
    const regions = Array.from({ length: 70 }, (_, region) => region);
    const grid = { rows: 70, columns: 1, regions, rowClues: regions.map(() => null), columnClues: [7] };
    expect(gridOf(writeRegionText(grid, form))).toEqual(grid);
  });
});

describe('every problem is named with its line and column', () => {
  it('ragged rows, clues that are none', () => {
    expect(where('patchwork\ncolumns: 1 2 -\nrows: 1 x 1.5\nregions:\naab\nac\nabcd\n')).toEqual([
      "3:9 expected a clue, got 'x'",
      "3:11 expected a clue, got '1.5'",
      '6:2 expected 3 cells in this row, got 2',
      '7:4 expected 3 cells in this row, got 4',
    ]);
  });

  it('clues that do not match the board, clues too large, a missing row', () => {
    expect(where('patchwork\ncolumns: 1 2\nrows: 1 4 -1 -\nregions:\naab\nacb\naab\n')).toEqual([
      "3:11 expected a clue, got '-1'",
      '2:12 expected 3 column clues, got 2',
      '3:14 expected 3 row clues, got 4',
      '3:9 row 2 cannot have 4',
    ]);
    expect(where('patchwork\ncolumns: 1 2\nrows: 1 -\nregions:\nab\n')).toEqual([
      '2:12 column 2 cannot have 2',
      '3:9 expected 1 row clue, got 2',
    ]);
  });

  it('parts that are missing, that are there twice, lines that belong nowhere', () => {
    expect(where('patchwork\nfoo\ncolumns: - - -\ncolumns: -\nregions:\naab\n')).toEqual([
      '2:1 unexpected line before the first part of the board',
      '4:1 `columns:` appears twice',
      '6:1 the part `rows:` is missing',
    ]);
  });

  it('characters that name no region, blanks where they do not belong', () => {
    expect(where('patchwork\ncolumns: - - -\nrows: - - -\nregions:\na?b\na ab\nccc\n')).toEqual([
      "5:2 expected the name of a region, got '?'",
      '6:2 unexpected space in a row of regions',
    ]);
    expect(where('patchwork\ncolumns: - -\nrows: - -\nregions:\na a-b\nx y\n')).toEqual([
      "5:3 expected the name of a region, got 'a-b'",
    ]);
  });

  it('texts that are no board at all: one problem each', () => {
    expect(where('hello\nworld')).toEqual(['1:1 not a board of regions']);
    expect(where('patchwork\ncolumns:\nrows:\nregions:\n')).toEqual(['4:1 the board has no cells']);
    expect(problemsOf('')).toHaveLength(1);
    expect(problemsOf('patchwork')).toHaveLength(1);
    expect(problemsOf('\u0000\u0001\u0002\ncolumns: 1')).toHaveLength(1);
  });

  it('boards over the limits', () => {
    const board = (rows: number, columns: number): string =>
      `columns:${' -'.repeat(columns)}\nrows:${' -'.repeat(rows)}\nregions:\n${`${'a'.repeat(columns)}\n`.repeat(rows)}`;
    const side = MAX_SIDE + 1;
    expect(where(board(1, side))).toEqual([`4:1 expected at most ${MAX_SIDE} columns, got ${side}`]);
    expect(where(board(side, 1))).toEqual([`4:1 expected at most ${MAX_SIDE} rows, got ${side}`]);
    expect(where(board(501, 500))).toEqual([`4:1 expected at most ${MAX_CELLS} cells, got 501 rows of 500`]);
    expect(gridOf(board(500, 500)).regions).toHaveLength(MAX_CELLS);
  });

  it('twenty problems are told, the others counted', () => {
    const problems = problemsOf(`columns: ${'x '.repeat(50)}\nrows: -\nregions:\n${'a'.repeat(50)}`);
    expect(problems).toHaveLength(MAX_PROBLEMS + 1);
    expect(problems.at(-1)?.problem).toBe('and 30 more problems');
  });
});
