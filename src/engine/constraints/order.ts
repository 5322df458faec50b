/** Which of two intervals comes first, as literals: what tasks on a machine and rectangles have in common. */
import type { Constraint, Installer } from '../constraint.ts';
import { FALSE, type Lit } from '../core/literal.ts';
import type { IntVar } from '../variable.ts';
import type { Amount } from './amount.ts';
import { linear } from './linear.ts';
import type { Term } from './weighted-sum.ts';

export interface Interval {
  readonly start: IntVar;
  readonly size: Amount;
}

/** The first has ended when the second begins. */
function endsBefore({ start, size }: Interval, next: Interval): Constraint {
  const terms: Term[] = [
    [1, start],
    [-1, next.start],
  ];
  return typeof size === 'number' ? linear(terms, '<=', -size) : linear([...terms, [1, size]], '<=', 0);
}

/** The literal that an amount is zero; it is never less. */
export const isZero = (amount: Amount, into: Installer): Lit =>
  typeof amount === 'number' ? FALSE ^ (amount === 0 ? 1 : 0) : into.compare(amount, '<=', 0);

/**
 * Literals that the first comes before the second, and the second before the first. Both are true only where neither has
 * a size: said by clauses, because bounds would take a step for each number between the two to find it out.
 */
export function ordersOf(a: Interval, b: Interval, into: Installer): [Lit, Lit] {
  const orders: [Lit, Lit] = [into.reify(endsBefore(a, b)), into.reify(endsBefore(b, a))];
  for (const { size } of [a, b]) into.clause([...orders.map((lit) => lit ^ 1), isZero(size, into)]);
  return orders;
}

/** The two come one after the other, and both have a size: one literal says which is first. */
export function orderBoth(a: Interval, b: Interval, into: Installer): void {
  const first = into.fresh();
  into.postIf(first, endsBefore(a, b));
  into.postIf(first ^ 1, endsBefore(b, a));
}
