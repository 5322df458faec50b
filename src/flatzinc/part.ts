/** A problem in parts, for several threads: by ranges of the variables that tell solutions apart. */
import { and, type Constraint, type IntVar, or } from '../engine/index.ts';

/** Part `index` of `of` parts. Each solution is in one part, and the same variables make the same parts. */
export function partOf(variables: readonly IntVar[], index: number, of: number): Constraint {
  let cubes: Constraint[][] = [[]];
  for (const x of variables) {
    if (cubes.length >= of) break;
    const values = x.values();
    const pieces = Math.min(values.length, Math.ceil(of / cubes.length));
    const ranges = Array.from({ length: pieces }, (_, k) => {
      const from = values[Math.floor((k * values.length) / pieces)];
      const to = values[Math.floor(((k + 1) * values.length) / pieces) - 1];
      return and(x.ge(from), x.le(to));
    });
    cubes = cubes.flatMap((cube) => ranges.map((range) => [...cube, range]));
  }
  return or(...cubes.filter((_, k) => k % of === index).map((cube) => and(...cube)));
}
