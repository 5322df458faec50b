/** Where in the plan of an experiment a measurement stands: the size, the strategy, the board … */
export type What = Readonly<Record<string, string | number>>;

export type Answer =
  /** A board was made. */
  | 'generated'
  | 'solved'
  | 'unique'
  | 'several'
  | 'none'
  /** All solutions were counted. */
  | 'counted'
  /** The limit was reached first. */
  | 'unknown'
  /** Not tried, because the same had run into the limit on smaller boards again and again. */
  | 'spared'
  /** The solver is not on this machine. */
  | 'missing';

/** What came out of one trial. */
export interface Measured {
  readonly answer: Answer;
  /** Whether every solution found keeps every rule by the rule's own definition; vacuously true without one. */
  readonly verified: boolean;
  /** Milliseconds, one figure a run. */
  readonly ms: readonly number[];
  readonly counters: Readonly<Record<string, number>>;
  readonly note?: string;
}

/** The same with its place: what `results.json` holds. */
export interface Measurement extends Measured {
  readonly experiment: string;
  /** Names the trial within its experiment; a run that is taken up again skips the keys it has. */
  readonly key: string;
  readonly what: What;
}
