/**
 * What a solver has counted since it was made. The first five are the numbers of SICStus' `fd_statistics/0`.
 * See docs/engine.md for exactly what each counts.
 */
export interface Statistics {
  /** Times a constraint was run: propagators, sums and clauses of three or more literals that were looked into. */
  readonly resumptions: number;
  /** Times a run found its constraint sure to hold, or sure to fail. */
  readonly entailments: number;
  /** Times propagation narrowed the domain of a variable. */
  readonly prunings: number;
  /** Times a contradiction was found. */
  readonly backtracks: number;
  /** Constraints posted, those inside reifications included. */
  readonly constraints: number;

  readonly decisions: number;
  readonly conflicts: number;
  readonly propagations: number;
  readonly restarts: number;
  readonly learned: number;
  readonly learnedLiterals: number;
  readonly deleted: number;
  /** Literals of the kernel, the sums and the clauses in memory, and the bytes they take. */
  readonly variables: number;
  readonly bytes: number;

  /** Milliseconds. */
  readonly time: {
    readonly posting: number;
    /** All of solving, the next two included. */
    readonly searching: number;
    readonly analysing: number;
    readonly reducing: number;
  };
}
