import type { PuzzleCases } from '../cases.ts';
import { countAround, counted, fromBag, list, STEPS, shuffled, sizeUpTo8 } from '../kit/sign-cases.ts';

/** Lights placed one by one where nothing shines yet: a filled board that keeps all rules but the numbers. */
const random: PuzzleCases['random'] = (below) => {
  const [rows, columns] = sizeUpTo8(below, 1);
  const white = list(rows, () => list(columns, () => below(4) > 0));
  const lit = new Set<number>();
  const lights = new Set<number>();
  for (const cell of shuffled(below, rows * columns)) {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    if (!white[row]![column] || lit.has(cell)) continue;
    lights.add(cell);
    lit.add(cell);
    for (const [down, right] of STEPS.slice(0, 4)) {
      for (let k = 1; white[row + k * down]?.[column + k * right]; k++) {
        lit.add((row + k * down) * columns + column + k * right);
      }
    }
  }
  const isLight = (row: number, column: number): boolean =>
    column >= 0 && column < columns && lights.has(row * columns + column);
  const disturbed = below(5) === 0;
  return {
    rows: white.map((cells, row) =>
      cells
        .map((open, column) => {
          if (open) return '.';
          if (below(3) === 0) return '#';
          return disturbed && below(4) === 0 ? below(5) : countAround(4, row, column, isLight);
        })
        .join(''),
    ),
  };
};

export const cases: PuzzleCases = {
  tiny: fromBag('......##01123'),
  solvable: counted(
    4,
    (below) => (below(4) === 0 ? '#' : '.'),
    (below, sign) => sign === '#' && below(5) > 0,
  ),
  random,
  malformed: [
    ['puzz-link-akari', 'https://puzz.link/p?akari/6/6/nekc!kbl', 1, 35, "unexpected '!'"],
    ['puzz-link-akari', 'akari/6/6/nekc', 1, 15, 'ends after'],
    ['puzz-link-akari', 'akari/6/6/nekcakblz', 1, 19, 'too many cells'],
    ['puzz-link-akari', 'akari/1000000000/1000000000/a', 1, 7, 'at most 1000'],
    ['puzz-link-akari', 'akari/0/4/', 1, 7, 'no cells'],
    ['puzz-link-akari', 'akari/900/900/', 1, 7, 'at most 250000 cells'],
    ['puzz-link-akari', 'akari/6', 1, 8, 'number of rows'],
    ['puzz-link-akari', 'akari/six/6/x', 1, 13, 'number of rows'],
    ['puzz-link-akari', 'https://puzz.link/p?sudoku/4/4/abc', 1, 21, "'sudoku'"],
    ['puzz-link-akari', 'akari/2/2/\u{1F600}', 1, 11, '\u{1F600}'],
    ['pzprv3-akari', 'pzprv3\nlightup\n2\n2\n. . \n. 7 \n', 6, 3, "unexpected '7'"],
    ['pzprv3-akari', 'pzprv3\nlightup\n2\n2\n. . . \n. \n', 5, 5, 'expected 2 cells in row 1, got more'],
    ['pzprv3-akari', 'pzprv3\nlightup\n2\n2\n. . \n', 6, 1, 'ends after 1 of 2'],
    ['pzprv3-akari', 'pzprv3\nlightup\n1000000000\n1000000000\n', 3, 1, 'at most'],
    ['pzprv3-akari', 'pzprv3\nslither\n2\n2\n', 2, 1, "'slither'"],
    ['tatham-light-up', '2x2:aaq', 1, 7, 'too many cells'],
    ['tatham-light-up', '3x3:a', 1, 6, 'ends after 1 of 9'],
    ['tatham-light-up', '3x3:d9cB', 1, 6, '9'],
    ['tatham-light-up', '99999999999x3:d', 1, 1, 'at most'],
    ['tatham-light-up', '7x7b20s4d1#123456', 1, 11, 'random seed'],
    ['papers-akari', 'akari([[_,_],[_]],2).', 1, 14, 'in row 2, got 1'],
    ['papers-akari', 'akari([[_,_],[_,9]],2).', 1, 17, 'not a cell'],
    ['papers-akari', 'akari([[_,_],[_,_]],3).', 1, 21, 'the size is 3'],
    ['papers-akari', 'akari([[_,_],\n[_,_', 2, 5, 'ends before'],
    ['papers-akari', `akari(${'['.repeat(100_000)}`, 1, 26, 'deep'],
    ['json', '{"puzzle": "akari",\n "rows": ["..",\n "9."]}', 3, 3, '9'],
    ['json', '{"puzzle": "akari",\n "rows": ["..",\n "."]}', 3, 4, 'in this row, got 1'],
    ['json', '{"puzzle": "akari"\n "rows": []}', 2, 2, 'a comma'],
    ['text', 'akari\n..\n.\n', 3, 2, 'in this row, got 1'],
  ],
};
