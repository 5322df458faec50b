import { type Literal, opposite } from '../atoms.ts';
import type { Desk } from './desk.ts';
import type { Situation } from './situation.ts';
import { LARGE_RULE } from './weight.ts';

/** A literal whose opposite some rules refute, with all that is known. The rules are in order. */
export interface Refuted {
  readonly literal: Literal;
  readonly rules: readonly number[];
}

/**
 * Steps of several rules: suppose the opposite of each open value, and see whether propagation runs into a
 * contradiction; then leave out rules as long as it still does.
 */
export class SeveralRules {
  readonly #situation: Situation;
  // Desks for nothing else: what propagation happens to use depends on what a desk was used for before.
  /** Nothing is known here, every rule is open. */
  readonly #clean: Desk;
  /** For small rules. */
  readonly #small: Desk;
  /** For all rules; the same desk if none is large. */
  readonly #open: Desk;

  constructor(situation: Situation, clean: Desk) {
    this.#situation = situation;
    this.#clean = clean;
    this.#small = situation.newDesk();
    this.#open = situation.scopes.largeRules.length > 0 ? situation.newDesk() : this.#small;
  }

  /** Lays down what is known now. To be called whenever that has changed. */
  lay(): void {
    const facts = this.#situation.facts();
    this.#small.back(0);
    if (this.#open !== this.#small) {
      this.#small.off(this.#situation.scopes.largeRules);
      this.#open.back(0);
      this.#open.suppose(facts);
    }
    this.#small.suppose(facts);
  }

  /** Every literal that propagation proves, with the rules that it happened to use; some need not be looked at. */
  all(skipped: (atom: number) => boolean): Refuted[] {
    const { scopes, known, deadline } = this.#situation;
    const found: Refuted[] = [];
    this.#clean.on([...scopes.ofRule.keys()]);
    this.#clean.suppose(this.#situation.facts());
    const open: number[] = [];
    for (const [atom, value] of known.entries()) if (value < 0) open.push(atom);
    this.#refuteEach(this.#clean, open, (atom) => skipped(atom) || deadline.enough(), found);
    this.#clean.back(0);
    return found;
  }

  /**
   * The same proof with rules left out as long as propagation still finds one; the largest rules go first. Stops as
   * soon as it is clear that the rules that are left will weigh more than the bound.
   */
  shrunk(
    { literal, rules }: Refuted,
    bound = Number.POSITIVE_INFINITY,
  ): { readonly proof: Refuted; readonly shrunk: boolean } {
    const { large, ofRule } = this.#situation.scopes;
    const size = (rule: number): number => (large[rule] ? Number.POSITIVE_INFINITY : ofRule[rule]!.length);
    const untried = [...rules].sort((a, b) => size(a) - size(b) || b - a);
    const needed: number[] = [];
    let weight = 0;
    const desk = this.deskFor(rules);
    if (!desk.suppose([opposite(literal)])) untried.length = 0;
    while (weight <= bound) {
      const rule = untried.pop();
      if (rule === undefined) break;
      if (desk.on([...needed, ...untried])) {
        needed.push(rule);
        weight += large[rule] ? LARGE_RULE : 1;
      } else keepOnly(untried, desk.blame().rules);
      desk.back();
    }
    desk.back();
    const left = [...needed, ...untried].sort((a, b) => a - b);
    return { proof: { literal, rules: left }, shrunk: weight <= bound };
  }

  /** Which of these open atoms propagation settles by the rules, and which of the rules it uses for each. */
  forced(rules: readonly number[], open: readonly number[]): Refuted[] {
    const found: Refuted[] = [];
    const desk = this.deskFor(rules);
    if (desk.on(rules)) this.#refuteEach(desk, open, () => false, found);
    desk.back();
    return found;
  }

  #refuteEach(
    desk: Desk,
    open: readonly number[],
    skipped: (atom: number) => boolean,
    found: Refuted[],
  ): void {
    // What follows from something that is not refuted is not refuted either.
    const possible = new Uint8Array(2 * this.#situation.known.length);
    for (const atom of open) {
      if (skipped(atom)) continue;
      for (const value of [1, 0] as const) {
        if (possible[2 * atom + value]) continue;
        const good = desk.suppose([{ atom, value }]);
        if (good) {
          for (const other of open) {
            const implied = desk.valueOf(other);
            if (implied >= 0) possible[2 * other + implied] = 1;
          }
        } else {
          const rules = desk.blame().rules.sort((a, b) => a - b);
          found.push({ literal: opposite({ atom, value }), rules });
        }
        desk.back();
        if (!good) break;
      }
    }
  }

  /** The rules among these that propagation uses to prove the literal; undefined if it does not. */
  refutes(rules: readonly number[], literal: Literal): number[] | undefined {
    const desk = this.deskFor(rules);
    const levels = desk.levels;
    const good = desk.suppose([opposite(literal)]) && desk.on(rules);
    const used = good ? undefined : desk.blame().rules;
    desk.back(levels);
    return used;
  }

  deskFor(rules: readonly number[]): Desk {
    return rules.some((rule) => this.#situation.scopes.large[rule]) ? this.#open : this.#small;
  }

  /**
   * How far one must follow the opposite of the literal: 1 if a rule refutes it at once, 2 if its immediate
   * consequences (by one rule each) do, and so on.
   */
  depth({ literal, rules }: Refuted): number {
    const desk = this.deskFor(rules);
    const levels = desk.levels;
    let depth = 1;
    let good = desk.suppose([opposite(literal)]);
    while (good) {
      const consequences: Literal[] = [];
      for (const rule of rules) {
        const before = desk.levels;
        const kept = desk.on([rule]);
        if (kept) consequences.push(...this.#read(desk, rule));
        desk.back(before);
        if (!kept) {
          desk.back(levels);
          return depth;
        }
      }
      const news = consequences.filter(({ atom }) => desk.valueOf(atom) < 0);
      depth++;
      if (news.length === 0) break;
      good = desk.suppose(news);
    }
    desk.back(levels);
    return depth;
  }

  #read(desk: Desk, rule: number): Literal[] {
    const found: Literal[] = [];
    for (const atom of this.#situation.scopes.ofRule[rule]!) {
      if (!this.#situation.isOpen(atom)) continue;
      const value = desk.valueOf(atom);
      if (value >= 0) found.push({ atom, value: value as 0 | 1 });
    }
    return found;
  }
}

/** Takes out of a list what is not among these. */
function keepOnly(list: number[], these: readonly number[]): void {
  let kept = 0;
  for (const item of list) if (these.includes(item)) list[kept++] = item;
  list.length = kept;
}
