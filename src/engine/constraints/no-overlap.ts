/**
 * Rectangles that do not overlap: of each two, one is beside or above the other. Few rectangles get a literal for each
 * such order, so that learning can speak of it; of many, a pair acts when one order is left. What the rectangles need
 * of each line is kept beside, as a resource.
 */
import { checkOptions, type OptionKeys } from '../check-options.ts';
import { type Constraint, Propagator } from '../constraint.ts';
import type { Kernel } from '../core/kernel.ts';
import { FALSE, type Lit, NONE, TRUE } from '../core/literal.ts';
import { ModelError } from '../errors.ts';
import { checkInteger, type IntVar, MAX_INT, type Valuation } from '../variable.ts';
import { type Amount, amountCode, amountValue, explainLeast, least, leastBefore } from './amount.ts';
import { cumulative } from './cumulative.ts';
import { isZero, ordersOf } from './order.ts';

/** A rectangle by its lower left corner and its size. */
export interface Rectangle {
  readonly x: IntVar;
  readonly y: IntVar;
  readonly width: Amount;
  readonly height: Amount;
}

/** What a rectangle without a width or a height means. */
export interface NoOverlapOptions {
  /** True: it may be anywhere. False or absent: it may not be inside another. */
  readonly ignoreEmpty?: boolean;
}

const OPTIONS: OptionKeys<NoOverlapOptions> = { ignoreEmpty: true };

/** With more rectangles than this, their orders are no literals. */
const FEW = 24;

/** No two of these rectangles overlap. */
export function noOverlap(rectangles: readonly Rectangle[], options: NoOverlapOptions = {}): Constraint {
  checkOptions(options, OPTIONS);
  const { ignoreEmpty = false } = options;
  const amounts = rectangles.flatMap(({ width, height }) => [width, height]);
  for (const amount of amounts) {
    if (typeof amount === 'number' && checkInteger(amount, 'size') < 0)
      throw new ModelError(`expected a size from 0, got ${amount}`);
  }
  const variables = amounts.filter((amount): amount is IntVar => typeof amount !== 'number');
  return {
    kind: 'noOverlap',
    scope: [...rectangles.flatMap(({ x, y }) => [x, y]), ...variables],
    holds: (value) =>
      variables.every((size) => value(size) >= 0) &&
      rectangles.every((a, i) => rectangles.every((b, j) => j <= i || areApart(a, b, ignoreEmpty, value))),
    install: (into) => {
      for (const size of variables) into.clause([into.compare(size, '>=', 0)]);
      for (const resource of resources(rectangles)) into.post(resource);
      rectangles.forEach((a, i) => {
        for (const b of rectangles.slice(i + 1)) {
          const sizes = [a.width, a.height, b.width, b.height];
          const empty = ignoreEmpty
            ? sizes.map((size) => isZero(size, into)).filter((lit) => lit !== FALSE)
            : [];
          if (empty.includes(TRUE)) continue;
          if (rectangles.length <= FEW || empty.length > 0)
            into.clause([
              ...ordersOf({ start: a.x, size: a.width }, { start: b.x, size: b.width }, into),
              ...ordersOf({ start: a.y, size: a.height }, { start: b.y, size: b.height }, into),
              ...empty,
            ]);
          else {
            const code = ([from, size, to]: Order) =>
              [into.integer(from), amountCode(size, into), into.integer(to)] as const;
            into.propagator(new Apart(fourOrders(a, b).map(code)));
          }
        }
      });
    },
  };
}

/** One begins with its size, and ends before the other begins. */
type Order = readonly [from: IntVar, size: Amount, to: IntVar];

const fourOrders = (a: Rectangle, b: Rectangle): Order[] => [
  [a.x, a.width, b.x],
  [b.x, b.width, a.x],
  [a.y, a.height, b.y],
  [b.y, b.height, a.y],
];

const areApart = (a: Rectangle, b: Rectangle, ignoreEmpty: boolean, value: Valuation): boolean =>
  (ignoreEmpty && [a.width, a.height, b.width, b.height].some((size) => amountValue(size, value) === 0)) ||
  fourOrders(a, b).some(([from, size, to]) => value(from) + amountValue(size, value) <= value(to));

