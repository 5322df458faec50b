import type { RulePropagation } from './rule-propagation.ts';

/** How many suppositions may still be tried; beyond that the answer is unknown. */
export interface SuppositionBudget {
  left: number;
}

/**
 * Whether the open atoms of a scope can all be settled without contradicting the rules that are on: true, and
 * `found` is called while they are; false; or undefined when the budget is spent. `first` says which side to try first,
 * by place in the scope. Leaves the propagation as it was.
 */
export function findFilling(
  propagation: RulePropagation,
  scope: readonly number[],
  budget: SuppositionBudget,
  first: (at: number) => 0 | 1,
  found: () => void = () => {},
  from = 0,
): boolean | undefined {
  let next = from;
  while (next < scope.length && propagation.valueOf(scope[next]!) >= 0) next++;
  if (next === scope.length) {
    found();
    return true;
  }
  const tried = first(next);
  for (let side = 0; side < 2; side++) {
    if (budget.left-- <= 0) return undefined;
    const good = propagation.supposeOne(scope[next]!, side === 0 ? tried : tried === 1 ? 0 : 1);
    const settled = good && findFilling(propagation, scope, budget, first, found, next + 1);
    propagation.back();
    if (settled !== false) return settled;
  }
  return false;
}
