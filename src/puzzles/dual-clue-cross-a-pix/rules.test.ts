import { describe, expect, it } from 'vitest';
import { instances } from '../../../test/contract/instances.ts';
import { randomFrom, randomRegions, scatteredRegions } from '../../../test/random-regions.ts';
import { enumerate, gridOf, solve } from '../../../test/solve-puzzle.ts';
import { type Board, say } from '../../board/index.ts';
import { Solver } from '../../engine/index.ts';
import type { Paint } from '../kit/cells/paint.ts';
import { boardLines } from '../kit/lines/board-lines.ts';
import { boardOfRows } from '../puzzle.ts';
import type { DualClue, DualClueGrid } from './grid.ts';
import { dualClueCrossAPix as puzzle } from './index.ts';

const own = instances.filter((instance) => instance.puzzle === 'dual-clue-cross-a-pix');

const rulesOf = (grid: DualClueGrid) => puzzle.model(grid, new Solver()).rules;
const boardOf = (grid: DualClueGrid, rows: readonly string[]): Board<Paint> =>
  boardOfRows(puzzle, grid, rows) ?? expect.fail('these rows do not fit the board');

const board = gridOf(puzzle.parse('columns: 1/- - 0/0\nrows: 2/2 -/1\nregions:\naab\nadd\n'));

describe('the rules of Dual-Clue Cross-a-Pix', () => {
  it('one for each line that has a clue and for each region of several cells', () => {
    expect(rulesOf(board).map(({ id, kind, clue }) => [id, kind, clue])).toEqual([
      ['line@row 1', 'line', { kind: 'row', row: 0 }],
      ['blocks@row 2', 'blocks', { kind: 'row', row: 1 }],
      ['painted@column 1', 'painted', { kind: 'column', column: 0 }],
      ['line@column 3', 'line', { kind: 'column', column: 2 }],
      ['region@r1c1', 'region', undefined],
      ['region@r2c2', 'region', undefined],
    ]);
  });

  it('say what they want in both languages', () => {
    const sentences = rulesOf(board).map(({ sentence }) => [say(sentence), say(sentence, 'pt')]);
    expect(sentences.slice(0, 4)).toEqual([
      ['row 1 needs 2 painted cells in 2 blocks', 'a linha 1 precisa de 2 casas pintadas em 2 blocos'],
      ['row 2 needs 1 block', 'a linha 2 precisa de 1 bloco'],
      ['column 1 needs 1 painted cell', 'a coluna 1 precisa de 1 casa pintada'],
      ['column 3 must stay blank', 'a coluna 3 tem de ficar em branco'],
    ]);
  });

  it('both numbers of a line are one rule, posted as a sum and as a line', () => {
    const counts = rulesOf(board).map((rule) => rule.constraints.length);
    expect(counts).toEqual([2, 1, 1, 2, 0, 0]);
  });

  it.each(puzzle.examples)('the board of the example of $kind has a solution', ({ text }) => {
    expect(enumerate(puzzle, gridOf(puzzle.parse(text)))).not.toEqual([]);
  });

  it('every kind of rule has its example', () => {
    const kinds = new Set(puzzle.examples.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(rulesOf(board).map(({ kind }) => kind)));
  });
});

/** The clue that a line of cells has. */
function clueOf(
  cells: readonly number[],
  painted: (cell: number) => boolean,
): { painted: number; blocks: number } {
  const runs = cells
    .map((cell) => (painted(cell) ? '*' : '.'))
    .join('')
    .split('.')
    .filter((run) => run !== '');
  return { painted: runs.join('').length, blocks: runs.length };
}

describe('the model of Dual-Clue Cross-a-Pix', () => {
  it.each(own)('$name has its solutions', ({ json, solutions, solution }) => {
    const grid = gridOf(puzzle.fromJson(json));
    const found = solve(puzzle, grid);
    expect(found).toHaveLength(solutions);
    expect(found).toContain(solution!.join('\n'));
    expect(rulesOf(grid).filter((rule) => !rule.holds(boardOf(grid, solution!)))).toEqual([]);
  });

  const seed = 20260307;
  it(`has the solutions that the rules allow, on random tiny boards (seed ${seed})`, () => {
    const below = randomFrom(seed);
    let several = 0;
    let none = 0;
    for (let round = 0; round < 400; round++) {
      const rows = 1 + below(4);
      const columns = 1 + below(5);
      const partition =
        below(3) === 0
          ? scatteredRegions(below, rows, columns, 1 + below(10))
          : randomRegions(below, rows, columns, 30 + below(40));
      if (Math.max(...partition.regions) > 11) continue;
      const paint = partition.regions.map(() => below(2) === 1);
      const clue = (cells: readonly number[]): DualClue => {
        // Now and then the clue of some other line of this length: then perhaps nothing solves the board.
        const stray = below(12) === 0;
        const told = clueOf(cells, (cell) => (stray ? below(2) === 1 : paint[partition.regions[cell]!]!));
        return {
          painted: below(3) === 0 ? null : told.painted,
          blocks: below(3) === 0 ? null : told.blocks,
        };
      };
      const lines = boardLines(rows, columns);
      const grid = {
        ...partition,
        rowClues: lines.rows.map(({ cells }) => clue(cells)),
        columnClues: lines.columns.map(({ cells }) => clue(cells)),
      };
      const found = solve(puzzle, grid);
      if (found.length > 1) several++;
      if (found.length === 0) none++;
      expect(found, puzzle.format(grid)).toEqual(enumerate(puzzle, grid));
    }
    expect(several).toBeGreaterThan(20);
    expect(none).toBeGreaterThan(20);
  });
});
