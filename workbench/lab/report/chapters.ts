import type { Experiment, Measurement, Presentation } from '../../../src/lab/index.ts';
import { measurementsOf, type Results } from '../results.ts';

/** One experiment that has been run, and what it shows. */
export interface Chapter {
  readonly experiment: Experiment;
  readonly measurements: readonly Measurement[];
  readonly presentation: Presentation;
  /** One sentence on how much of it can be trusted. */
  readonly account: string;
}

function accountOf(measurements: readonly Measurement[]): string {
  const count = (...answers: readonly string[]): number =>
    measurements.filter(({ answer }) => answers.includes(answer)).length;
  const wrong = measurements.filter(({ verified }) => !verified).length;
  const parts = [
    `${measurements.length} trials`,
    wrong === 0 ? 'every solution verified by the rules' : `${wrong} WITH A SOLUTION THAT BREAKS A RULE`,
    ...(count('unknown') > 0 ? [`${count('unknown')} reached their limit`] : []),
    ...(count('spared') > 0 ? [`${count('spared')} spared as hopeless`] : []),
    ...(count('missing') > 0 ? [`${count('missing')} by solvers that are missing here`] : []),
  ];
  return `${parts.join(', ')}.`;
}

export function chaptersOf(results: Results, experiments: readonly Experiment[]): Chapter[] {
  const all = measurementsOf(results);
  return experiments.flatMap((experiment) => {
    const measurements = all.filter((one) => one.experiment === experiment.id);
    if (measurements.length === 0) return [];
    const presentation = experiment.present(measurements);
    return [{ experiment, measurements, presentation, account: accountOf(measurements) }];
  });
}
