import type { Expression } from '../../flatzinc/index.ts';
import { type Atom, normalLine, not, type Weighted } from '../formula/index.ts';
import { anyOf, type Claim, type Int, type ModelFormula } from './model-formula.ts';

/**
 * What a constraint of FlatZinc says, as lines. What helps to say it (an atom for "x = 3", a row of a table) is defined
 * for every value of the variables at once, so that a constraint may be true or false. `existential`: its own atoms are
 * guessed, and it can only be posted.
 */
export interface Encoding {
  readonly claims: (m: ModelFormula, args: readonly Expression[]) => readonly Claim[];
  readonly existential?: true;
}

/** Values of all parts together, for each of the parts, at most: where a constraint says something of each two. */
export const MOST_PARTS = 2_000_000;

/** Pairs of values that are gone through one by one, at most. */
export const MOST_PAIRS = 60_000;

export const ints = (m: ModelFormula, e: Expression | undefined): Int[] =>
  m.items(e).map((item) => m.int(item));
export const bools = (m: ModelFormula, e: Expression | undefined): Atom[] =>
  m.items(e).map((item) => m.bool(item));
export const numbers = (m: ModelFormula, e: Expression | undefined): number[] =>
  m.items(e).map((item) => m.number(item));

export const equal = (
  m: ModelFormula,
  factors: readonly number[],
  xs: readonly Int[],
  sum: number,
): Claim[] => [m.sumAtLeast(factors, xs, sum), m.sumAtMost(factors, xs, sum)];

export const linear = (
  of: (m: ModelFormula, factors: number[], xs: Int[], sum: number) => Claim[],
): Encoding => ({
  claims: (m, [factors, xs, sum]) => {
    const total = m.int(sum);
    return of(m, [...numbers(m, factors), -1], [...ints(m, xs), total], 0);
  },
});

export const compared = (of: (m: ModelFormula, x: Int, y: Int) => Claim[]): Encoding => ({
  claims: (m, [x, y]) => of(m, m.int(x), m.int(y)),
});

export const clauses = (of: (...atoms: Atom[]) => readonly (readonly Atom[])[]): Encoding => ({
  claims: (m, args) => of(...args.map((e) => m.bool(e))).map((atoms) => anyOf(...atoms)),
});

/** r is true exactly if all of these are. */
export const conjunction = (all: readonly Atom[], r: Atom): Claim[] => [
  ...all.map((atom) => anyOf(not(r), atom)),
  anyOf(r, ...all.map(not)),
];

/** Wherever these atoms are true, z is this number. */
export const isValue = (m: ModelFormula, where: readonly Atom[], z: Int, v: number): Claim[] => [
  anyOf(...where.map(not), m.atLeast(z, v)),
  anyOf(...where.map(not), m.atMost(z, v)),
];

export const valuesOfAll = (m: ModelFormula, xs: readonly Int[]): number[] => [
  ...new Set(xs.flatMap((x) => m.valuesOf(x))),
];

/** An atom that is true exactly if two integers are equal. */
export function sameValue(m: ModelFormula, x: Int, y: Int): Atom {
  const same = m.newAtom('same');
  for (const v of valuesOfAll(m, [x, y])) {
    const [here, there] = [m.equals(x, v), m.equals(y, v)];
    m.formula.clause([not(here), not(there), same]);
    m.formula.clause([not(same), not(here), there]);
  }
  return same;
}

/** The terms reach, or do not exceed, the integer and a number. */
export function against(
  m: ModelFormula,
  terms: readonly Weighted[],
  sign: '<=' | '>=',
  total: Int,
  more = 0,
): Claim {
  const direction = sign === '>=' ? 1 : -1;
  const { terms: others, constant } = m.terms(-direction, total);
  return {
    terms: [...terms.map(([weight, atom]): Weighted => [direction * weight, atom]), ...others],
    bound: direction * more - constant,
  };
}

/** The line must hold only where the atom is true. */
export function where(atom: Atom, { terms, bound }: Claim): Claim {
  const needed = normalLine(terms, bound).bound;
  return needed <= 0 ? { terms: [], bound: 0 } : { terms: [...terms, [needed, not(atom)]], bound };
}
