import { describe, expect, it } from 'vitest';
import { read } from './index.ts';

describe('trouble is told with its place', () => {
  it.each([
    ['puzz-link-akari', 'https://puzz.link/p?akari/6/6/nekc!kbl', 1, 35, "'!' means no cells"],
    ['puzz-link-akari', 'akari/6/6/nekc', 1, 15, 'ends after'],
    ['puzz-link-akari', 'akari/6/6/nekcakblz', 1, 19, 'full here'],
    ['puzz-link-akari', 'akari/1000000000/1000000000/a', 1, 7, 'at most 1000'],
    ['puzz-link-akari', 'akari/0/4/', 1, 7, 'no cells'],
    ['puzz-link-akari', 'akari/900/900/', 1, 7, 'at most 250000 cells'],
    ['puzz-link-akari', 'akari/6', 1, 8, 'number of rows'],
    ['puzz-link-akari', 'akari/six/6/x', 1, 13, 'number of rows'],
    ['puzz-link-akari', 'https://puzz.link/p?slither/4/4/abc', 1, 21, "'slither'"],
    ['puzz-link-akari', 'akari/2/2/\u{1F600}', 1, 11, '\u{1F600}'],
    ['puzz-link-bosnian-road', 'bosnianroad/3/3/d9d', 1, 18, '9'],
    ['puzz-link-tilepaint', 'tilepaint/2/2/', 1, 15, 'walls to the right'],
    ['puzz-link-tilepaint', 'tilepaint/2/2/0z', 1, 16, 'walls below'],
    ['puzz-link-tilepaint', 'tilepaint/2/2/003f', 1, 17, 'inside the board'],
    ['puzz-link-tilepaint', 'tilepaint/2/2/00j11', 1, 20, 'after 2 of 4 clues'],
    ['puzz-link-tilepaint', 'tilepaint/2/2/00j1111x', 1, 22, 'all clues'],
    ['puzz-link-tilepaint', 'tilepaint/2/2/00j1911', 1, 19, 'column 2 cannot have 9'],
    ['puzz-link-tilepaint', 'tilepaint/2/2/00j1-1', 1, 19, 'begins no clue'],
    ['pzprv3-akari', 'pzprv3\nlightup\n2\n2\n. . \n. 7 \n', 6, 3, "'7' is no cell"],
    ['pzprv3-akari', 'pzprv3\nlightup\n2\n2\n. . . \n. \n', 5, 5, 'more than 2'],
    ['pzprv3-akari', 'pzprv3\nlightup\n2\n2\n. . \n', 6, 1, 'ends after 1 of 2'],
    ['pzprv3-akari', 'pzprv3\nlightup\n1000000000\n1000000000\n', 3, 1, 'at most'],
    ['pzprv3-akari', 'pzprv3\nslither\n2\n2\n', 2, 1, "'slither'"],
    ['tatham-light-up', '2x2:aaq', 1, 7, 'full here'],
    ['tatham-light-up', '3x3:a', 1, 6, 'ends after 1 of 9'],
    ['tatham-light-up', '3x3:d9d', 1, 6, '9'],
    ['tatham-light-up', '99999999999x3:d', 1, 1, 'at most'],
    ['tatham-light-up', '7x7b20s4d1#123456', 1, 11, 'number of a draw'],
    ['papers-akari', 'akari([[_,_],[_]],2).', 1, 14, 'row 2 has 1'],
    ['papers-akari', 'akari([[_,_],[_,9]],2).', 1, 17, 'no cell'],
    ['papers-akari', 'akari([[_,_],[_,_]],3).', 1, 21, 'the size is 3'],
    ['papers-akari', 'akari([[_,_],\n[_,_', 2, 5, 'ends before'],
    ['papers-akari', `akari(${'['.repeat(100_000)}`, 1, 26, 'deep'],
    ['papers-bosnian-road', 'calculate_road([2-2-9]-[],6,RES).', 1, 21, 'a clue is a number from 0 to 8'],
    ['papers-bosnian-road', 'calculate_road([2-7-5]-[],6,RES).', 1, 19, 'a row is'],
    ['papers-bosnian-road', 'calculate_road([2-2-5]-[2-2],6,RES).', 1, 25, 'told twice'],
    ['papers-bosnian-road', 'calculate_road([]-[],1000000000,RES).', 1, 22, 'at most'],
    ['papers-bosnian-road', '[2-2-5]-[3-3]', 1, 1, 'size of the board is missing'],
    [
      'papers-crazy-pavement',
      'board_1([[P1]]).\nhorizontal_1([2]).\nvertical_1([1]).',
      2,
      15,
      'row 1 cannot have 2',
    ],
    [
      'papers-crazy-pavement',
      'board_1([[P1]]).\nhorizontal_1([1,1]).\nvertical_1([1]).',
      2,
      14,
      '2 row clues',
    ],
    [
      'papers-dual-clue',
      'horizontalWall([[]]).\nverticalWall([[]]).\nverticalNumbers([[2,1]]).\nhorizontalNumbers([[1,1]]).',
      3,
      19,
      'column 1 cannot have',
    ],
    [
      'papers-dual-clue',
      'horizontalWall([[2]]).\nverticalWall([[],[]]).\nverticalNumbers([[1,1],[1,1]]).\nhorizontalNumbers([[1,1]]).',
      1,
      18,
      'no wall',
    ],
    ['json', '{"puzzle": "akari",\n "rows": ["..",\n "9."]}', 3, 3, '9'],
    ['json', '{"puzzle": "akari",\n "rows": ["..",\n "."]}', 3, 4, 'this row has 1 cell'],
    ['json', '{"puzzle": "akari"\n "rows": []}', 2, 2, 'a comma'],
    ['json', '{"puzzle": "sudoku"}', 1, 12, 'names no puzzle'],
    ['json', '{"rows": ["."]}', 1, 1, '"puzzle" is missing'],
    ['json', '{"__proto__": {"puzzle": "akari", "rows": ["."]}}', 1, 1, '"puzzle" is missing'],
    ['json', '{"puzzle": "__proto__"}', 1, 12, 'names no puzzle'],
    [
      'json',
      '{"puzzle": "crazy-pavement",\n"regions": [[0]],\n"rowClues": [7],\n"columnClues": [0]}',
      3,
      14,
      'row 1 cannot have 7',
    ],
    [
      'json',
      '{"puzzle": "crazy-pavement",\n"regions": [[0, "x"]],\n"rowClues": [0],\n"columnClues": [0, 0]}',
      2,
      17,
      'regions[0][1]',
    ],
    ['text', 'akari\n..\n.\n', 3, 2, 'this row has 1 cell'],
    ['text', '..\n..\n', 1, 1, 'this could be akari or bosnian-road'],
    ['text', 'sudoku\n..\n', 1, 1, 'does not say which puzzle'],
  ])('%s: %j', (id, text, line, column, problem) => {
    const result = read(text);
    if (result.ok) throw new Error('read');
    expect(result.format?.id).toBe(id);
    const told = result.problems.map((found) => `${found.line}:${found.column} ${found.problem}`);
    expect(
      told.some((found) => found.startsWith(`${line}:${column} `) && found.includes(problem)),
      told.join('\n'),
    ).toBe(true);
  });

  it('a clue that cannot be met is noted where the address tells it', () => {
    expect(read('akari/2/2/4h.')).toMatchObject({ ok: true, notes: [{ line: 1, column: 11 }] });
  });

  it('many problems are counted, not listed', () => {
    const result = read(`akari/100/100/${'!'.repeat(5000)}`);
    expect(result.ok).toBe(false);
    if (!result.ok) {
      expect(result.problems).toHaveLength(21);
      expect(result.problems.at(-1)?.problem).toBe('and 4980 more problems');
    }
  });

  it('nothing, and nothing that can be read', () => {
    expect(read(' \n')).toMatchObject({
      ok: false,
      format: undefined,
      problems: [{ problem: 'the text is empty' }],
    });
    expect(read('\u0000\u0001\u0002')).toMatchObject({ ok: false, problems: [{ line: 1, column: 1 }] });
  });
});
