import type { Measurement } from '../../src/lab/index.ts';

/** Steps of Prolog that one run may take at full scale. */
export const STEP_LIMIT = 200_000_000;

/** The steps of each run; one that reached the limit took at least as many as that allows. */
export const stepsOf = (rows: readonly Measurement[], name = 'inferences'): number[] =>
  rows.map(({ answer, counters }) => (answer === 'unknown' ? STEP_LIMIT : (counters[name] ?? 0)));
