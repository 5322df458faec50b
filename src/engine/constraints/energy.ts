import { COSTLY, Propagator } from '../constraint.ts';
import type { Kernel } from '../core/kernel.ts';
import { type Lit, NONE } from '../core/literal.ts';
import { doubles, grown } from '../core/memory.ts';
import { explainLeast, explainMost, lengthBefore, lengthNow, most, mostBefore } from './amount.ts';
import { sortBy } from './sort-by.ts';

/** Energies up to here are exact. */
const MOST_ENERGY = 2 ** 52;

/** The most runs that are left out in a row. */
const LONGEST_PAUSE = 64;

/** Tasks on a resource, by their codes: see `amount.ts`. */
export interface TaskCodes {
  readonly starts: Int32Array;
  readonly durations: Int32Array;
  readonly demands: Int32Array;
  readonly capacity: number;
}

/** Whether no interval that the tasks can span holds more than can be counted exactly. */
export function canCount({ starts, durations, demands, capacity }: TaskCodes, kernel: Kernel): boolean {
  let first = Infinity;
  let last = -Infinity;
  let total = 0;
  for (let i = 0; i < starts.length; i++) {
    const { lower, upper } = kernel.integers.domain(starts[i]);
    first = Math.min(first, lower);
    last = Math.max(last, upper + most(kernel, durations[i]));
    total += most(kernel, durations[i]) * most(kernel, demands[i]);
  }
  return total <= MOST_ENERGY && (last - first) * most(kernel, capacity) <= MOST_ENERGY;
}

/**
 * Between two times a resource has a limited energy, capacity times length. What the tasks surely need there may be
 * too much; and a task that would need more than is left must begin later, or end earlier. Intervals from the earliest
 * start of a task to the latest end of one, by time-table edge finding (Vilím 2011), explained by the least that each
 * task needs in the interval (Schutt, Feydy, Stuckey 2013).
 */
export class Energy extends Propagator {
  readonly name = 'energy';
  override readonly priority = COSTLY;
  readonly #tasks: TaskCodes;
  /** Of each task, seen in one direction of time: earliest and latest start, latest end, duration and demand. */
  readonly #earliest: Float64Array;
  readonly #latest: Float64Array;
  readonly #end: Float64Array;
  readonly #duration: Float64Array;
  readonly #demand: Float64Array;
  readonly #byStart: Int32Array;
  readonly #byEnd: Int32Array;
  /** What the parts that surely run need before the earliest start of each task. */
  readonly #usedBefore: Float64Array;
  /** Behind what was inferred: an interval, and the task that is too long for it. Its end returns with the trail. */
  #log = doubles(64);
  #logEnd = -1;

  /** How many runs are left out after one that found nothing, and how many of them are still to come. */
  #pause = 0;
  #rest = 0;

  constructor(tasks: TaskCodes) {
    super();
    this.#tasks = tasks;
    const n = tasks.starts.length;
    this.#earliest = new Float64Array(n);
    this.#latest = new Float64Array(n);
    this.#end = new Float64Array(n);
    this.#duration = new Float64Array(n);
    this.#demand = new Float64Array(n);
    this.#byStart = Int32Array.from(tasks.starts, (_, i) => i);
    this.#byEnd = Int32Array.from(tasks.starts, (_, i) => i);
    this.#usedBefore = new Float64Array(n);
  }

  attach(kernel: Kernel): void {
    const { starts, durations, demands, capacity } = this.#tasks;
    this.#logEnd = kernel.trail.newReversible(0);
    for (let i = 0; i < starts.length; i++) {
      kernel.wakeOnBounds(starts[i], this);
      if (durations[i] >= 0) kernel.wakeOnLower(durations[i], this);
      if (demands[i] >= 0) kernel.wakeOnLower(demands[i], this);
    }
    if (capacity >= 0) kernel.wakeOnUpper(capacity, this);
  }

