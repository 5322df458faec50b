import type { Scopes } from './scopes.ts';
import type { Refuted } from './several-rules.ts';
import type { RawStep } from './stepper.ts';

/** What is known of the easiest proof of a literal. */
export interface WeighedProof {
  /** Without a rule to spare; unless nobody cared for it, as it was clear that it would be heavy. */
  readonly proof: Refuted;
  readonly shrunk: boolean;
  /** What it weighs, as far as its rules tell; if it is not shrunk, what it weighs at least. */
  readonly weight: number;
  /** The whole step, once it was looked at closely. */
  step?: RawStep;
}

/** Proofs by the atom that they settle, and whether any atom that they speak of was settled since. */
export class Proofs {
  readonly #scopes: Scopes;
  /** The moment at which an atom of each rule was last settled. */
  readonly #touched: Int32Array;
  readonly #kept = new Map<number, { readonly weighed: WeighedProof; readonly since: number }>();
  #now = 0;

  constructor(scopes: Scopes) {
    this.#scopes = scopes;
    this.#touched = new Int32Array(scopes.ofRule.length);
  }

  /** These atoms are known from now on. */
  settled(atoms: readonly number[]): void {
    this.#now++;
    for (const atom of atoms) {
      this.#kept.delete(atom);
      for (const rule of this.#scopes.rulesOf[atom]!) this.#touched[rule] = this.#now;
    }
  }

  keep(weighed: WeighedProof): void {
    this.#kept.set(weighed.proof.literal.atom, { weighed, since: this.#now });
  }

  /** The last proof that was kept; its rules still prove the literal, but perhaps some of them do not matter any more. */
  last(atom: number): WeighedProof | undefined {
    return this.#kept.get(atom)?.weighed;
  }

  /** The last proof that was kept, if it would be just the same today. */
  good(atom: number): WeighedProof | undefined {
    const kept = this.#kept.get(atom);
    const { proof } = kept?.weighed ?? {};
    return proof?.rules.every((rule) => this.#touched[rule]! <= kept!.since) ? kept!.weighed : undefined;
  }

  /** All those that would be just the same today, with no rule to spare. */
  get ready(): WeighedProof[] {
    const ready: WeighedProof[] = [];
    for (const atom of this.#kept.keys()) {
      const good = this.good(atom);
      if (good?.shrunk) ready.push(good);
    }
    return ready;
  }
}
