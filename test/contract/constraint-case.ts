/**
 * What the contract suite is given for a constraint: generators of tiny instances, in `NAME.cases.ts` beside it, made
 * from the pieces here. Scopes are small enough to enumerate; constants, gaps, repetitions and empty scopes are wanted.
 */
import {
  type Bool,
  type BoolVar,
  type Constraint,
  clause,
  type IntVar,
  type Relation,
  type Solver,
} from '../../src/engine/index.ts';
import type { Random } from '../random.ts';

/** What the file of the constraint promises, proved by the suite at the root on scopes without repetition. */
export type Consistency = 'domain' | 'bounds' | 'checking';

export interface ConstraintCase {
  readonly name: string;
  readonly consistency: Consistency;
  /** 1 where instances never have two arguments, which could be the same variable. */
  readonly arguments?: 1;
  make(solver: Solver, random: Random): Constraint;
}

export const RELATIONS: readonly Relation[] = ['=', '!=', '<=', '>=', '<', '>'];

export function someInt(solver: Solver, random: Random, low = -3, high = 4): IntVar {
  if (random.below(5) === 0) {
    const values = Array.from({ length: 1 + random.below(3) }, () => low + random.below(high - low + 1));
    return solver.int(values);
  }
  const a = low + random.below(high - low + 1);
  return solver.int(a, Math.min(high, a + random.below(4)));
}

/** Few values far apart, from a pool that others share: what wide domains need, in instances that stay small. */
export function farInt(solver: Solver, random: Random, pool: readonly number[]): IntVar {
  return solver.int(Array.from({ length: 2 + random.below(3) }, () => random.pick(pool)));
}

/** A 0/1 variable with a value: large instances with few open variables can be enumerated. */
export function fixedBool(solver: Solver, value: boolean): BoolVar {
  const b = solver.bool();
  solver.post(clause([value ? b : b.not()]));
  return b;
}

/** Mostly fresh variables, sometimes one again. */
export function someInts(solver: Solver, random: Random, count: number, low = -3, high = 4): IntVar[] {
  const xs: IntVar[] = [];
  for (let i = 0; i < count; i++) {
    xs.push(i > 0 && random.below(8) === 0 ? xs[random.below(i)] : someInt(solver, random, low, high));
  }
  return xs;
}

export function someBools(solver: Solver, random: Random, count: number): Bool[] {
  const bools: Bool[] = [];
  for (let i = 0; i < count; i++) {
    const kind = random.below(10);
    if (kind === 0 && i > 0) bools.push(bools[random.below(i)]);
    else if (kind === 1 && i > 0) bools.push(bools[random.below(i)].not());
    else if (kind === 2) bools.push(someInt(solver, random, 0, 3).ge(random.below(4)));
    else {
      const b = solver.bool();
      bools.push(random.below(3) === 0 ? b.not() : b);
    }
  }
  return bools;
}

export const plainBools = (solver: Solver, count: number): BoolVar[] =>
  Array.from({ length: count }, () => solver.bool());

export function someEdges(random: Random, size: number): [number, number][] {
  const edges: [number, number][] = [];
  for (let a = 0; a < size; a++)
    for (let b = a + 1; b < size; b++) if (random.below(2) === 0) edges.push([a, b]);
  return edges;
}

/** A grid of the given width, as loops live on. */
export function gridEdges(size: number, width: number): [number, number][] {
  const edges: [number, number][] = [];
  for (let v = 0; v < size; v++) {
    if ((v + 1) % width !== 0 && v + 1 < size) edges.push([v, v + 1]);
    if (v + width < size) edges.push([v, v + width]);
  }
  return edges;
}

export const isGrid = (random: Random) => random.below(2) === 0;
