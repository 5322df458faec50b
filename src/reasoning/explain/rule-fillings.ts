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
    const possible = scope.map((): [boolean, boolean] => [false, false]);
    const place = new Map(scope.map((atom, at) => [atom, at]));
    const now = scope.map((atom) => propagation.valueOf(atom));
    const known = this.#known.get(rule) ?? [];
    this.#known.set(rule, known);
    const show = (way: Int8Array): void => {
      for (const [at, value] of way.entries()) possible[at]![value as 0 | 1] = true;
    };
    for (const way of known) if (now.every((value, at) => value < 0 || way[at] === value)) show(way);
    const hidden: Literal[] = [];
    const suppositions = { left: MOST_SUPPOSITIONS };
    const remember = (): void => {
      const way = Int8Array.from(scope, (atom) => propagation.valueOf(atom));
      show(way);
      if (known.length === MEMORY) known.shift();
      known.push(way);
    };
    const unseenFirst = (atom: number): 0 | 1 => (possible[place.get(atom)!]![1] ? 0 : 1);
    for (const [at, atom] of scope.entries()) {
      if (now[at]! >= 0) continue;
      for (const value of [0, 1] as const) {
        if (possible[at]![value]) continue;
        let found: boolean | undefined = false;
        if (propagation.suppose([{ atom, value }]))
          found = findFilling(propagation, scope, suppositions, unseenFirst, remember);
        propagation.back();
        if (found === false) {
          // If both sides fall, nothing keeps the rule.
          if (hidden.at(-1)?.atom === atom) return undefined;
          hidden.push({ atom, value: value === 1 ? 0 : 1 });
          if (possible[at]![value === 1 ? 0 : 1]) break;
        }
      }
    }
    return hidden;
  }
}
