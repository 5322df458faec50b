import type { Literal } from '../atoms.ts';
import type { Desk } from './desk.ts';
import type { Situation } from './situation.ts';
import { Ways } from './ways.ts';

/** What one rule forces, with all that is known. */
export interface Forced {
  readonly rule: number;
  readonly literals: readonly Literal[];
  /** Whether the rule's propagation alone finds them all, or some need its cases to be told apart. */
  readonly plain: boolean;
  /** Decisions of the rule that stay open. */
  readonly leaves: number;
}

/**
 * What each rule by itself forces, kept up to date as facts become known. A rule is looked at again only when a
 * atom that it speaks of is settled.
 */
export class OneRule {
  readonly #situation: Situation;
  readonly #desk: Desk;
  readonly #stale: Set<number>;
  readonly #forced = new Map<number, Forced>();
  readonly #ways: Ways;
  /** By rule: whether it is looked at here. */
  readonly #own: readonly boolean[];

  /** Looks at the rules of the puzzle, or at its lemmas. All must be open on the desk, except the large ones, which are off. */
  constructor(situation: Situation, desk: Desk, lemmas: boolean) {
    this.#situation = situation;
    this.#desk = desk;
    this.#ways = new Ways(desk);
    const { scopes } = situation;
    this.#own = scopes.lemma.map((lemma, rule) => lemma === lemmas && !scopes.large[rule]);
    this.#stale = new Set(this.#own.flatMap((own, rule) => (own ? [rule] : [])));
  }

  /** These atoms are known now. */
  settled(atoms: readonly number[]): void {
    for (const atom of atoms) {
      for (const rule of this.#situation.scopes.rulesOf[atom]!) {
        if (!this.#own[rule]) continue;
        this.#stale.add(rule);
        this.#forced.delete(rule);
      }
    }
  }

  /** The rules that force something, small ones only; not all of them if the deadline passes. */
  refresh(): ReadonlyMap<number, Forced> {
    for (const rule of this.#stale) {
      if (this.#situation.deadline.enough()) break;
      this.#stale.delete(rule);
      const forced = this.#forcedBy(rule);
      if (forced) this.#forced.set(rule, forced);
    }
    return this.#forced;
  }

  #forcedBy(rule: number): Forced | undefined {
    const desk = this.#desk;
    const { scopes } = this.#situation;
    const scope = scopes.ofRule[rule]!;
    const open = scope.filter((atom) => this.#situation.isOpen(atom));
    if (open.length === 0) return undefined;
    const levels = desk.levels;
    const literals: Literal[] = [];
    let plain = true;
    if (desk.on([rule])) {
      for (const atom of open) {
        const value = desk.valueOf(atom);
        if (value >= 0) literals.push({ atom, value: value as 0 | 1 });
      }
      // Where a site has many values, what is there to see comes as a step of its own.
      const enough = literals.length > 0 && this.#situation.atoms.many;
      if (!enough && literals.length < open.length && !scopes.plain[rule] && !scopes.lemma[rule]) {
        const hidden = this.#ways.hidden(rule, scope) ?? [];
        plain = hidden.length === 0;
        literals.push(...hidden);
      }
    }
    desk.back(levels);
    return literals.length === 0
      ? undefined
      : { rule, literals, plain, leaves: open.length - literals.length };
  }
}
