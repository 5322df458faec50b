import { branchingOf, depthOf, linksOf, type RawChain } from './raw-chain.ts';
import type { RuleScopes } from './rule-scopes.ts';

/** What a step asks of a person. */
export interface Effort {
  /** Known atoms to hold in mind. */
  readonly given: number;
  /** Open atoms that stay open in a single rule: the more there are, the more ways one has to go through. */
  readonly leaves: number;
  /** Whether a single rule's own propagation does not see it. */
  readonly hidden: boolean;
  /** The links, the breaking ones included; one for a single rule, none for the last value left. */
  readonly links: number;
  /** How many of them, one resting on the other, lead to the end. */
  readonly depth: number;
  /** Links by a rule about the board as a whole. */
  readonly large: number;
  /** Links by what follows from several rules at once. */
  readonly lemmas: number;
  /** How many times the chain splits into cases, one after the other or nested. */
  readonly branching: number;
}

/** The immediate consequences of the opposite and what they break: a pattern that is seen as a whole. */
const PATTERN = 2;

export const isSupposition = ({ depth, branching }: Effort): boolean => branching > 0 || depth > PATTERN;

/** What a rule about the whole board adds; one of a few cells adds 1. */
const LARGE_RULE = 2.5;

/** What splitting into cases adds. */
export const BRANCHING = 3;

/**
 * One rule of a few cells: from 1 to below 2. Every other step weighs at least 2, so that one rule is always easier
 * than two. Each link adds 1, one by a rule about the whole board 2.5, one by a lemma 2, as it stands for two rules;
 * a lemma that players see at a glance counts as one rule, and so does what a rule about the whole board refuses at once;
 * then come what is to be held in mind, a fee for following a supposition further than a pattern, more the deeper it
 * goes, and a fee for splitting into cases.
 */
export function weightOf(effort: Effort): number {
  const { given, leaves, hidden, links, depth, large, lemmas, branching } = effort;
  if (links === 0) return 1;
  if (links === 1 && large === 0 && lemmas === 0) {
    return rounded(1 + Math.min(0.4, 0.04 * given) + Math.min(0.4, 0.06 * leaves) + (hidden ? 0.15 : 0));
  }
  const further = isSupposition(effort) ? 2 + 0.5 * Math.max(0, depth - PATTERN) : 0;
  return rounded(
    links + (LARGE_RULE - 1) * large + lemmas + Math.min(2, 0.05 * given) + further + BRANCHING * branching,
  );
}

/** A chain with more links is not told: it is too long to follow. See docs/decisions/0033. */
export const MOST_LINKS = 150;

/** What a step weighs that takes a search of this many cases: more than a chain of the most links. */
export const weightOfSearch = (cases: number): number => MOST_LINKS + BRANCHING * cases;

const rounded = (weight: number): number => Math.round(weight * 100) / 100;

/** What a chain asks that is given this many known atoms. */
export function effortOf(chain: RawChain, given: number, { large, lemma, glance }: RuleScopes): Effort {
  const all = linksOf(chain);
  const links = all.length;
  let whole = 0;
  let lemmas = 0;
  for (const { rule } of all) {
    // What a rule about the whole board refuses is seen at once; what follows from that is not.
    if (large[rule] && !(links === 1 && glance[rule])) whole++;
    if (lemma[rule] && !glance[rule]) lemmas++;
  }
  const [depth, branching] = [depthOf(chain), branchingOf(chain)];
  return { given, leaves: 0, hidden: false, links, depth, large: whole, lemmas, branching };
}