/** A vertical line cuts no more height than there is, a horizontal one no more width. */
function resources(rectangles: readonly Rectangle[]): Constraint[] {
  const lower = (amount: Amount) => (typeof amount === 'number' ? amount : amount.min);
  const upper = (amount: Amount) => (typeof amount === 'number' ? amount : amount.max);
  const solid = rectangles.filter(({ width, height }) => lower(width) > 0 && lower(height) > 0);
  if (solid.length < 2) return [];
  const along = (
    start: 'x' | 'y',
    length: 'width' | 'height',
    across: 'x' | 'y',
    demand: 'width' | 'height',
  ) => {
    const from = Math.min(...solid.map((r) => r[across].min));
    const to = Math.max(...solid.map((r) => r[across].max + upper(r[demand])));
    // A capacity that no number of the engine can hold bounds nothing that pairs would not.
    if (to - from > MAX_INT) return [];
    const tasks = solid.map((r) => ({ start: r[start], duration: r[length], demand: r[demand] }));
    return [cumulative(tasks, to - from)];
  };
  return [...along('x', 'width', 'y', 'height'), ...along('y', 'height', 'x', 'width')];
}

/** What of an order was inferred: that the later one begins late, the earlier one early, or that it is small. */
const TO = 0;
const FROM = 1;
const SIZE = 2;

/** Acts as soon as one of the four orders of two rectangles is left. */
class Apart extends Propagator {
  readonly name = 'noOverlap';
  readonly #orders: readonly (readonly [from: number, size: number, to: number])[];

  constructor(orders: readonly (readonly [from: number, size: number, to: number])[]) {
    super();
    this.#orders = orders;
  }

  attach(kernel: Kernel): void {
    for (const [from, size, to] of this.#orders) {
      kernel.wakeOnLower(from, this);
      kernel.wakeOnUpper(to, this);
      if (size >= 0) kernel.wakeOnLower(size, this);
    }
  }

  propagate(kernel: Kernel): boolean {
    let left = NONE;
    for (let k = 0; k < this.#orders.length; k++) {
      if (!this.#possible(kernel, k)) continue;
      if (left !== NONE) return true;
      left = k;
    }
    if (left === NONE) return kernel.fail(this);
    const { lower, upper } = kernel.trail;
    const [from, size, to] = this.#orders[left];
    return (
      kernel.inferAtLeast(to, lower[from] + least(kernel, size), this, 3 * left + TO) &&
      kernel.inferAtMost(from, upper[to] - least(kernel, size), this, 3 * left + FROM) &&
      (size < 0 || kernel.inferAtMost(size, upper[to] - lower[from], this, 3 * left + SIZE))
    );
  }

  override refuted(kernel: Kernel): boolean {
    for (let k = 0; k < this.#orders.length; k++) if (this.#possible(kernel, k)) return false;
    return true;
  }

  #possible(kernel: Kernel, k: number): boolean {
    const [from, size, to] = this.#orders[k];
    return kernel.trail.lower[from] + least(kernel, size) <= kernel.trail.upper[to];
  }

  explain(kernel: Kernel, inferred: Lit, data: number, before: number): void {
    const { integers } = kernel;
    const left = inferred === NONE ? NONE : Math.floor(data / 3);
    for (let k = 0; k < this.#orders.length; k++) if (k !== left) this.#explainImpossible(kernel, k, before);
    if (left === NONE) return;
    const [from, size, to] = this.#orders[left];
    const bound = kernel.trail.weakestBound(inferred);
    const length = leastBefore(kernel, size, before);
    if (data % 3 === SIZE) {
      const latest = integers.upperBefore(to, before);
      kernel.premise(integers.premiseAtMost(to, latest, before));
      kernel.premise(integers.premiseAtLeast(from, latest - bound, before));
      return;
    }
    explainLeast(kernel, size, before);
    kernel.premise(
      data % 3 === TO
        ? integers.premiseAtLeast(from, bound - length, before)
        : integers.premiseAtMost(to, bound + length, before),
    );
  }

  /** The later one could not be late enough: the weakest bounds that say so. */
  #explainImpossible(kernel: Kernel, k: number, before: number): void {
    const { integers } = kernel;
    const [from, size, to] = this.#orders[k];
    const latest = integers.upperBefore(to, before);
    kernel.premise(integers.premiseAtMost(to, latest, before));
    explainLeast(kernel, size, before);
    kernel.premise(integers.premiseAtLeast(from, latest - leastBefore(kernel, size, before) + 1, before));
  }
}
