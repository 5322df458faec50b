/** The standard constraints over Booleans: clauses, where clauses will do. */
import {
  and,
  type Bool,
  type Constraint,
  clause,
  type Formula,
  linear,
  type Relation,
  xor,
} from '../../engine/index.ts';
import { type Int, isBool, type Model } from '../model.ts';
import type { Arguments, Builtins } from './arguments.ts';
import { relation } from './linear.ts';

/** A call takes some hundred thousand arguments at most. */
const MOST_ARGUMENTS = 10_000;

/** `and` or `xor` of an array of any length, in parts. */
export function ofMany(
  combine: (...parts: readonly Formula[]) => Constraint,
  all: readonly Formula[],
): Constraint {
  if (all.length <= MOST_ARGUMENTS) return combine(...all);
  const parts: Constraint[] = [];
  for (let i = 0; i < all.length; i += MOST_ARGUMENTS)
    parts.push(combine(...all.slice(i, i + MOST_ARGUMENTS)));
  return combine(...parts);
}

/** Both true or both false. */
export const same = (a: Bool, b: Bool): Constraint => and(clause([a.not(), b]), clause([a, b.not()]));

/** The literal is true exactly if all of these are. */
export function conjunction(all: readonly Bool[], truth: Bool): Constraint {
  const isFalse = truth.not();
  const each = all.map((bool) => clause([isFalse, bool]));
  return and(ofMany(and, each), clause([truth, ...all.map((bool) => bool.not())]));
}

/** The literal is true exactly if some of these is. */
export function disjunction(some: readonly Bool[], truth: Bool): Constraint {
  const each = some.map((bool) => clause([truth, bool.not()]));
  return and(ofMany(and, each), clause([truth.not(), ...some]));
}

const odd = (a: Bool, b: Bool, truth: Bool): Constraint =>
  and(
    clause([truth.not(), a, b]),
    clause([truth.not(), a.not(), b.not()]),
    clause([truth, a.not(), b]),
    clause([truth, a, b.not()]),
  );

/** If the index has this place, the two are the same. */
const sameAt = (here: Bool, a: Bool, b: Bool): Constraint =>
  and(clause([here.not(), a.not(), b]), clause([here.not(), a, b.not()]));

/** result = array[index], counting from one. */
export function choice(model: Model, index: Int, array: readonly Bool[], result: Bool): Formula {
  if (typeof index === 'number') return array[index - 1] ? same(array[index - 1], result) : model.no;
  const place = model.variable(index);
  const inside = and(place.ge(1), place.le(array.length));
  return and(
    inside,
    ofMany(
      and,
      array.map((item, i) => sameAt(place.eq(i + 1), item, result)),
    ),
  );
}

const weighed = (sign: Relation) => ({
  count: 3,
  meaning: (a: Arguments) => {
    const coefficients = a.numbers(0);
    const bools = a.bools(1);
    if (coefficients.length !== bools.length) {
      a.refuse(`expected as many coefficients as Booleans, got ${coefficients.length} and ${bools.length}`);
    }
    const rhs = a.int(2);
    const terms = bools.map((bool, i) => [coefficients[i], bool] as const);
    if (typeof rhs === 'number' && bools.length === 0) return relation(a.model, [], [], sign, rhs);
    return typeof rhs === 'number' ? linear(terms, sign, rhs) : linear([...terms, [-1, rhs]], sign, 0);
  },
});

const elementOf = {
  count: 3,
  meaning: (a: Arguments) => choice(a.model, a.int(0), a.bools(1), a.bool(2)),
};

/** One of the two literals of a clause; the standard's words for it. */
const either = (of: (a: Bool, b: Bool) => readonly Bool[]) => ({
  count: 2,
  meaning: (a: Arguments) => clause(of(a.bool(0), a.bool(1))),
});

export const booleanBuiltins: Builtins = {
  bool_eq: { count: 2, meaning: (a) => same(a.bool(0), a.bool(1)) },
  bool_ne: { count: 2, meaning: (a) => same(a.bool(0), a.bool(1).not()) },
  bool_not: { count: 2, meaning: (a) => same(a.bool(0), a.bool(1).not()) },
  bool_le: either((a, b) => [a.not(), b]),
  bool_lt: { count: 2, meaning: (a) => and(a.bool(0).not(), a.bool(1)) },
  bool_and: { count: 3, meaning: (a) => conjunction([a.bool(0), a.bool(1)], a.bool(2)) },
  bool_or: { count: 3, meaning: (a) => disjunction([a.bool(0), a.bool(1)], a.bool(2)) },
  bool_xor: {
    count: 3,
    // The older form has two arguments: one of them is true.
    meaning: (a) => (a.count === 2 ? same(a.bool(0), a.bool(1).not()) : odd(a.bool(0), a.bool(1), a.bool(2))),
  },
  bool_clause: {
    count: 2,
    meaning: (a) => clause([...a.bools(0), ...a.bools(1).map((bool) => bool.not())]),
  },
  bool2int: {
    count: 2,
    meaning: (a) => {
      const truth = a.bool(0);
      const one = relation(a.model, [1], [a.int(1)], '=', 1);
      const zero = relation(a.model, [1], [a.int(1)], '=', 0);
      if (!isBool(one) || !isBool(zero)) return a.refuse('expected an integer');
      return and(clause([truth.not(), one]), clause([truth, zero]));
    },
  },
  bool_lin_eq: weighed('='),
  bool_lin_ne: weighed('!='),
  bool_lin_le: weighed('<='),
  array_bool_and: { count: 2, meaning: (a) => conjunction(a.bools(0), a.bool(1)) },
  array_bool_or: { count: 2, meaning: (a) => disjunction(a.bools(0), a.bool(1)) },
  array_bool_xor: { count: 1, meaning: (a) => ofMany(xor, a.bools(0)) },
  array_bool_element: elementOf,
  array_var_bool_element: elementOf,
};
