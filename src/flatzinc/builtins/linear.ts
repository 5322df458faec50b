/** Linear relations as simple as they can be said: constants moved over, one variable left is a literal. */
import { type Formula, type IntVar, Literal, linear, ModelError, type Relation } from '../../engine/index.ts';
import { LARGEST } from '../bounds.ts';
import type { Int, Model } from '../model.ts';

const holds: Readonly<Record<Relation, (left: number, right: number) => boolean>> = {
  '=': (left, right) => left === right,
  '!=': (left, right) => left !== right,
  '<=': (left, right) => left <= right,
  '>=': (left, right) => left >= right,
  '<': (left, right) => left < right,
  '>': (left, right) => left > right,
};

/** Up to here a row of terms is quicker than a map. */
const FEW = 12;

type Term = [coefficient: number, x: IntVar | Literal];

/** The sum of each coefficient times its integer stands in this relation to the number. */
export function relation(
  model: Model,
  coefficients: readonly number[],
  ints: readonly Int[],
  sign: Relation,
  rhs: number,
): Formula {
  rhs = movedOver(coefficients, ints, rhs);
  const left = merged(coefficients, ints);
  if (left.length === 0) return model.truth(holds[sign](0, rhs));
  if (!Number.isSafeInteger(rhs)) {
    const reach = left.reduce((sum, [c]) => sum + Math.abs(c) * LARGEST, 0);
    if (Math.abs(rhs) > 2 * reach) return model.truth(holds[sign](0, rhs));
    throw new ModelError(`expected constants whose sum stays within 53 bits, got ${rhs}`);
  }
  if (left.length === 1) return single(model, left[0][0], left[0][1], sign, rhs);
  // A common factor says more about the bounds once it is gone.
  let factor = 0;
  for (let i = 0; i < left.length && factor !== 1; i++) factor = divisorOf(factor, Math.abs(left[i][0]));
  if (factor === 1) return linear(left, sign, rhs);
  const divided = left.map(([c, x]) => [c / factor, x] as const);
  if (sign === '=' || sign === '!=') {
    return rhs % factor === 0 ? linear(divided, sign, rhs / factor) : model.truth(sign === '!=');
  }
  const down = sign === '<=' || sign === '>';
  return linear(divided, sign, down ? Math.floor(rhs / factor) : Math.ceil(rhs / factor));
}

/** The terms that are no constants, each variable and each literal once. */
function merged(coefficients: readonly number[], ints: readonly Int[]): readonly Term[] {
  const terms = new Array<Term>(ints.length);
  let count = 0;
  const places = ints.length > FEW ? new Map<number, number>() : undefined;
  let vanishes = false;
  for (let i = 0; i < ints.length; i++) {
    const int = ints[i];
    if (typeof int === 'number') continue;
    const at = places ? places.get(keyOf(int)) : placeOf(int, terms, count);
    if (at !== undefined) terms[at] = [terms[at][0] + coefficients[i], int];
    else {
      places?.set(keyOf(int), count);
      terms[count++] = [coefficients[i], int];
    }
    if (coefficients[i] === 0 || at !== undefined) vanishes = true;
  }
  if (count < terms.length) terms.length = count;
  return vanishes ? terms.filter(([coefficient]) => coefficient !== 0) : terms;
}

/** Literals below zero, variables from there. */
const keyOf = (int: IntVar | Literal): number => (int instanceof Literal ? -1 - int.code : int.index);

function placeOf(int: IntVar | Literal, terms: readonly Term[], count: number): number | undefined {
  for (let i = 0; i < count; i++) {
    const x = terms[i][1];
    if (x === int || (x instanceof Literal && int instanceof Literal && x.code === int.code)) return i;
  }
  return undefined;
}

/** The number less all constant terms, rounded only at the end: on the way products of two numbers need more bits. */
function movedOver(coefficients: readonly number[], ints: readonly Int[], rhs: number): number {
  let exact: bigint | undefined;
  for (let i = 0; i < ints.length; i++) {
    const int = ints[i];
    if (typeof int !== 'number') continue;
    const coefficient = coefficients[i];
    const next = rhs - coefficient * int;
    if (Number.isSafeInteger(coefficient * int) && Number.isSafeInteger(next)) rhs = next;
    else exact = (exact ?? 0n) - BigInt(coefficient) * BigInt(int);
  }
  return exact === undefined ? rhs : Number(BigInt(rhs) + exact);
}

/** The greatest common divisor. */
function divisorOf(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}

const DIFFERENCE: readonly number[] = [1, -1];

/** left ? right, for two integers. */
export const compare = (model: Model, left: Int, sign: Relation, right: Int): Formula =>
  relation(model, DIFFERENCE, [left, right], sign, 0);

function single(model: Model, c: number, x: IntVar | Literal, sign: Relation, rhs: number): Formula {
  if (x instanceof Literal) {
    const [no, yes] = [holds[sign](0, rhs), holds[sign](c, rhs)];
    return no === yes ? model.truth(no) : yes ? x : x.not();
  }
  switch (sign) {
    case '=':
    case '!=': {
      const value = rhs / c;
      if (!Number.isInteger(value) || Math.abs(value) > LARGEST) return model.truth(sign === '!=');
      return sign === '=' ? x.eq(value) : x.ne(value);
    }
    case '<':
      return single(model, c, x, '<=', rhs - 1);
    case '>':
      return single(model, c, x, '>=', rhs + 1);
    default: {
      const atMost = (sign === '<=') === c > 0;
      const value = atMost ? Math.floor(rhs / c) : Math.ceil(rhs / c);
      if (Math.abs(value) > LARGEST) return model.truth(atMost === value > 0);
      return atMost ? x.le(value) : x.ge(value);
    }
  }
}
