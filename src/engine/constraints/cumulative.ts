/**
 * Tasks share a resource: at no time do those that run need more than there is. Time-table reasoning: the parts that
 * must run whatever happens make a profile, and tasks move away from where they no longer fit, past a whole step of the
 * profile at once (after Schutt, Feydy, Stuckey, Wallace 2009). What fits at each time may still be too much for an
 * interval: `energy.ts`.
 */
import { type Constraint, MIDDLE, Propagator } from '../constraint.ts';
import type { Kernel } from '../core/kernel.ts';
import { type Lit, NONE } from '../core/literal.ts';
import { ModelError } from '../errors.ts';
import { type IntVar, MAX_INT } from '../variable.ts';
import {
  type Amount,
  amountCode,
  amountValue,
  explainLeast,
  explainMost,
  lengthBefore,
  lengthNow,
  most,
  mostBefore,
} from './amount.ts';
import { canCount, Energy, type TaskCodes } from './energy.ts';
import { sortBy } from './sort-by.ts';

/** A task that runs from `start` for `duration`, and needs `demand` of the resource throughout. */
export interface Task {
  readonly start: IntVar;
  readonly duration: Amount;
  readonly demand: Amount;
}

/** At no time do the running tasks need more than `capacity` together. */
export function cumulative(tasks: readonly Task[], capacity: Amount): Constraint {
  const amounts = [capacity, ...tasks.flatMap(({ duration, demand }) => [duration, demand])];
  for (const amount of amounts) {
    if (typeof amount !== 'number') continue;
    if (!Number.isInteger(amount) || amount < 0 || amount > MAX_INT)
      throw new ModelError(`expected an amount from 0, got ${amount}`);
  }
  const variables = amounts.filter((amount) => typeof amount !== 'number');
  return {
    kind: 'cumulative',
    scope: [...tasks.map(({ start }) => start), ...variables],
    holds: (value) => {
      const amount = (x: Amount) => amountValue(x, value);
      const at = (time: number) =>
        tasks.reduce((used, { start, duration, demand }) => {
          const begin = value(start);
          return begin <= time && time < begin + amount(duration) ? used + amount(demand) : used;
        }, 0);
      if (variables.some((x) => value(x) < 0)) return false;
      return tasks.every(({ start }) => at(value(start)) <= amount(capacity));
    },
    install: (into) => {
      for (const x of variables) into.clause([into.compare(x, '>=', 0)]);
      const codes: TaskCodes = {
        starts: Int32Array.from(tasks, ({ start }) => into.integer(start)),
        durations: Int32Array.from(tasks, ({ duration }) => amountCode(duration, into)),
        demands: Int32Array.from(tasks, ({ demand }) => amountCode(demand, into)),
        capacity: amountCode(capacity, into),
      };
      into.propagator(new Cumulative(codes));
      if (tasks.length > 1 && tasks.length <= MOST_COUNTED && canCount(codes, into.kernel))
        into.propagator(new Energy(codes));
    },
  };
}

/** With more tasks than this, energies are not counted: docs/decisions/0024. */
const MOST_COUNTED = 256;

/** The inference says that a capacity is needed, not that a task moves. */
const CAPACITY = -1;

class Cumulative extends Propagator {
  readonly name = 'cumulative';
  override readonly priority = MIDDLE;
  readonly #starts: Int32Array;
  /** Integers, or constants k as -1 - k. */
  readonly #durations: Int32Array;
  readonly #demands: Int32Array;
  readonly #capacity: number;

  /** Where a task surely runs when the profile is made: from..to, empty if from >= to. Ends may lie beyond 2^31. */
  readonly #from: Float64Array;
  readonly #to: Float64Array;
  readonly #byFrom: Int32Array;
  readonly #byTo: Int32Array;
  /** The profile: its steps in order of time. */
  readonly #stepFrom: Float64Array;
  readonly #stepTo: Float64Array;
  readonly #height: Float64Array;
  #steps = 0;

  constructor({ starts, durations, demands, capacity }: TaskCodes) {
    super();
    const n = starts.length;
    this.#starts = starts;
    this.#durations = durations;
    this.#demands = demands;
    this.#capacity = capacity;
    this.#from = new Float64Array(n);
    this.#to = new Float64Array(n);
    this.#byFrom = Int32Array.from(starts, (_, i) => i);
    this.#byTo = Int32Array.from(starts, (_, i) => i);
    this.#stepFrom = new Float64Array(2 * n + 1);
    this.#stepTo = new Float64Array(2 * n + 1);
    this.#height = new Float64Array(2 * n + 1);
  }

