/**
 * Items of given sizes are put into bins, and each bin has a load. A sum for each bin, and one over all loads; where
 * the sizes are small, also which loads the open items of a bin can make at all (Trick 2003): domain consistent for
 * the bin alone. That part is explained by the items whose place is settled.
 */
import { checkOptions, type OptionKeys } from '../check-options.ts';
import { COSTLY, type Constraint, Propagator } from '../constraint.ts';
import type { Kernel } from '../core/kernel.ts';
import { type Lit, NONE } from '../core/literal.ts';
import { ModelError } from '../errors.ts';
import { checkInteger, type IntVar } from '../variable.ts';
import { type Amount, amountCode, amountValue, explainLeast, explainMost, least, most } from './amount.ts';
import { linear, type Term } from './linear.ts';

/** An item of a size, and the number of the bin that it is put into. */
export interface Item {
  readonly bin: IntVar;
  readonly size: number;
}

/** How the bins are numbered. */
export interface BinPackingOptions {
  /** The number of the first bin; zero if absent. */
  readonly first?: number;
}

const OPTIONS: OptionKeys<BinPackingOptions> = { first: true };

/** With more pairs of an item and a load than this, only the sums act. */
const MOST_CELLS = 2 ** 16;

/** The load of each bin is the size of the items in it together. */
export function binPacking(
  items: readonly Item[],
  loads: readonly Amount[],
  options: BinPackingOptions = {},
): Constraint {
  checkOptions(options, OPTIONS);
  const { first = 0 } = options;
  checkInteger(first, 'number of the first bin');
  for (const { size } of items) {
    checkInteger(size, 'size of an item');
    if (size < 0) throw new ModelError(`expected a size from 0, got ${size}`);
  }
  for (const load of loads) if (typeof load === 'number') checkInteger(load, 'load');
  return {
    kind: 'binPacking',
    scope: [
      ...items.map(({ bin }) => bin),
      ...loads.filter((load): load is IntVar => typeof load !== 'number'),
    ],
    holds: (value) => {
      const full = loads.map(() => 0);
      for (const { bin, size } of items) {
        const place = value(bin) - first;
        if (place < 0 || place >= loads.length) return false;
        full[place] += size;
      }
      return loads.every((load, b) => amountValue(load, value) === full[b]);
    },
    install: (into) => {
      for (const { bin } of items) {
        into.clause([into.compare(bin, '>=', first)]);
        into.clause([into.compare(bin, '<=', first + loads.length - 1)]);
      }
      const total = items.reduce((sum, { size }) => sum + size, 0);
      into.post(sumOf([], loads, total));
      loads.forEach((load, b) => {
        into.post(
          sumOf(
            items.map(({ bin, size }) => [-size, bin.eq(first + b)]),
            [load],
            0,
          ),
        );
        const filling = items.filter(
          ({ bin, size }) => size > 0 && bin.min <= first + b && bin.max >= first + b,
        );
        if (filling.length === 0 || (typeof load === 'number' && load < 0)) return;
        const widest = Math.min(total, typeof load === 'number' ? load : Math.max(0, load.max));
        if ((filling.length + 1) * (widest + 1) > MOST_CELLS) return;
        into.propagator(
          new Filling(
            filling.map(({ bin }) => into.compare(bin, '=', first + b)),
            filling.map(({ size }) => size),
            amountCode(load, into),
            widest,
          ),
        );
      });
    },
  };
}

/** The terms and the loads together make the number. */
function sumOf(terms: readonly Term[], loads: readonly Amount[], rhs: number): Constraint {
  const open = loads.flatMap((load): Term[] => (typeof load === 'number' ? [] : [[1, load]]));
  const known = loads.reduce<number>((sum, load) => sum + (typeof load === 'number' ? load : 0), 0);
  return linear([...terms, ...open], '=', rhs - known);
}

/** What an inference is about. */
const ITEM = 0;
const LOAD = 1;

/** The loads that one bin can have: a row for each open item, which sums can be reached so far and lead to a load. */
class Filling extends Propagator {
  readonly name = 'binPacking';
  override readonly priority = COSTLY;
  readonly #lits: Int32Array;
  readonly #sizes: Int32Array;
  readonly #load: number;
  readonly #width: number;
  readonly #open: Int32Array;
  readonly #good: Uint8Array;

