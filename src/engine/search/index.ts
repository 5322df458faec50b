/**
 * The two searches that drive the kernel: `learning`, conflict-driven, the default; and `labeling`, chronological, as
 * in CLP(FD). Around them limits, the optimiser and the backbone, and what several searches of one problem need: cubes to
 * share out, and clauses to exchange. All get the kernel by a lease. Nothing here knows how anything propagates.
 */
export { type Backbone, findBackbone } from './backbone.ts';
export { BRANCHES, type Branch, SELECTS, type Select } from './choices.ts';
export { ClauseExchange, type SearchStart } from './exchange.ts';
export { guide, type LabelingCounts, LabelingSearch } from './labeling.ts';
export { Learning, type SearchEnd } from './learning.ts';
export { type Because, Budget, checkLimits, type Limits } from './limits.ts';
export { LocalSearch } from './local-search.ts';
export {
  type Incumbent,
  improving,
  Optimizer,
  type Optimum,
  optimize,
  optimizeByLabeling,
} from './optimizer.ts';
export { Probe } from './probe.ts';
export { splitIntoCubes, splitOf } from './split.ts';
export type { Labeling, LabelingPart } from './strategy.ts';
