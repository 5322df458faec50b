import type { Atom } from '../formula/index.ts';
import type { Int, ModelFormula } from './model-formula.ts';

/** Multiples of two integers that reach a bound together. */
export interface Pair {
  readonly factors: readonly [number, number];
  readonly xs: readonly [Int, Int];
  readonly bound: number;
}

/** A sum of multiples that are numbers but for two. */
export function pairOf(factors: readonly number[], xs: readonly Int[], bound: number): { pair?: Pair } {
  const places = [...xs.keys()].filter((i) => typeof xs[i] !== 'number');
  const [i, j] = places;
  if (i === undefined || j === undefined || places.length > 2) return {};
  const known = xs.reduce((sum: number, x, at) => (typeof x === 'number' ? sum + factors[at]! * x : sum), 0);
  return { pair: { factors: [factors[i]!, factors[j]!], xs: [xs[i]!, xs[j]!], bound: bound - known } };
}

/** With fewer values the line itself propagates as well. */
const FEWEST = 3;

/**
 * The pair as clauses, where both integers have an atom for each value: if one reaches no more than this, the other
 * reaches at least that. A line over all of these atoms would take each of them for itself, and force hardly any.
 */
export function pairClauses(m: ModelFormula, { factors, xs, bound }: Pair): Atom[][] | undefined {
  const [one, other] = xs;
  for (const x of xs) if (m.isWide(x) || m.valuesOf(x).length < FEWEST) return undefined;
  if (one === other || factors.includes(0)) return undefined;
  // The one with fewer values is gone through.
  const isTurned = m.valuesOf(one).length > m.valuesOf(other).length;
  const [x, y] = isTurned ? [other, one] : [one, other];
  const [a, b] = isTurned ? [factors[1], factors[0]] : factors;
  const values = a > 0 ? m.valuesOf(x) : m.valuesOf(x).toReversed();
  const clauses: Atom[][] = [];
  for (const [k, v] of values.entries()) {
    const next = values[k + 1];
    const rest = bound - a * v;
    const reached = b > 0 ? m.atLeast(y, Math.ceil(rest / b)) : m.atMost(y, Math.floor(rest / b));
    if (reached === m.yes) break;
    const more = next === undefined ? m.no : a > 0 ? m.atLeast(x, next) : m.atMost(x, next);
    clauses.push([more, reached].filter((atom) => atom !== m.no));
  }
  return clauses;
}
