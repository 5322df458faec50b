import { describe, expect, it } from 'vitest';
import { instances } from '../../../test/contract/instances.ts';
import { fromJson } from './json.ts';
import { format, parse } from './text.ts';

const own = instances.filter((instance) => instance.puzzle === 'crazy-pavement');

describe('the text of a Crazy Pavement board', () => {
  it('is what a person would type', () => {
    const text = 'crazy-pavement\ncolumns: 2 - 1\nrows: 1 2\nregions:\naab\nacb\n';
    const parsed = parse(text);
    expect(parsed).toEqual({
      ok: true,
      grid: { rows: 2, columns: 3, regions: [0, 0, 1, 0, 2, 1], rowClues: [1, 2], columnClues: [2, null, 1] },
      notes: [],
    });
    if (parsed.ok) expect(format(parsed.grid)).toBe(text);
  });

  it.each(own)('$name is read as it was written', ({ json }) => {
    const board = fromJson(json);
    if (!board.ok) expect.fail(JSON.stringify(board.problems));
    expect(parse(format(board.grid))).toEqual({ ok: true, grid: board.grid, notes: [] });
  });

  it('a clue larger than its line cannot be; a full line can', () => {
    expect(parse('columns: 3 2\nrows: 2 3\nregions:\nab\ncd\n')).toMatchObject({
      ok: false,
      problems: [
        { line: 1, column: 10, problem: 'column 1 cannot have 3 painted cells: it has 2 in all' },
        { line: 2, column: 9, problem: 'row 2 cannot have 3 painted cells: it has 2 in all' },
      ],
    });
    expect(parse('columns: 2 2\nrows: 2 0\nregions:\nab\ncd\n')).toMatchObject({ ok: true });
  });

  it('two numbers are no clue', () => {
    expect(parse('columns: 1/1\nrows: -\nregions:\na\n')).toMatchObject({
      ok: false,
      problems: [{ line: 1, column: 10, problem: "expected a clue, got '1/1'" }],
    });
  });
});
