import { checkLimits, type Limits, type Statistics } from '../engine/index.ts';
import { Deadline } from './deadline.ts';

/** Limits that several questions share: each is given what those before it have left. */
export class Allowance {
  readonly deadline: Deadline;
  readonly #conflicts: number | undefined;

  constructor(limits: Limits) {
    checkLimits(limits);
    this.deadline = new Deadline(limits);
    this.#conflicts = limits.conflictLimit;
  }

  /** What is left for a session with these counters, which are read only if conflicts are limited. */
  left(session: { readonly statistics: Pick<Statistics, 'conflicts'> }): Limits {
    const { limits } = this.deadline;
    if (this.#conflicts === undefined) return limits;
    return { ...limits, conflictLimit: Math.max(0, this.#conflicts - session.statistics.conflicts) };
  }
}
