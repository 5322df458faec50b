import { type Because, type Limits, type Satisfier, Slices } from '../engine/index.ts';
import type { Question } from './task.ts';

/** The default time limit for finding the path to a solution, in milliseconds. */
export const TIME_LIMIT = 30_000;

const NO_LIMITS: Limits = {};

/** When to stop, and when to yield the thread. */
export class Deadline {
  readonly #end: number;
  readonly #memory: number;
  readonly #signal: AbortSignal | undefined;
  /** Whether nothing is limited: asked so often that a small board would notice. */
  readonly #isOpen: boolean;
  readonly #slices = new Slices();

  constructor({ timeLimit, memoryLimit, signal }: Omit<Limits, 'conflictLimit'>) {
    this.#end = timeLimit === undefined ? Number.POSITIVE_INFINITY : performance.now() + timeLimit;
    this.#memory = memoryLimit ?? Number.POSITIVE_INFINITY;
    this.#signal = signal;
    this.#isOpen = timeLimit === undefined && memoryLimit === undefined && signal === undefined;
  }

  get passed(): 'time' | 'stopped' | undefined {
    if (this.#signal?.aborted) return 'stopped';
    return performance.now() >= this.#end ? 'time' : undefined;
  }

  /** The same, and whether this solver has grown too large. */
  passedWith(solver: Satisfier): Because | undefined {
    const { passed } = this;
    if (passed || this.#memory === Number.POSITIVE_INFINITY) return passed;
    return solver.statistics.bytes > this.#memory ? 'memory' : undefined;
  }

  readonly enough = (): boolean => this.passed !== undefined;

  /** The limits of a search that must end in time. */
  get limits(): Limits {
    if (this.#isOpen) return NO_LIMITS;
    const left = this.#end - performance.now();
    return {
      timeLimit: left === Number.POSITIVE_INFINITY ? undefined : Math.max(0, left),
      memoryLimit: this.#memory === Number.POSITIVE_INFINITY ? undefined : this.#memory,
      signal: this.#signal,
    };
  }

  /** An empty question: an asynchronous runner may do other work meanwhile. */
  readonly pause: Question = {
    now: () => ({ status: 'unknown', because: 'stopped' }),
    soon: async () => {
      await this.#slices.pause();
      return { status: 'unknown', because: 'stopped' };
    },
  };
}
