import { describe, expect, it } from 'vitest';
import { instances } from '../../../test/contract/instances.ts';
import { partitionFromNames } from '../kit/regions/regions.ts';
import { fromJson, toJson } from './json.ts';

describe('the JSON of a Crazy Pavement board', () => {
  const own = instances.filter(({ puzzle }) => puzzle === 'crazy-pavement');

  it('there are boards to read', () => {
    expect(own.map(({ name }) => name)).toEqual(['crazy-1', 'crazy-2']);
  });

  it.each(own)('$name is read and written again', ({ json }) => {
    const parsed = fromJson(json);
    if (!parsed.ok) expect.fail(JSON.stringify(parsed.problems));
    expect(parsed.notes).toEqual([]);
    const written = toJson(parsed.grid);
    const regions = json['regions'] as number[][];
    const renumbered = partitionFromNames(regions.length, regions[0]!.length, regions.flat()).regions;
    expect((written['regions'] as number[][]).flat()).toEqual(renumbered);
    expect(written).toMatchObject({
      puzzle: 'crazy-pavement',
      rowClues: json['rowClues'],
      columnClues: json['columnClues'],
    });
    expect(fromJson(written)).toEqual(parsed);
  });

  it('null and -1 are no clue; anything else that is not a number of cells is a problem', () => {
    const board = {
      regions: [
        [0, 0],
        [1, 1],
      ],
    };
    expect(fromJson({ ...board, rowClues: [null, -1], columnClues: [0, 2] })).toMatchObject({
      ok: true,
      grid: { rowClues: [null, null], columnClues: [0, 2] },
    });
    expect(fromJson({ ...board, rowClues: ['1', 0.5], columnClues: [-2, 3] })).toMatchObject({
      ok: false,
      problems: [
        { line: 1, column: 1, problem: 'rowClues[0] is "1"' },
        { line: 2, column: 1, problem: 'rowClues[1] is 0.5' },
        { line: 1, column: 1, problem: 'columnClues[0] is -2' },
        { line: 1, column: 2, problem: 'column 2 cannot have 3 painted cells: it has 2 in all' },
      ],
    });
  });
});
