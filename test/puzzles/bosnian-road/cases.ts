import type { Below, PuzzleCases } from '../cases.ts';
import { countAround, counted, fromBag, list, STEPS, sizeUpTo8, withOneSignLess } from '../kit/sign-cases.ts';

/** The cells around a random patch of land: a road, unless the patch has a hole. */
function roadAround(below: Below, rows: number, columns: number): (row: number, column: number) => boolean {
  const land = new Set<string>();
  if (rows >= 3 && columns >= 3) {
    let row = 1 + below(rows - 2);
    let column = 1 + below(columns - 2);
    for (let k = 1 + below(8); k > 0; k--) {
      land.add(`${row},${column}`);
      const [down, right] = STEPS[below(4)]!;
      row = Math.min(rows - 2, Math.max(1, row + down));
      column = Math.min(columns - 2, Math.max(1, column + right));
    }
  }
  const isLand = (row: number, column: number): boolean => land.has(`${row},${column}`);
  return (row, column) => !isLand(row, column) && countAround(8, row, column, isLand) > 0;
}

/** Clues count the road from cells beside it. */
const random: PuzzleCases['random'] = (below) => {
  const [rows, columns] = sizeUpTo8(below, 2);
  const isRoad = roadAround(below, rows, columns);
  const density = 2 + below(5);
  const disturbed = below(6) === 0;
  return {
    rows: list(rows, (row) =>
      list(columns, (column) => {
        if (isRoad(row, column) || below(density) > 0) return '.';
        if (below(8) === 0) return '#';
        return disturbed && below(4) === 0 ? below(9) : countAround(8, row, column, isRoad);
      }).join(''),
    ),
  };
};

export const cases: PuzzleCases = {
  tiny: fromBag('..............#1357'),
  solvable: counted(
    8,
    (below) => (below(12) === 0 ? '#' : '.'),
    (below, sign, on) => sign === '.' && !on && below(2) === 0,
  ),
  random,
  withOneClueLess: withOneSignLess(/[\d#]/g, '.'),
  malformed: [
    ['puzz-link-bosnian-road', 'bosnianroad/3/3/d9d', 1, 18, '9'],
    ['papers-bosnian-road', 'calculate_road([2-2-9]-[],6,RES).', 1, 21, 'expected a clue from 0 to 8'],
    ['papers-bosnian-road', 'calculate_road([2-7-5]-[],6,RES).', 1, 19, 'expected a row'],
    ['papers-bosnian-road', 'calculate_road([2-2-5]-[2-2],6,RES).', 1, 25, 'given twice'],
    ['papers-bosnian-road', 'calculate_road([]-[],1000000000,RES).', 1, 22, 'at most'],
    ['papers-bosnian-road', '[2-2-5]-[3-3]', 1, 1, 'size of the board is missing'],
  ],
};
