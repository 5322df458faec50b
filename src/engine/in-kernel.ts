/** Variables as the kernel holds them: a 0/1 variable is a literal, any other an integer. */
import { FALSE, type Kernel, type Lit, TRUE } from './core/index.ts';
import { BoolVar, type Comparison, type IntVar } from './variable.ts';

/** The code of the literal that compares x with a constant. */
export function codeIn(kernel: Kernel, x: IntVar, comparison: Comparison, bound: number): Lit {
  if (comparison === '!=') return codeIn(kernel, x, '=', bound) ^ 1;
  if (comparison === '<=') return codeIn(kernel, x, '>=', bound + 1) ^ 1;
  const isEqual = comparison === '=';
  if (!(x instanceof BoolVar)) return kernel.integers[isEqual ? 'equals' : 'atLeast'](x.code, bound);
  if (bound === 1) return x.code;
  if (bound === 0 && isEqual) return x.code ^ 1;
  return bound < 1 && !isEqual ? TRUE : FALSE;
}

/** Smallest and largest value left, where the kernel stands or at its root. */
export function boundsIn(
  { trail, integers }: Kernel,
  x: IntVar,
  here: boolean,
): readonly [lower: number, upper: number] {
  if (!(x instanceof BoolVar))
    return here ? [trail.lower[x.code], trail.upper[x.code]] : integers.rootBounds(x.code);
  const now = here || trail.level[x.code >> 1] === 0 ? trail.value[x.code] : 0;
  return now === 0 ? [0, 1] : now > 0 ? [1, 1] : [0, 0];
}

/** The values left, at the same place. */
export function valuesIn(kernel: Kernel, x: IntVar, here: boolean): number[] {
  const [lower, upper] = boundsIn(kernel, x, here);
  if (x instanceof BoolVar) return lower === upper ? [lower] : [0, 1];
  if (!here) return kernel.integers.rootValues(x.code);
  const values: number[] = [];
  for (let v: number | undefined = lower; v !== undefined; v = kernel.integers.after(x.code, v))
    values.push(v);
  return values;
}
