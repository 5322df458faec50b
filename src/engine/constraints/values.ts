/** The domains of variables as constraints see them at post: nothing here walks through a wide one. */
import type { Installer } from '../constraint.ts';
import { BoolVar, type IntVar } from '../variable.ts';

/** With more values than this, no literal is made for each of them. */
const FEW = 1024;

/** Whether the variable can still have this value. */
export const canBe = (x: IntVar, v: number, into: Installer): boolean =>
  x instanceof BoolVar ? v >= x.min && v <= x.max : into.kernel.integers.has(into.integer(x), v);

/** How many values the variable can still have. */
export const sizeOf = (x: IntVar, into: Installer): number =>
  x instanceof BoolVar ? x.max - x.min + 1 : into.kernel.integers.size(into.integer(x));

/**
 * The values of x that a constraint has to speak about, in rising order: all that are left where they are few. Of many,
 * those that the constraint names; the others are then excluded, by a clause for each space between two of them.
 */
export function valuesToSupport(x: IntVar, named: Iterable<number>, into: Installer): number[] {
  if (sizeOf(x, into) <= FEW) return x.values();
  const values = [...new Set(named)].filter((v) => canBe(x, v, into)).sort((a, b) => a - b);
  values.forEach((v, k) => {
    const isLast = k + 1 === values.length;
    if (k === 0) into.clause([into.compare(x, '>=', v)]);
    into.clause([into.compare(x, '<=', v), ...(isLast ? [] : [into.compare(x, '>=', values[k + 1])])]);
  });
  if (values.length === 0) into.clause([]);
  return values;
}