  /** Where it finds nothing for long it is asked less and less often: the time table keeps the constraint without it. */
  propagate(kernel: Kernel): boolean {
    if (--this.#rest > 0) return true;
    const { size } = kernel.trail;
    if (!this.#push(kernel, 1) || !this.#push(kernel, -1)) {
      this.#pause = this.#rest = 0;
      return false;
    }
    if (kernel.trail.size > size) this.#pause = 0;
    else if (this.#pause < LONGEST_PAUSE) this.#pause++;
    this.#rest = this.#pause;
    return true;
  }

  /** Reads the tasks forwards or backwards in time: backwards, times have the opposite sign, and tasks begin at their ends. */
  #read(kernel: Kernel, direction: 1 | -1): void {
    const { starts, durations, demands } = this.#tasks;
    const { lower, upper } = kernel.trail;
    const n = starts.length;
    for (let i = 0; i < n; i++) {
      const duration = lengthNow(kernel, durations[i]);
      const [first, last] = [lower[starts[i]], upper[starts[i]]];
      this.#duration[i] = duration;
      this.#demand[i] = duration === 0 ? 0 : lengthNow(kernel, demands[i]);
      this.#earliest[i] = direction === 1 ? first : -(last + duration);
      this.#latest[i] = direction === 1 ? last : -(first + duration);
      this.#end[i] = this.#latest[i] + duration;
    }
    sortBy(this.#byStart, this.#earliest);
    sortBy(this.#byEnd, this.#end);
    for (let i = 0; i < n; i++) this.#usedBefore[i] = this.#used(this.#earliest[i]);
  }

  /** What the parts that surely run need before a time. */
  #used(time: number): number {
    let used = 0;
    for (let i = 0; i < this.#latest.length; i++) {
      const from = this.#latest[i];
      const to = Math.min(time, this.#earliest[i] + this.#duration[i]);
      if (to > from) used += this.#demand[i] * (to - from);
    }
    return used;
  }

  #push(kernel: Kernel, direction: 1 | -1): boolean {
    this.#read(kernel, direction);
    const n = this.#byEnd.length;
    const capacity = most(kernel, this.#tasks.capacity);
    let last = Infinity;
    for (let k = n - 1; k >= 0; k--) {
      const end = this.#end[this.#byEnd[k]];
      if (end === last) continue;
      last = end;
      const used = this.#used(end);
      // What tasks need besides the parts that surely run, and the one that would need most if it began at once.
      let free = 0;
      let extra = 0;
      let candidate = NONE;
      for (let s = n - 1; s >= 0; s--) {
        const i = this.#byStart[s];
        const begin = this.#earliest[i];
        if (begin >= end || this.#demand[i] === 0) continue;
        const inside = Math.min(this.#duration[i], Math.max(0, end - this.#latest[i]));
        const sure = Math.max(0, Math.min(end, begin + this.#duration[i]) - this.#latest[i]);
        free += this.#demand[i] * (inside - sure);
        const more = this.#demand[i] * (Math.min(this.#duration[i], end - begin) - inside);
        if (more > extra) {
          extra = more;
          candidate = i;
        }
        const left = capacity * (end - begin) - free - (used - this.#usedBefore[i]);
        if (left < 0) return this.#fail(kernel, begin, end, direction);
        if (extra > left && !this.#delay(kernel, candidate, begin, end, direction)) return false;
      }
    }
    return true;
  }

  #fail(kernel: Kernel, begin: number, end: number, direction: 1 | -1): false {
    return kernel.fail(this, this.#logged(kernel, begin, end, direction, NONE));
  }

  /** The task would need more between two times than is left if it began at once: it begins when enough has passed. */
  #delay(kernel: Kernel, i: number, begin: number, end: number, direction: 1 | -1): boolean {
    const { starts, capacity } = this.#tasks;
    let left = most(kernel, capacity) * (end - begin);
    for (let j = 0; j < starts.length; j++) {
      if (j !== i) left -= this.#demand[j] * this.#overlap(j, begin, end);
    }
    if (left < 0) return this.#fail(kernel, begin, end, direction);
    const own = Math.min(this.#earliest[i] + this.#duration[i], end) - Math.max(this.#earliest[i], begin);
    if (this.#demand[i] * own <= left) return true;
    const from = end - Math.floor(left / this.#demand[i]);
    if (from <= this.#earliest[i]) return true;
    const at = this.#logged(kernel, begin, end, direction, i);
    return direction === 1
      ? kernel.inferAtLeast(starts[i], from, this, at)
      : kernel.inferAtMost(starts[i], -from - this.#duration[i], this, at);
  }

  /** How long a task runs at least between two times, wherever it is put. */
  #overlap(j: number, begin: number, end: number): number {
    const length = Math.min(this.#duration[j], end - begin);
    return Math.max(
      0,
      Math.min(length, this.#earliest[j] + this.#duration[j] - begin, end - this.#latest[j]),
    );
  }

  /** Writes down an interval, forwards in time, and a task. */
  #logged({ trail }: Kernel, begin: number, end: number, direction: 1 | -1, task: number): number {
    const at = trail.reversible(this.#logEnd);
    if (at + 3 > this.#log.length) this.#log = grown(this.#log, 2 * this.#log.length);
    this.#log[at] = direction === 1 ? begin : -end;
    this.#log[at + 1] = direction === 1 ? end : -begin;
    this.#log[at + 2] = task;
    trail.setReversible(this.#logEnd, at + 3);
    return at;
  }

  explain(kernel: Kernel, inferred: Lit, data: number, before: number): void {
    const { starts, durations, demands, capacity } = this.#tasks;
    const { integers } = kernel;
    const begin = this.#log[data];
    const end = this.#log[data + 1];
    for (let j = 0; j < starts.length; j++) {
      this.#duration[j] = lengthBefore(kernel, durations[j], before);
      this.#demand[j] = lengthBefore(kernel, demands[j], before);
      this.#earliest[j] = integers.lowerBefore(starts[j], before);
      this.#latest[j] = integers.upperBefore(starts[j], before);
    }
    explainMost(kernel, capacity, before);
    let surplus = -mostBefore(kernel, capacity, before) * (end - begin) - 1;
    const own = inferred === NONE ? NONE : this.#log[data + 2];
    if (own !== NONE) {
      const length = this.#ownOverlap(
        own,
        kernel.trail.weakestBound(inferred),
        (inferred & 1) === 0,
        begin,
        end,
      );
      surplus += this.#demand[own] * length;
      kernel.premise(
        (inferred & 1) === 0
          ? integers.premiseAtLeast(starts[own], begin + length - this.#duration[own], before)
          : integers.premiseAtMost(starts[own], end - length, before),
      );
      explainLeast(kernel, durations[own], before);
      explainLeast(kernel, demands[own], before);
    }
    for (let j = 0; j < starts.length; j++)
      if (j !== own) surplus += this.#demand[j] * this.#overlap(j, begin, end);
    for (let j = 0; j < starts.length; j++) {
      if (j === own || this.#demand[j] === 0) continue;
      const all = this.#overlap(j, begin, end);
      const spared = Math.min(all, Math.floor(surplus / this.#demand[j]));
      surplus -= spared * this.#demand[j];
      if (spared === all) continue;
      kernel.premise(integers.premiseAtLeast(starts[j], begin + all - spared - this.#duration[j], before));
      kernel.premise(integers.premiseAtMost(starts[j], end - all + spared, before));
      explainLeast(kernel, durations[j], before);
      explainLeast(kernel, demands[j], before);
    }
  }

  /** How long a task runs between two times if it begins at any time that was excluded: least at one of their ends. */
  #ownOverlap(i: number, bound: number, isLower: boolean, begin: number, end: number): number {
    const at = (start: number) => Math.min(start + this.#duration[i], end) - Math.max(start, begin);
    return isLower
      ? Math.min(at(this.#earliest[i]), at(bound - 1))
      : Math.min(at(this.#latest[i]), at(bound + 1));
  }
}
