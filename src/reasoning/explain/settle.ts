import type { Desk } from './desk.ts';

/** So many suppositions may be tried; what is left over is not known. */
export interface Patience {
  left: number;
}

/**
 * Whether the open atoms of a scope can all be settled without contradicting the rules that are on: true, and
 * `found` is called while they are; false; or undefined when patience ends. Leaves the desk as it was.
 */
export function settle(
  desk: Desk,
  scope: readonly number[],
  patience: Patience,
  first: (atom: number) => 0 | 1,
  found: () => void = () => {},
  from = 0,
): boolean | undefined {
  let next = from;
  while (next < scope.length && desk.valueOf(scope[next]!) >= 0) next++;
  if (next === scope.length) {
    found();
    return true;
  }
  const atom = scope[next]!;
  const tried = first(atom);
  for (const value of [tried, 1 - tried] as (0 | 1)[]) {
    if (patience.left-- <= 0) return undefined;
    const good = desk.suppose([{ atom, value }]);
    const settled = good && settle(desk, scope, patience, first, found, next + 1);
    desk.back();
    if (settled !== false) return settled;
  }
  return false;
}
