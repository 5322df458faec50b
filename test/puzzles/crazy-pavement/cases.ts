import type { PuzzleCases } from '../cases.ts';

export const cases: PuzzleCases = {
  malformed: [
    ['puzz-link-tilepaint', 'tilepaint/2/2/', 1, 15, 'walls to the right'],
    ['puzz-link-tilepaint', 'tilepaint/2/2/0z', 1, 16, 'walls below'],
    ['puzz-link-tilepaint', 'tilepaint/2/2/003f', 1, 17, 'inside the board'],
    ['puzz-link-tilepaint', 'tilepaint/2/2/00j11', 1, 20, 'after 2 of 4 clues'],
    ['puzz-link-tilepaint', 'tilepaint/2/2/00j1111x', 1, 22, 'after the last clue'],
    ['puzz-link-tilepaint', 'tilepaint/2/2/00j1911', 1, 19, 'column 2 cannot have 9'],
    ['puzz-link-tilepaint', 'tilepaint/2/2/00j1-1', 1, 19, 'expected a clue'],
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
      'expected 1 row clue, got 2',
    ],
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
  ],
};
