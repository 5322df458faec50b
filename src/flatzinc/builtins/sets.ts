/** The standard constraints over sets. A set is a literal per possible element, so all of them are logic over these. */
import { and, type Bool, clause, type Formula, iff, Literal, sum } from '../../engine/index.ts';
import type { Model, SetVar } from '../model.ts';
import { rangesOf } from '../program.ts';
import type { Arguments, Builtins } from './arguments.ts';
import { conjunction, disjunction, ofMany, same } from './booleans.ts';

const has = (model: Model, set: SetVar, v: number): Bool => set.elements.get(v) ?? model.no;

/** All elements that some of the sets may have, rising. */
const universe = (...sets: readonly SetVar[]): number[] =>
  [...new Set(sets.flatMap(({ elements }) => [...elements.keys()]))].sort((a, b) => a - b);

/** x is in the set. */
function membership(a: Arguments): Formula {
  const { model } = a;
  const x = a.int(0);
  const ranges = a.ranges(1);
  if (ranges !== undefined) return model.within(x, ranges);
  const set = a.set(1);
  if (typeof x === 'number') return has(model, set, x);
  const member = model.variable(x);
  // The truth of it is a literal of its own: where x has a value, it is whether that value is in.
  const truth = model.solver.bool();
  let inside = 0;
  for (const [v, there] of set.elements) {
    if (v < member.min || v > member.max) continue;
    inside++;
    model.post(clause([member.ne(v), truth.not(), there]));
    model.post(clause([member.ne(v), truth, there.not()]));
  }
  if (inside === 0) return model.no;
  model.post(model.within(x, rangesOf([...set.elements.keys()])), truth);
  return truth;
}

const each = (a: Arguments, sets: readonly SetVar[], of: (...has: Bool[]) => Formula): Formula =>
  ofMany(
    and,
    universe(...sets).map((v) => of(...sets.map((set) => has(a.model, set, v)))),
  );

const subset = (a: Arguments, small: SetVar, large: SetVar): Formula =>
  each(a, [small, large], (x, y) => clause([x.not(), y]));

const three = (of: (x: Bool, y: Bool, result: Bool) => Formula) => ({
  count: 3,
  meaning: (a: Arguments) => each(a, [a.set(0), a.set(1), a.set(2)], of),
});

/**
 * Sets in the order of their sorted elements: {} < {1} < {1, 2} < {2}. From the largest element down: whether the rest
 * is in order, and whether each set has an element left.
 */
function ordered(a: Arguments, strict: boolean): Bool {
  const { model } = a;
  const [x, y] = [a.set(0), a.set(1)];
  let inOrder: Bool = model.truth(!strict);
  let xLeft: Bool = model.no;
  let yLeft: Bool = model.no;
  const fresh = (): Bool => model.solver.bool();
  for (const v of universe(x, y).reverse()) {
    const [xHas, yHas] = [has(model, x, v), has(model, y, v)];
    const next = fresh();
    // In both or in neither: the rest decides. In one alone: whether the other has anything beyond.
    for (const [p, q] of [
      [xHas, yHas],
      [xHas.not(), yHas.not()],
    ] as const) {
      model.post(clause([p.not(), q.not(), next.not(), inOrder]));
      model.post(clause([p.not(), q.not(), next, inOrder.not()]));
    }
    model.post(clause([xHas.not(), yHas, next.not(), yLeft]));
    model.post(clause([xHas.not(), yHas, next, yLeft.not()]));
    model.post(clause([xHas, yHas.not(), next.not(), xLeft.not()]));
    model.post(clause([xHas, yHas.not(), next, xLeft]));
    const [xNow, yNow] = [fresh(), fresh()];
    model.post(disjunction([xHas, xLeft], xNow));
    model.post(disjunction([yHas, yLeft], yNow));
    [inOrder, xLeft, yLeft] = [next, xNow, yNow];
  }
  return inOrder;
}

/** result = array[index], counting from one. */
function elementOf(a: Arguments): Formula {
  const index = a.int(0);
  const array = a.sets(1);
  const result = a.set(2);
  const { model } = a;
  if (typeof index === 'number') {
    return array[index - 1] ? each(a, [array[index - 1], result], same) : model.no;
  }
  const place = model.variable(index);
  const parts: Formula[] = [place.ge(1), place.le(array.length)];
  array.forEach((set, i) => {
    const here = place.eq(i + 1);
    for (const v of universe(set, result)) {
      const [there, wanted] = [has(model, set, v), has(model, result, v)];
      parts.push(clause([here.not(), there.not(), wanted]), clause([here.not(), there, wanted.not()]));
    }
  });
  return ofMany(and, parts);
}

export const setBuiltins: Builtins = {
  set_in: { count: 2, meaning: membership },
  set_card: {
    count: 2,
    meaning: (a) => {
      const count = a.int(1);
      const bools = [...a.set(0).elements.values()];
      return sum(bools, '=', count instanceof Literal ? a.model.variable(count) : count);
    },
  },
  set_eq: { count: 2, meaning: (a) => each(a, [a.set(0), a.set(1)], (x, y) => iff(x, y)) },
  set_ne: {
    count: 2,
    meaning: (a) => {
      const { model } = a;
      const [x, y] = [a.set(0), a.set(1)];
      return clause(
        universe(x, y).map((v) => {
          const differ = model.solver.bool();
          model.postReified(iff(has(model, x, v), has(model, y, v)), differ.not());
          return differ;
        }),
      );
    },
  },
  set_subset: { count: 2, meaning: (a) => subset(a, a.set(0), a.set(1)) },
  set_superset: { count: 2, meaning: (a) => subset(a, a.set(1), a.set(0)) },
  set_le: { count: 2, meaning: (a) => ordered(a, false) },
  set_lt: { count: 2, meaning: (a) => ordered(a, true) },
  set_union: three((x, y, r) => disjunction([x, y], r)),
  set_intersect: three((x, y, r) => conjunction([x, y], r)),
  set_diff: three((x, y, r) => conjunction([x, y.not()], r)),
  set_symdiff: three((x, y, r) => iff(r, iff(x, y.not()))),
  array_set_element: { count: 3, meaning: elementOf },
  array_var_set_element: { count: 3, meaning: elementOf },
};
