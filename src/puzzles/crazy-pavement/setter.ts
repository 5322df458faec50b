import { regionSetter } from '../kit/regions/region-setter.ts';
import type { Count } from './grid.ts';
import { rulebook } from './rules.ts';

/** A clue counts the painted cells of its line; boards have no more clues than they need. */
export const setter = regionSetter<Count>(
  { clueOf: (painted) => painted.filter((on) => on).length, none: null, rulebook },
  'minimal',
);
