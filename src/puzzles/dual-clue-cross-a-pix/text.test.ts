import { describe, expect, it } from 'vitest';
import { expectBothLanguages } from '../../../test/contract/both-languages.ts';
import { instances } from '../../../test/contract/instances.ts';
import { fromJson } from './json.ts';
import { format, parse } from './text.ts';

const own = instances.filter((instance) => instance.puzzle === 'dual-clue-cross-a-pix');

const problemsOf = (text: string): string[] => {
  const parsed = parse(text);
  if (parsed.ok) expect.fail('the text was read without problems');
  expectBothLanguages(parsed.problems);
  return parsed.problems.map(({ line, column, problem }) => `${line}:${column} ${problem}`);
};

describe('the text of a Dual-Clue Cross-a-Pix board', () => {
  it('is what a person would type', () => {
    const text = 'dual-clue-cross-a-pix\ncolumns: 2/1 - 1/-\nrows: 2/2 -/1\nregions:\naab\nacb\n';
    const parsed = parse(text);
    expect(parsed).toEqual({
      ok: true,
      grid: {
        rows: 2,
        columns: 3,
        regions: [0, 0, 1, 0, 2, 1],
        rowClues: [
          { painted: 2, blocks: 2 },
          { painted: null, blocks: 1 },
        ],
        columnClues: [
          { painted: 2, blocks: 1 },
          { painted: null, blocks: null },
          { painted: 1, blocks: null },
        ],
      },
      notes: [],
    });
    if (parsed.ok) expect(format(parsed.grid)).toBe(text);
  });

  it('both numbers missing may be written out', () => {
    expect(parse('columns: -/-\nrows: -\nregions:\na\n')).toMatchObject({
      ok: true,
      grid: { columnClues: [{ painted: null, blocks: null }] },
    });
  });

  it.each(own)('$name is read as it was written', ({ json }) => {
    const board = fromJson(json);
    if (!board.ok) expect.fail(JSON.stringify(board.problems));
    expect(parse(format(board.grid))).toEqual({ ok: true, grid: board.grid, notes: [] });
  });

  it('words that are no clue', () => {
    expect(problemsOf('columns: 4 1/1/1 x/1 / -1/1 1/ -/-/-\nrows: -\nregions:\nabcdefg\n')).toEqual([
      "1:10 expected a clue, got '4'",
      "1:12 expected a clue, got '1/1/1'",
      "1:18 expected a clue, got 'x/1'",
      "1:22 expected a clue, got '/'",
      "1:24 expected a clue, got '-1/1'",
      "1:29 expected a clue, got '1/'",
      "1:32 expected a clue, got '-/-/-'",
    ]);
  });

  it('exactly the clues that some line has are accepted', () => {
    for (let length = 1; length <= 5; length++) {
      const possible = new Set<string>();
      for (let mask = 0; mask < 2 ** length; mask++) {
        const runs = mask
          .toString(2)
          .split('0')
          .filter((run) => run !== '');
        const painted = runs.join('').length;
        for (const clue of [`${painted}/${runs.length}`, `${painted}/-`, `-/${runs.length}`])
          possible.add(clue);
      }
      const numbers = ['-', ...Array.from({ length: length + 2 }, (_, number) => `${number}`)];
      for (const clue of numbers.flatMap((painted) => numbers.map((blocks) => `${painted}/${blocks}`))) {
        if (clue === '-/-') continue;
        const columns = new Array<string>(length).fill('-').join(' ');
        const read = parse(`columns: ${columns}\nrows: ${clue}\nregions:\n${'a'.repeat(length)}\n`);
        if (read.ok !== possible.has(clue)) expect.fail(`${clue} on ${length} cells`);
      }
    }
  });

  it('why a clue cannot be', () => {
    expect(problemsOf('columns: 0/1 1/0 3/1 -/2 1/2 2/2\nrows: 4/4 -\nregions:\nabcdef\nghijkl\n')).toEqual([
      '1:10 column 1 cannot have 0 painted cells in 1 block: a block is painted',
      '1:14 column 2 cannot have 1 painted cell in 0 blocks: what is painted is a block',
      '1:18 column 3 cannot have 3 painted cells in 1 block: it has 2 cells in all',
      '1:22 column 4 cannot have 2 blocks: with a gap between the blocks that takes 3 cells of 2',
      '1:26 column 5 cannot have 1 painted cell in 2 blocks: each block has a cell of its own',
      '1:30 column 6 cannot have 2 painted cells in 2 blocks: with a gap between the blocks that takes 3 cells of 2',
      '2:7 row 1 cannot have 4 painted cells in 4 blocks: with a gap between the blocks that takes 7 cells of 6',
    ]);
  });
});
