/** The standard constraints over integers. */
import {
  absolute,
  and,
  element,
  type Formula,
  maximum,
  minimum,
  product,
  type Relation,
} from '../../engine/index.ts';
import type { Arguments, Builtins } from './arguments.ts';
import { divides, modulo, powers } from './division.ts';
import { compare, relation } from './linear.ts';

const compared = (sign: Relation) => ({
  count: 2,
  meaning: (a: Arguments) => compare(a.model, a.int(0), sign, a.int(1)),
});

const summed = (sign: Relation) => ({
  count: 3,
  meaning: (a: Arguments) => {
    const coefficients = a.numbers(0);
    const ints = a.ints(1);
    if (coefficients.length !== ints.length) {
      a.refuse(`expected as many coefficients as variables, got ${coefficients.length} and ${ints.length}`);
    }
    return relation(a.model, coefficients, ints, sign, a.number(2));
  },
});

/** result = array[index], counting from one. */
function elementOf(a: Arguments): Formula {
  const index = a.int(0);
  const array = a.ints(1);
  const result = a.int(2);
  if (typeof index === 'number') {
    const item = array[index - 1];
    return item === undefined ? a.model.no : compare(a.model, item, '=', result);
  }
  const place = a.model.variable(index);
  const items = array.map((item) => (typeof item === 'number' ? item : a.model.variable(item)));
  // The engine counts from zero.
  return and(place.ge(1), element(place, [0, ...items], a.model.variable(result)));
}

function times(a: Arguments): Formula {
  const [x, y, z] = [a.int(0), a.int(1), a.int(2)];
  if (typeof x === 'number' || typeof y === 'number') {
    const [factor, other] = typeof x === 'number' ? [x, y] : [y as number, x];
    return relation(a.model, [factor, -1], [other, z], '=', 0);
  }
  return product(a.model.variable(z), a.model.variable(x), a.model.variable(y));
}

export const integerBuiltins: Builtins = {
  int_eq: compared('='),
  int_ne: compared('!='),
  int_le: compared('<='),
  int_lt: compared('<'),
  int_ge: compared('>='),
  int_gt: compared('>'),
  int_lin_eq: summed('='),
  int_lin_ne: summed('!='),
  int_lin_le: summed('<='),
  int_plus: {
    count: 3,
    meaning: (a) => relation(a.model, [1, 1, -1], [a.int(0), a.int(1), a.int(2)], '=', 0),
  },
  int_times: { count: 3, meaning: times },
  int_div: { count: 3, meaning: (a) => divides(a.model, a.int(0), a.int(1), a.int(2)) },
  int_mod: { count: 3, meaning: (a) => modulo(a.model, a.int(0), a.int(1), a.int(2)) },
  int_pow: { count: 3, meaning: (a) => powers(a.model, a.int(0), a.int(1), a.int(2)) },
  int_pow_fixed: { count: 3, meaning: (a) => powers(a.model, a.int(0), a.int(1), a.int(2)) },
  int_abs: { count: 2, meaning: (a) => absolute(a.variable(1), a.variable(0)) },
  int_max: { count: 3, meaning: (a) => maximum(a.variable(2), [a.variable(0), a.variable(1)]) },
  int_min: { count: 3, meaning: (a) => minimum(a.variable(2), [a.variable(0), a.variable(1)]) },
  array_int_maximum: { count: 2, meaning: (a) => maximum(a.variable(0), nonEmpty(a)) },
  array_int_minimum: { count: 2, meaning: (a) => minimum(a.variable(0), nonEmpty(a)) },
  array_int_element: { count: 3, meaning: elementOf },
  array_var_int_element: { count: 3, meaning: elementOf },
};

function nonEmpty(a: Arguments) {
  const xs = a.variables(1);
  return xs.length > 0 ? xs : a.refuse('expected at least one variable, got an empty array');
}
