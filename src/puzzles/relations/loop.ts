import { Board } from '../../board/index.ts';
import { singleLoop } from '../../engine/index.ts';
import type { Group } from './group.ts';
import type { Ink, Relation, Standing } from './relation.ts';

/**
 * Why there is no loop: nothing is left for one, two parts (`one` and `other`) cannot be joined, a part closes without
 * another, or no loop fits though none of this can be seen.
 */
export interface LoopStanding extends Standing {
  readonly why: 'nothing' | 'apart' | 'closed' | 'impossible';
  readonly one: number;
  readonly other: number;
}

/** How a site stands: it has another value (0), none yet, or the loop's. */
const OPEN = 1;
const ON = 2;

/** All sites with the value form one closed loop: each has two neighbours with it, and they hang together. */
export class Loop<V extends string> implements Relation<V, LoopStanding> {
  readonly group: Group<V>;
  readonly #near: (site: number) => readonly number[];
  /** By site, once they were asked for. */
  readonly #nearOf: (readonly number[] | undefined)[] = [];

  constructor(group: Group<V>, near: (site: number) => readonly number[]) {
    this.group = group;
    this.#near = near;
  }

  get sites(): readonly number[] {
    return this.group.sites;
  }

  /** On a board with open sites: false if some part is closed while another lies outside it, or cannot be joined to it. */
  holds(board: Board<V>): boolean {
    const { sites, value } = this.group;
    const stands = new Uint8Array(board.cells);
    let start = -1;
    let on = 0;
    let open = 0;
    // Plain loops: explanations ask this of one board after the other.
    for (let at = sites.length - 1; at >= 0; at--) {
      const site = sites[at]!;
      const now = board.at(site);
      if (now === undefined) {
        stands[site] = OPEN;
        open++;
      } else if (now === value) {
        stands[site] = ON;
        start = site;
        on++;
      }
    }
    if (start < 0) return open > 0;
    const found = new Int32Array(sites.length);
    const joinable = this.#spread(start, OPEN, stands, new Uint8Array(board.cells), found);
    let joined = 0;
    for (let at = 0; at < joinable; at++) if (stands[found[at]!] === ON) joined++;
    if (joined < on) return false;
    const seen = new Uint8Array(board.cells);
    for (let at = 0; at < sites.length; at++) {
      const site = sites[at]!;
      if (stands[site] !== ON || seen[site] === 1) continue;
      const size = this.#spread(site, ON, stands, seen, found);
      if (this.#closes(found, size, stands) ? size < on : open === 0) return false;
    }
    return true;
  }

  stands(board: Board<V>): LoopStanding {
    const { sites, value } = this.group;
    const on = sites.filter((site) => board.at(site) === value);
    const [start] = on;
    if (start === undefined) return { need: 1, have: 0, why: 'nothing', one: -1, other: -1 };
    const joinable = new Uint8Array(board.cells);
    this.#walk(start, joinable, (next) => this.#canBe(board, next));
    const apart = on.find((site) => joinable[site] === 0);
    if (apart !== undefined) return { need: 1, have: 2, why: 'apart', one: start, other: apart };
    for (const site of on) {
      const seen = new Uint8Array(board.cells);
      const part = this.#walk(site, seen, (next) => board.at(next) === value);
      if (part.length === on.length || !this.#isClosed(part, board)) continue;
      const other = on.find((one) => seen[one] === 0)!;
      return { need: 1, have: 2, why: 'closed', one: site, other };
    }
    return { need: 1, have: 0, why: 'impossible', one: -1, other: -1 };
  }

  /** What would join both ends of a part, and leave others outside. */
  refused(board: Board<V>): Board<V> {
    const { sites, value } = this.group;
    const on = sites.filter((site) => board.at(site) === value);
    const partOf = new Map<number, readonly number[]>();
    const seen = new Uint8Array(board.cells);
    for (const site of on) {
      if (seen[site] === 1) continue;
      const part = this.#walk(site, seen, (next) => board.at(next) === value);
      for (const each of part) partOf.set(each, part);
    }
    const closes = (site: number): boolean => {
      const near = this.#beside(site).filter((next) => partOf.has(next));
      const [one, other] = near as [number, number];
      // Beside three, or two that are beside each other, it would be a fork.
      if (board.at(site) !== undefined || near.length !== 2 || this.#beside(one).includes(other))
        return false;
      const part = partOf.get(one)!;
      return part === partOf.get(other) && part.length < on.length;
    };
    return Board.on<V>(board.sites).with(sites.filter(closes), value);
  }

  write<L>(ink: Ink<V, L>): void {
    const { open } = ink.of(this.group);
    const { sites } = this.group;
    const indexOf: number[] = [];
    for (let index = 0; index < sites.length; index++) indexOf[sites[index]!] = index;
    const joined: [number, number][] = [];
    for (const site of sites) {
      for (const next of this.#beside(site)) if (next > site) joined.push([indexOf[site]!, indexOf[next]!]);
    }
    ink.native(open, {
      constraint: (vertices) => singleLoop(vertices, joined),
      lines: (builder, vertices) => builder.loop(vertices, joined),
    });
  }

  #canBe(board: Board<V>, site: number): boolean {
    const now = board.at(site);
    return now === undefined || now === this.group.value;
  }

  #isClosed(part: readonly number[], board: Board<V>): boolean {
    const { value } = this.group;
    return part.every((site) => this.#beside(site).filter((next) => board.at(next) === value).length === 2);
  }

  #beside(site: number): readonly number[] {
    this.#nearOf[site] ??= this.#near(site);
    return this.#nearOf[site];
  }

  /** Finds what can be reached from a site over those that stand at least so, and marks it in `seen`; returns how many. */
  #spread(start: number, least: number, stands: Uint8Array, seen: Uint8Array, found: Int32Array): number {
    let size = 0;
    found[size++] = start;
    seen[start] = 1;
    for (let at = 0; at < size; at++) {
      const near = this.#beside(found[at]!);
      for (let k = 0; k < near.length; k++) {
        const next = near[k]!;
        if (seen[next] === 1 || stands[next]! < least) continue;
        seen[next] = 1;
        found[size++] = next;
      }
    }
    return size;
  }

  /** Whether each of those found has two neighbours that are on. */
  #closes(found: Int32Array, size: number, stands: Uint8Array): boolean {
    for (let at = 0; at < size; at++) {
      const near = this.#beside(found[at]!);
      let on = 0;
      for (let k = 0; k < near.length; k++) if (stands[near[k]!] === ON) on++;
      if (on !== 2) return false;
    }
    return true;
  }

  /** The sites that can be reached from one over such sites, itself included; each is marked in `seen`. */
  #walk(start: number, seen: Uint8Array, through: (site: number) => boolean): number[] {
    const found = [start];
    seen[start] = 1;
    for (const site of found) {
      for (const next of this.#beside(site)) {
        if (seen[next] === 1 || !through(next)) continue;
        seen[next] = 1;
        found.push(next);
      }
    }
    return found;
  }
}

/** One loop through the sites with the value; `near` lists the neighbours of a site within the group. None is given. */
export const loop = <V extends string>(group: Group<V>, near: (site: number) => readonly number[]): Loop<V> =>
  new Loop(group, near);
