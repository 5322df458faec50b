import type { Situation } from './situation.ts';

/** What a step asks of a person. */
export interface Effort {
  /** Rules of a few cells, and rules about the board as a whole. */
  readonly small: number;
  readonly large: number;
  /** Known atoms to hold in mind. */
  readonly given: number;
  /** Open atoms that stay open: the more there are, the more ways one has to go through. */
  readonly leaves: number;
  /** Whether a single rule's own propagation does not see it. */
  readonly hidden: boolean;
  /** How far the opposite must be followed; see `several-rules.ts`. */
  readonly depth: number;
  /** Whether propagation does not refute the opposite: one must tell cases apart. */
  readonly cases: boolean;
}

/** Beyond the immediate consequences of the opposite. */
const PATTERN = 2;

export const isSupposition = ({ depth, cases }: Effort): boolean => cases || depth > PATTERN;

/** What a rule about the whole board adds; one of a few cells adds 1. */
export const LARGE_RULE = 2.5;

/** Seeing that a site has but one value left takes no rule at all. */
const LAST_VALUE = 1;

/**
 * One rule of a few cells: from 1 to below 2. Every other step weighs at least 2, so that one rule is always easier
 * than two. Each further rule adds 1, a rule about the whole board 2.5; then come what is to be held in mind, the
 * length of the chain, and a fee for supposing.
 */
export function weightOf(effort: Effort): number {
  const { small, large, given, leaves, hidden, depth, cases } = effort;
  if (small + large === 0) return LAST_VALUE;
  if (small === 1 && large === 0) {
    return rounded(
      1 +
        Math.min(0.4, 0.04 * given) +
        Math.min(0.4, 0.06 * leaves) +
        (hidden ? 0.15 : 0) +
        (cases ? 0.04 : 0),
    );
  }
  const chain = 0.5 * Math.max(0, depth - PATTERN);
  const supposing = (isSupposition(effort) ? 2 : 0) + (cases ? 3 : 0);
  return rounded(small + LARGE_RULE * large + Math.min(2, 0.05 * given) + chain + supposing);
}

const rounded = (weight: number): number => Math.round(weight * 100) / 100;

/** What a step by these rules asks; what is not told is nothing. */
export function effortOf(
  { scopes: { large, ofRule }, known }: Situation,
  rules: readonly number[],
  told: { given?: number; depth?: number; cases?: boolean; settled?: number },
): Effort {
  const { given = 0, depth = 0, cases = false, settled = 1 } = told;
  const open = new Set<number>();
  let count = 0;
  for (const rule of rules) {
    if (large[rule]) count++;
    else for (const atom of ofRule[rule]!) if (known[atom]! < 0) open.add(atom);
  }
  const leaves = Math.max(0, open.size - settled);
  return { small: rules.length - count, large: count, given, leaves, hidden: false, depth, cases };
}
