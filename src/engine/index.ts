/**
 * A finite-domain constraint solver that learns: integer and 0/1 variables, constraints that propagate natively and
 * explain themselves, chronological labeling as in CLP(FD), and conflict-driven search. It knows nothing of a grid
 * or a puzzle, depends on nothing, and solvers do not influence each other. Start with `solver.ts`; to write a constraint, read
 * `constraint.ts`.
 */
export { checkOptions, type OptionKeys } from './check-options.ts';
export * from './constraint.ts';
export * from './constraints/index.ts';
export { FALSE, type Kernel, type Lit, NONE, TRUE } from './core/index.ts';
export { InvariantError, LimitError, ModelError } from './errors.ts';
export type { Holder, Lender } from './lease.ts';
export type {
  ImproveOptions,
  OptimizeOptions,
  PostLimits,
  PostOptions,
  SolutionsOptions,
  SolveOptions,
  SolverOptions,
} from './options.ts';
export { type Outcome, Solution } from './outcome.ts';
export { Satisfier } from './satisfier.ts';
export {
  type Backbone,
  type Because,
  BRANCHES,
  type Branch,
  ClauseExchange,
  checkLimits,
  type Incumbent,
  type Labeling,
  type LabelingPart,
  type Limits,
  LocalSearch,
  type Optimum,
  Probe,
  SELECTS,
  type SearchStart,
  type Select,
  splitIntoCubes,
  splitOf,
} from './search/index.ts';
export type { SearchLog } from './search-log.ts';
export { Slices } from './slices.ts';
export { Solver } from './solver.ts';
export type { Statistics } from './statistics.ts';
export {
  type Bool,
  BoolVar,
  type Comparison,
  IntVar,
  isTrue,
  Literal,
  type Name,
  type Valuation,
} from './variable.ts';
