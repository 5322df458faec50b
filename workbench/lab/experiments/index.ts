/**
 * The experiments, one file each: what is tried (`plan`), and what the measurements show (`present`). They run in a
 * browser as well as in Node; files, processes and peers are in `node`. Each gives the same boards for the same seed.
 */
import type { Experiment } from '../../../src/lab/index.ts';
import { counters003 } from './counters-003.ts';
import { counters004 } from './counters-004.ts';
import { features } from './features.ts';
import { generating000 } from './generating-000.ts';
import { growth } from './growth.ts';
import { growth002 } from './growth-002.ts';
import { loops } from './loops.ts';
import { solving000 } from './solving-000.ts';
import { strategies002 } from './strategies-002.ts';
import { strategies003 } from './strategies-003.ts';

export const experiments: readonly Experiment[] = [
  generating000,
  solving000,
  strategies002,
  growth002,
  counters003,
  strategies003,
  counters004,
  loops,
  growth,
  features,
];
