/** What propagators say about single values: remove one, and explain that a variable was fixed. */
import type { Propagator } from '../constraint.ts';
import type { Kernel } from '../core/kernel.ts';
import { type Lit, NONE } from '../core/literal.ts';
import { AT_LEAST } from '../core/trail.ts';

/**
 * Removes v from the domain of x. At a bound the bound moves, so that no literal of its own is needed; the
 * explanation must then also say why v was the bound, as {@link explainRest} does.
 */
export function removeValue(kernel: Kernel, x: number, v: number, by: Propagator, data: number): boolean {
  const { trail, integers } = kernel;
  if (!integers.has(x, v)) return true;
  // The last value: its own literal, so that the conflict can name it.
  if (trail.lower[x] === trail.upper[x]) return kernel.infer(integers.equals(x, v) ^ 1, by, data);
  if (v === trail.lower[x]) return kernel.inferAtLeast(x, v + 1, by, data);
  if (v === trail.upper[x]) return kernel.inferAtMost(x, v - 1, by, data);
  return kernel.infer(integers.equals(x, v) ^ 1, by, data);
}

/** The second half of an explanation by {@link removeValue}: that the removed value was the bound. */
function explainBound(kernel: Kernel, x: number, inferred: Lit, before: number): void {
  if (kernel.trail.role[inferred >> 1] !== AT_LEAST) return;
  const { integers } = kernel;
  const bound = kernel.trail.weakestBound(inferred);
  kernel.premise(
    (inferred & 1) === 0
      ? integers.premiseAtLeast(x, bound - 1, before)
      : integers.premiseAtMost(x, bound + 1, before),
  );
}

/** Says that x had one value left before `before`: by its own literal where there is one, else by both bounds. */
export function explainFixed(kernel: Kernel, x: number, before: number): void {
  const { integers, trail } = kernel;
  const v = integers.lowerBefore(x, before);
  const equal = integers.knownEquals(x, v);
  if (equal >= 0 && trail.value[equal] > 0 && trail.position[equal >> 1] < before) {
    kernel.premise(equal);
    return;
  }
  kernel.premise(integers.premiseAtLeast(x, v, before));
  kernel.premise(integers.premiseAtMost(x, v, before));
}

/** Explains what follows once all of these but the one at `data` have a value, or that no value was left. */
export function explainRest(
  kernel: Kernel,
  integers: Int32Array,
  inferred: Lit,
  data: number,
  before: number,
): void {
  for (let i = 0; i < integers.length; i++) {
    if (inferred === NONE || i !== data) explainFixed(kernel, integers[i], before);
  }
  if (inferred !== NONE) explainBound(kernel, integers[data], inferred, before);
}
