import type { PuzzleCases } from '../cases.ts';
import { maybe, regionCases } from '../kit/region-cases.ts';

export const cases: PuzzleCases = {
  ...regionCases({
    any: (below, length) => {
      const painted = maybe(below, length);
      const most = painted < 0 ? Math.ceil(length / 2) : Math.min(painted, length - painted + 1);
      const blocks = maybe(below, most);
      return [painted, painted > 0 && blocks === 0 ? 1 : painted === 0 && blocks > 0 ? 0 : blocks];
    },
    of: (painted, blocks, keep) => [keep() ? painted : -1, keep() ? blocks : -1],
    none: [-1, -1],
  }),
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
