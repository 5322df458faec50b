import { type Desk, type Literal, opposite } from './desk.ts';
import type { Scopes } from './scopes.ts';

/** A literal whose opposite some rules refute, with all that is known. */
export interface Refuted {
  readonly literal: Literal;
  readonly rules: readonly number[];
}

/** The desks on which facts are laid down as they become known. */
export interface Desks {
  /** Every rule is on. */
  readonly all: Desk;
  /** Every rule is open, but the large ones are off. */
  readonly small: Desk;
  /** Every rule is open; the same desk as `small` if no rule is large. */
  readonly open: Desk;
}

/**
 * Steps of several rules: suppose the opposite of each open value, and see whether propagation runs into a
 * contradiction; then leave out rules as long as it still does.
 */
export class SeveralRules {
  readonly #desks: Desks;
  readonly #scopes: Scopes;
  readonly #known: Int8Array;

  constructor(desks: Desks, scopes: Scopes, known: Int8Array) {
    this.#desks = desks;
    this.#scopes = scopes;
    this.#known = known;
  }

  /** Every literal that propagation proves, with the rules that it happened to use. */
  all(enough: () => boolean): Refuted[] {
    const found: Refuted[] = [];
    for (let decision = 0; decision < this.#known.length && !enough(); decision++) {
      if (this.#known[decision]! >= 0) continue;
      for (const value of [1, 0] as const) {
        const { all } = this.#desks;
        const good = all.suppose([{ decision, value }]);
        if (!good) found.push({ literal: opposite({ decision, value }), rules: all.blame().rules });
        all.back();
        if (!good) break;
      }
    }
    return found;
  }

  /** The same proof with rules left out as long as propagation still finds one; the largest rules go first. */
  shrunk({ literal, rules }: Refuted): Refuted {
    const size = (rule: number): number =>
      this.#scopes.large[rule] ? Number.POSITIVE_INFINITY : this.#scopes.ofRule[rule]!.length;
    const order = [...rules].sort((a, b) => size(b) - size(a) || a - b);
    let needed = order;
    for (const rule of order) {
      if (!needed.includes(rule)) continue;
      const rest = needed.filter((other) => other !== rule);
      const used = this.refutes(rest, literal);
      if (used) needed = rest.filter((other) => used.includes(other));
    }
    return { literal, rules: needed.sort((a, b) => a - b) };
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
    return rules.some((rule) => this.#scopes.large[rule]) ? this.#desks.open : this.#desks.small;
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
      const news = consequences.filter(({ decision }) => desk.valueOf(decision) < 0);
      depth++;
      if (news.length === 0) break;
      good = desk.suppose(news);
    }
    desk.back(levels);
    return depth;
  }

  #read(desk: Desk, rule: number): Literal[] {
    const found: Literal[] = [];
    for (const decision of this.#scopes.ofRule[rule]!) {
      if (this.#known[decision]! >= 0) continue;
      const value = desk.valueOf(decision);
      if (value >= 0) found.push({ decision, value: value as 0 | 1 });
    }
    return found;
  }
}
