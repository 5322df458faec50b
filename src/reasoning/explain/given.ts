import type { Desk, Literal } from './desk.ts';
import { opposite } from './desk.ts';
import type { Scopes } from './scopes.ts';
import { settle } from './settle.ts';

const PATIENCE = 3000;

/**
 * Finds few known facts from which some rules force a literal. The desk is clean: nothing is known on it, every rule
 * is open.
 */
export class Givens {
  readonly #desk: Desk;
  readonly #scopes: Scopes;
  readonly #known: Int8Array;

  constructor(desk: Desk, scopes: Scopes, known: Int8Array) {
    this.#desk = desk;
    this.#scopes = scopes;
    this.#known = known;
  }

  /** Known decisions that, with the rules, suffice for all the literals. */
  of(rules: readonly number[], literals: readonly Literal[]): number[] {
    const used = new Set<number>();
    for (const literal of literals) {
      if (used.size > 0 && this.#suffice(rules, [...used], literal)) continue;
      for (const decision of this.#fewest(rules, literal, used)) used.add(decision);
    }
    return [...used].sort((a, b) => a - b);
  }

  /** Which of these open decisions the rules force from these known ones, by propagation. */
  forced(rules: readonly number[], given: readonly number[], open: readonly number[]): Literal[] {
    const desk = this.#desk;
    const levels = desk.levels;
    const literals: Literal[] = [];
    if (desk.on(rules) && desk.suppose(this.#facts(given))) {
      for (const decision of open) {
        const value = desk.valueOf(decision);
        if (value >= 0) literals.push({ decision, value: value as 0 | 1 });
      }
    }
    desk.back(levels);
    return literals;
  }

  #fewest(rules: readonly number[], literal: Literal, used: ReadonlySet<number>): number[] {
    const scope = this.#scopes.union(rules);
    const all = scope.filter((decision) => this.#known[decision]! >= 0);
    // Facts already used come last, so that they are the last to be left out.
    let needed = this.#core(rules, all, literal) ?? all;
    needed = [...needed.filter((d) => !used.has(d)), ...needed.filter((d) => used.has(d))];
    for (const decision of [...needed]) {
      if (!needed.includes(decision)) continue;
      const rest = needed.filter((other) => other !== decision);
      const core = this.#core(rules, rest, literal);
      if (core) needed = rest.filter((other) => core.includes(other));
      else if (this.#suffice(rules, rest, literal)) needed = rest;
    }
    return needed;
  }

  /** Of these known decisions, those that propagation uses; undefined if it does not get there. */
  #core(rules: readonly number[], given: readonly number[], literal: Literal): number[] | undefined {
    const desk = this.#desk;
    const levels = desk.levels;
    const good = desk.on(rules) && desk.suppose([opposite(literal), ...this.#facts(given)]);
    const core = good
      ? undefined
      : desk.blame().decisions.filter((decision) => decision !== literal.decision);
    desk.back(levels);
    return core;
  }

  #suffice(rules: readonly number[], given: readonly number[], literal: Literal): boolean {
    const desk = this.#desk;
    const levels = desk.levels;
    let suffices = !(desk.on(rules) && desk.suppose([opposite(literal), ...this.#facts(given)]));
    if (!suffices && rules.every((rule) => !this.#scopes.large[rule])) {
      suffices = settle(desk, this.#scopes.union(rules), { left: PATIENCE }, () => 0) === false;
    }
    desk.back(levels);
    return suffices;
  }

  #facts(decisions: readonly number[]): Literal[] {
    return decisions.map((decision) => ({ decision, value: this.#known[decision] as 0 | 1 }));
  }
}
