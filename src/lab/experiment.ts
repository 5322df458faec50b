import type { Chart } from './chart.ts';
import type { Measured, Measurement, What } from './measurement.ts';
import type { Table } from './table.ts';

/** `tiny` is for tests, `quick` for a look, `full` is what the papers did. */
export type Scale = 'tiny' | 'quick' | 'full';

export interface Setting {
  /** All random boards follow from it. */
  readonly seed: number;
  readonly scale: Scale;
}

/** One thing to do and measure. */
export interface Trial {
  readonly key: string;
  readonly what: What;
  /** Trials of one series grow harder; after several of them in a row reached the limit, the rest is spared. */
  readonly series?: string;
  run(): Measured | Promise<Measured>;
}

/** What a reader in a hurry should take home. */
export interface Finding {
  /** We are ahead; a peer, a paper or a size is ahead of us; or it is not what one would expect. */
  readonly kind: 'ahead' | 'behind' | 'surprise';
  readonly text: string;
}

/** What can be told about the measurements of one experiment, and nothing but them. */
export interface Presentation {
  readonly tables: readonly Table[];
  readonly charts: readonly Chart[];
  /** What the figures say, in sentences made from them. */
  readonly reading: readonly string[];
  readonly findings?: readonly Finding[];
}

export interface Experiment {
  readonly id: string;
  /** The number of the paper whose experiment it repeats, where it is one's. */
  readonly paper?: string;
  readonly title: string;
  /** The question that it answers, in a sentence or two. */
  readonly asks: string;
  /** What a reader must know to trust or doubt the comparison. */
  readonly notes: readonly string[];
  /** Its trials wait for others, so that signals are heard while one runs. */
  readonly waits?: boolean;
  plan(setting: Setting): readonly Trial[];
  present(measurements: readonly Measurement[]): Presentation;
}

/** The value of a scale. */
export const at = <T>(scale: Scale, values: Readonly<Record<Scale, T>>): T => values[scale];
