import type { Atom } from '../../puzzles/formula.ts';
import type { Propagation, Shown } from './propagation.ts';

/** What a failure teaches: a clause whose first atom is to be true now, the second became false last. */
export interface Lesson extends Shown {
  /** How many decisions the clause is about. */
  readonly glue: number;
}

/** Marks of variables: in the clause or resolved away, */
const MET = 1;
/** follows from those of the clause, */
const IMPLIED = 2;
/** does not, */
const OPEN = 3;
/** or follows, and its line is named. */
const NAMED = 4;

/** Reasons of reasons are followed as deep as this. */
const DEEPEST = 1000;

/**
 * Learns from failures: back to the one atom since the last decision through which all goes (first unique implication
 * point), and without the atoms that follow from the others (Sörensson and Biere).
 */
export class ConflictAnalysis {
  readonly #propagation: Propagation;
  readonly #unitOf: (v: number) => number;
  readonly #mark: Uint8Array;
  /** All that is marked. */
  readonly #marked: number[] = [];
  /** Where the decisions stand, and the conflict in which one was last seen in a clause. */
  #levels: readonly number[] = [];
  readonly #seenAt: number[] = [];
  #conflicts = 0;
  /** Places on the trail whose lines act, and units. */
  readonly #acted: number[] = [];
  readonly #units: number[] = [];
  /** Variables that lines are blamed on, one list above the other. */
  readonly #stack: number[] = [];
  #top = 0;
  readonly #isMet = (v: number): boolean => this.#mark[v] === MET;

  constructor(propagation: Propagation, variables: number, unitOf: (v: number) => number) {
    this.#propagation = propagation;
    this.#unitOf = unitOf;
    this.#mark = new Uint8Array(variables);
  }

  /** Why `failed` is impossible; `levels`: where the decisions stand on the trail. `met` hears of each variable on the way. */
  learn(failed: number, levels: readonly number[], met: (v: number) => void): Lesson {
    const { trail, reason, position, size, rootSize } = this.#propagation;
    this.#levels = levels;
    this.#conflicts++;
    const from = levels[levels.length - 1]!;
    const lower: number[] = [];
    let open = 0;
    const meet = (id: number, forced: Atom): void => {
      const start = this.#blame(id, forced);
      for (let i = start; i < this.#top; i++) {
        const v = this.#stack[i]!;
        if (this.#mark[v] !== 0) continue;
        this.#set(v, MET);
        if (position[v]! < rootSize) {
          this.#units.push(this.#unitOf(v));
          continue;
        }
        met(v);
        if (position[v]! >= from) open++;
        else lower.push(v);
      }
      this.#top = start;
    };
    meet(failed, -1);
    let at = size - 1;
    for (; ; at--) {
      if (this.#mark[trail[at]! >> 1] === 0) continue;
      if (--open === 0) break;
      this.#acted.push(at);
      meet(reason[trail[at]! >> 1]!, trail[at]!);
    }
    let glue = 1;
    for (const v of lower) {
      const level = this.#levelOf(v);
      if (this.#seenAt[level] === this.#conflicts) continue;
      this.#seenAt[level] = this.#conflicts;
      glue++;
    }
    const places: number[] = [];
    for (const v of lower)
      if (this.#follows(v, 0)) this.#name(v);
      else places.push(position[v]!);
    places.sort((a, b) => b - a);
    const atoms = [trail[at]! ^ 1, ...places.map((place) => trail[place]! ^ 1)];
    const lines = this.#lines(failed);
    this.#clear();
    return { atoms, lines, glue };
  }

  #set(v: number, mark: number): void {
    if (this.#mark[v] === 0) this.#marked.push(v);
    this.#mark[v] = mark;
  }

  /** Puts on the stack the variables by which a line forces an atom, and returns where they begin. */
  #blame(id: number, forced: Atom): number {
    const start = this.#top;
    this.#top = this.#propagation.blamed(id, forced, this.#isMet, this.#stack, start);
    return start;
  }

  /** How many decisions were made before it. */
  #levelOf(v: number): number {
    const place = this.#propagation.position[v]!;
    const levels = this.#levels;
    let [low, high] = [0, levels.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (levels[middle]! <= place) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Whether the clause says the same without it. */
  #follows(v: number, depth: number): boolean {
    const { reason, trail, position, rootSize } = this.#propagation;
    if (reason[v] === 0 || depth > DEEPEST) return false;
    const start = this.#blame(reason[v]!, trail[position[v]!]!);
    let follows = true;
    for (let i = start; i < this.#top && follows; i++) {
      const u = this.#stack[i]!;
      const mark = this.#mark[u]!;
      if (position[u]! < rootSize || mark === MET || mark === IMPLIED || mark === NAMED) continue;
      follows =
        mark !== OPEN && this.#seenAt[this.#levelOf(u)] === this.#conflicts && this.#follows(u, depth + 1);
      if (mark === 0) this.#set(u, follows ? IMPLIED : OPEN);
    }
    this.#top = start;
    return follows;
  }

  /** Names the lines by which it follows from the clause. What follows may lie deeper than calls of calls can go. */
  #name(v: number): void {
    const { reason, trail, position, rootSize } = this.#propagation;
    const open = [v];
    for (let w = open.pop(); w !== undefined; w = open.pop()) {
      this.#acted.push(position[w]!);
      const start = this.#blame(reason[w]!, trail[position[w]!]!);
      for (let i = start; i < this.#top; i++) {
        const u = this.#stack[i]!;
        if (position[u]! < rootSize) this.#units.push(this.#unitOf(u));
        else if (this.#mark[u] === IMPLIED) {
          this.#set(u, NAMED);
          open.push(u);
        }
      }
      this.#top = start;
    }
  }

  /** Units first, then in the order in which they acted. */
  #lines(failed: number): number[] {
    const { trail, reason } = this.#propagation;
    const places = new Int32Array(this.#acted).sort();
    const acted = new Int32Array(places.length + 1);
    acted[0] = failed;
    for (let i = 0; i < places.length; i++) acted[places.length - i] = reason[trail[places[i]!]! >> 1]!;
    return this.#propagation.named(this.#units, acted);
  }

  #clear(): void {
    for (const v of this.#marked) this.#mark[v] = 0;
    this.#marked.length = 0;
    this.#acted.length = 0;
    this.#units.length = 0;
  }
}
