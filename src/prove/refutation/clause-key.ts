import type { Atom } from '../../puzzles/formula.ts';

/**
 * A number of 53 bits for the atoms of a clause, in whatever order they stand. That two clauses of a proof have the same
 * is less likely than a fault of the machine, and would leave out a step, not prove something wrong.
 */
export function keyOf(atoms: readonly Atom[]): number {
  let [high, low] = [0, 0];
  for (let i = 0; i < atoms.length; i++) {
    // The last steps of MurmurHash3 spread an atom over all bits.
    let bits = Math.imul(atoms[i]! + 1, 0x9e3779b1);
    bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
    bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
    high = (high + (bits ^ (bits >>> 16))) | 0;
    low = (low + Math.imul(bits, bits | 1)) | 0;
  }
  return (high >>> 0) * 2 ** 21 + (low >>> 11);
}
