import { describe, expect, it } from 'vitest';
import { expectBothLanguages } from '../../../../test/contract/both-languages.ts';
import { randomFrom, randomRegions, scatteredRegions } from '../../../../test/random-regions.ts';
import { alike } from '../../../board/index.ts';
import { MAX_CELLS, MAX_SIDE } from '../../puzzle.ts';
import {
  clueNumberFromJson,
  clueNumberFromText,
  clueNumberToJson,
  clueNumberToText,
} from '../lines/clue-number.ts';
import { MAX_PROBLEMS } from '../text/problem-list.ts';
import type { ClueForm } from './region-board.ts';
import { readRegionJson, writeRegionJson, writeWallsJson } from './region-json.ts';

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

type Json = Record<string, unknown>;
const where = (json: Json): string[] => {
  const read = readRegionJson(json, form);
  if (read.ok) expect.fail('the JSON was read without problems');
  expectBothLanguages(read.problems);
  return read.problems.map(({ line, column, problem }) => `${line}:${column} ${problem}`);
};
const read = (json: Json) => {
  const parsed = readRegionJson(json, form);
  if (!parsed.ok) expect.fail(JSON.stringify(parsed.problems));
  expectBothLanguages(parsed.notes);
  return parsed;
};
const none = (lines: number): null[] => new Array<null>(lines).fill(null);
const square = { rowClues: none(2), columnClues: none(2) };

describe('reading regions and walls', () => {
  it('regions by number, whatever the numbers', () => {
    const { grid } = read({
      regions: [
        [5, 5],
        [3, 5],
      ],
      rowClues: [-1, 2],
      columnClues: [null, 0],
    });
    expect(grid).toEqual({
      rows: 2,
      columns: 2,
      regions: [0, 0, 1, 0],
      rowClues: [null, 2],
      columnClues: [null, 0],
    });
  });

  it('walls to the right by row, walls below by column', () => {
    const json = {
      wallsRight: [
        [1, 0],
        [0, 1],
      ],
      wallsBelow: [[1], [0], [1]],
      rowClues: none(2),
      columnClues: none(3),
    };
    expect(read(json).grid.regions).toEqual([0, 1, 1, 1, 1, 2]);
    expect(
      read({
        ...json,
        regions: [
          [4, 2, 2],
          [2, 2, 9],
        ],
      }).grid.regions,
    ).toEqual([0, 1, 1, 1, 1, 2]);
  });

  it('walls of boards one cell wide or high are empty lists', () => {
    const tall = { wallsRight: [[], []], wallsBelow: [[1]], rowClues: none(2), columnClues: none(1) };
    expect(read(tall).grid).toMatchObject({ rows: 2, columns: 1, regions: [0, 1] });
    const wide = { wallsRight: [[1]], wallsBelow: [[], []], rowClues: none(1), columnClues: none(2) };
    expect(read(wide).grid).toMatchObject({ rows: 1, columns: 2, regions: [0, 1] });
  });

  it('a wall that separates nothing and a region in pieces are noted', () => {
    const idle = { wallsRight: [[0], [1]], wallsBelow: [[0], [0]], ...square };
    expect(read(idle).notes).toMatchObject([{ line: 2, column: 1 }]);
    expect(
      read({
        regions: [
          [0, 1],
          [1, 0],
        ],
        ...square,
      }).notes,
    ).toMatchObject([
      { line: 2, column: 1 },
      { line: 2, column: 2 },
    ]);
  });
});

describe('what was written is read again', () => {
  const seed = 20260305;
  it(`random boards, by regions, by walls and by both (seed ${seed})`, () => {
    const below = randomFrom(seed);
    for (let round = 0; round < 200; round++) {
      const rows = 1 + below(8);
      const columns = 1 + below(8);
      const connected = below(2) === 0;
      const partition = connected
        ? randomRegions(below, rows, columns, 30 + below(70))
        : scatteredRegions(below, rows, columns, 1 + below(9));
      const clues = (lines: number, length: number) =>
        Array.from({ length: lines }, () => (below(3) === 0 ? null : below(length + 1)));
      const grid = { ...partition, rowClues: clues(rows, columns), columnClues: clues(columns, rows) };
      const byRegions = JSON.parse(JSON.stringify(writeRegionJson(grid, form)));
      const walls = JSON.parse(JSON.stringify(writeWallsJson(grid)));
      expect(read(byRegions).grid).toEqual(grid);
      expect(read({ ...byRegions, ...walls }).grid).toEqual(grid);
      if (!connected) continue;
      const { regions: _, ...byWalls } = { ...byRegions, ...walls };
      expect(read(byWalls)).toEqual({ ok: true, grid, notes: [] });
    }
  });

  it('walls are not written where they cannot tell the regions', () => {
    expect(writeWallsJson({ rows: 2, columns: 2, regions: [0, 1, 1, 0] })).toEqual({});
  });
});

