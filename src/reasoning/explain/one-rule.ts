import type { Literal } from '../atoms.ts';
import type { Desk } from './desk.ts';
import { settle } from './settle.ts';
import type { Situation } from './situation.ts';

/** What one rule forces, with all that is known. */
export interface Forced {
  readonly rule: number;
  readonly literals: readonly Literal[];
  /** Whether the rule's propagation alone finds them all, or some need its cases to be told apart. */
  readonly plain: boolean;
  /** Decisions of the rule that stay open. */
  readonly leaves: number;
}

const PATIENCE = 4000;
/** Ways to keep a rule that are remembered: while one is left that shows a value possible, nobody asks again. */
const MEMORY = 24;

/**
 * What each rule by itself forces, kept up to date as facts become known. A rule is looked at again only when a
 * atom that it speaks of is settled.
 */
export class OneRule {
  readonly #situation: Situation;
  readonly #desk: Desk;
  readonly #stale: Set<number>;
  readonly #forced = new Map<number, Forced>();
  /** For each rule some ways to keep it, as values of the atoms of its scope. */
  readonly #ways = new Map<number, Int8Array[]>();

  /** The rules must all be open on the desk, except the large ones, which are off. */
  constructor(situation: Situation, desk: Desk) {
    this.#situation = situation;
    this.#desk = desk;
    this.#stale = new Set(situation.scopes.ofRule.keys());
  }

  /** These atoms are known now. */
  settled(atoms: readonly number[]): void {
    for (const atom of atoms) {
      for (const rule of this.#situation.scopes.rulesOf[atom]!) {
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
      if (this.#situation.scopes.large[rule]) continue;
      const forced = this.#forcedBy(rule);
      if (forced) this.#forced.set(rule, forced);
    }
    return this.#forced;
  }

  #forcedBy(rule: number): Forced | undefined {
    const desk = this.#desk;
    const scope = this.#situation.scopes.ofRule[rule]!;
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
      if (!enough && literals.length < open.length && !this.#situation.scopes.plain[rule]) {
        const hidden = this.#hidden(rule, scope);
        plain = hidden.length === 0;
        literals.push(...hidden);
      }
    }
    desk.back(levels);
    return literals.length === 0
      ? undefined
      : { rule, literals, plain, leaves: open.length - literals.length };
  }

  /** What the rule forces although its propagation does not see it. The rule is on. */
  #hidden(rule: number, scope: readonly number[]): Literal[] {
    const desk = this.#desk;
    const possible = scope.map((): [boolean, boolean] => [false, false]);
    const place = new Map(scope.map((atom, at) => [atom, at]));
    const now = scope.map((atom) => desk.valueOf(atom));
    const ways = (this.#ways.get(rule) ?? []).filter((way) =>
      now.every((value, at) => value < 0 || way[at] === value),
    );
    const show = (way: Int8Array): void => {
      for (const [at, value] of way.entries()) possible[at]![value as 0 | 1] = true;
    };
    ways.forEach(show);
    const hidden: Literal[] = [];
    const patience = { left: PATIENCE };
    const remember = (): void => {
      const way = Int8Array.from(scope, (atom) => desk.valueOf(atom));
      show(way);
      if (ways.length < MEMORY) ways.push(way);
    };
    const unseenFirst = (atom: number): 0 | 1 => (possible[place.get(atom)!]![1] ? 0 : 1);
    for (const [at, atom] of scope.entries()) {
      if (now[at]! >= 0) continue;
      for (const value of [0, 1] as const) {
        if (possible[at]![value]) continue;
        let found: boolean | undefined = false;
        if (desk.suppose([{ atom, value }])) found = settle(desk, scope, patience, unseenFirst, remember);
        desk.back();
        if (found === false) {
          hidden.push({ atom, value: value === 1 ? 0 : 1 });
          break;
        }
      }
    }
    this.#ways.set(rule, ways);
    return hidden;
  }
}
