import { regionSetter } from '../kit/regions/region-setter.ts';
import type { DualClue } from './grid.ts';
import { rulebook } from './rules.ts';

/** A clue counts the painted cells of its line and the blocks they form; every line has one. */
export const setter = regionSetter<DualClue>(
  {
    clueOf: (line) => ({
      painted: line.filter((on) => on).length,
      blocks: line.filter((on, at) => on && !line[at - 1]).length,
    }),
    none: { painted: null, blocks: null },
    partsOf: ({ painted, blocks }) => [
      { painted, blocks: null },
      { painted: null, blocks },
    ],
    rulebook,
  },
  'all',
);
