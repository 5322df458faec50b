import { describe, expect, it } from 'vitest';
import { instances } from '../../../test/contract/instances.ts';
import { fromJson, toJson } from './json.ts';

describe('the JSON of a Dual-Clue Cross-a-Pix board', () => {
  const own = instances.filter(({ puzzle }) => puzzle === 'dual-clue-cross-a-pix');

  it('there are boards to read', () => {
    expect(own.map(({ name }) => name)).toEqual(['dualclue-teste']);
  });

  it.each(own)('$name is read and written again, from walls, from regions and from both', ({ json }) => {
    const parsed = fromJson(json);
    if (!parsed.ok) expect.fail(JSON.stringify(parsed.problems));
    expect(parsed.notes).toEqual([]);
    const { source: _source, solutions: _solutions, note: _note, solution: _solution, ...givens } = json;
    expect(toJson(parsed.grid)).toEqual(givens);
    const { regions, wallsRight, wallsBelow, ...clues } = givens;
    expect(fromJson({ ...clues, regions })).toEqual(parsed);
    expect(fromJson({ ...clues, wallsRight, wallsBelow })).toEqual(parsed);
  });

  it('walls below are by column: a board that is not square', () => {
    const clues = { rowClues: [-1, -1], columnClues: [-1, -1, -1] };
    const walls = {
      wallsRight: [
        [0, 0],
        [0, 0],
      ],
      wallsBelow: [[1], [1], [1]],
    };
    const parsed = fromJson({ ...clues, ...walls });
    expect(parsed).toMatchObject({ ok: true, grid: { regions: [0, 0, 0, 1, 1, 1] } });
    if (parsed.ok) expect(toJson(parsed.grid)).toMatchObject(walls);
  });

  it('a clue is two numbers, each of which may be missing', () => {
    const board = {
      regions: [
        [0, 0, 1],
        [1, 1, 1],
        [2, 2, 2],
      ],
    };
    const parsed = fromJson({
      ...board,
      rowClues: [
        [2, 1],
        [-1, 2],
        [3, null],
      ],
      columnClues: [null, -1, [-1, null]],
    });
    expect(parsed).toMatchObject({
      ok: true,
      grid: {
        rowClues: [
          { painted: 2, blocks: 1 },
          { painted: null, blocks: 2 },
          { painted: 3, blocks: null },
        ],
        columnClues: new Array(3).fill({ painted: null, blocks: null }),
      },
    });
    if (parsed.ok) {
      expect(toJson(parsed.grid)).toMatchObject({
        rowClues: [
          [2, 1],
          [-1, 2],
          [3, -1],
        ],
        columnClues: [
          [-1, -1],
          [-1, -1],
          [-1, -1],
        ],
      });
    }
    expect(
      fromJson({
        ...board,
        rowClues: [2, [1], [1, 1, 1]],
        columnClues: [
          [-2, 1],
          ['1', 1],
          [3, 2],
        ],
      }),
    ).toMatchObject({
      ok: false,
      problems: [
        { line: 1, column: 1, problem: 'rowClues[0] is 2' },
        { line: 2, column: 1, problem: 'rowClues[1] is [1]' },
        { line: 3, column: 1, problem: 'rowClues[2] is [1, 1, 1]' },
        { line: 1, column: 1, problem: 'columnClues[0] is [-2, 1]' },
        { line: 1, column: 2, problem: 'columnClues[1] is a list' },
        {
          line: 1,
          column: 3,
          problem: expect.stringContaining('column 3 cannot have 3 painted cells in 2 blocks'),
        },
      ],
    });
  });

  it('regions in several pieces are written without walls and read again', () => {
    const parsed = fromJson({
      regions: [
        [0, 1],
        [1, 0],
      ],
      rowClues: [-1, -1],
      columnClues: [-1, -1],
    });
    if (!parsed.ok) expect.fail(JSON.stringify(parsed.problems));
    const written = toJson(parsed.grid);
    expect(written).not.toHaveProperty('wallsRight');
    expect(written).not.toHaveProperty('wallsBelow');
    expect(fromJson(written)).toEqual(parsed);
  });
});
