import type { Fact } from '../../board/index.ts';
import type { Rule, Telling } from '../../puzzles/puzzle.ts';

/** A consequence: what one rule forces from a few facts, known or found before in the chain. */
export interface Link<V> {
  readonly facts: readonly Fact<V>[];
  /** Absent where the facts given leave a site but one value. */
  readonly because?: Rule<V>;
  readonly given: readonly Fact<V>[];
  /** What would be wrong otherwise: why the rule acts now. */
  readonly otherwise?: Telling;
}

/** The rule at the end of a chain, the facts that break it, and how. */
export interface Breaks<V> extends Telling {
  readonly rule: Rule<V>;
  readonly given: readonly Fact<V>[];
}

/**
 * A supposition that leads to a contradiction, link by link. In the end a rule is broken; or two cases are told apart,
 * one of which must be so, and each of them leads to a contradiction.
 */
export interface Chain<V> {
  readonly supposed: Fact<V>;
  readonly links: readonly Link<V>[];
  readonly breaks?: Breaks<V>;
  readonly branches?: readonly Chain<V>[];
}
