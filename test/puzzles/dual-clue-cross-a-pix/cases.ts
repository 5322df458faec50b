import type { PuzzleCases } from '../cases.ts';

export const cases: PuzzleCases = {
  malformed: [
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
      'not a wall',
    ],
  ],
};
