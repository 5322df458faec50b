import type { Board } from '../../board/index.ts';
import { line } from '../../engine/index.ts';
import { type CountStanding, countStanding } from './count.ts';
import type { DecidedSites } from './decided-sites.ts';
import type { Group } from './group.ts';
import type { Ink, Relation } from './relation.ts';

/** On longer rows with open sites the two numbers are checked one by one only: together they take cubic time. */
export const LONGEST_TOGETHER = 128;

/** Which number is missed: that of the sites, that of the runs, or both together though each alone is possible. */
export interface RunsStanding extends CountStanding {
  readonly missed: 'total' | 'runs' | 'both';
}

/** A row of sites in which the value stands in this many runs and, if told, this often. */
export class Runs<V extends string> implements Relation<V, RunsStanding> {
  readonly group: Group<V>;
  readonly runs: number;
  readonly total: number | null;

  constructor(group: Group<V>, runs: number, total: number | null) {
    this.group = group;
    this.runs = runs;
    this.total = total;
  }

  get sites(): readonly number[] {
    return this.group.sites;
  }

  /** Open sites are taken one by one: that some of them are decided together is another rule's business. */
  holds(board: Board<V>, sites: DecidedSites<V>): boolean {
    const { runs, total, group } = this;
    const { have, open } = group.tally(board, sites);
    if (total !== null && (total < have || total > have + open)) return false;
    const { fewest, most } = possibleRuns(group, board, sites);
    if (runs < fewest || runs > most) return false;
    if (total === null || open === 0 || group.sites.length > LONGEST_TOGETHER) return true;
    return canHaveBoth(this, total, board, sites);
  }

  stands(board: Board<V>, sites: DecidedSites<V>): RunsStanding {
    const { runs: need, total, group } = this;
    if (total !== null) {
      const counted = countStanding(group, total, board, sites);
      const { have, open } = group.tally(board, sites);
      if (counted.reach || total < have || total > have + open) return { ...counted, missed: 'total' };
    }
    const { fewest, most } = possibleRuns(group, board, sites);
    if (need < fewest) return { need, have: fewest, missed: 'runs' };
    return need > most ? { need, have: most, missed: 'runs' } : { need, have: fewest, missed: 'both' };
  }

  /** The count sees which decisions no longer fit, the row sees where runs can lie. */
  write<L>(ink: Ink<V, L>): void {
    const { open } = ink.of(this.group);
    const { runs, total } = this;
    if (total !== null) ink.count(open, total, total);
    ink.native(open, {
      constraint: (row) => line(row, total === null ? { runs } : { painted: total, runs }),
      lines: (builder, row) => builder.runs(row, runs, total),
    });
  }
}

/** This row has this many runs of the value and, if told, this many sites with it. None of its sites is given. */
export const runs = <V extends string>(
  group: Group<V>,
  wanted: { readonly runs: number; readonly total: number | null },
): Runs<V> => new Runs(group, wanted.runs, wanted.total);

/**
 * The fewest and the most runs that the row can have. Every number between is possible too, because filling one site
 * in differently changes the number of runs by one at most.
 */
function possibleRuns<V extends string>(
  { sites: row, value }: Group<V>,
  board: Board<V>,
  sites: DecidedSites<V>,
): { readonly fewest: number; readonly most: number } {
  // Of fillings that end off the value, and of those that end on it; more than fits: there is none.
  const none = row.length + 1;
  let fewestOff = 0;
  let mostOff = 0;
  let fewestOn = none;
  let mostOn = -none;
  for (const site of row) {
    const now = sites.valueAt(board, site);
    const [on, off] = [now === value, now !== undefined && now !== value];
    const fewest = Math.min(fewestOff, fewestOn);
    const most = Math.max(mostOff, mostOn);
    // A run goes on, or another begins.
    fewestOn = off ? none : Math.min(fewestOff + 1, fewestOn);
    mostOn = off ? -none : Math.max(mostOff + 1, mostOn);
    fewestOff = on ? none : fewest;
    mostOff = on ? -none : most;
  }
  return { fewest: Math.min(fewestOff, fewestOn), most: Math.max(mostOff, mostOn) };
}

/**
 * Walks along the row and keeps all that can be behind: for each number of runs so far, and for a last site on or off
 * the value, the set of possible totals, as bits.
 */
function canHaveBoth<V extends string>(
  { group, runs }: Runs<V>,
  total: number,
  board: Board<V>,
  sites: DecidedSites<V>,
): boolean {
  const words = (total >>> 5) + 1;
  const endOn = new Uint32Array((runs + 1) * words);
  const endOff = new Uint32Array((runs + 1) * words);
  endOff[0] = 1;
  for (const site of group.sites) {
    const now = sites.valueAt(board, site);
    const [on, off] = [now === group.value, now !== undefined && now !== group.value];
    // From many runs to few: a run that starts here looks at the state before this site.
    for (let seen = runs; seen >= 0; seen--) {
      let carry = 0;
      for (let word = 0; word < words; word++) {
        const here = seen * words + word;
        const goesOn = endOn[here]!;
        const starts = seen > 0 ? endOff[here - words]! : 0;
        const before = goesOn | starts;
        endOff[here] = on ? 0 : goesOn | endOff[here]!;
        endOn[here] = off ? 0 : (before << 1) | carry;
        carry = before >>> 31;
      }
    }
  }
  const last = runs * words + (total >>> 5);
  return ((endOn[last]! | endOff[last]!) & (1 << (total & 31))) !== 0;
}