describe('every problem is named with the row and column it is about', () => {
  it('missing fields', () => {
    expect(where({})).toEqual([
      '1:1 the regions are missing',
      '1:1 "rowClues" is missing',
      '1:1 "columnClues" is missing',
    ]);
    expect(where({ wallsRight: [[0], [0]], ...square })).toEqual(['1:1 "wallsBelow" is missing']);
  });

  it('wrong types, anywhere', () => {
    expect(where({ regions: 5, rowClues: {}, columnClues: 'all of them, and some more' })).toEqual([
      '1:1 "regions" is 5, not a list',
      '1:1 "rowClues" is an object, not a list',
      '1:1 "columnClues" is "all of them, and som…", not a list',
    ]);
    expect(
      where({
        regions: [[0, 1.5], [-1, '3'], null],
        rowClues: [true, 1.5, [1]],
        columnClues: [-2, Number.NaN],
      }),
    ).toEqual([
      '1:2 regions[0][1] is 1.5',
      '2:1 regions[1][0] is -1',
      '2:2 regions[1][1] is "3"',
      '3:1 regions[2] is null, not a list',
      '1:1 rowClues[0] is true',
      '2:1 rowClues[1] is 1.5',
      '3:1 rowClues[2] is [1]',
      '1:1 columnClues[0] is -2',
      '1:2 columnClues[1] is NaN',
    ]);
  });

  it('ragged rows, clues that do not match the board, clues too large', () => {
    expect(where({ regions: [[0, 0], [1]], rowClues: [3], columnClues: none(3) })).toEqual([
      '2:1 regions[1] has length 1, not 2',
      '2:1 expected 2 row clues, got 1',
      '1:1 row 1 cannot have 3',
      '1:3 expected 2 column clues, got 3',
    ]);
  });

  it('walls of the wrong shape, walls that are none: below is by column', () => {
    const json = {
      wallsRight: [[0, 2], [1]],
      wallsBelow: [[true], [2], [0]],
      rowClues: none(2),
      columnClues: none(3),
    };
    expect(where(json)).toEqual([
      '1:2 wallsRight[0][1] is 2',
      '2:1 wallsRight[1] has length 1, not 2',
      '1:1 wallsBelow[0][0] is true',
      '1:2 wallsBelow[1][0] is 2',
    ]);
  });

  it('regions and walls that disagree', () => {
    const walls = { wallsRight: [[0], [0]], wallsBelow: [[1], [1]], ...square };
    expect(
      where({
        ...walls,
        regions: [
          [0, 0],
          [0, 0],
        ],
      }),
    ).toEqual(['2:1 regions and walls do not agree about this cell']);
    expect(where({ ...walls, regions: [[0, 0]], rowClues: none(1) })).toEqual([
      '1:1 regions and walls are of boards of different sizes: 1x2 and 2x2',
    ]);
  });

  it('another puzzle, no cells, boards over the limits', () => {
    expect(
      where({
        puzzle: 'quilt',
        regions: [
          [0, 0],
          [0, 0],
        ],
        ...square,
      }),
    ).toEqual(['1:1 "puzzle" is "quilt", not "patchwork"']);
    expect(where({ regions: [], rowClues: [], columnClues: [] })).toEqual(['1:1 the board has no cells']);
    expect(where({ regions: [[]], rowClues: none(1), columnClues: [] })).toEqual([
      '1:1 the board has no cells',
    ]);
    expect(where({ wallsRight: [], wallsBelow: [], rowClues: [], columnClues: [] })).toEqual([
      '1:1 the board has no cells',
    ]);
    const zeros = (rows: number, columns: number) =>
      Array.from({ length: rows }, () => new Array(columns).fill(0));
    const side = MAX_SIDE + 1;
    expect(where({ regions: zeros(side, 1), ...square })).toEqual([
      `1:1 expected at most ${MAX_SIDE} rows, got ${side}`,
    ]);
    expect(where({ regions: zeros(1, side), ...square })).toEqual([
      `1:1 expected at most ${MAX_SIDE} columns, got ${side}`,
    ]);
    expect(where({ regions: zeros(501, 500), ...square })).toEqual([
      `1:1 expected at most ${MAX_CELLS} cells, got 501 rows of 500`,
    ]);
    expect(where({ wallsRight: new Array(1e9), wallsBelow: new Array(1e9), ...square })).toEqual([
      `1:1 expected at most ${MAX_SIDE} rows, got 1000000000`,
    ]);
    expect(where({ regions: zeros(2, 2), rowClues: new Array(1e9), columnClues: none(2) })).toEqual([
      `1:1 "rowClues" has 1000000000 entries, a board at most ${MAX_SIDE} rows`,
    ]);
  });

  it('twenty problems are told, the others counted', () => {
    const problems = where({
      regions: Array.from({ length: 25 }, () => ['a', {}]),
      rowClues: none(25),
      columnClues: none(2),
    });
    expect(problems).toHaveLength(MAX_PROBLEMS + 1);
    expect(problems.at(-1)).toContain('and 30 more problems');
  });
});
