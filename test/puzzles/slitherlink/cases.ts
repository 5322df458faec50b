import type { PuzzleCases } from '../cases.ts';

export const cases: PuzzleCases = {
  malformed: [
    ['tatham-loopy', '3x3t0:b33d4z', 1, 12, 'too many cells'],
    ['tatham-loopy', '3x3t0:b33', 1, 10, 'ends after 4 of 9'],
    ['tatham-loopy', '3x3t2:b33', 1, 4, 'expected a grid of squares'],
    ['tatham-loopy', '3x3t0:b3B6d4', 1, 9, "unexpected 'B'"],
    ['puzz-link-slitherlink', 'https://puzz.link/p?slither/2/2/01f', 1, 35, "unexpected 'f'"],
    ['puzz-link-slitherlink', 'slither/2/2/0', 1, 14, 'ends after 1 of 4'],
    ['text', 'slitherlink\n.3\n.5\n', 3, 2, 'expected a clue from 0 to 4, got 5'],
    ['json', '{"puzzle": "slitherlink", "rows": ["..", "1"]}', 1, 44, 'expected 2 cells in this row, got 1'],
  ],
  sideLike: (side) => Math.max(3, Math.round(side * 0.7)),
};
