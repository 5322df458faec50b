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

/** Proofs by the decision that they settle, and whether any decision that they speak of was settled since. */
export class Proofs {
  readonly #scopes: Scopes;
  /** The moment at which a decision of each rule was last settled. */
  readonly #touched: Int32Array;
  readonly #kept = new Map<number, { readonly weighed: WeighedProof; readonly since: number }>();
  #now = 0;

  constructor(scopes: Scopes) {
    this.#scopes = scopes;
    this.#touched = new Int32Array(scopes.ofRule.length);
  }

  /** These decisions are known from now on. */
  settled(decisions: readonly number[]): void {
    this.#now++;
    for (const decision of decisions) {
      this.#kept.delete(decision);
      for (const rule of this.#scopes.rulesOf[decision]!) this.#touched[rule] = this.#now;
    }
  }

  keep(weighed: WeighedProof): void {
    this.#kept.set(weighed.proof.literal.decision, { weighed, since: this.#now });
  }

  /** The last proof that was kept; its rules still prove the literal, but perhaps some of them do not matter any more. */
  last(decision: number): WeighedProof | undefined {
    return this.#kept.get(decision)?.weighed;
  }

  /** The last proof that was kept, if it would be just the same today. */
  good(decision: number): WeighedProof | undefined {
    const kept = this.#kept.get(decision);
    const { proof } = kept?.weighed ?? {};
    return proof?.rules.every((rule) => this.#touched[rule]! <= kept!.since) ? kept!.weighed : undefined;
  }

  /** All those that would be just the same today, with no rule to spare. */
  get ready(): WeighedProof[] {
    const ready: WeighedProof[] = [];
    for (const decision of this.#kept.keys()) {
      const good = this.good(decision);
      if (good?.shrunk) ready.push(good);
    }
    return ready;
  }
}
