import { type Literal, opposite } from '../atoms.ts';

/** In place of a rule: a site keeps the last value that is left for it. */
export const VALUE_LEFT = -1;
/** In place of a rule: two cases, one of which must be so, and what holds in each that does not fall. */
export const AGREED = -2;

/** A link in the numbers of rules and atoms. Like a chain it has every field, so that all are alike to the machine. */
export interface RawLink {
  readonly rule: number;
  readonly facts: readonly Literal[];
  readonly given: readonly Literal[];
  /** With `AGREED`: each case leads to the facts, or to a contradiction. */
  readonly cases: readonly RawChain[] | undefined;
}

/**
 * A supposition and where it leads: to a rule that is broken, or to two cases, of which each leads there. As one of two
 * cases it may have no end, and leads to what both agree in.
 */
export interface RawChain {
  readonly supposed: Literal;
  readonly links: readonly RawLink[];
  readonly breaks: { readonly rule: number; readonly given: readonly Literal[] } | undefined;
  readonly branches: readonly RawChain[] | undefined;
}

/** The rules of a chain, each once, in the order in which they are used. */
export function rulesOf(chain: RawChain): number[] {
  const rules = new Set<number>();
  for (const { rule } of linksOf(chain)) if (rule >= 0) rules.add(rule);
  return [...rules];
}

/** All links of a chain and of its cases, the breaking ones too. */
export function linksOf({ links, breaks, branches }: RawChain, into: RawLink[] = []): readonly RawLink[] {
  for (const link of links) {
    if (link.cases) for (const one of link.cases) linksOf(one, into);
    else into.push(link);
  }
  if (breaks) into.push({ rule: breaks.rule, facts: [], given: breaks.given, cases: undefined });
  if (branches) for (const branch of branches) linksOf(branch, into);
  return into;
}

/** Everything that chains are given, in all their links. */
export function* literalsUsed(chains: readonly RawChain[]): Generator<Literal> {
  for (const chain of chains) for (const { given } of linksOf(chain)) yield* given;
}

/** Whether a chain rests on this atom. */
export const uses = (chain: RawChain, { atom }: Literal): boolean => {
  for (const literal of literalsUsed([chain])) if (literal.atom === atom) return true;
  return false;
};

/** The atoms that a chain is given and does not derive itself, in order. */
export function knownOf(chain: RawChain, isOpen: (atom: number) => boolean): number[] {
  const known = new Set<number>();
  for (const { given } of linksOf(chain)) for (const { atom } of given) if (!isOpen(atom)) known.add(atom);
  return [...known].sort((a, b) => a - b);
}

/** What the chain proves. */
export const provedBy = ({ supposed }: RawChain): Literal => opposite(supposed);

/** How often a chain tells cases apart, one time after the other or one within the other. */
export function branchingOf({ links, branches }: RawChain): number {
  let sum = branches ? 1 + most(branches, branchingOf) : 0;
  for (const { cases } of links) if (cases) sum += 1 + most(cases, branchingOf);
  return sum;
}

function most(chains: readonly RawChain[], measure: (chain: RawChain) => number): number {
  let found = 0;
  for (const chain of chains) found = Math.max(found, measure(chain));
  return found;
}

/** The links of a chain, the breaking ones included. */
export const lengthOf = (chain: RawChain): number => linksOf(chain).length;

/**
 * How many links, one resting on the other, lead to the end: what follows from the supposition at once counts as one.
 */
export function depthOf({ links, breaks, branches }: RawChain, found = new Map<number, number>()): number {
  const depths = new Map(found);
  const after = (given: readonly Literal[]): number =>
    1 + given.reduce((most, { atom }) => Math.max(most, depths.get(atom) ?? 0), 0);
  let last = 0;
  for (const { facts, given, cases } of links) {
    last = cases ? most(cases, (one) => depthOf(one, depths)) : after(given);
    for (const { atom } of facts) depths.set(atom, last);
  }
  if (breaks) return after(breaks.given);
  return Math.max(last, branches ? most(branches, (branch) => depthOf(branch, depths)) : 0);
}
