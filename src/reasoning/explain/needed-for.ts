import { type Literal, opposite } from '../atoms.ts';
import type { RuleMatching } from './rule-matching.ts';

/**
 * Of some literals, together with others enough for a matching to force all these facts (or, for none, to break), those
 * that stay when one after the other is left out where it can be. Each answer names some literals that are enough, so
 * that only those among them are tried: the same stay as if all were.
 */
export function neededFor(
  matching: RuleMatching,
  facts: readonly Literal[],
  some: readonly Literal[],
  others: readonly Literal[],
): Literal[] {
  const literals = [...some, ...others];
  const left = new Uint8Array(literals.length).fill(1);
  const denials = facts.length === 0 ? [undefined] : facts.map(opposite);
  let enough = new Uint8Array(literals.length);
  let next = new Uint8Array(literals.length);
  const suffice = (): boolean => {
    next.fill(0);
    if (!denials.every((denied) => matching.isRefuted(literals, left, denied, next))) return false;
    [enough, next] = [next, enough];
    return true;
  };
  if (!suffice()) return [...some];
  const needed: Literal[] = [];
  for (let at = 0; at < some.length; at++) {
    left[at] = 0;
    if (enough[at] === 0 || suffice()) continue;
    left[at] = 1;
    needed.push(some[at]!);
  }
  return needed;
}
