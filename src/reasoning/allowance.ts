import type { Limits } from '../engine/index.ts';

/** Limits that several questions share: each is given what those before it have left. */
export class Allowance {
  readonly #limits: Limits;
  readonly #started = performance.now();

  constructor({ timeLimit, conflictLimit, memoryLimit, signal }: Limits) {
    this.#limits = {
      ...(timeLimit === undefined ? {} : { timeLimit }),
      ...(conflictLimit === undefined ? {} : { conflictLimit }),
      ...(memoryLimit === undefined ? {} : { memoryLimit }),
      ...(signal === undefined ? {} : { signal }),
    };
  }

  /** What is left for a session that has had this many conflicts. */
  left(conflicts: number): Limits {
    const { timeLimit, conflictLimit } = this.#limits;
    return {
      ...this.#limits,
      ...(timeLimit === undefined
        ? {}
        : { timeLimit: Math.max(0, timeLimit - (performance.now() - this.#started)) }),
      ...(conflictLimit === undefined ? {} : { conflictLimit: Math.max(0, conflictLimit - conflicts) }),
    };
  }
}
