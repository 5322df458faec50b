import { type BoolVar, type Constraint, exactly } from '../engine/index.ts';

/**
 * One thing to decide: the cells of a site, which share a value, and the 0/1 variables that tell which. There is one
 * atom for each value of the puzzle, in their order; where there are two values, a single atom: 0 is the first, 1 the
 * second. Why not one decision for each cell: docs/decisions/0006.
 */
export interface Decision {
  readonly cells: readonly number[];
  readonly atoms: readonly BoolVar[];
}

/** What the atoms mean: each site has exactly one value. Always posted, never a reason. */
export function oneValueEach(decisions: readonly Decision[]): Constraint[] {
  const constraints: Constraint[] = [];
  for (const { atoms } of decisions) if (atoms.length > 1) constraints.push(exactly(1, atoms));
  return constraints;
}

/** How the atoms of a decision with this value stand: the value's own is 1, the others 0. */
export const atomsOfValue = ({ atoms }: Decision, value: number): (0 | 1)[] =>
  atoms.length === 1 ? [value === 1 ? 1 : 0] : atoms.map((_, at) => (at === value ? 1 : 0));