  attach(kernel: Kernel): void {
    for (let i = 0; i < this.#starts.length; i++) {
      kernel.wakeOnBounds(this.#starts[i], this);
      if (this.#durations[i] >= 0) kernel.wakeOnLower(this.#durations[i], this);
      if (this.#demands[i] >= 0) kernel.wakeOnLower(this.#demands[i], this);
    }
    if (this.#capacity >= 0) kernel.wakeOnUpper(this.#capacity, this);
  }

  propagate(kernel: Kernel): boolean {
    this.#makeProfile(kernel);
    const room = most(kernel, this.#capacity);
    for (let k = 0; k < this.#steps; k++) {
      if (this.#height[k] > room) return kernel.fail(this, this.#stepFrom[k]);
      if (this.#capacity >= 0 && !kernel.inferAtLeast(this.#capacity, this.#height[k], this, CAPACITY))
        return false;
    }
    for (let i = 0; i < this.#starts.length; i++) {
      if (kernel.trail.lower[this.#starts[i]] === kernel.trail.upper[this.#starts[i]]) continue;
      if (!this.#pushLater(kernel, i, room) || !this.#pushEarlier(kernel, i, room)) return false;
    }
    return true;
  }

  override refuted(kernel: Kernel): boolean {
    this.#makeProfile(kernel);
    const room = most(kernel, this.#capacity);
    for (let k = 0; k < this.#steps; k++) if (this.#height[k] > room) return true;
    return false;
  }

  #makeProfile(kernel: Kernel): void {
    const { lower, upper } = kernel.trail;
    const n = this.#starts.length;
    for (let i = 0; i < n; i++) {
      this.#from[i] = upper[this.#starts[i]];
      this.#to[i] = lower[this.#starts[i]] + lengthNow(kernel, this.#durations[i]);
    }
    sortBy(this.#byFrom, this.#from);
    sortBy(this.#byTo, this.#to);
    this.#steps = 0;
    let height = 0;
    let time = 0;
    let opened = 0;
    let closed = 0;
    for (;;) {
      while (opened < n && this.#isEmpty(this.#byFrom[opened])) opened++;
      while (closed < n && this.#isEmpty(this.#byTo[closed])) closed++;
      if (closed >= n) return;
      const opens = opened < n && this.#from[this.#byFrom[opened]] < this.#to[this.#byTo[closed]];
      const i = opens ? this.#byFrom[opened++] : this.#byTo[closed++];
      const next = opens ? this.#from[i] : this.#to[i];
      if (height > 0 && next > time) {
        this.#stepFrom[this.#steps] = time;
        this.#stepTo[this.#steps] = next;
        this.#height[this.#steps++] = height;
      }
      time = next;
      height += (opens ? 1 : -1) * lengthNow(kernel, this.#demands[i]);
    }
  }

  #isEmpty(i: number): boolean {
    return this.#from[i] >= this.#to[i];
  }

  /** What the others need in a step. */
  #others(kernel: Kernel, i: number, k: number): number {
    const own = this.#from[i] <= this.#stepFrom[k] && this.#stepTo[k] <= this.#to[i];
    return this.#height[k] - (own ? lengthNow(kernel, this.#demands[i]) : 0);
  }

  #pushLater(kernel: Kernel, i: number, room: number): boolean {
    const { lower } = kernel.trail;
    const start = this.#starts[i];
    const duration = lengthNow(kernel, this.#durations[i]);
    const demand = lengthNow(kernel, this.#demands[i]);
    if (duration === 0) return true;
    for (let k = this.#firstStepAfter(lower[start]); k < this.#steps; k++) {
      if (this.#stepFrom[k] >= lower[start] + duration) return true;
      if (this.#others(kernel, i, k) + demand <= room) continue;
      if (!kernel.inferAtLeast(start, this.#stepTo[k], this, i)) return false;
    }
    return true;
  }

  #pushEarlier(kernel: Kernel, i: number, room: number): boolean {
    const { upper } = kernel.trail;
    const start = this.#starts[i];
    const duration = lengthNow(kernel, this.#durations[i]);
    const demand = lengthNow(kernel, this.#demands[i]);
    if (duration === 0) return true;
    for (let k = this.#steps - 1; k >= 0; k--) {
      if (this.#stepFrom[k] >= upper[start] + duration) continue;
      if (this.#stepTo[k] <= upper[start]) return true;
      if (this.#others(kernel, i, k) + demand <= room) continue;
      if (!kernel.inferAtMost(start, this.#stepFrom[k] - duration, this, i)) return false;
    }
    return true;
  }

  /** The first step that ends after a time. */
  #firstStepAfter(time: number): number {
    let low = 0;
    let high = this.#steps;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#stepTo[middle] <= time) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  explain(kernel: Kernel, inferred: Lit, data: number, before: number): void {
    const { integers } = kernel;
    const room = mostBefore(kernel, this.#capacity, before);
    if (inferred === NONE || data === CAPACITY) {
      const needed = inferred === NONE ? room + 1 : kernel.trail.weakestBound(inferred);
      const time = this.#timeOfUse(kernel, needed, before);
      this.#explainUse(kernel, NONE, time, time, needed, before);
      if (inferred === NONE) explainMost(kernel, this.#capacity, before);
      return;
    }
    const start = this.#starts[data];
    const duration = lengthBefore(kernel, this.#durations[data], before);
    const needed = room - lengthBefore(kernel, this.#demands[data], before) + 1;
    const bound = kernel.trail.weakestBound(inferred);
    // Wherever it began, it would run at some time from `from` to `to`, and throughout that time there is no room for it.
    if ((inferred & 1) === 0) {
      const latest = integers.lowerBefore(start, before) + duration - 1;
      const isFull = (to: number) =>
        this.#useBefore(kernel, data, Math.min(latest, to), to, before) >= needed;
      let to = bound - 1;
      if (!isFull(to)) to = this.#nextRise(kernel, to, isFull, before);
      const from = Math.min(latest, to);
      kernel.premise(integers.premiseAtLeast(start, from + 1 - duration, before));
      this.#explainUse(kernel, data, from, to, needed, before);
    } else {
      const latest = integers.upperBefore(start, before);
      const isFull = (from: number) =>
        this.#useBefore(kernel, data, from, Math.max(latest, from), before) >= needed;
      let from = bound + duration;
      if (!isFull(from)) from = this.#lastFall(kernel, from, isFull, before);
      const to = Math.max(latest, from);
      kernel.premise(integers.premiseAtMost(start, to, before));
      this.#explainUse(kernel, data, from, to, needed, before);
    }
    explainLeast(kernel, this.#durations[data], before);
    explainLeast(kernel, this.#demands[data], before);
    explainMost(kernel, this.#capacity, before);
  }

  /** The first time after another at which a task begins to run for sure and that is full: the profile rises only there. */
  #nextRise(kernel: Kernel, after: number, isFull: (time: number) => boolean, before: number): number {
    let next = Infinity;
    for (let i = 0; i < this.#starts.length; i++) {
      const time = kernel.integers.upperBefore(this.#starts[i], before);
      if (time > after && time < next && isFull(time)) next = time;
    }
    return next;
  }

  #lastFall(kernel: Kernel, until: number, isFull: (time: number) => boolean, before: number): number {
    let last = -Infinity;
    for (let i = 0; i < this.#starts.length; i++) {
      const duration = lengthBefore(kernel, this.#durations[i], before);
      const time = kernel.integers.lowerBefore(this.#starts[i], before) + duration - 1;
      if (time < until && time > last && isFull(time)) last = time;
    }
    return last;
  }

  /** Whether a task surely ran all the time from `from` to `to`. */
  #ranBefore(kernel: Kernel, i: number, from: number, to: number, before: number): boolean {
    const { integers } = kernel;
    return (
      integers.upperBefore(this.#starts[i], before) <= from &&
      integers.lowerBefore(this.#starts[i], before) + lengthBefore(kernel, this.#durations[i], before) > to
    );
  }

  /** What all tasks but one surely needed all that time. */
  #useBefore(kernel: Kernel, but: number, from: number, to: number, before: number): number {
    let used = 0;
    for (let i = 0; i < this.#starts.length; i++) {
      if (i !== but && this.#ranBefore(kernel, i, from, to, before))
        used += lengthBefore(kernel, this.#demands[i], before);
    }
    return used;
  }

  /** The profile rises where a task begins to run for sure: there it is highest. */
  #timeOfUse(kernel: Kernel, needed: number, before: number): number {
    for (let i = 0; i < this.#starts.length; i++) {
      const time = kernel.integers.upperBefore(this.#starts[i], before);
      if (this.#useBefore(kernel, NONE, time, time, before) >= needed) return time;
    }
    return kernel.bug('no overload');
  }

  /** Tasks that run all that time, no more of them than are needed. */
  #explainUse(kernel: Kernel, but: number, from: number, to: number, needed: number, before: number): void {
    const { integers } = kernel;
    for (let i = 0; i < this.#starts.length && needed > 0; i++) {
      if (i === but || !this.#ranBefore(kernel, i, from, to, before)) continue;
      const demand = lengthBefore(kernel, this.#demands[i], before);
      if (demand === 0) continue;
      needed -= demand;
      const duration = lengthBefore(kernel, this.#durations[i], before);
      kernel.premise(integers.premiseAtMost(this.#starts[i], from, before));
      kernel.premise(integers.premiseAtLeast(this.#starts[i], to + 1 - duration, before));
      explainLeast(kernel, this.#durations[i], before);
      explainLeast(kernel, this.#demands[i], before);
    }
  }
}
