/** Division, remainder and powers. */
import { type Constraint, division, power, remainder } from '../../engine/index.ts';
import type { Int, Model } from '../model.ts';

export const divides = (model: Model, x: Int, y: Int, z: Int): Constraint =>
  division(model.variable(z), model.variable(x), model.variable(y));

export const modulo = (model: Model, x: Int, y: Int, z: Int): Constraint =>
  remainder(model.variable(z), model.variable(x), model.variable(y));

export const powers = (model: Model, x: Int, y: Int, z: Int): Constraint =>
  power(model.variable(z), model.variable(x), model.variable(y));
