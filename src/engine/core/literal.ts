/** A literal of the kernel: twice the variable, plus one if negated. Variable 0 is the constant truth. */
export type Lit = number;

/** The literal that is always true. */
export const TRUE: Lit = 0;
/** The literal that is always false. */
export const FALSE: Lit = 1;
/** Stands for "no literal". */
export const NONE: Lit = -1;

/** Some literals as a list of their own. Made of a part of the array it would take several times as long. */
export function listOf(lits: Int32Array, from: number, to: number): Lit[] {
  const list = new Array<Lit>(to - from);
  for (let i = from; i < to; i++) list[i - from] = lits[i];
  return list;
}
