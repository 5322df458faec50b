import type { Kernel } from '../core/kernel.ts';
import type { Lit } from '../core/literal.ts';

/** How easily a step that makes things worse is taken: with probability exp(-worse / TEMPERATURE). */
const TEMPERATURE = 0.3;
/** A step that makes things worse by more than this is never taken. */
const WORST = 12;
const ACCEPTANCE = Float64Array.from({ length: WORST + 1 }, (_, worse) => Math.exp(-worse / TEMPERATURE));

/**
 * Looks for a solution of clauses and sums by changing one variable after the other: a broken row at random, a variable
 * of it at random, changed if what all rows lack in sum does not grow, or sometimes although it does. It finds solutions
 * of large loose models that no systematic search gets to, and proves nothing. Same seed, same walk.
 */
export class LocalSearch {
  readonly #value: Uint8Array;
  /** Row r: rowLits and rowWeights [rowStart[r], rowStart[r + 1]), which must reach bound[r]. */
  readonly #rowStart: Int32Array;
  readonly #rowLits: Int32Array;
  readonly #bound: Int32Array;
  /** How much of each row's weight is true now. */
  readonly #reached: Int32Array;
  /** What variable v adds to which row when it becomes 1: pairs in occurs[occursStart[v], occursStart[v + 1]). */
  readonly #occursStart: Int32Array;
  readonly #occurs: Int32Array;
  /** The broken rows, and where each row stands among them, or -1. */
  readonly #broken: Int32Array;
  readonly #place: Int32Array;
  #brokenCount = 0;
  #random: number;
  /** Variables tried. */
  steps = 0;

  /** Undefined if the model has more than clauses and sums. The kernel is at its root; the assumptions are kept. */
  static of(kernel: Kernel, assumptions: Int32Array, seed: number): LocalSearch | undefined {
    return kernel.isPlain ? new LocalSearch(kernel, assumptions, seed) : undefined;
  }

  private constructor(kernel: Kernel, assumptions: Int32Array, seed: number) {
    const { trail } = kernel;
    const settled = trail.value.slice(0, 2 * trail.variables);
    for (const lit of assumptions) {
      settled[lit] = 1;
      settled[lit ^ 1] = -1;
    }
    const rows = new Rows(settled);
    kernel.sums.eachSum((lits, weights, bound) => rows.add(lits, weights, bound));
    kernel.clauses.eachClause((lits) => rows.add(lits, null, 1));
    this.#value = Uint8Array.from({ length: trail.variables }, (_, v) =>
      settled[2 * v] === 0 ? kernel.phase[v] : settled[2 * v] > 0 ? 1 : 0,
    );
    this.#rowStart = Int32Array.from(rows.starts);
    this.#rowLits = Int32Array.from(rows.lits);
    this.#bound = Int32Array.from(rows.bounds);
    [this.#occursStart, this.#occurs] = rows.occurrences(trail.variables);
    this.#reached = new Int32Array(rows.bounds.length);
    this.#broken = new Int32Array(rows.bounds.length);
    this.#place = new Int32Array(rows.bounds.length).fill(-1);
    for (let r = 0; r < this.#bound.length; r++) {
      for (let i = this.#rowStart[r]; i < this.#rowStart[r + 1]; i++) {
        if (this.#isTrue(this.#rowLits[i])) this.#reached[r] += rows.weights[i];
      }
      if (this.#reached[r] < this.#bound[r]) this.#add(r);
    }
    this.#random = seed | 0 || 0x2545f491;
  }

  /** Walks this many steps at most. True: all rows hold. */
  run(steps: number): boolean {
    const occurs = this.#occurs;
    for (let left = steps; left > 0 && this.#brokenCount > 0; left--) {
      this.steps++;
      const row = this.#broken[this.#below(this.#brokenCount)];
      const from = this.#rowStart[row];
      const v = this.#rowLits[from + this.#below(this.#rowStart[row + 1] - from)] >> 1;
      const sign = this.#value[v] === 0 ? 1 : -1;
      const first = this.#occursStart[v];
      const end = this.#occursStart[v + 1];
      let worse = 0;
      for (let i = first; i < end; i += 2) {
        const r = occurs[i];
        const lacks = this.#bound[r] - this.#reached[r];
        const lacksThen = lacks - sign * occurs[i + 1];
        worse += Math.max(lacksThen, 0) - Math.max(lacks, 0);
      }
      if (worse > 0 && (worse > WORST || this.#below(1 << 30) >= ACCEPTANCE[worse] * (1 << 30))) continue;
      this.#value[v] ^= 1;
      for (let i = first; i < end; i += 2) {
        const r = occurs[i];
        this.#reached[r] += sign * occurs[i + 1];
        const isBroken = this.#reached[r] < this.#bound[r];
        if (isBroken !== this.#place[r] >= 0) {
          if (isBroken) this.#add(r);
          else this.#remove(r);
        }
      }
    }
    return this.#brokenCount === 0;
  }

  /** Makes the values it stands at those that learning tries first. */
  writePhases(phase: Uint8Array): void {
    phase.set(this.#value);
  }

  #isTrue(lit: Lit): boolean {
    return this.#value[lit >> 1] === (lit & 1 ? 0 : 1);
  }

  #add(row: number): void {
    this.#place[row] = this.#brokenCount;
    this.#broken[this.#brokenCount++] = row;
  }

  #remove(row: number): void {
    const last = this.#broken[--this.#brokenCount];
    this.#broken[this.#place[row]] = last;
    this.#place[last] = this.#place[row];
    this.#place[row] = -1;
  }

  /** A number from 0 to below n, by Marsaglia's shifts. */
  #below(n: number): number {
    let x = this.#random;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#random = x;
    return Math.floor(((x >>> 0) / 4294967296) * n);
  }
}

/** The rows that the root leaves open, while they are collected. */
class Rows {
  readonly #settled: Int8Array;
  readonly starts = [0];
  readonly lits: Lit[] = [];
  readonly weights: number[] = [];
  readonly bounds: number[] = [];

  constructor(settled: Int8Array) {
    this.#settled = settled;
  }

  add(lits: ArrayLike<Lit>, weights: ArrayLike<number> | null, bound: number): void {
    const from = this.lits.length;
    let needed = bound;
    for (let i = 0; i < lits.length; i++) {
      const weight = weights === null ? 1 : weights[i];
      const now = this.#settled[lits[i]];
      if (now > 0) needed -= weight;
      if (now !== 0) continue;
      this.lits.push(lits[i]);
      this.weights.push(weight);
    }
    if (needed <= 0) {
      this.lits.length = from;
      this.weights.length = from;
      return;
    }
    this.bounds.push(needed);
    this.starts.push(this.lits.length);
  }

  occurrences(variables: number): [starts: Int32Array, pairs: Int32Array] {
    const starts = new Int32Array(variables + 1);
    for (const lit of this.lits) starts[(lit >> 1) + 1] += 2;
    for (let v = 0; v < variables; v++) starts[v + 1] += starts[v];
    const fill = starts.slice();
    const pairs = new Int32Array(2 * this.lits.length);
    for (let r = 0; r < this.bounds.length; r++) {
      for (let i = this.starts[r]; i < this.starts[r + 1]; i++) {
        const v = this.lits[i] >> 1;
        pairs[fill[v]++] = r;
        pairs[fill[v]++] = this.lits[i] & 1 ? -this.weights[i] : this.weights[i];
      }
    }
    return [starts, pairs];
  }
}
