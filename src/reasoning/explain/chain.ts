import type { Fact } from '../../board/index.ts';
import type { Rule, RuleStanding } from '../../puzzles/puzzle.ts';

/** A consequence: what one rule forces from a few facts, known or found before in the chain. */
export interface Link<V> {
  readonly facts: readonly Fact<V>[];
  /** Absent if the facts given leave a site only one value, and where the chain splits into cases. */
  readonly because?: Rule<V>;
  readonly given: readonly Fact<V>[];
  /** What would be wrong otherwise: why the rule acts now. */
  readonly otherwise?: RuleStanding;
  /** Two cases, one of which must be so: each leads to the facts, or to a contradiction. */
  readonly cases?: readonly Chain<V>[];
}

/** The rule at the end of a chain, the facts that break it, and how. */
export interface Breaks<V> extends RuleStanding {
  readonly rule: Rule<V>;
  readonly given: readonly Fact<V>[];
}

/**
 * A supposition that leads to a contradiction, link by link. In the end a rule is broken; or it splits into two cases,
 * one of which must be so, and each of them leads to a contradiction. As one of the cases of a link it may have no end,
 * and leads to the facts of that link.
 */
export interface Chain<V> {
  readonly supposed: Fact<V>;
  readonly links: readonly Link<V>[];
  readonly breaks?: Breaks<V>;
  readonly branches?: readonly Chain<V>[];
}

/** How often a chain splits into cases, one after the other or nested. */
export const branchings = <V>({ links, branches }: Chain<V>): number =>
  [...links.map(({ cases }) => cases), branches].reduce(
    (sum, cases) => sum + (cases ? 1 + Math.max(...cases.map(branchings)) : 0),
    0,
  );

/** The links of a chain and of its cases, the breaking ones included. */
export const chainLength = <V>({ links, breaks, branches = [] }: Chain<V>): number => {
  const all = (cases: readonly Chain<V>[]): number => cases.reduce((sum, one) => sum + chainLength(one), 0);
  return links.reduce((sum, { cases }) => sum + (cases ? all(cases) : 1), (breaks ? 1 : 0) + all(branches));
};
