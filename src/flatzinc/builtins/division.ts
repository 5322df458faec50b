/** Division, remainder and powers. */
import {
  and,
  type Constraint,
  division,
  type Formula,
  type IntVar,
  product,
  remainder,
  table,
} from '../../engine/index.ts';
import { type Int, LARGEST, type Model } from '../model.ts';
import type { Arguments } from './arguments.ts';
import { compare } from './linear.ts';

/** Powers over at most this many pairs of base and exponent are listed. */
const MOST_ROWS = 20_000;

export const divides = (model: Model, x: Int, y: Int, z: Int): Constraint =>
  division(model.variable(z), model.variable(x), model.variable(y));

export const modulo = (model: Model, x: Int, y: Int, z: Int): Constraint =>
  remainder(model.variable(z), model.variable(x), model.variable(y));

/** z = x to the power of y: a table where that is small, a chain of products for a known exponent. */
export function power(a: Arguments, base: Int, exponent: Int, result: Int): Formula {
  const { model } = a;
  const [x, y, z] = [model.variable(base), model.variable(exponent), model.variable(result)];
  const width = (v: IntVar): number => v.max - v.min + 1;
  if (width(x) * width(y) <= MOST_ROWS) return table([x, y, z], rows(x, y, z));
  if (y.min !== y.max || y.min < 0 || y.min > 31) {
    return a.refuse('expected a power with a small base and exponent, or with a known exponent');
  }
  if (y.min === 0) return compare(model, z, '=', 1);
  const reach = Math.max(Math.abs(x.min), Math.abs(x.max));
  const parts: Constraint[] = [];
  let soFar = x;
  for (let k = 2; k <= y.min; k++) {
    // No power on the way is larger than the result, but for 0 and 1, which stay what they are.
    const limit = Math.min(reach ** k, Math.max(Math.abs(z.min), Math.abs(z.max), 1), LARGEST);
    const next = k === y.min ? z : model.fresh(-limit, limit);
    parts.push(product(next, soFar, x));
    soFar = next;
  }
  return parts.length === 0 ? compare(model, z, '=', x) : and(...parts);
}

function rows(x: IntVar, y: IntVar, z: IntVar): number[][] {
  const found: number[][] = [];
  for (const b of x.values()) {
    for (const e of y.values()) {
      const value = powerOf(b, e);
      if (value !== undefined && value >= z.min && value <= z.max) found.push([b, e, value]);
    }
  }
  return found;
}

/** Negative exponents are one divided by the power, cut off; zero has no such power. */
function powerOf(b: number, e: number): number | undefined {
  if (e >= 0) return b ** e;
  if (b === 0) return undefined;
  if (Math.abs(b) > 1) return 0;
  return b === 1 || e % 2 === 0 ? 1 : -1;
}
