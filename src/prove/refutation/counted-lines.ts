import type { Atom } from '../../puzzles/formula.ts';
import { grown } from '../formula/index.ts';
import { PairLists } from './pair-lists.ts';

/**
 * Counters of the lines that are no clauses, numbered from zero.
 *
 *   margin[line]     weights of the atoms that are not known to be false, minus the bound and the largest weight; below
 *                    zero the line may force something
 */
export class CountedLines {
  /** By line: where it stands in the pool of all lines, its scope, and its largest weight. */
  stands = new Int32Array(64);
  #scope = new Int32Array(64);
  #heaviest = new Int32Array(64);
  #margin = new Int32Array(64);
  /** The margins at the root. */
  #settled = new Int32Array(64);
  /** By line: one while it waits to be looked at. */
  #queued = new Int32Array(64);
  readonly #queue: number[] = [];
  #size = 0;
  /** By atom that became true: lines that count its negation, each with its weight there. */
  readonly #counting = new PairLists();
  /** Margins that were changed since they were those of the root. */
  #changes = 0;

  /** Makes room for this many variables. */
  widen(variables: number): void {
    this.#counting.widen(2 * variables);
  }

  /** Takes a line and returns how many there are; `isLost` tells of the atoms that were claimed as false before. */
  add(
    stands: number,
    scope: number,
    atoms: readonly Atom[],
    weights: readonly number[],
    bound: number,
    isLost: (atom: Atom) => boolean,
  ): number {
    const line = this.#size++;
    if (line === this.stands.length) this.#grow();
    let slack = -bound;
    let heaviest = 0;
    for (let i = 0; i < atoms.length; i++) {
      const weight = weights[i]!;
      if (!isLost(atoms[i]!)) slack += weight;
      if (weight > heaviest) heaviest = weight;
      this.#counting.push(atoms[i]! ^ 1, line, weight);
    }
    this.stands[line] = stands;
    this.#scope[line] = scope;
    this.#heaviest[line] = heaviest;
    this.#margin[line] = slack - heaviest;
    this.#changes++;
    if (slack < heaviest) this.#enqueue(line);
    return this.#size;
  }

  #grow(): void {
    const room = 2 * this.#size;
    this.stands = grown(this.stands, room);
    this.#scope = grown(this.#scope, room);
    this.#heaviest = grown(this.#heaviest, room);
    this.#margin = grown(this.#margin, room);
    this.#settled = grown(this.#settled, room);
    this.#queued = grown(this.#queued, room);
  }

  #enqueue(line: number): void {
    if (this.#queued[line] === 1) return;
    this.#queued[line] = 1;
    this.#queue.push(line);
  }

  /** A line that may force something; -1 for none. */
  next(): number {
    const line = this.#queue.pop();
    if (line === undefined) return -1;
    this.#queued[line] = 0;
    return line;
  }

  clearQueue(): void {
    for (let i = 0; i < this.#queue.length; i++) this.#queued[this.#queue[i]!] = 0;
    this.#queue.length = 0;
  }

  /** What may still be lost. */
  slack(line: number): number {
    return this.#margin[line]! + this.#heaviest[line]!;
  }

  /** An atom has become true: lines of the scope that lose by it may force something. Below zero: of any scope. */
  claim(atom: Atom, within: number): void {
    const { pool, start, size } = this.#counting;
    const margin = this.#margin;
    const from = start[atom]!;
    const end = from + size[atom]!;
    for (let i = from; i < end; i += 2) {
      const line = pool[i]!;
      const left = margin[line]! - pool[i + 1]!;
      margin[line] = left;
      if (left < 0 && (within < 0 || this.#scope[line] === within)) this.#enqueue(line);
    }
    this.#changes += size[atom]!;
  }

  /** It is open again. */
  release(atom: Atom): void {
    const { pool, start, size } = this.#counting;
    const margin = this.#margin;
    const end = start[atom]! + size[atom]!;
    for (let i = start[atom]!; i < end; i += 2) margin[pool[i]!]! += pool[i + 1]!;
  }

  /** What was claimed holds for good. */
  settle(): void {
    if (this.#changes === 0) return;
    this.#settled.set(this.#margin);
    this.#changes = 0;
  }

  /** Takes back all that was claimed since then; false where that is better done atom by atom. */
  unsettle(): boolean {
    const isLess = this.#changes < this.#size;
    this.#changes = 0;
    if (!isLess) this.#margin.set(this.#settled);
    return !isLess;
  }
}
