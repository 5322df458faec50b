/** Whether an objective without bounds can grow for ever. */
import { linear, type Relation, Solver, type Term } from '../engine/index.ts';
import { findBounds } from './bounds.ts';
import type { Model } from './model.ts';
import type { ConstraintItem, Expression } from './program.ts';

/** Steps of a direction along one variable, at most. */
const LONGEST_STEP = 1000;
/** The search for a direction is over small numbers and few variables. */
const CONFLICT_LIMIT = 10_000;

/**
 * Whether a solution leads to better ones without end: there is a direction along which the variables without bounds
 * can move from any solution as far as one likes, and that improves the objective. Only sums are seen through; a
 * variable that stands in anything else stays where it is. False: unknown.
 */
export function growsForever(model: Model, direction: 1 | -1): boolean {
  const { program } = model;
  const objective = program.goal.objective && model.resolve(program.goal.objective);
  if (objective?.kind !== 'name') return false;
  const bounds = findBounds(program);
  const solver = new Solver();
  const moves = new Map(
    [...model.cut.keys()].map((name) => {
      const [lower, upper] = bounds.get(name) ?? [0, 0];
      const down = lower === -Infinity ? -LONGEST_STEP : 0;
      return [name, solver.int(down, upper === Infinity ? LONGEST_STEP : 0)] as const;
    }),
  );
  const moveOf = (e: Expression) => {
    const named = model.resolve(e);
    return named.kind === 'name' ? moves.get(named.name) : undefined;
  };
  const mentioned = (e: Expression): Expression[] =>
    e.kind === 'array' || (e.kind === 'name' && program.declarations.get(e.name)?.isArray)
      ? model.items(e).flatMap(mentioned)
      : [e];
  const keep = (factors: readonly number[], parts: readonly Expression[], relation: Relation): void => {
    const terms = parts.flatMap((part, i): Term[] => {
      const move = moveOf(part);
      return move === undefined ? [] : [[factors[i], move]];
    });
    if (terms.length > 0) solver.post(linear(terms, relation, 0));
  };
  const stay = (parts: readonly Expression[]): void => {
    for (const part of parts) keep([1], [part], '=');
  };
  const take = ({ name, args }: ConstraintItem): void => {
    const sum = SUMS[name];
    if (sum) keep(sum.factors, args, sum.relation);
    else if (name !== 'int_lin_eq' && name !== 'int_lin_le') stay(args.flatMap(mentioned));
    else {
      const numbers = model.items(args[0]).map((factor) => model.resolve(factor));
      const factors = numbers.flatMap((number) => (number.kind === 'int' ? [number.value] : []));
      const parts = model.items(args[1]);
      if (factors.length < parts.length) stay(parts);
      else keep(factors, parts, name === 'int_lin_eq' ? '=' : '<=');
    }
  };
  for (const item of program.constraints) take(item);
  for (const { type, isArray, value } of program.declarations.values()) {
    if (type.isVar && !isArray && value) stay([value]);
  }
  const better = moves.get(objective.name);
  if (better === undefined) return false;
  solver.post(linear([[direction, better]], '>=', 1));
  return solver.solve({ conflictLimit: CONFLICT_LIMIT }).status === 'sat';
}

const SUMS: Readonly<
  Record<string, { readonly factors: readonly number[]; readonly relation: Relation } | undefined>
> = {
  int_le: { factors: [1, -1], relation: '<=' },
  int_lt: { factors: [1, -1], relation: '<=' },
  int_eq: { factors: [1, -1], relation: '=' },
  int_plus: { factors: [1, 1, -1], relation: '=' },
};
