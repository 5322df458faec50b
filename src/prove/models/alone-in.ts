import type { Int, OrderInt } from './model-formula.ts';
import { WideInt } from './wide-int.ts';

/** The one integer of a sum of which all others are numbers, where its values have atoms. */
export function aloneIn(
  factors: readonly number[],
  xs: readonly Int[],
  bound: number,
): { readonly x: OrderInt; readonly factor: number; readonly rest: number } | undefined {
  let [rest, far, place] = [bound, Math.abs(bound), -1];
  for (const [i, x] of xs.entries())
    if (typeof x === 'number') {
      rest -= factors[i]! * x;
      far += Math.abs(factors[i]! * x);
    } else if (place >= 0) return undefined;
    else place = i;
  const x = xs[place];
  const factor = factors[place];
  if (typeof x !== 'object' || x instanceof WideInt || !factor || !Number.isSafeInteger(far))
    return undefined;
  return { x, factor, rest };
}
