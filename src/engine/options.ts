/** What may be asked of a solver, and how. */
import type { Labeling, Limits } from './search/index.ts';
import type { Bool, IntVar } from './variable.ts';

export interface SolverOptions {
  /** Same seed, same run, on every machine. Zero leaves the natural order. */
  readonly seed?: number;
}

export interface PostOptions {
  /** Half-reification: the constraint need hold only where this is true. */
  readonly when?: Bool;
}

export interface SolveOptions extends Limits {
  /** Taken to be true for this call only. */
  readonly assumptions?: readonly Bool[];
  /** Search chronologically with this labeling, without learning. */
  readonly labeling?: Labeling;
  /** Learn, but take decisions from this labeling as long as it has any. */
  readonly follow?: Labeling;
  /** Learning starts again when it seems to be in a bad place; false keeps it from that. */
  readonly restarts?: boolean;
  /** Learned clauses of little use are thrown away from time to time; false keeps them all. */
  readonly forgetting?: boolean;
}

export interface SolutionsOptions extends SolveOptions {
  /** Solutions that agree on these count once. All variables made so far if absent. */
  readonly variables?: readonly IntVar[];
}
