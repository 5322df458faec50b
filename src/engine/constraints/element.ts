/**
 * result = array[index], counting from zero. Domain consistent on the index, bounds consistent on the rest; with an
 * array of constants domain consistent throughout.
 */
import { type Constraint, Propagator } from '../constraint.ts';
import type { Kernel } from '../core/kernel.ts';
import type { Lit } from '../core/literal.ts';
import { checkInteger, type IntVar } from '../variable.ts';
import { canBe, sizeOf } from './values.ts';

/** Constant arrays get a literal per value of the result up to this many values. */
const WIDEST = 1024;

/** `result` is `array[index]`, counting from zero. */
export function element(index: IntVar, array: readonly (number | IntVar)[], result: IntVar): Constraint {
  for (const item of array) if (typeof item === 'number') checkInteger(item, 'array element');
  return {
    kind: 'element',
    scope: [index, ...array.filter((item) => typeof item !== 'number'), result],
    holds: (value) => {
      const item = array[value(index)];
      return item !== undefined && (typeof item === 'number' ? item : value(item)) === value(result);
    },
    install: (into) => {
      into.clause([into.compare(index, '>=', 0)]);
      into.clause([into.compare(index, '<=', array.length - 1)]);
      const last = Math.min(index.max, array.length - 1);
      const places: number[] = [];
      for (let i = Math.max(index.min, 0); i <= last; i++) if (canBe(index, i, into)) places.push(i);
      if (places.length === 0) return;
      const chosen = places.map((i) => into.compare(index, '=', i));
      const items = places.map((i) => array[i]);
      const ints = items.map((item) => (typeof item === 'number' ? -1 : into.integer(item)));
      const constants = items.map((item) => (typeof item === 'number' ? item : 0));
      const narrow = sizeOf(result, into) <= WIDEST;
      if (!narrow || items.some((item) => typeof item !== 'number'))
        into.propagator(new Element(chosen, ints, constants, into.integer(result)));
      else {
        const supports = new Map<number, Lit[]>();
        for (let k = 0; k < chosen.length; k++) {
          const known = supports.get(constants[k]);
          if (known) known.push(chosen[k]);
          else supports.set(constants[k], [chosen[k]]);
        }
        for (const v of result.values())
          into.clause([into.compare(result, '!=', v), ...(supports.get(v) ?? [])]);
        for (let k = 0; k < chosen.length; k++)
          into.clause([chosen[k] ^ 1, into.compare(result, '=', constants[k])]);
      }
    },
  };
}

class Element extends Propagator {
  readonly name = 'element';
  /** Literal `index = i` per possible place. */
  readonly #chosen: Int32Array;
  /** The integer at the place, or -1 for a constant. */
  readonly #items: Int32Array;
  readonly #constants: Int32Array;
  readonly #result: number;

  constructor(
    chosen: readonly Lit[],
    items: readonly number[],
    constants: readonly number[],
    result: number,
  ) {
    super();
    this.#chosen = Int32Array.from(chosen);
    this.#items = Int32Array.from(items);
    this.#constants = Int32Array.from(constants);
    this.#result = result;
  }

  attach(kernel: Kernel): void {
    for (let k = 0; k < this.#chosen.length; k++) {
      kernel.wakeOn(this.#chosen[k], this);
      kernel.wakeOn(this.#chosen[k] ^ 1, this);
      if (this.#items[k] >= 0) kernel.wakeOnBounds(this.#items[k], this);
    }
    kernel.wakeOnBounds(this.#result, this);
  }

  propagate(kernel: Kernel): boolean {
    const { trail } = kernel;
    const z = this.#result;
    let least = Infinity;
    let most = -Infinity;
    let only = -1;
    let open = 0;
    for (let k = 0; k < this.#chosen.length; k++) {
      if (trail.value[this.#chosen[k]] < 0) continue;
      const lower = this.#lower(kernel, k);
      const upper = this.#upper(kernel, k);
      if (lower > trail.upper[z] || upper < trail.lower[z]) {
        if (!kernel.infer(this.#chosen[k] ^ 1, this, k)) return false;
        continue;
      }
      open++;
      only = k;
      if (lower < least) least = lower;
      if (upper > most) most = upper;
    }
    // With no place left the clauses over the index fail by themselves.
    if (open === 0) return true;
    if (!kernel.inferAtLeast(z, least, this, -1)) return false;
    if (!kernel.inferAtMost(z, most, this, -1)) return false;
    if (open > 1 || trail.value[this.#chosen[only]] <= 0 || this.#items[only] < 0) return true;
    const x = this.#items[only];
    return (
      kernel.inferAtLeast(x, trail.lower[z], this, only) && kernel.inferAtMost(x, trail.upper[z], this, only)
    );
  }

  #lower(kernel: Kernel, k: number): number {
    return this.#items[k] < 0 ? this.#constants[k] : kernel.trail.lower[this.#items[k]];
  }

  #upper(kernel: Kernel, k: number): number {
    return this.#items[k] < 0 ? this.#constants[k] : kernel.trail.upper[this.#items[k]];
  }

  explain(kernel: Kernel, inferred: Lit, data: number, before: number): void {
    const { integers, trail } = kernel;
    const z = this.#result;
    if (data >= 0 && inferred === (this.#chosen[data] ^ 1)) {
      this.#explainExcluded(kernel, data, before);
      return;
    }
    const up = (inferred & 1) === 0;
    const v = kernel.trail.weakestBound(inferred);
    if (data >= 0) {
      kernel.premise(this.#chosen[data]);
      kernel.premise(up ? integers.premiseAtLeast(z, v, before) : integers.premiseAtMost(z, v, before));
      return;
    }
    for (let k = 0; k < this.#chosen.length; k++) {
      const out = this.#chosen[k] ^ 1;
      const x = this.#items[k];
      const constant = this.#constants[k];
      if (x < 0 && (up ? constant >= v : constant <= v)) continue;
      if (trail.value[out] > 0 && trail.position[out >> 1] < before) kernel.premise(out);
      else kernel.premise(up ? integers.premiseAtLeast(x, v, before) : integers.premiseAtMost(x, v, before));
    }
  }

  /** Item and result have no value in common: one lies wholly below the other. */
  #explainExcluded(kernel: Kernel, k: number, before: number): void {
    const { integers } = kernel;
    const z = this.#result;
    const x = this.#items[k];
    const lower = x < 0 ? this.#constants[k] : integers.lowerBefore(x, before);
    const below = integers.upperBefore(z, before);
    if (lower > below) {
      kernel.premise(integers.premiseAtMost(z, lower - 1, before));
      if (x >= 0) kernel.premise(integers.premiseAtLeast(x, lower, before));
      return;
    }
    const upper = x < 0 ? this.#constants[k] : integers.upperBefore(x, before);
    kernel.premise(integers.premiseAtLeast(z, upper + 1, before));
    if (x >= 0) kernel.premise(integers.premiseAtMost(x, upper, before));
  }
}
