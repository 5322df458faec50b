/**
 * The two searches that drive the kernel: `learning`, conflict-driven, the default; and `labeling`, chronological, as
 * in CLP(FD). Around them limits, optimisation and the backbone, and
 * what several searches of one problem need: cubes to share out, and clauses to exchange. Nothing here knows how anything propagates.
 */
export { type Backbone, findBackbone } from './backbone.ts';
export { CoreGuided, type CoreStep } from './core-guided.ts';
export { ClauseExchange, type SearchStart } from './exchange.ts';
export {
  BRANCHES,
  type Branch,
  guide,
  type Labeling,
  type LabelingCounts,
  LabelingSearch,
  SELECTS,
  type Select,
} from './labeling.ts';
export { Learning, type Verdict } from './learning.ts';
export { type Because, Budget, type Limits } from './limits.ts';
export { LocalWalk } from './local-walk.ts';
export { type Optimum, optimizeByLabeling, optimizeByLearning } from './optimum.ts';
export { Probe } from './probe.ts';
export { splitIntoCubes, splitOf } from './split.ts';
