import { regionSetter } from '../kit/regions/region-setter.ts';
import { interaction } from './interaction.ts';
import { rulebook } from './rules.ts';

/** Every line has a clue. */
export const setter = regionSetter({ rulebook, drawing: interaction.drawing }, 'all');
