import type { Constraint, LinearRow } from '../constraint.ts';
import { linear } from '../constraints/linear.ts';
import type { Term } from '../constraints/weighted-sum.ts';
import { type Bool, type IntVar, Literal } from '../variable.ts';

/** What is to be small: `factor` times x, which is the sum of the terms and the constant. */
export interface Cost {
  readonly x: IntVar;
  readonly factor: 1 | -1;
  readonly terms: readonly Term[];
  readonly constant: number;
}

/** The terms of all rows whose best price is looked for: pricing is not interrupted, and more would take long. */
const MOST_TERMS = 5_000;
/** Rows that are priced: those that raise the bound most. */
const ROWS = 8;
/** Prices on either side of the best one that are posted too: after a few decisions another one is best. */
const NEAR = 2;
/** How often each of the rows that are priced together is priced anew, beside what the others take. */
const PASSES = 4;
/** Prices of rows that are priced together are whole numbers of these parts of a cost. */
const PARTS = 100;
/** What a priced row can come to at most. */
const LARGEST = 2 ** 31;

type Variable = IntVar | Bool;
type Range = (y: Variable) => readonly [lower: number, upper: number];

/** A row a1 y1 + … + an yn >= least, with what each of its variables costs. */
interface Priceable {
  readonly weights: ReadonlyMap<Variable, number>;
  readonly least: number;
  /** Variables of the row that also cost something, in the order of their price: cost by weight. */
  readonly breaks: readonly Variable[];
}

/**
 * What a row of the model says about the cost. Put any price on one unit of the row: the cost is at least what the
 * demanded units are worth, plus what each variable costs beyond the worth of its units. At the right price this bound
 * is that of the relaxed problem, in which variables take fractions (Dantzig 1957 for a knapsack; in general, Lagrange's
 * multiplier). Each price gives a linear constraint that follows from the model, and fixes variables that are too dear
 * for a better solution.
 */
export function pricedRows(
  cost: Cost,
  rows: readonly LinearRow[],
  boundsOf: (x: IntVar) => readonly [number, number],
): Constraint[] {
  const costs = new Map<Variable, number>();
  for (const [c, y] of cost.terms) costs.set(y, (costs.get(y) ?? 0) + c);
  const bounds = new Map<Variable, readonly [number, number]>();
  const range: Range = (y) => {
    const known = bounds.get(y) ?? (y instanceof Literal ? [0, 1] : boundsOf(y));
    bounds.set(y, known);
    return known;
  };
  const found: { readonly row: Priceable; readonly best: number; readonly gain: number }[] = [];
  let terms = 0;
  for (const row of rows) {
    if (terms + row.terms.length > MOST_TERMS) continue;
    terms += row.terms.length;
    for (const one of priceable(row, cost.x, costs)) {
      const worth = (price: number): number => bound(one, costs, price, range);
      const best = highest(one.breaks.length, (at) => worth(priceOf(one, costs, at)));
      const gain = worth(priceOf(one, costs, best)) - worth(0);
      if (gain > 0) found.push({ row: one, best, gain });
    }
  }
  found.sort((a, b) => b.gain - a.gain);
  const alone = found.slice(0, ROWS).flatMap(({ row, best }) =>
    row.breaks.slice(Math.max(0, best - NEAR), best + NEAR + 1).map((y) => {
      const common = gcd(Math.abs(costs.get(y)!), Math.abs(row.weights.get(y)!));
      const [price, unit] = [Math.abs(costs.get(y)!) / common, Math.abs(row.weights.get(y)!) / common];
      return priced([[price, row]], unit, cost, costs, range);
    }),
  );
  const together = found.length > 1 ? [pricedTogether(found, cost, costs, range)] : [];
  return [...alone, ...together].filter((made) => made !== undefined);
}

