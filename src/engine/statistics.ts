/**
 * What a solver has counted since it was made. The first five are the numbers of SICStus' `fd_statistics/0`.
 * See docs/engine.md for exactly what each counts.
 */
export interface Statistics {
  /** Times a constraint was run: propagators, sums and clauses of three or more literals that were looked into. */
  readonly resumptions: number;
  /** Times a run found its constraint sure to hold, or sure to fail. */
  readonly entailments: number;
  /** Times a domain was narrowed, other than by a decision. */
  readonly prunings: number;
  /** Times a contradiction was found. */
  readonly backtracks: number;
  /** Constraints posted, those inside reifications included. */
  readonly constraints: number;

  /** Choices of either search; the second branch of a choice is not counted. */
  readonly decisions: number;
  /** Contradictions met by learning. */
  readonly conflicts: number;
  /** Literals whose consequences were drawn, in the sense of a SAT solver. */
  readonly propagations: number;
  readonly restarts: number;
  /** Clauses learned, and their literals after minimisation. */
  readonly learned: number;
  readonly learnedLiterals: number;
  /** Learned clauses that were deleted. */
  readonly deleted: number;
  /** Variables that local searches tried to change, and solutions they came to. They prove nothing. */
  readonly localSteps: number;
  readonly localSolutions: number;
  /** 0/1 variables of the kernel: those of the model, literals of integers, helpers of constraints. */
  readonly variables: number;
  /** Bytes held by the solver's own arrays, about. */
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
