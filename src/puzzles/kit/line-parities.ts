import { type BoolVar, type Constraint, clause } from '../../engine/index.ts';
import type { CountedLine } from './line-differences.ts';

/** A parity of more regions than this is known too late to help; each further one doubles its clauses. */
const MOST_REGIONS = 6;
/** So many lines are added up at most: what they leave is seldom little. */
const MOST_LINES = 30;

/**
 * What follows from the counts of lines that lie side by side: whether an even or an odd number of cells is painted in
 * all of them together. A region with an even number of cells there drops out; where few are left, no filling of the
 * other parity is allowed. Sums do not see this before nearly all is decided. See docs/decisions/0014.
 */
export function lineParities(lines: readonly CountedLine[], variableOf: readonly BoolVar[]): Constraint[] {
  const constraints: Constraint[] = [];
  /** By variable: 1 if it has an odd number of cells in the lines added up so far. */
  const odd = new Uint8Array(1 + variableOf.reduce((most, { index }) => Math.max(most, index), 0));
  for (let first = 0; first < lines.length; first++) {
    odd.fill(0);
    let regions = 0;
    let painted = 0;
    const end = Math.min(lines.length, first + MOST_LINES);
    for (let last = first; last < end; last++) {
      const line = lines[last]!;
      if (line.painted === null) break;
      painted += line.painted;
      for (const cell of line.line.cells) {
        const { index } = variableOf[cell]!;
        odd[index]! ^= 1;
        regions += odd[index] === 1 ? 1 : -1;
      }
      if (regions === 0 || regions > MOST_REGIONS) continue;
      const cells = lines.slice(first, last + 1).flatMap(({ line }) => line.cells);
      const left = new Set(cells.map((cell) => variableOf[cell]!).filter(({ index }) => odd[index] === 1));
      constraints.push(...parity([...left], painted % 2));
    }
  }
  return constraints;
}

/** Of these, an odd number is true, or an even one: each filling that is not so is forbidden by a clause. */
function parity(variables: readonly BoolVar[], wanted: number): Constraint[] {
  const clauses: Constraint[] = [];
  for (let filling = 0; filling < 1 << variables.length; filling++) {
    const isTrue = (at: number): boolean => ((filling >> at) & 1) === 1;
    const trues = variables.filter((_, at) => isTrue(at)).length;
    if (trues % 2 === wanted) continue;
    clauses.push(clause(variables.map((variable, at) => (isTrue(at) ? variable.not() : variable))));
  }
  return clauses;
}
