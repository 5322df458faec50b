import { type Bool, type Constraint, type IntVar, isTrue, Literal } from '../../engine/index.ts';

/**
 * What constraints say, as a text that names their 0/1 variables by these numbers: where the texts are equal, so is all
 * that propagation makes of the constraints. Undefined if one of them has no such text.
 */
export function shapeOf(
  constraints: readonly Constraint[],
  numberOf: (x: IntVar) => number,
): string | undefined {
  const name = (bool: Bool): string =>
    `${numberOf(bool instanceof Literal ? bool.variable : bool)}${isTrue(bool, () => 0) ? 'n' : ''}${isTrue(bool, () => 1) ? 'y' : ''}`;
  let text = '';
  for (const constraint of constraints) {
    const shape = constraint.shape?.(name);
    if (shape === undefined) return undefined;
    text += `${shape};`;
  }
  return text;
}
