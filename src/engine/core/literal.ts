/** A literal of the kernel: twice the variable, plus one if negated. Variable 0 is the constant truth. */
export type Lit = number;

/** The literal that is always true. */
export const TRUE: Lit = 0;
/** The literal that is always false. */
export const FALSE: Lit = 1;
/** Stands for "no literal". */
export const NONE: Lit = -1;
