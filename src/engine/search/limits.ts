import { ModelError } from '../errors.ts';

/** Bounds on one call. Whatever is not given is not bounded. */
export interface Limits {
  /** Milliseconds. */
  readonly timeLimit?: number;
  readonly conflictLimit?: number;
  /** Bytes held by the solver's own arrays. */
  readonly memoryLimit?: number;
  readonly signal?: AbortSignal;
}

export type Because = 'time' | 'conflicts' | 'memory' | 'stopped';

/** Watches the limits of one call. Cheap enough to be asked at every conflict. */
export class Budget {
  readonly #deadline: number;
  readonly #conflicts: number;
  readonly #memory: number;
  readonly #signal: AbortSignal | undefined;
  #asked = 0;
  /** Conflicts counted before this call. */
  #before = -1;

  constructor(limits: Limits) {
    for (const name of ['timeLimit', 'conflictLimit', 'memoryLimit'] as const) {
      const limit = limits[name];
      if (limit !== undefined && !(limit >= 0))
        throw new ModelError(`${name} must not be negative, got ${limit}`);
    }
    this.#deadline = limits.timeLimit === undefined ? Infinity : performance.now() + limits.timeLimit;
    this.#conflicts = limits.conflictLimit ?? Infinity;
    this.#memory = limits.memoryLimit ?? Infinity;
    this.#signal = limits.signal;
  }

  /** Why the call must end now, or null. `conflicts` may start anywhere. The clock is read at every 64th question only. */
  exceeded(conflicts: number, bytes: () => number): Because | null {
    if (this.#before < 0) this.#before = conflicts;
    if (conflicts - this.#before >= this.#conflicts) return 'conflicts';
    if ((this.#asked++ & 63) !== 0) return null;
    if (this.#signal?.aborted) return 'stopped';
    if (performance.now() >= this.#deadline) return 'time';
    if (this.#memory !== Infinity && bytes() > this.#memory) return 'memory';
    return null;
  }
}
