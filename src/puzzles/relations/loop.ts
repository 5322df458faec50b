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

/** All sites with the value form one closed loop: each has two neighbours with it, and they hang together. */
export class Loop<V extends string> implements Relation<V, LoopStanding> {
  readonly group: Group<V>;
  readonly #near: (site: number) => readonly number[];

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
    const on = sites.filter((site) => board.at(site) === value);
    const full = sites.every((site) => board.at(site) !== undefined);
    const start = on[0];
    if (start === undefined) return !full;
    const joinable = new Uint8Array(board.cells);
    this.#walk(start, joinable, (next) => this.#canBe(board, next));
    if (on.some((site) => joinable[site] === 0)) return false;
    const seen = new Uint8Array(board.cells);
    for (const site of on) {
      if (seen[site] === 1) continue;
      const part = this.#walk(site, seen, (next) => board.at(next) === value);
      if (this.#isClosed(part, board) ? part.length < on.length : full) return false;
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
      const near = this.#near(site).filter((next) => partOf.has(next));
      const [one, other] = near as [number, number];
      // Beside three, or two that are beside each other, it would be a fork.
      if (board.at(site) !== undefined || near.length !== 2 || this.#near(one).includes(other)) return false;
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
      for (const next of this.#near(site)) if (next > site) joined.push([indexOf[site]!, indexOf[next]!]);
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
    return part.every((site) => this.#near(site).filter((next) => board.at(next) === value).length === 2);
  }

  /** The sites that can be reached from one over such sites, itself included; each is marked in `seen`. */
  #walk(start: number, seen: Uint8Array, through: (site: number) => boolean): number[] {
    const found = [start];
    seen[start] = 1;
    for (const site of found) {
      for (const next of this.#near(site)) {
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
