import type { Literal } from '../atoms.ts';
import type { RawChain } from './raw-chain.ts';

/** How a literal was derived: what a rule forced in this round from what came before. */
export interface Entry {
  readonly literal: Literal;
  readonly round: number;
  /** Rules that force it, any one of them; empty for what is supposed. */
  readonly rules: number[];
  /** Said by the value that the site was given. */
  readonly unsaid: boolean;
  /** Two cases that agree in it, or of which one falls. */
  readonly fork: Fork | undefined;
}

/** A case that was followed to its end: its links as far as these literals need them, or to the contradiction. */
export type CaseTo = (literals: readonly Literal[]) => RawChain;

/** Two cases, and the round after which the search split into them. */
export interface Fork {
  readonly from: number;
  readonly cases: readonly CaseTo[];
}

/** A supposition, followed rule by rule. */
export interface Trace {
  readonly supposed: Literal;
  readonly parent: Trace | undefined;
  readonly entries: Map<number, Entry>;
  /** The level of the propagation below it. */
  readonly below: number;
  /** The rounds of the parent when it began. */
  readonly from: number;
  rounds: number;
  /** Rules that cannot be kept any more. */
  broken: readonly number[];
}

/** All that a trace and those above it have found. */
export function* literalsIn(trace: Trace | undefined): Generator<Literal> {
  for (let at = trace; at; at = at.parent) for (const { literal } of at.entries.values()) yield literal;
}

/** How an atom was derived in a trace or one above it. */
export function entryOf(trace: Trace | undefined, atom: number): Entry | undefined {
  for (let at = trace; at; at = at.parent) {
    const entry = at.entries.get(atom);
    if (entry) return entry;
  }
  return undefined;
}
