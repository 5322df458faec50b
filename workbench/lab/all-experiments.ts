import type { Experiment } from '../../src/lab/index.ts';
import { experiments } from './experiments/index.ts';
import { ownQuestion } from './own-question.ts';
import { peersExperiment } from './peers-experiment.ts';
import { programsExperiment } from './programs-experiment.ts';

/** Those of the browser, the papers' programs, and the comparison with other solvers; `entry` is the file our command starts from. */
export const allExperiments = (entry?: URL): readonly Experiment[] => [
  ...experiments,
  programsExperiment,
  peersExperiment(entry),
  // Without a question it plans nothing, and can still tell what was measured.
  ownQuestion(),
];
