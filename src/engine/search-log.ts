import type { Lit } from './core/literal.ts';

/**
 * Hears what a search infers and learns, in order, so that a proof can be made of it. Literals are codes; the
 * arrays belong to the hearer. What clauses and sums force is not told: a proof redoes it by propagation.
 */
export interface SearchLog {
  /**
   * A reason of a propagator (`by` its name): the premises force `inferred`, or contradict each other if
   * it is NONE (-1). Told when it is asked for, and at once for what a propagator infers at the root.
   */
  explained(by: string, premises: readonly Lit[], inferred: Lit): void;
  /** A clause that follows from the constraints. */
  learned(clause: readonly Lit[]): void;
  /** A learned clause was deleted. */
  deleted(clause: readonly Lit[]): void;
}
