import { type Kernel, type Lit, NONE } from '../core/index.ts';
import type { Satisfier } from '../satisfier.ts';

/** Variables, the most active first, that are looked into before one is chosen to split on. */
const CANDIDATES = 16;

/**
 * Splits the search into at least this many cubes, or as many as there are. A cube is a list of literals that are
 * assumed together; every solution is in one of them. Those that propagation refutes are left out: with none, there is no
 * solution. The variables to split on are given by their codes.
 */
export function splitIntoCubes(solver: Satisfier, codes: readonly Lit[], count: number): Lit[][] {
  return solver.atRoot((kernel) => cubesOf(kernel, codes, count));
}

function cubesOf(kernel: Kernel, codes: readonly Lit[], count: number): Lit[][] {
  if (kernel.contradictory) return [];
  const cubes: Lit[][] = [[]];
  const whole: Lit[][] = [];
  while (cubes.length > 0 && cubes.length + whole.length < count) {
    const cube = cubes.shift()!;
    const lit = enter(kernel, cube) ? bestSplit(kernel, codes) : undefined;
    kernel.backTo(0);
    if (lit === undefined) continue;
    if (lit === NONE) whole.push(cube);
    else cubes.push([...cube, lit], [...cube, lit ^ 1]);
  }
  return [...whole, ...cubes];
}

/** The variable to split a cube on, as a literal; NONE where all are settled. */
export function splitOf(solver: Satisfier, codes: readonly Lit[], cube: readonly Lit[]): Lit {
  return solver.atRoot((kernel) => {
    const lit = enter(kernel, cube) ? bestSplit(kernel, codes) : NONE;
    kernel.backTo(0);
    return lit;
  });
}

/** Assumes a cube. False: propagation refutes it. */
function enter(kernel: Kernel, cube: readonly Lit[]): boolean {
  for (const lit of cube) {
    const now = kernel.trail.value[lit]!;
    if (now < 0) return false;
    if (now > 0) continue;
    kernel.decide(lit);
    if (!kernel.propagate()) return false;
  }
  return true;
}

/** Of the most active open variables, that from which most follows either way. */
function bestSplit(kernel: Kernel, codes: readonly Lit[]): Lit {
  const { trail, heap } = kernel;
  const open = codes.filter((code) => trail.value[code] === 0);
  open.sort((a, b) => heap.activity[b >> 1]! - heap.activity[a >> 1]! || a - b);
  let best = open[0] ?? NONE;
  let most = 0;
  for (const code of open.slice(0, CANDIDATES)) {
    const score = (following(kernel, code) + 1) * (following(kernel, code ^ 1) + 1);
    if (score <= most) continue;
    most = score;
    best = code;
  }
  return best;
}

/** How many literals follow from one more; none where it is refuted, for such a variable splits nothing. */
function following(kernel: Kernel, lit: Lit): number {
  const { trail } = kernel;
  const { levels, size } = trail;
  kernel.decide(lit);
  const count = kernel.propagate() ? trail.size - size : 0;
  kernel.backTo(levels);
  return count;
}
