/**
 * Tasks share a resource: at no time do those that run need more than there is. Time-table reasoning: the parts that
 * must run whatever happens make a profile, and tasks move away from where they no longer fit. Each step is explained
 * at one point in time (Schutt, Feydy, Stuckey, Wallace 2009).
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
  least,
  leastBefore,
  most,
  mostBefore,
} from './amount.ts';

/** A task that runs from `start` for `duration`, and needs `demand` of the resource all the while. */
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
      const integer = (x: Amount) => amountCode(x, into);
      into.propagator(
        new Cumulative(
          tasks.map(({ start }) => into.integer(start)),
          tasks.map(({ duration }) => integer(duration)),
          tasks.map(({ demand }) => integer(demand)),
          integer(capacity),
        ),
      );
    },
  };
}

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

  /** Where a task surely runs when the profile is made: from..to, empty if from >= to. */
  readonly #from: Int32Array;
  readonly #to: Int32Array;
  readonly #byFrom: Int32Array;
  readonly #byTo: Int32Array;
  /** The profile: its steps in order of time. */
  readonly #stepFrom: Int32Array;
  readonly #stepTo: Int32Array;
  readonly #height: Float64Array;
  #steps = 0;

  constructor(
    starts: readonly number[],
    durations: readonly number[],
    demands: readonly number[],
    capacity: number,
  ) {
    super();
    const n = starts.length;
    this.#starts = Int32Array.from(starts);
    this.#durations = Int32Array.from(durations);
    this.#demands = Int32Array.from(demands);
    this.#capacity = capacity;
    this.#from = new Int32Array(n);
    this.#to = new Int32Array(n);
    this.#byFrom = Int32Array.from(starts, (_, i) => i);
    this.#byTo = Int32Array.from(starts, (_, i) => i);
    this.#stepFrom = new Int32Array(2 * n + 1);
    this.#stepTo = new Int32Array(2 * n + 1);
    this.#height = new Float64Array(2 * n + 1);
  }

  attach(kernel: Kernel): void {
    for (let i = 0; i < this.#starts.length; i++) {
      kernel.wakeOnLower(this.#starts[i], this);
      kernel.wakeOnUpper(this.#starts[i], this);
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
      if (this.#capacity >= 0 && this.#height[k] > kernel.trail.lower[this.#capacity]) {
        if (!kernel.inferAtLeast(this.#capacity, this.#height[k], this, CAPACITY)) return false;
      }
    }
    if (this.#steps === 0) return true;
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
      this.#to[i] = lower[this.#starts[i]] + least(kernel, this.#durations[i]);
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
      height += (opens ? 1 : -1) * least(kernel, this.#demands[i]);
    }
  }

  #isEmpty(i: number): boolean {
    return this.#from[i] >= this.#to[i];
  }

  /** What the others need in a step. */
  #others(kernel: Kernel, i: number, k: number): number {
    const own = this.#from[i] <= this.#stepFrom[k] && this.#stepTo[k] <= this.#to[i];
    return this.#height[k] - (own ? least(kernel, this.#demands[i]) : 0);
  }

  #pushLater(kernel: Kernel, i: number, room: number): boolean {
    const { lower } = kernel.trail;
    const start = this.#starts[i];
    const duration = least(kernel, this.#durations[i]);
    const demand = least(kernel, this.#demands[i]);
    if (duration === 0 || demand === 0) return true;
    for (let k = this.#firstStepAfter(lower[start]); k < this.#steps; k++) {
      if (this.#stepFrom[k] >= lower[start] + duration) return true;
      if (this.#others(kernel, i, k) + demand <= room) continue;
      // One point in time after the other, so that each can be explained by itself.
      while (lower[start] < this.#stepTo[k]) {
        const time = Math.min(this.#stepTo[k], lower[start] + duration) - 1;
        if (!kernel.inferAtLeast(start, time + 1, this, i)) return false;
      }
    }
    return true;
  }

  #pushEarlier(kernel: Kernel, i: number, room: number): boolean {
    const { upper } = kernel.trail;
    const start = this.#starts[i];
    const duration = least(kernel, this.#durations[i]);
    const demand = least(kernel, this.#demands[i]);
    if (duration === 0 || demand === 0) return true;
    for (let k = this.#steps - 1; k >= 0; k--) {
      if (this.#stepFrom[k] >= upper[start] + duration) continue;
      if (this.#stepTo[k] <= upper[start]) return true;
      if (this.#others(kernel, i, k) + demand <= room) continue;
      while (upper[start] + duration > this.#stepFrom[k]) {
        const time = Math.max(this.#stepFrom[k], upper[start]);
        if (!kernel.inferAtMost(start, time - duration, this, i)) return false;
      }
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
    if (inferred === NONE) {
      const time = this.#overloaded(kernel, before);
      this.#explainUse(kernel, NONE, time, mostBefore(kernel, this.#capacity, before) + 1, before);
      explainMost(kernel, this.#capacity, before);
      return;
    }
    if (data === CAPACITY) {
      const needed = kernel.weakestBound(inferred);
      this.#explainUse(kernel, NONE, this.#timeOfUse(kernel, needed, before), needed, before);
      return;
    }
    const start = this.#starts[data];
    const duration = leastBefore(kernel, this.#durations[data], before);
    const demand = leastBefore(kernel, this.#demands[data], before);
    const needed = mostBefore(kernel, this.#capacity, before) - demand + 1;
    const bound = kernel.weakestBound(inferred);
    if ((inferred & 1) === 0) {
      let time = bound - 1;
      while (this.#useBefore(kernel, data, time, before) < needed) time++;
      kernel.premise(integers.premiseAtLeast(start, time + 1 - duration, before));
      this.#explainUse(kernel, data, time, needed, before);
    } else {
      let time = bound + duration;
      while (this.#useBefore(kernel, data, time, before) < needed) time--;
      kernel.premise(integers.premiseAtMost(start, time, before));
      this.#explainUse(kernel, data, time, needed, before);
    }
    explainLeast(kernel, this.#durations[data], before);
    explainLeast(kernel, this.#demands[data], before);
    explainMost(kernel, this.#capacity, before);
  }

  #runsBefore(kernel: Kernel, i: number, time: number, before: number): boolean {
    const { integers } = kernel;
    return (
      integers.upperBefore(this.#starts[i], before) <= time &&
      integers.lowerBefore(this.#starts[i], before) + leastBefore(kernel, this.#durations[i], before) > time
    );
  }

  /** What all tasks but one surely needed at a time. */
  #useBefore(kernel: Kernel, but: number, time: number, before: number): number {
    let used = 0;
    for (let i = 0; i < this.#starts.length; i++) {
      if (i !== but && this.#runsBefore(kernel, i, time, before))
        used += leastBefore(kernel, this.#demands[i], before);
    }
    return used;
  }

  /** The profile rises where a task begins to run for sure: there it is highest. */
  #timeOfUse(kernel: Kernel, needed: number, before: number): number {
    for (let i = 0; i < this.#starts.length; i++) {
      const time = kernel.integers.upperBefore(this.#starts[i], before);
      if (this.#useBefore(kernel, NONE, time, before) >= needed) return time;
    }
    return kernel.bug('no time at which the resource runs out');
  }

  #overloaded(kernel: Kernel, before: number): number {
    return this.#timeOfUse(kernel, mostBefore(kernel, this.#capacity, before) + 1, before);
  }

  /** Tasks that run at a time, no more of them than are needed. */
  #explainUse(kernel: Kernel, but: number, time: number, needed: number, before: number): void {
    const { integers } = kernel;
    for (let i = 0; i < this.#starts.length && needed > 0; i++) {
      if (i === but || !this.#runsBefore(kernel, i, time, before)) continue;
      const demand = leastBefore(kernel, this.#demands[i], before);
      if (demand === 0) continue;
      needed -= demand;
      const duration = leastBefore(kernel, this.#durations[i], before);
      kernel.premise(integers.premiseAtMost(this.#starts[i], time, before));
      kernel.premise(integers.premiseAtLeast(this.#starts[i], time + 1 - duration, before));
      explainLeast(kernel, this.#durations[i], before);
      explainLeast(kernel, this.#demands[i], before);
    }
  }
}

/** Sorts by insertion: between two runs little changes. */
function sortBy(order: Int32Array, key: Int32Array): void {
  for (let i = 1; i < order.length; i++) {
    const moved = order[i];
    let j = i - 1;
    for (; j >= 0 && key[order[j]] > key[moved]; j--) order[j + 1] = order[j];
    order[j + 1] = moved;
  }
}
