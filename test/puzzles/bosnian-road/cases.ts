import type { PuzzleCases } from '../cases.ts';

export const cases: PuzzleCases = {
  // A blocked cell is a clue, too, and is free without it.
  withOneClueLess: (json) => {
    const rows = json['rows'] as readonly string[];
    return rows.flatMap((row, at) =>
      [...row.matchAll(/[\d#]/g)].map(({ index }) => ({
        ...json,
        rows: rows.with(at, `${row.slice(0, index)}.${row.slice(index + 1)}`),
      })),
    );
  },
  malformed: [
    ['puzz-link-bosnian-road', 'bosnianroad/3/3/d9d', 1, 18, '9'],
    ['papers-bosnian-road', 'calculate_road([2-2-9]-[],6,RES).', 1, 21, 'expected a clue from 0 to 8'],
    ['papers-bosnian-road', 'calculate_road([2-7-5]-[],6,RES).', 1, 19, 'expected a row'],
    ['papers-bosnian-road', 'calculate_road([2-2-5]-[2-2],6,RES).', 1, 25, 'given twice'],
    ['papers-bosnian-road', 'calculate_road([]-[],1000000000,RES).', 1, 22, 'at most'],
    ['papers-bosnian-road', '[2-2-5]-[3-3]', 1, 1, 'size of the board is missing'],
  ],
};
