import type { PuzzleCases } from '../cases.ts';

export const cases: PuzzleCases = {
  malformed: [
    ['tatham-mosaic', '3x3:b36d4z', 1, 10, 'too many cells'],
    ['tatham-mosaic', '3x3:b36', 1, 8, 'ends after 4 of 9'],
    ['tatham-mosaic', '3x3h1:b3B6d4', 1, 9, "unexpected 'B'"],
    ['tatham-mosaic', '99999999999x3h1:d', 1, 1, 'at most'],
    ['tatham-mosaic', '10x10h0#123456', 1, 8, 'random seed'],
    ['text', 'mosaic\n.3\n.#\n', 3, 2, "unexpected '#'"],
    ['text', 'mosaic\n...\n.9\n', 3, 3, 'expected 3 cells in this row, got 2'],
    ['json', '{"puzzle": "mosaic", "rows": ["..", "1"]}', 1, 39, 'expected 2 cells in this row, got 1'],
  ],
};