/** All rows at once: each is priced by what the prices of the others leave of the costs, several times in turn. */
function pricedTogether(
  found: readonly { readonly row: Priceable }[],
  cost: Cost,
  costs: ReadonlyMap<Variable, number>,
  range: Range,
): Constraint | undefined {
  const isUnit = found.every(({ row }) => [...row.weights.values()].every((a) => Math.abs(a) <= 1));
  const parts = isUnit ? 1 : PARTS;
  const left = new Map([...costs].map(([y, c]) => [y, parts * c]));
  const prices = new Float64Array(found.length);
  for (let pass = 0; pass < PASSES; pass++) {
    for (const [at, { row }] of found.entries()) {
      const pay = (price: number): void => {
        for (const [y, a] of row.weights) left.set(y, (left.get(y) ?? 0) - price * a);
      };
      pay(-prices[at]);
      const open = { ...row, breaks: breaksOf(row.weights, left) };
      const best = highest(open.breaks.length, (one) => bound(open, left, priceOf(open, left, one), range));
      const price = open.breaks.length === 0 ? 0 : Math.round(priceOf(open, left, best));
      prices[at] = bound(open, left, price, range) > bound(open, left, 0, range) ? price : 0;
      pay(prices[at]);
    }
  }
  const used = found.flatMap(({ row }, at) => (prices[at] > 0 ? [[prices[at], row] as const] : []));
  return used.length > 1 ? priced(used, parts, cost, costs, range) : undefined;
}

/** Variables of a row that cost something, in the order of their prices. */
function breaksOf(weights: ReadonlyMap<Variable, number>, costs: ReadonlyMap<Variable, number>): Variable[] {
  const price = (y: Variable): number => (costs.get(y) ?? 0) / weights.get(y)!;
  const breaks = [...weights.keys()].filter((y) => weights.get(y) !== 0 && price(y) > 0);
  return breaks.sort((one, other) => price(one) - price(other));
}

/** A row as demands: one for an inequality, two for an equation, none where it says nothing about the cost. */
function* priceable(
  { terms, relation, total }: LinearRow,
  x: IntVar,
  costs: ReadonlyMap<Variable, number>,
): Generator<Priceable> {
  if (terms.some(([, y]) => y === x)) return;
  for (const sign of [1, -1]) {
    if (relation === (sign > 0 ? '<=' : '>=')) continue;
    const weights = new Map<Variable, number>();
    for (const [a, y] of terms) weights.set(y, (weights.get(y) ?? 0) + sign * a);
    const breaks = breaksOf(weights, costs);
    if (breaks.length > 0) yield { weights, least: sign * total, breaks };
  }
}

const priceOf = ({ weights, breaks }: Priceable, costs: ReadonlyMap<Variable, number>, at: number): number =>
  costs.get(breaks[at]!)! / weights.get(breaks[at]!)!;

/** The least cost of the row's variables where each unit beyond the demand is paid back at this price. */
function bound(
  { weights, least }: Priceable,
  costs: ReadonlyMap<Variable, number>,
  price: number,
  range: Range,
): number {
  let sum = price * least;
  for (const [y, a] of weights) {
    const c = (costs.get(y) ?? 0) - price * a;
    sum += c * range(y)[c > 0 ? 0 : 1];
  }
  return sum;
}

/** Where a function that rises and then falls is highest. */
function highest(count: number, valueAt: (at: number) => number): number {
  let [low, high] = [0, count - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (valueAt(middle) < valueAt(middle + 1)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The sum of these rows, each at its price divided by `unit`; undefined if the numbers are too large. */
function priced(
  rows: readonly (readonly [price: number, row: Priceable])[],
  unit: number,
  { x, factor, constant }: Cost,
  costs: ReadonlyMap<Variable, number>,
  range: Range,
): Constraint | undefined {
  const coefficients = new Map([...costs].map(([y, c]) => [y, -unit * c]));
  let total = unit * constant;
  for (const [price, { weights, least }] of rows) {
    for (const [y, a] of weights) coefficients.set(y, (coefficients.get(y) ?? 0) + price * a);
    total += price * least;
  }
  const terms: Term[] = [[unit * factor, x]];
  for (const [y, coefficient] of coefficients) if (coefficient !== 0) terms.push([coefficient, y]);
  const divisor = terms.reduce((so, [coefficient]) => gcd(so, Math.abs(coefficient)), 0);
  let most = Math.abs(total);
  for (const [coefficient, one] of terms) {
    const [low, high] = range(one);
    most += Math.abs(coefficient) * Math.max(Math.abs(low), Math.abs(high));
  }
  if (most > LARGEST) return undefined;
  return linear(
    terms.map(([coefficient, one]) => [coefficient / divisor, one]),
    '>=',
    Math.ceil(total / divisor),
  );
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
