import type { Literal } from '../atoms.ts';
import { findFilling } from './find-filling.ts';
import type { RulePropagation } from './rule-propagation.ts';

const MOST_SUPPOSITIONS = 4000;
/** RuleFillings to keep a rule that are remembered: while one of them shows that a value is possible, no search is needed. */
const MEMORY = 48;

/** What a rule forces although its propagation does not see it: the ways to keep it are listed one by one. */
export class RuleFillings {
  readonly #propagation: RulePropagation;
  /** For each rule some ways to keep it, as values of the atoms of its scope; the oldest are forgotten. */
  readonly #known = new Map<number, Int8Array[]>();

  constructor(propagation: RulePropagation) {
    this.#propagation = propagation;
  }

  /** The rule is on. Undefined: no way is left to keep it. */
  hidden(rule: number, scope: readonly number[]): Literal[] | undefined {
    const propagation = this.#propagation;
    const { length } = scope;
    /** By place in the scope and side: whether a way shows it. Here and below plain loops: this is asked very often. */
    const possible = new Uint8Array(2 * length);
    const now = new Int8Array(length);
    for (let at = 0; at < length; at++) now[at] = propagation.valueOf(scope[at]!);
    const known = this.#known.get(rule) ?? [];
    this.#known.set(rule, known);
    const show = (way: Int8Array): void => {
      for (let at = 0; at < length; at++) possible[2 * at + way[at]!] = 1;
    };
    for (const way of known) if (fits(way, now)) show(way);
    const hidden: Literal[] = [];
    const suppositions = { left: MOST_SUPPOSITIONS };
    const remember = (): void => {
      const way = new Int8Array(length);
      for (let at = 0; at < length; at++) way[at] = propagation.valueOf(scope[at]!);
      show(way);
      if (known.length === MEMORY) known.shift();
      known.push(way);
    };
    const unseenFirst = (at: number): 0 | 1 => (possible[2 * at + 1] ? 0 : 1);
    for (let at = 0; at < length; at++) {
      if (now[at]! >= 0) continue;
      const atom = scope[at]!;
      for (const value of [0, 1] as const) {
        if (possible[2 * at + value]) continue;
        let found: boolean | undefined = false;
        if (propagation.supposeOne(atom, value))
          found = findFilling(propagation, scope, suppositions, unseenFirst, remember);
        propagation.back();
        if (found === false) {
          // If both sides fall, nothing keeps the rule.
          if (hidden.at(-1)?.atom === atom) return undefined;
          hidden.push({ atom, value: value === 1 ? 0 : 1 });
          if (possible[2 * at + 1 - value]) break;
        }
      }
    }
    return hidden;
  }
}

/** Whether a way has all that is settled. */
function fits(way: Int8Array, now: Int8Array): boolean {
  for (let at = 0; at < now.length; at++) if (now[at]! >= 0 && way[at] !== now[at]) return false;
  return true;
}
