import type { Constraint, LinearRow } from '../constraint.ts';
import { linear, type Term } from '../constraints/linear.ts';
import { type Bool, type IntVar, Literal } from '../variable.ts';

/** What is to be small: `factor` times x, which is the sum of the terms and the constant. */
export interface Cost {
  readonly x: IntVar;
  readonly factor: 1 | -1;
  readonly terms: readonly Term[];
  readonly constant: number;
}

/** Rows whose best price is looked for, by the number of their terms in all. */
const MOST_TERMS = 200_000;
/** Rows that are priced: those that raise the bound most. */
const ROWS = 8;
/** Prices on either side of the best one that are posted too: after a few decisions another one is best. */
const NEAR = 2;
/** What a priced row can come to at most. */
const LARGEST = 2 ** 31;

type Variable = IntVar | Bool;

/** A row a1 y1 + … + an yn >= least, with what each of its variables costs. */
interface Priceable {
  readonly weights: ReadonlyMap<Variable, number>;
  readonly least: number;
  /** Variables of the row that also cost something, in the order of their price: cost by weight. */
  readonly breaks: readonly Variable[];
}

/**
 * What a row of the model says about the cost. Whoever takes more of the row than it demands could sell the rest: at any
 * price per unit, the cost is at least what the demand is worth plus what each variable costs beyond its worth. At the
 * right price this bound is that of the relaxed problem, in which variables take fractions (Dantzig 1957 for a
 * knapsack; Lagrange's multiplier in general). Each price gives a linear constraint that follows from the model, and
 * fixes what is too dear for a better solution.
 */
export function pricedRows(
  cost: Cost,
  rows: readonly LinearRow[],
  boundsOf: (x: IntVar) => readonly [number, number],
): Constraint[] {
  const costs = new Map<Variable, number>();
  for (const [c, y] of cost.terms) costs.set(y, (costs.get(y) ?? 0) + c);
  const bounds = new Map<Variable, readonly [number, number]>();
  const range = (y: Variable): readonly [number, number] => {
    const known = bounds.get(y) ?? (y instanceof Literal ? [0, 1] : boundsOf(y));
    bounds.set(y, known);
    return known;
  };
  const found: { readonly row: Priceable; readonly best: number; readonly gain: number }[] = [];
  let terms = 0;
  for (const row of rows) {
    terms += row.terms.length;
    if (terms > MOST_TERMS) break;
    for (const one of priceable(row, cost.x, costs)) {
      const worth = (price: number): number => bound(one, costs, price, range);
      const best = highest(one.breaks.length, (at) => worth(priceOf(one, costs, at)));
      const gain = worth(priceOf(one, costs, best)) - worth(0);
      if (gain > 0) found.push({ row: one, best, gain });
    }
  }
  found.sort((a, b) => b.gain - a.gain);
  return found.slice(0, ROWS).flatMap(({ row, best }) =>
    row.breaks.slice(Math.max(0, best - NEAR), best + NEAR + 1).flatMap((y) => {
      const made = priced(row, cost, costs, y, range);
      return made ? [made] : [];
    }),
  );
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
    const price = (y: Variable): number => (costs.get(y) ?? 0) / weights.get(y)!;
    const breaks = [...weights.keys()].filter((y) => weights.get(y) !== 0 && price(y) > 0);
    if (breaks.length === 0) continue;
    yield { weights, least: sign * total, breaks: breaks.sort((one, other) => price(one) - price(other)) };
  }
}

const priceOf = ({ weights, breaks }: Priceable, costs: ReadonlyMap<Variable, number>, at: number): number =>
  costs.get(breaks[at]!)! / weights.get(breaks[at]!)!;

/** The least cost of the row's variables where each unit beyond the demand is paid back at this price. */
function bound(
  { weights, least }: Priceable,
  costs: ReadonlyMap<Variable, number>,
  price: number,
  range: (y: Variable) => readonly [number, number],
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

/** The row at the price of this variable; undefined if its numbers are too large. */
function priced(
  { weights, least }: Priceable,
  { x, factor, constant }: Cost,
  costs: ReadonlyMap<Variable, number>,
  y: Variable,
  range: (y: Variable) => readonly [number, number],
): Constraint | undefined {
  const common = gcd(Math.abs(costs.get(y)!), Math.abs(weights.get(y)!));
  const [p, q] = [Math.abs(costs.get(y)!) / common, Math.abs(weights.get(y)!) / common];
  const terms: Term[] = [[q * factor, x]];
  for (const one of new Set([...costs.keys(), ...weights.keys()])) {
    const coefficient = p * (weights.get(one) ?? 0) - q * (costs.get(one) ?? 0);
    if (coefficient !== 0) terms.push([coefficient, one]);
  }
  const divisor = terms.reduce((so, [coefficient]) => gcd(so, Math.abs(coefficient)), 0);
  const total = p * least + q * constant;
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
