import type { Kernel } from '../core/kernel.ts';
import type { Lit } from '../core/literal.ts';
import { Random } from '../random.ts';
import type { Solver } from '../solver.ts';

/** How easily a step that makes things worse is taken: with probability exp(-worse / TEMPERATURE). */
const TEMPERATURE = 0.3;
/** A step that makes things worse by more than this is never taken. */
const WORST = 12;
const ACCEPTANCE = Float64Array.from({ length: WORST + 1 }, (_, worse) => Math.exp(-worse / TEMPERATURE));

/** Where the work of local searches is counted. */
interface LocalCounts {
  localSteps: number;
  localSolutions: number;
}

/**
 * Looks for a solution of clauses and sums by changing one variable after the other: a broken row at random, a variable
 * of it at random, changed if what all rows lack in sum does not grow, or sometimes although it does. It finds solutions
 * of large loose models that no systematic search gets to, and proves nothing. Same seed, same walk. What it finds is
 * what learning tries first, and finds without a conflict.
 */
export class LocalSearch {
  readonly #kernel: Kernel;
  readonly #counts: LocalCounts;
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
  readonly #random: Random;

  /** On the constraints as they are now; undefined if they are more than clauses and sums, or have no solution. */
  static on(solver: Solver, seed: number): LocalSearch | undefined {
    return solver.atRoot((kernel, counts) =>
      kernel.contradictory ? undefined : LocalSearch.of(kernel, new Int32Array(0), seed, counts),
    );
  }

  /** Undefined if the model has more than clauses and sums. The kernel is at its root; the assumptions are kept. */
  static of(
    kernel: Kernel,
    assumptions: Int32Array,
    seed: number,
    counts: LocalCounts,
  ): LocalSearch | undefined {
    return kernel.isPlain ? new LocalSearch(kernel, assumptions, seed, counts) : undefined;
  }

  private constructor(kernel: Kernel, assumptions: Int32Array, seed: number, counts: LocalCounts) {
    this.#kernel = kernel;
    this.#counts = counts;
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
    this.#random = new Random(seed);
  }

  /** Walks this many steps at most. True: all rows hold. */
  run(steps: number): boolean {
    const occurs = this.#occurs;
    const random = this.#random;
    let left = steps;
    for (; left > 0 && this.#brokenCount > 0; left--) {
      const row = this.#broken[random.below(this.#brokenCount)];
      const from = this.#rowStart[row];
      const v = this.#rowLits[from + random.below(this.#rowStart[row + 1] - from)] >> 1;
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
      if (worse > 0 && (worse > WORST || random.below(1 << 30) >= ACCEPTANCE[worse] * (1 << 30))) continue;
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
    this.#counts.localSteps += steps - left;
    if (this.#brokenCount > 0) return false;
    this.#counts.localSolutions++;
    this.#kernel.phase.set(this.#value);
    return true;
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
