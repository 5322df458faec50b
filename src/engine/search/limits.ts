import { WORK_UNASKED } from '../core/work.ts';
import { ModelError } from '../errors.ts';

/** Bounds on one call. Whatever is not given is not bounded. */
export interface Limits {
  /** Milliseconds. */
  readonly timeLimit?: number | undefined;
  readonly conflictLimit?: number | undefined;
  /** Bytes held by the solver's own arrays. */
  readonly memoryLimit?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The limit that ended a call. */
export type Because = 'time' | 'conflicts' | 'memory' | 'stopped';

/** Whatever holds memory. An object and not a function: compiled code does not keep a function alive. */
interface Held {
  readonly bytes: number;
}

/** Throws if a limit of a call is negative. */
export function checkLimits({ timeLimit, conflictLimit, memoryLimit }: Limits): void {
  checkLimit('timeLimit', timeLimit);
  checkLimit('conflictLimit', conflictLimit);
  checkLimit('memoryLimit', memoryLimit);
}

function checkLimit(name: keyof Limits, limit: number | undefined): void {
  if (limit !== undefined && !(limit >= 0))
    throw new ModelError(`${name} must not be negative, got ${limit}`);
}

/** Watches the limits of one call. Cheap enough to be asked at every conflict. */
export class Budget {
  readonly #deadline: number;
  readonly #conflicts: number;
  readonly #memory: number;
  readonly #signal: AbortSignal | undefined;
  /** The work at which the clock is read next. */
  #askAt = -Infinity;
  /** Conflicts counted before this call. */
  #before = -1;
  /** A limit of time, memory or signal that was reached once stays reached. */
  #reached: Exclude<Because, 'conflicts'> | null = null;

  constructor(limits: Limits) {
    checkLimits(limits);
    this.#deadline = limits.timeLimit === undefined ? Infinity : performance.now() + limits.timeLimit;
    this.#conflicts = limits.conflictLimit ?? Infinity;
    this.#memory = limits.memoryLimit ?? Infinity;
    this.#signal = limits.signal;
  }

  /** The limit that was reached, or null. `conflicts` may start anywhere. All but it is read after some work only. */
  exceeded(conflicts: number, kernel: Held & { readonly work: number }): Because | null {
    if (this.#before < 0) this.#before = conflicts;
    if (conflicts - this.#before >= this.#conflicts) return 'conflicts';
    if (kernel.work < this.#askAt) return null;
    this.#askAt = kernel.work + WORK_UNASKED;
    return this.expired(kernel);
  }

  /** The limit of time, memory or signal that was reached, or null. */
  expired(held: Held): Exclude<Because, 'conflicts'> | null {
    if (this.#reached !== null) return this.#reached;
    if (this.#signal?.aborted) this.#reached = 'stopped';
    else if (performance.now() >= this.#deadline) this.#reached = 'time';
    else if (this.#memory !== Infinity && held.bytes > this.#memory) this.#reached = 'memory';
    return this.#reached;
  }
}
