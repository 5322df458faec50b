import type { Experiment, Setting, Trial } from './experiment.ts';
import type { Measured, Measurement } from './measurement.ts';

/** After this many in a row reached the limit, the rest of a series is skipped. */
const LIMITS_IN_A_ROW = 4;
/** Milliseconds for which the first trial of an experiment is repeated before anything is measured. */
const WARM_UP = 250;

/** How far a run has come. */
export interface Step {
  readonly measurement: Measurement;
  readonly done: number;
  readonly planned: number;
}

export interface RunOptions {
  /** What is there already; its trials are not run again. */
  readonly done?: readonly Measurement[];
  readonly signal?: AbortSignal;
  /** Told before each trial. */
  readonly onTrial?: (experiment: Experiment, trial: Trial, done: number, planned: number) => void;
}

const spared = (trial: Trial): Measured => ({
  answer: 'spared',
  verified: true,
  ms: [],
  counters: {},
  note: `the last ${LIMITS_IN_A_ROW} of ${trial.series} reached the limit`,
});

/** Six figures are more than any clock here is good for; counts stay as they are. */
function rounded(measured: Measured): Measured {
  const short = (value: number): number => (Number.isInteger(value) ? value : Number(value.toPrecision(6)));
  const counters = Object.fromEntries(
    Object.entries(measured.counters).map(([name, value]) => [name, short(value)]),
  );
  return { ...measured, ms: measured.ms.map(short), counters };
}

/** Lets timers, input and signals be heard. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

async function warmUp(trial: Trial): Promise<void> {
  const until = performance.now() + WARM_UP;
  do await trial.run();
  while (performance.now() < until);
}

/** Runs experiments trial by trial and yields each measurement as it is made; ends early when the signal says so. */
export async function* run(
  experiments: readonly Experiment[],
  setting: Setting,
  options: RunOptions = {},
): AsyncGenerator<Step> {
  const plans = experiments.map((experiment) => ({ experiment, trials: experiment.plan(setting) }));
  const planned = plans.reduce((sum, { trials }) => sum + trials.length, 0);
  let done = 0;
  for (const { experiment, trials } of plans) {
    const before = (options.done ?? []).filter((one) => one.experiment === experiment.id);
    const known = new Map(before.map((one) => [one.key, one]));
    const failures = new Map<string, number>();
    let warm = setting.scale === 'tiny';
    for (const trial of trials) {
      const old = known.get(trial.key);
      if (!old) {
        await breathe();
        if (options.signal?.aborted) return;
        options.onTrial?.(experiment, trial, done, planned);
      }
      const series = trial.series ?? '';
      const hopeless = trial.series !== undefined && (failures.get(series) ?? 0) >= LIMITS_IN_A_ROW;
      if (!old && !hopeless && !warm) {
        await warmUp(trial);
        warm = true;
      }
      const measured = old ?? (hopeless ? spared(trial) : await trial.run());
      const failed = measured.answer === 'unknown' || measured.answer === 'spared';
      failures.set(series, failed ? (failures.get(series) ?? 0) + 1 : 0);
      done++;
      if (old) continue;
      yield {
        measurement: { experiment: experiment.id, key: trial.key, what: trial.what, ...rounded(measured) },
        done,
        planned,
      };
    }
  }
}
