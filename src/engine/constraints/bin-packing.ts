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
import { linear } from './linear.ts';
import type { Term } from './weighted-sum.ts';

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
const MOST_CELLS = 2 ** 18;

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

/**
 * The loads that one bin can have: a row of bits for each open item, which sums can be reached so far and lead to a load.
 * A row is made from the one before by a shift, 32 sums at a time.
 */
class Filling extends Propagator {
  readonly name = 'binPacking';
  override readonly priority = COSTLY;
  readonly #lits: Int32Array;
  readonly #sizes: Int32Array;
  readonly #load: number;
  readonly #widest: number;
  readonly #open: Int32Array;
  /** Words a row, and the rows. */
  readonly #row: number;
  readonly #good: Int32Array;

  constructor(lits: readonly Lit[], sizes: readonly number[], load: number, widest: number) {
    super();
    this.#lits = Int32Array.from(lits);
    this.#sizes = Int32Array.from(sizes);
    this.#load = load;
    this.#widest = widest;
    this.#open = new Int32Array(lits.length);
    this.#row = (widest >> 5) + 1;
    this.#good = new Int32Array((lits.length + 1) * this.#row);
  }

  attach(kernel: Kernel): void {
    for (const lit of this.#lits) {
      kernel.wakeOn(lit, this);
      kernel.wakeOn(lit ^ 1, this);
    }
    if (this.#load < 0) return;
    kernel.wakeOnBounds(this.#load, this);
  }

  propagate(kernel: Kernel): boolean {
    const { value } = kernel.trail;
    let filled = 0;
    let count = 0;
    for (let k = 0; k < this.#lits.length; k++) {
      if (value[this.#lits[k]] > 0) filled += this.#sizes[k];
      else if (value[this.#lits[k]] === 0) this.#open[count++] = k;
    }
    const highest = Math.min(most(kernel, this.#load), this.#widest) - filled;
    if (highest < 0) return kernel.fail(this);
    this.#sweep(count, Math.max(0, least(kernel, this.#load) - filled), highest);
    if ((this.#good[0] & 1) === 0) return kernel.fail(this);
    if (this.#load >= 0) {
      const end = count * this.#row;
      if (!kernel.inferAtLeast(this.#load, filled + this.#lowest(end), this, LOAD)) return false;
      if (!kernel.inferAtMost(this.#load, filled + this.#highest(end), this, LOAD)) return false;
    }
    for (let k = 0; k < count; k++) {
      const item = this.#open[k];
      const isIn = this.#canStep(k, this.#sizes[item]);
      const isOut = this.#canStep(k, 0);
      if (isIn && isOut) continue;
      if (!kernel.infer(isIn ? this.#lits[item] : this.#lits[item] ^ 1, this, ITEM)) return false;
    }
    return true;
  }

  /** Forwards what the open items can reach, then backwards what of it ends in a load between two bounds. */
  #sweep(count: number, least: number, most: number): void {
    const good = this.#good;
    const row = this.#row;
    good.fill(0, 0, row);
    good[0] = 1;
    for (let k = 0; k < count; k++) {
      const from = k * row;
      const size = this.#sizes[this.#open[k]];
      for (let w = 0; w < row; w++) good[from + row + w] = good[from + w] | this.#bits(from, 32 * w - size);
    }
    const end = count * row;
    for (let w = 0; w < row; w++) good[end + w] &= bitsBetween(least - 32 * w, most - 32 * w);
    for (let k = count - 1; k >= 0; k--) {
      const from = k * row;
      const size = this.#sizes[this.#open[k]];
      for (let w = 0; w < row; w++)
        good[from + w] &= good[from + row + w] | this.#bits(from + row, 32 * w + size);
    }
  }

  /** The 32 bits of a row that begin with this one; zeros where the row has none. */
  #bits(start: number, first: number): number {
    const w = first >> 5;
    const shift = first & 31;
    const low = w >= 0 && w < this.#row ? this.#good[start + w] >>> shift : 0;
    if (shift === 0) return low;
    return w >= -1 && w + 1 < this.#row ? low | (this.#good[start + w + 1] << (32 - shift)) : low;
  }

  #canStep(k: number, size: number): boolean {
    const from = k * this.#row;
    for (let w = 0; w < this.#row; w++)
      if ((this.#good[from + w] & this.#bits(from + this.#row, 32 * w + size)) !== 0) return true;
    return false;
  }

  #lowest(start: number): number {
    let w = 0;
    while (this.#good[start + w] === 0) w++;
    const word = this.#good[start + w];
    return 32 * w + 31 - Math.clz32(word & -word);
  }

  #highest(start: number): number {
    let w = this.#row - 1;
    while (this.#good[start + w] === 0) w--;
    return 32 * w + 31 - Math.clz32(this.#good[start + w]);
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

/** The bits from one place to another; places may lie outside the word. */
function bitsBetween(first: number, last: number): number {
  if (first > 31 || last < 0 || first > last) return 0;
  const upTo = last >= 31 ? -1 : (1 << (last + 1)) - 1;
  return first <= 0 ? upTo : upTo & (-1 << first);
}
