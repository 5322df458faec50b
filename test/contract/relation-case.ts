/**
 * What the contract suite is given for a relation: generators of tiny instances, in `NAME.cases.ts` beside it. Groups
 * are small enough to enumerate; given sites, sites that share a decision, repetitions and empty groups are wanted.
 */
import { cellSites } from '../../src/board/index.ts';
import { DecidedSites, Group, type Relation } from '../../src/puzzles/relations/index.ts';
import type { Random } from '../random.ts';

export interface RelationCase {
  readonly name: string;
  /** The fewest and the most values that sites have. */
  readonly values: readonly [number, number];
  /** Whether some sites may be given, and whether some may share a decision. */
  readonly given?: true;
  readonly shared?: true;
  /** The sites share a decision, so that no filling breaks it. */
  readonly always?: true;
  /** On a partial board, `holds` is false exactly if no completion keeps the relation, and `stands` says by how much. */
  readonly exact?: true;
  make(sites: DecidedSites<string>, random: Random): Relation<string>;
}

/** Sites of a small board, some of them given or decided together where the case allows it. */
export function someSites({ values, given, shared }: RelationCase, random: Random): DecidedSites<string> {
  const [fewest, most] = values;
  const ids = Array.from({ length: fewest + random.below(most - fewest + 1) }, (_, at) => `v${at}`);
  const columns = 1 + random.below(3);
  const rows = 1 + random.below(ids.length > 2 ? 2 : 3);
  const known: (string | undefined)[] = [];
  const decided: number[][] = [];
  for (let site = 0; site < rows * columns; site++) {
    known.push(given && random.below(5) === 0 ? random.pick(ids) : undefined);
    if (known[site] !== undefined) continue;
    const other = shared && decided.length > 0 && random.below(3) === 0 ? random.pick(decided) : undefined;
    if (other) other.push(site);
    else decided.push([site]);
  }
  return new DecidedSites(cellSites({ rows, columns }), ids, decided, known);
}

/** The most sites that a board here has. */
export const MOST_SITES = 9;

/** All sites of a board, given or not. */
export function allSites(sites: DecidedSites<string>): number[] {
  const all = Array.from({ length: MOST_SITES }, (_, site) => site);
  return all.filter((site) => sites.given(site) !== undefined || sites.decisionOf(site) >= 0);
}

/** Some of the sites, now and then one of them twice. */
export function someGroup(sites: DecidedSites<string>, random: Random, repeats = false): Group<string> {
  const chosen = allSites(sites).filter(() => random.below(4) > 0);
  if (repeats && chosen.length > 0 && random.below(4) === 0) chosen.push(random.pick(chosen));
  return new Group(chosen, random.pick(sites.values));
}
