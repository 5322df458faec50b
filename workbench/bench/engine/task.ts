/** What a solver did on a task: the answer to compare, and what to print beside the time. */
export interface Done {
  readonly answer: string;
  readonly counters?: Readonly<Record<string, number>>;
}

/** One job, done by us. */
export interface BenchTask {
  readonly name: string;
  ours(): Done;
}
