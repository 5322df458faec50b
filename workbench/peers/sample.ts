/** One run of one solver on one task. */
export interface Sample {
  /** Milliseconds of the whole process, or of the call where the solver lives in our process. */
  readonly whole: number;
  /** Milliseconds the solver itself reports: without start-up, grounding or flattening. */
  readonly own?: number;
  /** What it found, in words that can be compared with ours: a count, an optimum, `sat`. */
  readonly answer: string;
  readonly overLimit: boolean;
}

/** Adds up runs of one task that takes several processes, one formula each. */
export function total(samples: readonly Sample[]): Sample {
  const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
  const owns = samples.map((sample) => sample.own).filter((own) => own !== undefined);
  return {
    whole: sum(samples.map((sample) => sample.whole)),
    ...(owns.length === samples.length ? { own: sum(owns) } : {}),
    answer: samples.map((sample) => sample.answer).join(','),
    overLimit: samples.some((sample) => sample.overLimit),
  };
}
