import { type Limits, ModelError } from '../engine/index.ts';
import { Deadline } from './deadline.ts';

/** Limits that several questions share: each is given what those before it have left. */
export class Allowance {
  readonly deadline: Deadline;
  readonly #conflicts: number | undefined;

  constructor(limits: Limits) {
    for (const name of ['timeLimit', 'conflictLimit', 'memoryLimit'] as const) {
      const limit = limits[name];
      if (limit !== undefined && !(limit >= 0))
        throw new ModelError(`${name} must not be negative, got ${limit}`);
    }
    this.deadline = new Deadline(limits);
    this.#conflicts = limits.conflictLimit;
  }

  /** What is left for a session that has had this many conflicts. */
  left(conflicts: number): Limits {
    const { limits } = this.deadline;
    if (this.#conflicts === undefined) return limits;
    return { ...limits, conflictLimit: Math.max(0, this.#conflicts - conflicts) };
  }
}
