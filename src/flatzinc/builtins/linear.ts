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

export type LinearTerm = readonly [coefficient: number, int: Int];

/** The sum of coefficient times integer stands in this relation to the number. */
export function relation(model: Model, terms: readonly LinearTerm[], sign: Relation, rhs: number): Formula {
  const sums = new Map<string, [coefficient: number, x: IntVar | Literal]>();
  rhs = movedOver(terms, rhs);
  for (const [coefficient, int] of terms) {
    if (typeof int === 'number') continue;
    const key = int instanceof Literal ? `l${int.code}` : `v${int.index}`;
    sums.set(key, [coefficient + (sums.get(key)?.[0] ?? 0), int]);
  }
  const left = [...sums.values()].filter(([coefficient]) => coefficient !== 0);
  if (left.length === 0) return model.truth(holds[sign](0, rhs));
  if (!Number.isSafeInteger(rhs)) {
    const reach = left.reduce((sum, [c]) => sum + Math.abs(c) * LARGEST, 0);
    if (Math.abs(rhs) > 2 * reach) return model.truth(holds[sign](0, rhs));
    throw new ModelError(`expected constants whose sum stays within 53 bits, got ${rhs}`);
  }
  if (left.length === 1) return single(model, left[0][0], left[0][1], sign, rhs);
  // A common factor says more about the bounds once it is gone.
  const factor = left.reduce((common, [c]) => divisorOf(common, Math.abs(c)), 0);
  if (factor === 1) return linear(left, sign, rhs);
  const divided = left.map(([c, x]) => [c / factor, x] as const);
  if (sign === '=' || sign === '!=') {
    return rhs % factor === 0 ? linear(divided, sign, rhs / factor) : model.truth(sign === '!=');
  }
  const down = sign === '<=' || sign === '>';
  return linear(divided, sign, down ? Math.floor(rhs / factor) : Math.ceil(rhs / factor));
}

/** The number less all constant terms, rounded only at the end: on the way products of two numbers need more bits. */
function movedOver(terms: readonly LinearTerm[], rhs: number): number {
  let exact = 0n;
  for (const [coefficient, int] of terms) {
    if (typeof int !== 'number') continue;
    const next = rhs - coefficient * int;
    if (Number.isSafeInteger(coefficient * int) && Number.isSafeInteger(next)) rhs = next;
    else exact -= BigInt(coefficient) * BigInt(int);
  }
  return exact === 0n ? rhs : Number(BigInt(rhs) + exact);
}

/** The greatest common divisor. */
function divisorOf(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}

/** left ? right, for two integers. */
export const compare = (model: Model, left: Int, sign: Relation, right: Int): Formula =>
  relation(
    model,
    [
      [1, left],
      [-1, right],
    ],
    sign,
    0,
  );

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
