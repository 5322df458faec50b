import { describe, expect, it } from 'vitest';
import { instances } from '../../../test/contract/instances.ts';
import { randomFrom, randomRegions, scatteredRegions } from '../../../test/random-regions.ts';
import { enumerate, gridOf, solve } from '../../../test/solve-puzzle.ts';
import { Board, say } from '../../board/index.ts';
import { Solver } from '../../engine/index.ts';
import type { Paint } from '../kit/cells/paint.ts';
import { boardLines } from '../kit/lines/board-lines.ts';
import { boardOfRows } from '../puzzle.ts';
import type { CrazyPavement } from './grid.ts';
import { crazyPavement } from './index.ts';

const own = instances.filter((instance) => instance.puzzle === 'crazy-pavement');

const rulesOf = (grid: CrazyPavement) => crazyPavement.model(grid, new Solver()).rules;
const boardOf = (grid: CrazyPavement, rows: readonly string[]): Board<Paint> =>
  boardOfRows(crazyPavement, grid, rows) ?? expect.fail('these rows do not fit the board');

const board = gridOf(crazyPavement.parse('columns: - 1 -\nrows: 2 0\nregions:\naab\nacc\n'));

describe('the rules of Crazy Pavement', () => {
  it('one for each clue and for each region of several cells', () => {
    expect(rulesOf(board).map(({ id, kind, clue }) => [id, kind, clue])).toEqual([
      ['row@1', 'row', { kind: 'row', row: 0 }],
      ['row@2', 'row', { kind: 'row', row: 1 }],
      ['column@2', 'column', { kind: 'column', column: 1 }],
      ['region@r1c1', 'region', undefined],
      ['region@r2c2', 'region', undefined],
    ]);
  });

  it('say what they want in both languages', () => {
    expect(rulesOf(board).map(({ sentence }) => [say(sentence), say(sentence, 'pt')])).toEqual([
      ['row 1 needs 2 painted cells', 'a linha 1 precisa de 2 casas pintadas'],
      ['row 2 must stay blank', 'a linha 2 tem de ficar em branco'],
      ['column 2 needs 1 painted cell', 'a coluna 2 precisa de 1 casa pintada'],
      [
        'the region at r1c1 is painted completely or not at all',
        'a região em l1c1 ou se pinta toda, ou não se pinta',
      ],
      [
        'the region at r2c2 is painted completely or not at all',
        'a região em l2c2 ou se pinta toda, ou não se pinta',
      ],
    ]);
    expect(rulesOf(board).at(-1)?.where).toMatchObject([
      {
        kind: 'region',
        cells: [
          { row: 1, column: 1 },
          { row: 1, column: 2 },
        ],
      },
    ]);
  });

  it.each(crazyPavement.examples)('the board of the example of $kind has a solution', ({ text }) => {
    expect(enumerate(crazyPavement, gridOf(crazyPavement.parse(text)))).not.toEqual([]);
  });

  it('hold on an open board while some way to fill it in keeps them: all boards of two rows of three', () => {
    const grid = gridOf(crazyPavement.parse('columns: 0 1 2\nrows: 2 3\nregions:\nabc\ndef\n'));
    const rules = rulesOf(grid);
    const values = [undefined, 'blank', 'paint'] as const;
    const lines = [
      [0, 1, 2],
      [3, 4, 5],
      [0, 3],
      [1, 4],
      [2, 5],
    ];
    const clues = [...grid.rowClues, ...grid.columnClues];
    for (let code = 0; code < 3 ** 6; code++) {
      const cells = Array.from({ length: 6 }, (_, cell) => values[Math.floor(code / 3 ** cell) % 3]);
      const filled = new Board<Paint>(2, 3, cells);
      const expected = lines.map((line, index) => {
        const painted = line.filter((cell) => cells[cell] === 'paint').length;
        const open = line.filter((cell) => cells[cell] === undefined).length;
        const totals = Array.from({ length: open + 1 }, (_, more) => painted + more);
        return totals.includes(clues[index]!);
      });
      expect(rules.map((rule) => rule.holds(filled))).toEqual(expected);
    }
  });

  it('a region is broken by one cell painted and one blank, and by nothing less', () => {
    const region = rulesOf(board).find(({ id }) => id === 'region@r1c1')!;
    for (const rows of [
      ['???', '???'],
      ['**?', '???'],
      ['???', '.??'],
      ['...', '.**'],
      ['**.', '*..'],
    ]) {
      expect(region.holds(boardOf(board, rows))).toBe(true);
    }
    for (const rows of [
      ['*.?', '???'],
      ['?*?', '.??'],
      ['**.', '...'],
    ]) {
      expect(region.holds(boardOf(board, rows))).toBe(false);
    }
  });
});

describe('the model of Crazy Pavement', () => {
  it.each(own)('$name has its solutions', ({ json, solutions, solution }) => {
    const grid = gridOf(crazyPavement.fromJson(json));
    const found = solve(crazyPavement, grid);
    expect(found).toHaveLength(solutions);
    expect(found).toContain(solution!.join('\n'));
    expect(rulesOf(grid).filter((rule) => !rule.holds(boardOf(grid, solution!)))).toEqual([]);
  });

  const seed = 20260306;
  it(`has the solutions that the rules allow, on random tiny boards (seed ${seed})`, () => {
    const below = randomFrom(seed);
    let several = 0;
    for (let round = 0; round < 400; round++) {
      const rows = 1 + below(4);
      const columns = 1 + below(4);
      const partition =
        below(3) === 0
          ? scatteredRegions(below, rows, columns, 1 + below(10))
          : randomRegions(below, rows, columns, 30 + below(40));
      if (Math.max(...partition.regions) > 11) continue;
      const paint = partition.regions.map(() => below(2));
      const clue = (cells: readonly number[]) => {
        const painted = cells.filter((cell) => paint[partition.regions[cell]!] === 1).length;
        const chance = below(8);
        return chance < 3 ? null : chance === 3 ? below(cells.length + 1) : painted;
      };
      const lines = boardLines(rows, columns);
      const grid = {
        ...partition,
        rowClues: lines.rows.map(({ cells }) => clue(cells)),
        columnClues: lines.columns.map(({ cells }) => clue(cells)),
      };
      const found = solve(crazyPavement, grid);
      if (found.length > 1) several++;
      expect(found, crazyPavement.format(grid)).toEqual(enumerate(crazyPavement, grid));
    }
    expect(several).toBeGreaterThan(20);
  });
});
