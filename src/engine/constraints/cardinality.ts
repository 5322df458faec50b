/** How many of these are true. Kept by counters; domain consistent. */
import type { Constraint, CountBounds, Installer } from '../constraint.ts';
import type { Lit } from '../core/literal.ts';
import {
  areDistinct,
  areVariables,
  type Bool,
  checkInteger,
  type IntVar,
  isTrue,
  type Valuation,
  variableOf,
} from '../variable.ts';

/** At least k of these are true. */
export const atLeast = (k: number, bools: readonly Bool[]): Constraint =>
  new Cardinality('atLeast', bools, checkInteger(k, 'count'), Infinity);

/** At most k of these are true. */
export const atMost = (k: number, bools: readonly Bool[]): Constraint =>
  new Cardinality('atMost', bools, -Infinity, checkInteger(k, 'count'));

/** Exactly k of these are true. */
export const exactly = (k: number, bools: readonly Bool[]): Constraint =>
  new Cardinality('exactly', bools, checkInteger(k, 'count'), k);

const countTrue = (bools: readonly Bool[], value: Valuation) =>
  bools.filter((bool) => isTrue(bool, value)).length;

/** Between `least` and `most`. A class and not closures, because models make tens of thousands of them. */
class Cardinality implements Constraint, CountBounds {
  readonly kind: string;
  readonly #bools: readonly Bool[];
  readonly least: number;
  readonly most: number;

  constructor(kind: string, bools: readonly Bool[], least: number, most: number) {
    this.kind = kind;
    this.#bools = bools;
    this.least = least;
    this.most = most;
  }

  get scope(): readonly IntVar[] {
    return this.#bools.map(variableOf);
  }

  get domainConsistent(): boolean {
    return areDistinct(this.scope);
  }

  get bounds(): CountBounds | undefined {
    return areVariables(this.#bools) ? this : undefined;
  }

  shape(name: (bool: Bool) => string): string {
    return `${this.least} to ${this.most} of ${this.#bools.map(name)}`;
  }

  holds(value: Valuation): boolean {
    const count = countTrue(this.#bools, value);
    return this.least <= count && count <= this.most;
  }

  install(into: Installer): void {
    const bools = this.#bools;
    const { value } = into.kernel.trail;
    const lits = new Array<Lit>(bools.length);
    let open = 0;
    let known = 0;
    // What the root has settled is left out here: on a large board that is most of it.
    for (let i = 0; i < bools.length; i++) {
      const lit = into.lit(bools[i]);
      if (value[lit] === 0) lits[open++] = lit;
      else if (value[lit] > 0) known++;
    }
    lits.length = open;
    if (this.least > -Infinity) into.countAtLeast(lits, this.least - known);
    if (this.most === Infinity) return;
    const opposites = new Array<Lit>(open);
    for (let i = 0; i < open; i++) opposites[i] = lits[i] ^ 1;
    into.countAtLeast(opposites, open + known - this.most);
  }

  negation(): Constraint {
    if (this.least === -Infinity) return atLeast(this.most + 1, this.#bools);
    if (this.most === Infinity) return atMost(this.least - 1, this.#bools);
    return someOtherCount(this.least, this.#bools);
  }
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
