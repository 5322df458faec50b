/** The options of a solver and of its calls. */
import type { OptionKeys } from './check-options.ts';
import type { Labeling, Limits } from './search/index.ts';
import type { SearchLog } from './search-log.ts';
import type { Bool, IntVar } from './variable.ts';

/** Options of a new solver. */
export interface SolverOptions {
  /** Same seed, same run, on every machine. Zero leaves the natural order. */
  readonly seed?: number | undefined;
  /** Told what is inferred and learned, for proofs. */
  readonly log?: SearchLog | undefined;
}

export const SOLVER_OPTIONS: OptionKeys<SolverOptions> = { seed: true, log: true };

/** Limits on a post. What they leave undone of the propagation that follows it, the next question does. */
export type PostLimits = Pick<Limits, 'timeLimit' | 'memoryLimit' | 'signal'>;

export const POST_LIMITS: OptionKeys<PostLimits> = {
  timeLimit: true,
  memoryLimit: true,
  signal: true,
};

/** Options of `Solver.post`. */
export interface PostOptions extends PostLimits {
  /** Half-reification: the constraint must hold only where this is true. */
  readonly when?: Bool;
}

export const POST_OPTIONS: OptionKeys<PostOptions> = { ...POST_LIMITS, when: true };

/** Options of `Solver.solve`: limits, assumptions and the way to search. */
export interface SolveOptions extends Limits {
  /** Taken to be true for this call only. */
  readonly assumptions?: readonly Bool[];
  /** Search chronologically with this labeling, without learning. */
  readonly labeling?: Labeling;
  /** Learn, but take decisions from this labeling as long as it has any. */
  readonly follow?: Labeling;
  /** False: learning never restarts. */
  readonly restarts?: boolean;
  /** False: learning keeps every learned clause. */
  readonly forgetting?: boolean;
  /**
   * True: a local search takes turns with learning once that has met a few thousand conflicts. It helps where there are
   * many solutions, gets most of the time where an estimate says so, and none where it says that there is hardly one. It
   * proves nothing; it needs a model of clauses and sums over 0/1 variables, and else does not run.
   */
  readonly localSearch?: boolean;
}

export const SOLVE_OPTIONS: OptionKeys<SolveOptions> = {
  timeLimit: true,
  conflictLimit: true,
  memoryLimit: true,
  signal: true,
  assumptions: true,
  labeling: true,
  follow: true,
  restarts: true,
  forgetting: true,
  localSearch: true,
};

/** Options of `Solver.minimize` and `Solver.maximize`. The limits hold for all of the call. */
export interface OptimizeOptions extends SolveOptions {
  /** The variables that decide all others, for searches that keep a part of them. All if absent. */
  readonly decisions?: readonly IntVar[];
  /** The best objective that is known elsewhere: only better solutions are looked for. */
  readonly known?: () => number | undefined;
  /** How often `follow` is followed: in two rounds of three, or in one. Mostly if absent. */
  readonly followed?: 'mostly' | 'rarely';
  /** Nothing else will be asked of this solver: what is found out about the objective may be posted for good. */
  readonly isFinal?: boolean;
}

export const OPTIMIZE_OPTIONS: OptionKeys<OptimizeOptions> = {
  ...SOLVE_OPTIONS,
  decisions: true,
  known: true,
  followed: true,
  isFinal: true,
};

/** Options of `Solver.improve`. */
export interface ImproveOptions extends OptimizeOptions {
  /** To the smallest value if absent. */
  readonly goal?: 'minimize' | 'maximize';
}

export const IMPROVE_OPTIONS: OptionKeys<ImproveOptions> = { ...OPTIMIZE_OPTIONS, goal: true };

/** Options of `Solver.solutions`. */
export interface SolutionsOptions extends SolveOptions {
  /** Solutions that agree on these count once. All variables made so far if absent. */
  readonly variables?: readonly IntVar[];
}

export const SOLUTIONS_OPTIONS: OptionKeys<SolutionsOptions> = { ...SOLVE_OPTIONS, variables: true };
