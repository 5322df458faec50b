/**
 * An even number of pairs has both of its members true. A running parity, one literal a pair: domain consistent where no
 * variable repeats.
 */
import type { Constraint } from '../constraint.ts';
import type { Lit } from '../core/literal.ts';
import { areDistinct, type Bool, isTrue, variableOf } from '../variable.ts';

/** Of these pairs, those whose members are both true are even in number. */
export function evenPairs(pairs: readonly (readonly [Bool, Bool])[]): Constraint {
  const scope = pairs.flat().map(variableOf);
  return {
    kind: 'even-pairs',
    scope,
    domainConsistent: areDistinct(scope),
    shape: (name) => `even ${pairs.map((pair) => pair.map(name))}`,
    holds: (value) => pairs.filter((pair) => pair.every((bool) => isTrue(bool, value))).length % 2 === 0,
    install: (into) => {
      let odd: Lit | undefined;
      for (const pair of pairs) {
        const [a, b] = [into.lit(pair[0]), into.lit(pair[1])];
        const both = into.fresh();
        into.define([both ^ 1, a]);
        into.define([both ^ 1, b]);
        into.define([both, a ^ 1, b ^ 1]);
        if (odd === undefined) {
          odd = both;
          continue;
        }
        const next = into.fresh();
        into.clause([next ^ 1, odd, both]);
        into.clause([next ^ 1, odd ^ 1, both ^ 1]);
        into.clause([next, odd ^ 1, both]);
        into.clause([next, odd, both ^ 1]);
        odd = next;
      }
      if (odd !== undefined) into.clause([odd ^ 1]);
    },
  };
}
