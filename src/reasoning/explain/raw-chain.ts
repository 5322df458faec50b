import { type Literal, opposite } from '../atoms.ts';

/** In place of a rule: a site keeps the last value that is left for it. */
export const VALUE_LEFT = -1;

/** A link in the numbers of rules and atoms. */
export interface RawLink {
  readonly rule: number;
  readonly facts: readonly Literal[];
  readonly given: readonly Literal[];
}

/** A supposition and where it leads: to a rule that is broken, or to two cases, of which each leads there. */
export interface RawChain {
  readonly supposed: Literal;
  readonly links: readonly RawLink[];
  readonly breaks?: { readonly rule: number; readonly given: readonly Literal[] };
  readonly branches?: readonly RawChain[];
}

/** The rules of a chain, each once, in the order in which they are used. */
export function rulesOf(chain: RawChain): number[] {
  const rules = new Set<number>();
  for (const { rule } of linksOf(chain)) if (rule !== VALUE_LEFT) rules.add(rule);
  return [...rules];
}

/** All links of a chain and of its branches, the breaking ones too. */
export function* linksOf({ links, breaks, branches }: RawChain): Generator<RawLink> {
  yield* links;
  if (breaks) yield { ...breaks, facts: [] };
  for (const branch of branches ?? []) yield* linksOf(branch);
}

/** Everything that chains are given, in all their links. */
export function* literalsUsed(chains: readonly RawChain[]): Generator<Literal> {
  for (const chain of chains) for (const { given } of linksOf(chain)) yield* given;
}

/** The atoms that a chain is given and has not found itself, in order. */
export function knownOf(chain: RawChain, isOpen: (atom: number) => boolean): number[] {
  const known = new Set<number>();
  for (const { given } of linksOf(chain)) for (const { atom } of given) if (!isOpen(atom)) known.add(atom);
  return [...known].sort((a, b) => a - b);
}

/** What the chain proves. */
export const provedBy = ({ supposed }: RawChain): Literal => opposite(supposed);

/** How many times, one within the other, a chain tells cases apart. */
export const branchingOf = ({ branches = [] }: RawChain): number =>
  branches.length === 0 ? 0 : 1 + Math.max(...branches.map(branchingOf));

/** The links of a chain, the breaking ones included. */
export const lengthOf = (chain: RawChain): number => [...linksOf(chain)].length;

/** How many links, one resting on the other, lead to the end: what follows from the supposition at once counts as one. */
export function depthOf(
  { links, breaks, branches = [] }: RawChain,
  found = new Map<number, number>(),
): number {
  const depths = new Map(found);
  const after = (given: readonly Literal[]): number =>
    1 + given.reduce((most, { atom }) => Math.max(most, depths.get(atom) ?? 0), 0);
  for (const { facts, given } of links) {
    const depth = after(given);
    for (const { atom } of facts) depths.set(atom, depth);
  }
  return Math.max(breaks ? after(breaks.given) : 0, ...branches.map((branch) => depthOf(branch, depths)));
}
