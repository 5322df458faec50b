import { regionSetter } from '../kit/regions/region-setter.ts';
import { interaction } from './interaction.ts';
import { rulebook } from './rules.ts';

/** Boards have no more clues than they need. */
export const setter = regionSetter({ rulebook, drawing: interaction.drawing }, 'minimal');
