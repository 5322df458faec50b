import { group, type Implied, Parity } from '../../relations/index.ts';
import type { Paint } from '../cells/paint.ts';
import type { CountedLine } from './line-differences.ts';

/** A parity of more regions than this is known too late to help; each further one doubles its clauses. */
const MOST_REGIONS = 6;
/** The number of lines added up at most: what more of them leave is seldom little. */
const MOST_LINES = 30;

/**
 * What follows from the counts of lines that lie side by side: whether an even or an odd number of cells is painted in
 * all of them together. A region with an even number of cells there drops out; where few are left, no filling of the
 * other parity is allowed. Sums do not see this before nearly all is decided. See docs/decisions/0014.
 */
export function lineParities(lines: readonly CountedLine[], regions: readonly number[]): Implied<Paint>[] {
  const parities: Implied<Paint>[] = [];
  /** By region: 1 if it has an odd number of cells in the lines added up so far. */
  const odd = new Uint8Array(1 + regions.reduce((most, region) => Math.max(most, region), 0));
  for (let first = 0; first < lines.length; first++) {
    odd.fill(0);
    let left = 0;
    let painted = 0;
    const end = Math.min(lines.length, first + MOST_LINES);
    for (let last = first; last < end; last++) {
      const line = lines[last]!;
      if (line.painted === null) break;
      painted += line.painted;
      for (const cell of line.line.cells) {
        const region = regions[cell]!;
        odd[region]! ^= 1;
        left += odd[region] === 1 ? 1 : -1;
      }
      if (left === 0 || left > MOST_REGIONS) continue;
      const sites = new Map<number, number>();
      const added = lines.slice(first, last + 1);
      for (const { line: between } of added) {
        for (const cell of between.cells) {
          const region = regions[cell]!;
          if (odd[region] === 1 && !sites.has(region)) sites.set(region, cell);
        }
      }
      parities.push({
        relation: new Parity(group([...sites.values()], 'paint'), painted % 2 === 1),
        from: added.map(({ id }) => id),
        parity: true,
      });
    }
  }
  return parities;
}
