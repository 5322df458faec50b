import type { CountBounds } from '../../engine/index.ts';
import type { Literal } from '../atoms.ts';
import { type RuleAnswers, saysCount } from './rule-answers.ts';
import type { Situation } from './situation.ts';

/** What one rule forces, with all that is known. */
export interface Forced {
  readonly rule: number;
  readonly literals: readonly Literal[];
  /** Whether the rule's propagation alone finds them all, or some need its cases to be listed. */
  readonly plain: boolean;
  /** Decisions of the rule that stay open. */
  readonly leaves: number;
}

/**
 * What each rule by itself forces, kept up to date as facts become known. A rule is looked at again only when a
 * atom that it speaks of is settled; one that only counts, only when its count has come to a bound.
 */
export class SingleRuleSteps {
  readonly #situation: Situation;
  readonly #answers: () => RuleAnswers;
  readonly #stale = new Set<number>();
  readonly #forced = new Map<number, Forced>();
  /** By rule: whether it is looked at here. */
  readonly #own: Uint8Array;
  /** By rule that only counts: how many of its atoms are 1, and how many are open. */
  readonly #ones: Int32Array;
  readonly #open: Int32Array;

  /** Looks at the rules of the puzzle, or at its lemmas. */
  constructor(situation: Situation, answers: () => RuleAnswers, lemmas: boolean) {
    this.#situation = situation;
    this.#answers = answers;
    const { scopes, known } = situation;
    const { bounds, lemma, large, ofRule } = scopes;
    this.#own = new Uint8Array(lemma.length);
    this.#ones = new Int32Array(lemma.length);
    this.#open = new Int32Array(lemma.length);
    for (let rule = 0; rule < lemma.length; rule++) {
      if (lemma[rule] !== lemmas || large[rule]) continue;
      this.#own[rule] = 1;
      const count = bounds[rule];
      if (count) {
        for (const atom of ofRule[rule]!) this.#tally(rule, known[atom]!);
        if (this.#forcedSide(rule, count) < 0) continue;
      }
      this.#stale.add(rule);
    }
  }

  #tally(rule: number, side: number): void {
    if (side < 0) this.#open[rule]!++;
    else this.#ones[rule]! += side;
  }

  /** These atoms are known now. */
  settled(atoms: readonly number[]): void {
    const { known, scopes } = this.#situation;
    for (const atom of atoms) {
      for (const rule of scopes.rulesOf[atom]!) {
        if (!this.#own[rule]) continue;
        this.#forced.delete(rule);
        const count = scopes.bounds[rule];
        if (count) {
          this.#open[rule]!--;
          this.#ones[rule]! += known[atom]!;
          if (this.#forcedSide(rule, count) < 0) continue;
        }
        this.#stale.add(rule);
      }
    }
  }

  /** The rules that force something, small ones only; not all of them if the deadline passes. */
  refresh(): ReadonlyMap<number, Forced> {
    const { bounds } = this.#situation.scopes;
    for (const rule of this.#stale) {
      const count = bounds[rule];
      if (!count && this.#situation.deadline.enough()) break;
      this.#stale.delete(rule);
      const forced = count ? this.#forcedByCount(rule, count) : this.#forcedBy(rule);
      if (forced) this.#forced.set(rule, forced);
    }
    return this.#forced;
  }

  /** The side that a count forces on all that is open: it has as much as it may, or just what it needs. -1: none. */
  #forcedSide(rule: number, { least, most }: CountBounds): -1 | 0 | 1 {
    const open = this.#open[rule]!;
    if (open === 0) return -1;
    const ones = this.#ones[rule]!;
    return ones === most ? 0 : ones + open === least ? 1 : -1;
  }

  #forcedByCount(rule: number, count: CountBounds): Forced | undefined {
    const literals = saysCount(count, this.#situation.scopes.ofRule[rule]!, this.#situation.known);
    return literals?.length ? { rule, literals, plain: true, leaves: 0 } : undefined;
  }

  #forcedBy(rule: number): Forced | undefined {
    const { scopes, known, atoms } = this.#situation;
    const open = scopes.ofRule[rule]!.filter((atom) => this.#situation.isOpen(atom));
    if (open.length === 0) return undefined;
    const answers = this.#answers();
    const seen = answers.says(rule, known, false);
    if (!seen) return undefined;
    // If a site has many values, this is a separate step.
    const enough = seen.length > 0 && atoms.many;
    const closely = !enough && seen.length < open.length && !scopes.plain[rule] && !scopes.lemma[rule];
    // What is hidden comes first there, and last here.
    const all = closely ? answers.says(rule, known, true) : undefined;
    const hidden = all?.slice(0, all.length - seen.length) ?? [];
    const literals = [...seen, ...hidden];
    return literals.length === 0
      ? undefined
      : { rule, literals, plain: hidden.length === 0, leaves: open.length - literals.length };
  }
}