  constructor(lits: readonly Lit[], sizes: readonly number[], load: number, widest: number) {
    super();
    this.#lits = Int32Array.from(lits);
    this.#sizes = Int32Array.from(sizes);
    this.#load = load;
    this.#width = widest + 1;
    this.#open = new Int32Array(lits.length);
    this.#good = new Uint8Array((lits.length + 1) * this.#width);
  }

  attach(kernel: Kernel): void {
    for (const lit of this.#lits) {
      kernel.wakeOn(lit, this);
      kernel.wakeOn(lit ^ 1, this);
    }
    if (this.#load < 0) return;
    kernel.wakeOnLower(this.#load, this);
    kernel.wakeOnUpper(this.#load, this);
  }

  propagate(kernel: Kernel): boolean {
    const { value } = kernel.trail;
    let filled = 0;
    let count = 0;
    for (let k = 0; k < this.#lits.length; k++) {
      if (value[this.#lits[k]] > 0) filled += this.#sizes[k];
      else if (value[this.#lits[k]] === 0) this.#open[count++] = k;
    }
    const width = Math.min(most(kernel, this.#load), this.#width - 1) - filled + 1;
    if (width <= 0) return kernel.fail(this);
    this.#sweep(count, width, least(kernel, this.#load) - filled);
    const good = this.#good;
    if (good[0] === 0) return kernel.fail(this);
    const end = count * this.#width;
    let low = 0;
    while (good[end + low] === 0) low++;
    let high = width - 1;
    while (good[end + high] === 0) high--;
    if (this.#load >= 0) {
      if (!kernel.inferAtLeast(this.#load, filled + low, this, LOAD)) return false;
      if (!kernel.inferAtMost(this.#load, filled + high, this, LOAD)) return false;
    }
    for (let k = 0; k < count; k++) {
      const item = this.#open[k];
      const isIn = this.#canStep(k, this.#sizes[item], width);
      const isOut = this.#canStep(k, 0, width);
      if (isIn && isOut) continue;
      if (!kernel.infer(isIn ? this.#lits[item] : this.#lits[item] ^ 1, this, ITEM)) return false;
    }
    return true;
  }

  /** Forwards what the open items can reach, then backwards what of it ends in a load from `least` on. */
  #sweep(count: number, width: number, least: number): void {
    const good = this.#good;
    const row = this.#width;
    good.fill(0, 0, (count + 1) * row);
    good[0] = 1;
    for (let k = 0; k < count; k++) {
      const size = this.#sizes[this.#open[k]];
      for (let s = 0; s < width; s++) {
        if (good[k * row + s] === 0) continue;
        good[(k + 1) * row + s] = 1;
        if (s + size < width) good[(k + 1) * row + s + size] = 1;
      }
    }
    for (let s = 0; s < Math.min(least, width); s++) good[count * row + s] = 0;
    for (let k = count - 1; k >= 0; k--) {
      const size = this.#sizes[this.#open[k]];
      for (let s = 0; s < width; s++) {
        const next = (k + 1) * row + s;
        if (good[next] === 0 && (s + size >= width || good[next + size] === 0)) good[k * row + s] = 0;
      }
    }
  }

  #canStep(k: number, size: number, width: number): boolean {
    const row = k * this.#width;
    for (let s = 0; s + size < width; s++)
      if (this.#good[row + s] !== 0 && this.#good[row + this.#width + s + size] !== 0) return true;
    return false;
  }

  /** The items whose place was settled, and the bounds of the load as far as they matter. */
  explain(kernel: Kernel, inferred: Lit, data: number, before: number): void {
    const { value, position } = kernel.trail;
    for (const lit of this.#lits) {
      if (value[lit] === 0 || position[lit >> 1] >= before) continue;
      kernel.premise(value[lit] > 0 ? lit : lit ^ 1);
    }
    const aboutLoad = inferred !== NONE && data === LOAD;
    const up = (inferred & 1) === 0;
    if (!aboutLoad || up) explainLeast(kernel, this.#load, before);
    if (!aboutLoad || !up) explainMost(kernel, this.#load, before);
  }
}
