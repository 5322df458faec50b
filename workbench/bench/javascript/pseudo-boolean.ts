import { type BoolVar, linear, Solver } from '../../../src/engine/index.ts';
import { type Logic, type Model, range } from './model.ts';

type Term = readonly [weight: number, variable: number];

/** A sum of weighted 0/1 variables, at least or exactly a number. */
export interface Sum {
  readonly terms: readonly Term[];
  readonly relation: '>=' | '=';
  readonly total: number;
}

export interface PseudoBoolean {
  readonly variables: number;
  readonly sums: readonly Sum[];
  readonly minimize?: readonly Term[];
}

export const atMost = (terms: readonly Term[], most: number): Sum => ({
  terms: terms.map(([weight, variable]): Term => [-weight, variable]),
  relation: '>=',
  total: -most,
});

/** A problem of 0/1 sums for every package, from one description. */
export function pseudoBoolean(name: string, answer: string, problem: () => PseudoBoolean): Model {
  return {
    name,
    answer,
    ours: () => solveHere(problem()),
    minizinc: () => inMiniZinc(problem()),
    asp: () => inAsp(problem()),
    smt: () => inSmt(problem()),
    cpSat(model) {
      const { variables, sums, minimize } = problem();
      const xs = range(variables).map((at) => model.newBoolVar(`x${at}`));
      const sumOf = (terms: readonly Term[]): unknown =>
        terms.slice(1).reduce((sum, [weight, at]) => sum.plus(xs[at]!.times(weight)), firstOf(terms));
      const firstOf = ([term]: readonly Term[]) => xs[term![1]]!.times(term![0]);
      for (const { terms, relation, total } of sums) {
        const reach = terms.reduce((sum, [weight]) => sum + Math.abs(weight), 0);
        model.addLinearConstraint(sumOf(terms), total, relation === '=' ? total : Math.max(total, reach));
      }
      if (minimize) model.minimize(sumOf(minimize));
    },
    logic: (logic) => byLogic(logic, problem()),
  };
}

function solveHere({ variables, sums, minimize }: PseudoBoolean): string {
  const solver = new Solver();
  const xs = range(variables).map(() => solver.bool());
  const over = (terms: readonly Term[]) => terms.map(([weight, at]): [number, BoolVar] => [weight, xs[at]!]);
  for (const { terms, relation, total } of sums) solver.post(linear(over(terms), relation, total));
  if (!minimize) return solver.solve().status;
  const bound = (sign: number): number =>
    minimize.reduce((sum, [weight]) => sum + (weight * sign > 0 ? weight : 0), 0);
  const cost = solver.int(bound(-1), bound(1));
  solver.post(linear([...over(minimize), [-1, cost]], '=', 0));
  const best = solver.minimize(cost);
  return best.status === 'optimal' ? String(best.best) : best.status;
}

const signed = (terms: readonly Term[], name: (variable: number) => string): string =>
  terms.map(([weight, at]) => `${weight < 0 ? '-' : '+'} ${Math.abs(weight)} * ${name(at)}`).join(' ');

function inMiniZinc({ variables, sums, minimize }: PseudoBoolean): string {
  const sumOf = (terms: readonly Term[]) => `0 ${signed(terms, (at) => `x[${at}]`)}`;
  return [
    `array[0..${variables - 1}] of var 0..1: x;`,
    ...sums.map(({ terms, relation, total }) => `constraint ${sumOf(terms)} ${relation} ${total};`),
    ...(minimize
      ? [`var int: cost = ${sumOf(minimize)};`, 'solve minimize cost;', 'output [show(cost)];']
      : ['solve satisfy;', 'output ["sat"];']),
  ].join('\n');
}

function inAsp({ variables, sums, minimize }: PseudoBoolean): string {
  const elements = (terms: readonly Term[]) =>
    terms.map(([weight, at]) => `${weight},${at} : x(${at})`).join('; ');
  return [
    `{ x(0..${variables - 1}) }.`,
    ...sums.map(
      ({ terms, relation, total }) =>
        `:- not #sum { ${elements(terms)} } ${relation === '=' ? '=' : '>='} ${total}.`,
    ),
    ...(minimize ? [`#minimize { ${elements(minimize)} }.`] : []),
  ].join('\n');
}

function inSmt({ variables, sums, minimize }: PseudoBoolean): string {
  const sumOf = (terms: readonly Term[]) =>
    `(+ 0 ${terms.map(([weight, at]) => `(ite x${at} ${weight < 0 ? `(- ${-weight})` : weight} 0)`).join(' ')})`;
  const number = (value: number) => (value < 0 ? `(- ${-value})` : String(value));
  return [
    ...range(variables).map((at) => `(declare-const x${at} Bool)`),
    ...sums.map(({ terms, relation, total }) => `(assert (${relation} ${sumOf(terms)} ${number(total)}))`),
    ...(minimize ? [`(minimize ${sumOf(minimize)})`] : []),
    '(check-sat)',
    ...(minimize ? ['(get-objectives)'] : []),
  ].join('\n');
}

function byLogic(logic: Logic, { variables, sums, minimize }: PseudoBoolean): string {
  const solver = new logic.Solver();
  const xs = range(variables).map((at) => `x${at}`);
  // Weights must not be negative there: a negative one counts the opposite.
  const split = (terms: readonly Term[]) => ({
    formulas: terms.map(([weight, at]) => (weight < 0 ? logic.not(xs[at]) : xs[at])),
    weights: terms.map(([weight]) => Math.abs(weight)),
    offset: terms.reduce((sum, [weight]) => sum + Math.min(0, weight), 0),
  });
  for (const { terms, relation, total } of sums) {
    const { formulas, weights, offset } = split(terms);
    const wanted = total - offset;
    if (relation === '>=' && wanted <= 0) continue;
    if (relation === '>=' && wanted === 1) solver.require(logic.or(...formulas));
    else if (relation === '=' && wanted === 1 && weights.every((weight) => weight === 1)) {
      solver.require(logic.exactlyOne(...formulas));
    } else {
      const sum = logic.weightedSum(formulas, weights);
      const number = logic.constantBits(wanted);
      solver.require(relation === '=' ? logic.equalBits(sum, number) : logic.lessThanOrEqual(number, sum));
    }
  }
  const found = solver.solve();
  if (!found) return 'unsat';
  if (!minimize) return 'sat';
  const { formulas, weights, offset } = split(minimize);
  const best = solver.minimizeWeightedSum(found, formulas, weights);
  return String(best.getWeightedSum(formulas, weights) + offset);
}
