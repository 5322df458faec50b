/**
 * The kernel: literals, clauses, sums, integers and propagators in flat typed arrays, propagated to a fixpoint and
 * analysed after a conflict. Hot code lives here; it allocates nothing while it propagates. It takes no decisions
 * (see `../search`) and knows no constraint by name (see `../constraints`).
 */
export { Kernel } from './kernel.ts';
export { FALSE, type Lit, NONE, TRUE } from './literal.ts';
export { BY_BINARY, BY_CLAUSE, BY_PROPAGATOR, BY_SUM } from './trail.ts';
