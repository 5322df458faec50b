import { type Atom, not, type Weighted } from '../formula/index.ts';
import { anyOf, type Claim, type ModelFormula, NotEncoded, opposite } from './model-formula.ts';

/** Weights of a line stay below this, so that products of two are exact. */
const HEAVIEST = 2 ** 30;
/** A longer sum stands in its own line alone, and the integer is binary digits. */
const LONGEST = 200_000;

/**
 * An integer of many values: the sum of some atoms' weights and a number. The atoms are those of the sum that defines it, or
 * binary digits. "At least v" becomes an atom when something asks for it, and follows from the next ones below it.
 */
export class WideInt {
  readonly lower: number;
  readonly upper: number;
  readonly #m: ModelFormula;
  readonly #name: string;
  readonly #terms: readonly Weighted[];
  readonly #constant: number;
  readonly #atLeast = new Map<number, Atom>();
  /** The values of these atoms, rising. */
  readonly #asked: number[] = [];

  constructor(
    m: ModelFormula,
    name: string,
    ranges: readonly (readonly [number, number])[],
    sum: { readonly terms: readonly Weighted[]; readonly constant: number },
  ) {
    this.#m = m;
    this.#name = name;
    this.#terms = eachOnce(sum.terms);
    if (this.#terms.length > LONGEST) throw new NotEncoded(`${name} is too long a sum`);
    this.#constant = sum.constant;
    const [least, most] = this.#hull();
    this.lower = Math.max(ranges[0]![0], least);
    this.upper = Math.min(ranges.at(-1)![1], most);
    // What the sum cannot go beyond need not be said.
    if (this.lower > least) m.post(this.#reaches(this.lower));
    if (this.upper < most) m.post(opposite(this.#reaches(this.upper + 1)));
    for (const [i, [from]] of ranges.entries())
      if (i > 0) m.post(anyOf(not(this.atLeast(ranges[i - 1]![1] + 1)), this.atLeast(from)));
  }

  /** How many terms stand where it stands. */
  get length(): number {
    return this.#terms.length;
  }

  /** How far the sum of the atoms goes, each taken for itself. */
  #hull(): [least: number, most: number] {
    let [least, most] = [this.#constant, this.#constant];
    for (const [weight] of this.#terms)
      if (weight > 0) most += weight;
      else least += weight;
    return [least, most];
  }

  #reaches(v: number): Claim {
    return { terms: this.#terms, bound: v - this.#constant };
  }

  atLeast(v: number): Atom {
    const m = this.#m;
    if (v <= this.lower) return m.yes;
    if (v > this.upper) return m.no;
    const known = this.#atLeast.get(v);
    if (known !== undefined) return known;
    const atom = m.reified(`${this.#name}_ge`, [this.#reaches(v)]);
    this.#atLeast.set(v, atom);
    let at = this.#asked.findIndex((asked) => asked > v);
    if (at < 0) at = this.#asked.length;
    const [below, above] = [this.#asked[at - 1], this.#asked[at]];
    if (below !== undefined) m.post(anyOf(not(atom), this.#atLeast.get(below)!));
    if (above !== undefined) m.post(anyOf(not(this.#atLeast.get(above)!), atom));
    this.#asked.splice(at, 0, v);
    return atom;
  }

  /** A multiple of it as terms, and what is left as a number. */
  times(factor: number): { readonly terms: readonly Weighted[]; readonly constant: number } {
    return {
      terms: this.#terms.map(([weight, atom]): Weighted => {
        if (Math.abs(factor * weight) > HEAVIEST) throw new NotEncoded('weights beyond 30 bits');
        return [factor * weight, atom];
      }),
      constant: factor * this.#constant,
    };
  }
}

/** Each atom once: where integers are sums of sums with parts in common, there would be twice as many at each step. */
function eachOnce(terms: readonly Weighted[]): Weighted[] {
  const weights = new Map<Atom, number>();
  for (const [weight, atom] of terms) weights.set(atom, (weights.get(atom) ?? 0) + weight);
  return [...weights].flatMap(([atom, weight]): Weighted[] => (weight === 0 ? [] : [[weight, atom]]));
}

/** Binary digits that reach so far. */
export function digits(
  m: ModelFormula,
  name: string,
  lower: number,
  upper: number,
): { readonly terms: Weighted[]; readonly constant: number } {
  if (!(upper - lower < HEAVIEST)) throw new NotEncoded(`${name} has too many values`);
  const terms: Weighted[] = [];
  for (let weight = 1; weight <= upper - lower; weight *= 2)
    terms.push([weight, m.newAtom(`${name}_bit_${weight}`)]);
  return { terms, constant: lower };
}
