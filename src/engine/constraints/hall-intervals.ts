import { MIDDLE, Propagator } from '../constraint.ts';
import type { Kernel } from '../core/kernel.ts';
import { type Lit, NONE } from '../core/literal.ts';
import { sortBy } from './sort-by.ts';

/**
 * x_i + offset_i are all different, by bounds: as many variables as an interval has values, all inside it, push the
 * others' bounds out of it. Bounds consistent; in one direction after the other by rising ends, with paths that are
 * shortened as they are walked (López-Ortiz, Quimper, Tromp, van Beek 2003). Explained by the Hall interval.
 */
export class HallIntervals extends Propagator {
  readonly name = 'hall intervals';
  override readonly priority = MIDDLE;
  readonly #integers: Int32Array;
  readonly #offsets: Int32Array;
  /** First and last value of each variable, seen in one direction. */
  readonly #from: Float64Array;
  readonly #to: Float64Array;
  readonly #byFrom: Int32Array;
  readonly #byTo: Int32Array;
  /** The variables by lower and by upper bound, nearly in order at the next run. */
  readonly #byLower: Int32Array;
  readonly #byUpper: Int32Array;
  readonly #lower: Float64Array;
  readonly #upper: Float64Array;
  /** The ends of all intervals in order, and the place of each variable's ends among them. */
  readonly #ends: Float64Array;
  readonly #fromRank: Int32Array;
  readonly #toRank: Int32Array;
  /** Links along the ends: towards room that is left, and towards the end of Hall intervals; and the room itself. */
  readonly #room: Int32Array;
  readonly #hall: Int32Array;
  readonly #left: Float64Array;

  constructor(integers: readonly number[], offsets: readonly number[]) {
    super();
    const n = integers.length;
    this.#integers = Int32Array.from(integers);
    this.#offsets = Int32Array.from(offsets);
    this.#from = new Float64Array(n);
    this.#to = new Float64Array(n);
    this.#byFrom = new Int32Array(n);
    this.#byTo = new Int32Array(n);
    this.#byLower = Int32Array.from(integers, (_, i) => i);
    this.#byUpper = Int32Array.from(integers, (_, i) => i);
    this.#lower = new Float64Array(n);
    this.#upper = new Float64Array(n);
    this.#ends = new Float64Array(2 * n + 2);
    this.#fromRank = new Int32Array(n);
    this.#toRank = new Int32Array(n);
    this.#room = new Int32Array(2 * n + 2);
    this.#hall = new Int32Array(2 * n + 2);
    this.#left = new Float64Array(2 * n + 2);
  }

