/** How many of these are true. Kept by counters; domain consistent. */
import type { Constraint } from '../constraint.ts';
import { type Bool, checkInteger, isTrue, type Valuation, variableOf } from '../variable.ts';

const countTrue = (bools: readonly Bool[], value: Valuation) =>
  bools.filter((bool) => isTrue(bool, value)).length;

/** At least k of these are true. */
export function atLeast(k: number, bools: readonly Bool[]): Constraint {
  checkInteger(k, 'count');
  return {
    kind: 'atLeast',
    scope: bools.map(variableOf),
    holds: (value) => countTrue(bools, value) >= k,
    install: (into) => {
      into.sumAtLeast(
        bools.map(() => 1),
        bools.map((bool) => into.lit(bool)),
        k,
      );
    },
    negation: () => atMost(k - 1, bools),
  };
}

/** At most k of these are true. */
export function atMost(k: number, bools: readonly Bool[]): Constraint {
  checkInteger(k, 'count');
  return {
    kind: 'atMost',
    scope: bools.map(variableOf),
    holds: (value) => countTrue(bools, value) <= k,
    install: (into) => {
      into.sumAtLeast(
        bools.map(() => -1),
        bools.map((bool) => into.lit(bool)),
        -k,
      );
    },
    negation: () => atLeast(k + 1, bools),
  };
}

/** Exactly k of these are true. */
export function exactly(k: number, bools: readonly Bool[]): Constraint {
  checkInteger(k, 'count');
  return {
    kind: 'exactly',
    scope: bools.map(variableOf),
    holds: (value) => countTrue(bools, value) === k,
    install: (into) => {
      const lits = bools.map((bool) => into.lit(bool));
      into.sumAtLeast(
        lits.map(() => 1),
        lits,
        k,
      );
      into.sumAtLeast(
        lits.map(() => -1),
        lits,
        -k,
      );
    },
    negation: () => someOtherCount(k, bools),
  };
}

/** Fewer or more than k: the choice between the two is a helper literal. */
function someOtherCount(k: number, bools: readonly Bool[]): Constraint {
  return {
    kind: 'notExactly',
    scope: bools.map(variableOf),
    holds: (value) => countTrue(bools, value) !== k,
    install: (into) => {
      const more = into.fresh();
      into.postIf(more, atLeast(k + 1, bools));
      into.postIf(more ^ 1, atMost(k - 1, bools));
    },
    negation: () => exactly(k, bools),
  };
}
