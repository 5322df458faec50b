/**
 * Any constraint of the engine over variables drawn from a few: arguments repeat, arrays are short or empty, and any of
 * them may stand under a negation or inside a formula.
 */

import type { Bool, Constraint, IntVar } from '../../src/engine/index.ts';
import * as engine from '../../src/engine/index.ts';
import type { Random } from '../random.ts';

const RELATIONS = ['=', '!=', '<=', '>=', '<', '>'] as const;

/** Where arguments come from. */
export interface Source {
  readonly random: Random;
  readonly variables: readonly IntVar[];
  bool(): Bool;
}

export function randomConstraint(source: Source, depth = 0): Constraint {
  const { random } = source;
  const x = (): IntVar => random.pick(source.variables);
  const list = <T>(make: () => T, length = random.below(4)): T[] => Array.from({ length }, make);
  const number = (least = -2, most = 4): number => least + random.below(most - least + 1);
  const amount = (): number | IntVar => (random.below(2) === 0 ? number(0, 3) : x());
  const formula = (): Bool | Constraint =>
    depth > 1 || random.below(2) === 0 ? source.bool() : randomConstraint(source, depth + 1);
  const kinds: Readonly<Record<string, () => Constraint>> = {
    absolute: () => engine.absolute(x(), x()),
    allDifferent: () => {
      const xs = list(x);
      const offsets = xs.map(() => number(-1, 1));
      return engine.allDifferent(xs, { offsets, consistency: random.pick(['domain', 'value'] as const) });
    },
    binPacking: () =>
      engine.binPacking(
        list(() => ({ bin: x(), size: number(0, 2) })),
        list(amount),
        { first: number(-1, 1) },
      ),
    cardinality: () =>
      random.pick([engine.atLeast, engine.atMost, engine.exactly])(number(0, 3), list(source.bool)),
    circuit: () => random.pick([engine.circuit, engine.subcircuit])(list(x)),
    count: () => engine.count(number(), list(x), random.pick(RELATIONS), amount()),
    cumulative: () =>
      engine.cumulative(
        list(() => ({ start: x(), duration: amount(), demand: amount() })),
        amount(),
      ),
    disjunctive: () => engine.disjunctive(list(() => ({ start: x(), duration: amount() }))),
    division: () => random.pick([engine.division, engine.remainder, engine.power])(x(), x(), x()),
    element: () =>
      engine.element(
        x(),
        list(() => (random.below(2) === 0 ? number() : x()), 1 + random.below(4)),
        x(),
      ),
    evenPairs: () => engine.evenPairs(list(() => [source.bool(), source.bool()] as const)),
    extremum: () => random.pick([engine.minimum, engine.maximum])(x(), list(x, 1 + random.below(3))),
    globalCardinality: () => {
      const values = random.shuffle([-2, -1, 0, 1, 2, 3]).slice(0, random.below(4));
      const occurrences = values.map((value) => ({ value, count: amount() }));
      return engine.globalCardinality(list(x), occurrences, { closed: random.below(2) === 0 });
    },
    inverse: () => engine.inverse(list(x), list(x), { first: [number(-1, 1), number(-1, 1)] }),
    lex: () => {
      const length = random.below(4);
      return random.pick([engine.lexLess, engine.lexLessOrEqual])(list(x, length), list(x, length));
    },
    linear: () =>
      engine.linear(
        list(() => [number(-2, 2), random.below(3) === 0 ? source.bool() : x()] as const),
        random.pick(RELATIONS),
        number(-3, 3),
      ),
    noOverlap: () =>
      engine.noOverlap(
        list(() => ({ x: x(), y: x(), width: amount(), height: amount() })),
        { ignoreEmpty: random.below(2) === 0 },
      ),
    numberOfValues: () => engine.numberOfValues(x(), list(x)),
    product: () => engine.product(x(), x(), x()),
    regular: () => {
      const states = 1 + random.below(3);
      const state = (): number => random.below(states);
      const transitions = list(() => [state(), number(-2, 3), state()] as const, random.below(9));
      return engine.regular(list(x), { states, start: state(), accepting: list(state), transitions });
    },
    sum: () => engine.sum(list(x), random.pick(RELATIONS), random.below(2) === 0 ? x() : number()),
    table: () => {
      const xs = list(x);
      return engine.table(
        xs,
        list(() => xs.map(() => number()), random.below(6)),
      );
    },
    graph: () => {
      const vertices = list(source.bool, 1 + random.below(4));
      const all = vertices.flatMap((_, i) => vertices.slice(0, i).map((__, j) => [i, j] as const));
      const edges = all.filter(() => random.below(3) > 0);
      return random.pick([engine.connected, engine.singleLoop])(vertices, edges);
    },
    line: () => {
      const clue = { painted: random.below(4), runs: random.below(3) };
      return engine.line(list(source.bool), clue);
    },
    logic: () =>
      random.pick([
        () => engine.and(...list(formula)),
        () => engine.or(...list(formula)),
        () => engine.xor(...list(formula)),
        () => engine.iff(formula(), formula()),
        () => engine.implies(formula(), formula()),
        () => engine.not(formula()),
      ])(),
    forbid: () => engine.forbid(randomConstraint(source, depth + 1)),
  };
  return kinds[random.pick(Object.keys(kinds))]!();
}
