import type { RulePropagation } from './rule-propagation.ts';

/** How many suppositions may still be tried; beyond that the answer is unknown. */
export interface SuppositionBudget {
  left: number;
}

/**
 * Whether the open atoms of a scope can all be settled without contradicting the rules that are on: true, and
 * `found` is called while they are; false; or undefined when the budget is spent. Leaves the propagation as it was.
 */
export function findFilling(
  propagation: RulePropagation,
  scope: readonly number[],
  budget: SuppositionBudget,
  first: (atom: number) => 0 | 1,
  found: () => void = () => {},
  from = 0,
): boolean | undefined {
  let next = from;
  while (next < scope.length && propagation.valueOf(scope[next]!) >= 0) next++;
  if (next === scope.length) {
    found();
    return true;
  }
  const atom = scope[next]!;
  const tried = first(atom);
  for (const value of [tried, 1 - tried] as (0 | 1)[]) {
    if (budget.left-- <= 0) return undefined;
    const good = propagation.suppose([{ atom, value }]);
    const settled = good && findFilling(propagation, scope, budget, first, found, next + 1);
    propagation.back();
    if (settled !== false) return settled;
  }
  return false;
}
