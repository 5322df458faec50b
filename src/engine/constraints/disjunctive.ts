/**
 * No two tasks overlap. For each pair a literal says which comes first, so that learning can speak of orders; the
 * time-table of a resource of one is kept beside. A task of no duration may be anywhere.
 */
import type { Constraint } from '../constraint.ts';
import type { IntVar } from '../variable.ts';
import type { Amount } from './amount.ts';
import { cumulative } from './cumulative.ts';
import { linear, type Term } from './linear.ts';
import { or } from './logic.ts';

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
      tasks.forEach((a, i) => {
        for (const b of tasks.slice(i + 1)) {
          into.post(or(before(a, b), before(b, a), ...[a, b].flatMap(vanishes)));
        }
      });
    },
  };
}

/** The first has ended when the second begins. */
function before({ start, duration }: Block, next: Block): Constraint {
  const terms: Term[] = [
    [1, start],
    [-1, next.start],
  ];
  return typeof duration === 'number'
    ? linear(terms, '<=', -duration)
    : linear([...terms, [1, duration]], '<=', 0);
}

const vanishes = ({ duration }: Block) =>
  typeof duration === 'number'
    ? duration === 0
      ? [linear([], '=', 0)]
      : []
    : [linear([[1, duration]], '<=', 0)];
