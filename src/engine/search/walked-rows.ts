import type { Kernel } from '../core/kernel.ts';
import type { Lit } from '../core/literal.ts';

/** Sums beyond this are not walked: what they lack must fit into a word. */
const LARGEST = 2 ** 29;

/**
 * What a local search has to keep, as rows least <= w1 x1 + … + wn xn <= most over the 0/1 variables that are open. Two
 * sums over the same terms are one row, so that an equation has one.
 */
export class WalkedRows {
  /** Row r has the terms [starts[r], starts[r + 1]). */
  readonly starts = [0];
  readonly variables: number[] = [];
  readonly weights: number[] = [];
  readonly least: number[] = [];
  readonly most: number[] = [];
  /** Whether the row was posted. What follows from other rows says nothing about how many solutions there are. */
  readonly isPosted: boolean[] = [];
  /** Some row can never hold, or is too large to be walked. */
  isHopeless = false;
  readonly #settled: Int8Array;
  /** The last row with each hash, and for each row the one before it. */
  readonly #byHash = new Map<number, number>();
  readonly #before: number[] = [];
  /** By variable: its weight in the row that is compared. */
  readonly #weightOf: Int32Array;

  /** The rows that the root and the assumptions leave open. */
  constructor(kernel: Kernel, assumptions: Int32Array) {
    const { trail } = kernel;
    this.#settled = trail.value.slice(0, 2 * trail.variables);
    this.#weightOf = new Int32Array(trail.variables);
    for (const lit of assumptions) {
      this.#settled[lit] = 1;
      this.#settled[lit ^ 1] = -1;
    }
    kernel.sums.eachSum((lits, weights, bound) => this.#add(lits, weights, bound, true));
    kernel.clauses.eachClause((lits, isPosted) => this.#add(lits, null, 1, isPosted));
  }

  get count(): number {
    return this.least.length;
  }

  /** 1 or 0 where the root or an assumption says so, else -1. */
  settled(variable: number): -1 | 0 | 1 {
    const now = this.#settled[2 * variable];
    return now > 0 ? 1 : now < 0 ? 0 : -1;
  }

  #add(lits: ArrayLike<Lit>, weights: ArrayLike<number> | null, bound: number, isPosted: boolean): void {
    const from = this.variables.length;
    let least = bound;
    let most = 0;
    let total = 0;
    let first = -1;
    for (let i = 0; i < lits.length; i++) {
      const lit = lits[i];
      const weight = weights === null ? 1 : weights[i];
      const now = this.#settled[lit];
      if (now > 0) least -= weight;
      if (now !== 0) continue;
      total += weight;
      if (lit & 1) least -= weight;
      else most += weight;
      if (first < 0 || lit >> 1 < this.variables[first]) first = this.variables.length;
      this.variables.push(lit >> 1);
      this.weights.push(lit & 1 ? -weight : weight);
    }
    const isKept = least > most - total;
    if (isKept && (least > most || total > LARGEST)) this.isHopeless = true;
    if (!isKept || this.isHopeless) {
      this.variables.length = from;
      this.weights.length = from;
      return;
    }
    // The weight of the first variable is positive, so that both halves of an equation read alike.
    if (this.weights[first] < 0) {
      for (let i = from; i < this.weights.length; i++) this.weights[i] *= -1;
      [least, most] = [-most, -least];
    }
    const hash = this.#hash(from);
    const row = this.#alike(hash, from);
    if (row >= 0) {
      this.least[row] = Math.max(least, this.least[row]);
      this.most[row] = Math.min(most, this.most[row]);
      this.isPosted[row] ||= isPosted;
      if (this.least[row] > this.most[row]) this.isHopeless = true;
      this.variables.length = from;
      this.weights.length = from;
      return;
    }
    this.#before.push(this.#byHash.get(hash) ?? -1);
    this.#byHash.set(hash, this.count);
    this.least.push(least);
    this.most.push(most);
    this.isPosted.push(isPosted);
    this.starts.push(this.variables.length);
  }

  /** The same for the same terms in any order. */
  #hash(from: number): number {
    let hash = 0;
    for (let i = from; i < this.variables.length; i++)
      hash =
        (hash + Math.imul(this.variables[i] + 1, Math.imul(this.weights[i], 0x9e3779b1) ^ 0x85ebca6b)) | 0;
    return hash;
  }

  /** A row with the terms from here to the end, or -1. */
  #alike(hash: number, from: number): number {
    const weightOf = this.#weightOf;
    const size = this.variables.length - from;
    let row = this.#byHash.get(hash) ?? -1;
    for (; row >= 0; row = this.#before[row]) {
      const start = this.starts[row];
      if (this.starts[row + 1] - start !== size) continue;
      for (let i = start; i < start + size; i++) weightOf[this.variables[i]] = this.weights[i];
      let same = 0;
      while (same < size && weightOf[this.variables[from + same]] === this.weights[from + same]) same++;
      for (let i = start; i < start + size; i++) weightOf[this.variables[i]] = 0;
      if (same === size) break;
    }
    return row;
  }

  /** In which rows each variable stands and with which weight: pairs in pairs[starts[v], starts[v + 1]). */
  occurrences(): [starts: Int32Array, pairs: Int32Array] {
    const count = this.#weightOf.length;
    const starts = new Int32Array(count + 1);
    for (const v of this.variables) starts[v + 1] += 2;
    for (let v = 0; v < count; v++) starts[v + 1] += starts[v];
    const fill = starts.slice();
    const pairs = new Int32Array(2 * this.variables.length);
    for (let r = 0; r < this.count; r++) {
      for (let i = this.starts[r]; i < this.starts[r + 1]; i++) {
        const v = this.variables[i];
        pairs[fill[v]++] = r;
        pairs[fill[v]++] = this.weights[i];
      }
    }
    return [starts, pairs];
  }
}
