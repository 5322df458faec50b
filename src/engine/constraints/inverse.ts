/**
 * Two arrays are each other's inverse: f[i] = j exactly if g[j] = i. Clauses link the two, and all-different on one
 * makes it domain consistent where the arrays are equally long; otherwise there is no solution.
 */
import { checkOptions, type OptionKeys } from '../check-options.ts';
import type { Constraint } from '../constraint.ts';
import { checkInteger, type IntVar } from '../variable.ts';
import { allDifferentWithin } from './all-different.ts';

/** Where the indices of the two arrays begin. */
export interface InverseOptions {
  /** The first index of f, and of g; zero if absent. */
  readonly first?: readonly [f: number, g: number];
}

const OPTIONS: OptionKeys<InverseOptions> = { first: true };

/** `f[i]` is `j` exactly if `g[j]` is `i`. */
export function inverse(
  f: readonly IntVar[],
  g: readonly IntVar[],
  options: InverseOptions = {},
): Constraint {
  checkOptions(options, OPTIONS);
  const [firstF, firstG] = options.first ?? [0, 0];
  for (const first of [firstF, firstG]) checkInteger(first, 'first index');
  return {
    kind: 'inverse',
    scope: [...f, ...g],
    holds: (value) =>
      f.every((x, i) => {
        const back = g[value(x) - firstG];
        return back !== undefined && value(back) === i + firstF;
      }) &&
      g.every((y, j) => {
        const back = f[value(y) - firstF];
        return back !== undefined && value(back) === j + firstG;
      }),
    install: (into) => {
      if (f.length !== g.length) {
        into.clause([]);
        return;
      }
      for (const [array, first] of [
        [f, firstG],
        [g, firstF],
      ] as const) {
        for (const x of array) {
          into.clause([into.compare(x, '>=', first)]);
          into.clause([into.compare(x, '<=', first + array.length - 1)]);
        }
      }
      // Of both sides one is enough: they are the same pairs.
      into.post(allDifferentWithin(f, firstG, firstG + f.length - 1));
      f.forEach((x, i) => {
        g.forEach((y, j) => {
          const there = into.compare(x, '=', j + firstG);
          const back = into.compare(y, '=', i + firstF);
          into.clause([there ^ 1, back]);
          into.clause([there, back ^ 1]);
        });
      });
    },
  };
}
