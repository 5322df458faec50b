import type { Lit } from '../core/index.ts';
import type { Satisfier } from '../satisfier.ts';

/** Longer clauses are kept for oneself. */
const LONGEST = 6;

/** What a search has found out that another of the same problem can begin with. */
export interface SearchStart {
  /** By variable of the kernel: from 0 to 1. */
  readonly activity: Float64Array;
  readonly phase: Uint8Array;
}

/**
 * Gives short learned clauses of one solver to others of the same problem, posted in the same order: their literals
 * then have the same codes, and clauses follow from the constraints alone. Clauses travel as their length and
 * literals, one after the other. From when it is made, for good, it is told of what the solver learns.
 */
export class ClauseExchange {
  readonly #solver: Satisfier;
  /** Variables that a search made for itself mean nothing to others. */
  readonly #common: number;
  #learned: Lit[] = [];

  constructor(solver: Satisfier) {
    this.#solver = solver;
    this.#common = solver.atRoot((kernel, learning) => {
      learning.hear((clause) => this.#keep(clause));
      return kernel.trail.variables;
    });
  }

  /** The clauses that were learned since this was last asked. */
  take(): Int32Array<ArrayBuffer> {
    const taken = Int32Array.from(this.#learned);
    this.#learned = [];
    return taken;
  }

  /** Adds the clauses of another; they are not passed on. */
  give(clauses: Int32Array): void {
    this.#solver.atRoot((kernel) => {
      for (let at = 0; at < clauses.length; at += clauses[at]! + 1) {
        kernel.addClause(Array.from(clauses.subarray(at + 1, at + 1 + clauses[at]!)));
      }
      kernel.propagate();
    });
  }

  /** Adds a clause here, and passes it on. */
  add(clause: readonly Lit[]): void {
    this.give(Int32Array.of(clause.length, ...clause));
    this.#learned.push(clause.length, ...clause);
  }

  get start(): SearchStart {
    return this.#solver.atRoot(({ heap, phase }) => {
      const activity = heap.activity.slice(0, this.#common);
      const most = activity.reduce((a, b) => Math.max(a, b), Number.MIN_VALUE);
      return { activity: activity.map((each) => each / most), phase: phase.slice(0, this.#common) };
    });
  }

  /** Begins where another search was. To be called before this one has learned anything. */
  begin({ activity, phase }: SearchStart): void {
    this.#solver.atRoot(({ heap, phase: own }) => {
      own.set(phase);
      for (const [v, each] of activity.entries()) {
        if (each <= heap.activity[v]!) continue;
        heap.activity[v] = each;
        heap.raised(v);
      }
    });
  }

  #keep(clause: readonly Lit[]): void {
    if (clause.length > LONGEST) return;
    for (const lit of clause) if (lit >> 1 >= this.#common) return;
    this.#learned.push(clause.length, ...clause);
  }
}
