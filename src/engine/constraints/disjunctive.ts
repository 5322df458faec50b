/**
 * No two tasks overlap. For each pair a literal says which comes first, so that learning can speak of orders; the
 * time-table of a resource of one is kept beside. A task of no duration may be anywhere.
 */
import type { Constraint } from '../constraint.ts';
import { FALSE, TRUE } from '../core/literal.ts';
import type { IntVar } from '../variable.ts';
import type { Amount } from './amount.ts';
import { cumulative } from './cumulative.ts';
import { isZero, orderBoth, ordersOf } from './order.ts';

/** With more tasks than this, pairs would be too many. */
const MOST_PAIRED = 150;

/** A task that needs the whole resource from `start` for `duration`. */
export interface Block {
  readonly start: IntVar;
  readonly duration: Amount;
}

/** No two tasks overlap in time. */
export function disjunctive(tasks: readonly Block[]): Constraint {
  const resource = cumulative(
    tasks.map((task) => ({ ...task, demand: 1 })),
    1,
  );
  return {
    kind: 'disjunctive',
    scope: resource.scope,
    holds: (value) => {
      const length = ({ duration }: Block) => (typeof duration === 'number' ? duration : value(duration));
      if (tasks.some((task) => length(task) < 0)) return false;
      const real = tasks.filter((task) => length(task) > 0);
      return real.every((a, i) =>
        real.every(
          (b, j) =>
            j <= i ||
            value(a.start) + length(a) <= value(b.start) ||
            value(b.start) + length(b) <= value(a.start),
        ),
      );
    },
    install: (into) => {
      into.post(resource);
      if (tasks.length > MOST_PAIRED) return;
      const intervals = tasks.map(({ start, duration }) => ({ start, size: duration }));
      const isZeros = tasks.map(({ duration }) => isZero(duration, into));
      intervals.forEach((a, i) => {
        for (let j = i + 1; j < intervals.length; j++) {
          const empty = [isZeros[i], isZeros[j]];
          if (empty.every((lit) => lit === FALSE)) orderBoth(a, intervals[j], into);
          else if (!empty.includes(TRUE)) into.clause([...ordersOf(a, intervals[j], into), ...empty]);
        }
      });
    },
  };
}
