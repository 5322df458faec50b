import { type BoolVar, type Constraint, linear } from '../../engine/index.ts';
import type { BoardLine } from './board-lines.ts';

/** A difference with more terms than this share of both lines together says too little for what it costs. */
const MOST_TERMS = 0.7;

/**
 * What follows from the counts of neighbouring lines: how many more cells are painted in one than in the next. A region
 * that has as many cells in both drops out, so that the difference speaks of fewer regions than either line and settles
 * some of them earlier. See docs/decisions/0014.
 */
export function lineDifferences(
  lines: readonly BoardLine[],
  painted: readonly (number | null)[],
  variableOf: readonly BoolVar[],
): Constraint[] {
  const differences: Constraint[] = [];
  for (let at = 1; at < lines.length; at++) {
    const here = painted[at - 1]!;
    const next = painted[at]!;
    if (here === null || next === null) continue;
    const weights = new Map<BoolVar, number>();
    for (const cell of lines[at - 1]!.cells) add(weights, variableOf[cell]!, 1);
    const terms = weights.size + new Set(lines[at]!.cells.map((cell) => variableOf[cell])).size;
    for (const cell of lines[at]!.cells) add(weights, variableOf[cell]!, -1);
    const left = Array.from(weights, ([variable, weight]) => [weight, variable] as const).filter(
      ([weight]) => weight !== 0,
    );
    if (left.length <= MOST_TERMS * terms) differences.push(linear(left, '=', here - next));
  }
  return differences;
}

function add(weights: Map<BoolVar, number>, variable: BoolVar, weight: number): void {
  weights.set(variable, (weights.get(variable) ?? 0) + weight);
}
