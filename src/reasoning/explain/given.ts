import { type Literal, opposite } from '../atoms.ts';
import type { Desk } from './desk.ts';
import { settle } from './settle.ts';
import type { Situation } from './situation.ts';

const PATIENCE = 3000;

/**
 * Finds few known facts from which some rules force a literal. The desk is clean: nothing is known on it, every rule
 * is open.
 */
export class Givens {
  readonly #situation: Situation;
  readonly #desk: Desk;

  constructor(situation: Situation, desk: Desk) {
    this.#situation = situation;
    this.#desk = desk;
  }

  /** Known atoms that, with the rules, suffice for all the literals. */
  of(rules: readonly number[], literals: readonly Literal[]): number[] {
    const used = new Set<number>();
    for (const literal of literals) {
      if (used.size > 0 && this.#suffice(rules, [...used], literal)) continue;
      for (const atom of this.#fewest(rules, literal, used)) used.add(atom);
    }
    return [...used].sort((a, b) => a - b);
  }

  /** Which of these open atoms the rules force from these known ones, by propagation. */
  forced(rules: readonly number[], given: readonly number[], open: readonly number[]): Literal[] {
    const desk = this.#desk;
    const levels = desk.levels;
    const literals: Literal[] = [];
    if (desk.on(rules) && desk.suppose(this.#situation.facts(given))) {
      for (const atom of open) {
        const value = desk.valueOf(atom);
        if (value >= 0) literals.push({ atom, value: value as 0 | 1 });
      }
    }
    desk.back(levels);
    return literals;
  }

  #fewest(rules: readonly number[], literal: Literal, used: ReadonlySet<number>): number[] {
    const scope = this.#situation.scopes.union(rules);
    const all = this.#situation.stated(scope);
    // Facts already used come last, so that they are the last to be left out.
    let needed = this.#core(rules, all, literal) ?? all;
    needed = [...needed.filter((d) => !used.has(d)), ...needed.filter((d) => used.has(d))];
    for (const atom of [...needed]) {
      if (!needed.includes(atom)) continue;
      const rest = needed.filter((other) => other !== atom);
      const core = this.#core(rules, rest, literal);
      if (core) needed = rest.filter((other) => core.includes(other));
      else if (this.#suffice(rules, rest, literal)) needed = rest;
    }
    return needed;
  }

  /** Of these known atoms, those that propagation uses; undefined if it does not get there. */
  #core(rules: readonly number[], given: readonly number[], literal: Literal): number[] | undefined {
    const desk = this.#desk;
    const levels = desk.levels;
    const good = desk.on(rules) && desk.suppose([opposite(literal), ...this.#situation.facts(given)]);
    const core = good ? undefined : desk.blame().atoms.filter((atom) => atom !== literal.atom);
    desk.back(levels);
    return core;
  }

  #suffice(rules: readonly number[], given: readonly number[], literal: Literal): boolean {
    const desk = this.#desk;
    const levels = desk.levels;
    let suffices = !(desk.on(rules) && desk.suppose([opposite(literal), ...this.#situation.facts(given)]));
    if (!suffices && rules.every((rule) => !this.#situation.scopes.large[rule])) {
      suffices = settle(desk, this.#situation.scopes.union(rules), { left: PATIENCE }, () => 0) === false;
    }
    desk.back(levels);
    return suffices;
  }
}