  attach(kernel: Kernel): void {
    for (const x of this.#integers) kernel.wakeOnBounds(x, this);
  }

  propagate(kernel: Kernel): boolean {
    return this.#push(kernel, 1) && this.#push(kernel, -1);
  }

  /** Reads the ranges at a time, upwards or downwards: downwards, numbers have the opposite sign. */
  #read(kernel: Kernel, direction: 1 | -1, before: number): void {
    const { integers, trail } = kernel;
    const n = this.#integers.length;
    const now = before === trail.size;
    for (let i = 0; i < n; i++) {
      const x = this.#integers[i];
      this.#lower[i] = (now ? trail.lower[x] : integers.lowerBefore(x, before)) + this.#offsets[i];
      this.#upper[i] = (now ? trail.upper[x] : integers.upperBefore(x, before)) + this.#offsets[i];
      this.#from[i] = direction === 1 ? this.#lower[i] : -this.#upper[i];
      this.#to[i] = direction === 1 ? this.#upper[i] : -this.#lower[i];
    }
    sortBy(this.#byLower, this.#lower);
    sortBy(this.#byUpper, this.#upper);
    for (let k = 0; k < n; k++) {
      this.#byFrom[k] = direction === 1 ? this.#byLower[k] : this.#byUpper[n - 1 - k];
      this.#byTo[k] = direction === 1 ? this.#byUpper[k] : this.#byLower[n - 1 - k];
    }
  }

  #push(kernel: Kernel, direction: 1 | -1): boolean {
    this.#read(kernel, direction, kernel.trail.size);
    const last = this.#rank();
    const room = this.#room;
    const hall = this.#hall;
    const left = this.#left;
    const ends = this.#ends;
    for (let k = 1; k <= last + 1; k++) {
      room[k] = hall[k] = k - 1;
      left[k] = ends[k] - ends[k - 1];
    }
    for (let k = 0; k < this.#byTo.length; k++) {
      const i = this.#byTo[k];
      const x = this.#fromRank[i];
      const y = this.#toRank[i];
      let z = lastUp(room, x + 1);
      const before = room[z];
      if (--left[z] === 0) {
        room[z] = z + 1;
        z = lastUp(room, z + 1);
        room[z] = before;
      }
      shorten(room, x + 1, z, z);
      if (left[z] < ends[z] - ends[y]) return kernel.fail(this, direction);
      if (hall[x] > x) {
        const w = lastUp(hall, hall[x]);
        if (!this.#infer(kernel, i, ends[w], direction)) return false;
        shorten(hall, x, w, w);
      }
      if (left[z] === ends[z] - ends[y]) {
        shorten(hall, hall[y], before - 1, y);
        hall[y] = before - 1;
      }
    }
    return true;
  }

  #infer(kernel: Kernel, i: number, from: number, direction: 1 | -1): boolean {
    const x = this.#integers[i];
    return direction === 1
      ? kernel.inferAtLeast(x, from - this.#offsets[i], this, i)
      : kernel.inferAtMost(x, -from - this.#offsets[i], this, i);
  }

  /** Puts the ends in order: where intervals begin, and the first value after each. Returns the last place. */
  #rank(): number {
    const n = this.#byTo.length;
    const ends = this.#ends;
    let last = 0;
    ends[0] = this.#from[this.#byFrom[0]] - 2;
    for (let opened = 0, closed = 0; closed < n; ) {
      const i = this.#byFrom[opened];
      const j = this.#byTo[closed];
      const opens = opened < n && this.#from[i] <= this.#to[j] + 1;
      const end = opens ? this.#from[i] : this.#to[j] + 1;
      if (end !== ends[last]) ends[++last] = end;
      if (opens) {
        this.#fromRank[i] = last;
        opened++;
      } else {
        this.#toRank[j] = last;
        closed++;
      }
    }
    ends[last + 1] = ends[last] + 2;
    return last;
  }

  /** Some interval is full without the variable, or too full: the bounds that keep its variables inside it. */
  explain(kernel: Kernel, inferred: Lit, data: number, before: number): void {
    const direction = inferred === NONE ? (data as 1 | -1) : (inferred & 1) === 0 ? 1 : -1;
    this.#read(kernel, direction, before);
    if (inferred === NONE) {
      this.#explainFull(kernel, NONE, -Infinity, Infinity, direction, before);
      return;
    }
    const bound = direction * (kernel.trail.weakestBound(inferred) + this.#offsets[data]);
    const begin = this.#explainFull(kernel, data, bound - 1, this.#from[data], direction, before);
    this.#explainFrom(kernel, data, begin, direction, before);
  }

  /**
   * Finds an interval that begins at `latest` or before, ends at `end` or after, and is full of others than the
   * variable `but`; or, without such a variable, one with more variables than values. Returns where it begins.
   */
  #explainFull(
    kernel: Kernel,
    but: number,
    end: number,
    latest: number,
    direction: 1 | -1,
    before: number,
  ): number {
    const spare = but === NONE ? 1 : 0;
    for (let b = 0; b < this.#from.length; b++) {
      const begin = this.#from[b];
      if (b === but || begin > latest) continue;
      let inside = 0;
      for (let k = 0; k < this.#byTo.length; k++) {
        const i = this.#byTo[k];
        if (i === but || this.#from[i] < begin) continue;
        inside++;
        const to = this.#to[i];
        if (to < end || inside < to - begin + 1 + spare) continue;
        for (let j = 0; j <= k; j++) {
          const inner = this.#byTo[j];
          if (inner === but || this.#from[inner] < begin) continue;
          this.#explainFrom(kernel, inner, begin, direction, before);
          this.#explainTo(kernel, inner, to, direction, before);
        }
        return begin;
      }
    }
    return kernel.bug('no Hall interval');
  }

  #explainFrom(kernel: Kernel, i: number, from: number, direction: 1 | -1, before: number): void {
    const x = this.#integers[i];
    const bound = direction * from - this.#offsets[i];
    kernel.premise(
      direction === 1
        ? kernel.integers.premiseAtLeast(x, bound, before)
        : kernel.integers.premiseAtMost(x, bound, before),
    );
  }

  #explainTo(kernel: Kernel, i: number, to: number, direction: 1 | -1, before: number): void {
    const x = this.#integers[i];
    const bound = direction * to - this.#offsets[i];
    kernel.premise(
      direction === 1
        ? kernel.integers.premiseAtMost(x, bound, before)
        : kernel.integers.premiseAtLeast(x, bound, before),
    );
  }
}

/** Follows links that lead upwards to their end. */
function lastUp(links: Int32Array, from: number): number {
  let k = from;
  while (links[k] > k) k = links[k];
  return k;
}

/** All on the way from one place to another are linked to a third. */
function shorten(links: Int32Array, from: number, to: number, target: number): void {
  for (let k = from; k !== to; ) {
    const next = links[k];
    links[k] = target;
    k = next;
  }
}
