import type { Scopes } from './scopes.ts';
import type { Refuted } from './several-rules.ts';

interface Kept<T> {
  readonly proof: Refuted;
  readonly since: number;
  readonly made: T;
}

/**
 * What was made of proofs, kept for as long as it would be made again: the same rules prove the literal, and no
 * decision that they speak of has been settled since.
 */
export class Proofs<T> {
  readonly #scopes: Scopes;
  /** The moment at which a decision of each rule was last settled. */
  readonly #touched: Int32Array;
  readonly #kept = new Map<number, Kept<T>>();
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

  /** What was made of this proof, if it still suffices; else it is made. */
  of(proof: Refuted, make: () => T, suffices: (made: T) => boolean): T {
    const { decision } = proof.literal;
    const kept = this.#kept.get(decision);
    if (kept && this.#stillGood(kept, proof) && suffices(kept.made)) return kept.made;
    const made = make();
    this.#kept.set(decision, { proof, since: this.#now, made });
    return made;
  }

  #stillGood({ proof: before, since }: Kept<T>, { literal, rules }: Refuted): boolean {
    return (
      before.literal.value === literal.value &&
      before.rules.length === rules.length &&
      rules.every((rule, at) => before.rules[at] === rule && this.#touched[rule]! <= since)
    );
  }
}
