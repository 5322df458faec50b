import type { Measurement } from '../../src/lab/index.ts';

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : values.reduce((a, b) => a + b, 0) / values.length;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return Number.NaN;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The quantile: the value below which this share of them is. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** The values of one field of `what`, each once, in the order in which they were met. */
export function valuesOf<T extends string | number>(rows: readonly Measurement[], field: string): T[] {
  return [...new Set(rows.map(({ what }) => what[field] as T))].filter((value) => value !== undefined);
}

/** The measurements whose `what` agrees. */
export const where = (
  rows: readonly Measurement[],
  fields: Readonly<Record<string, string | number>>,
): Measurement[] =>
  rows.filter(({ what }) => Object.entries(fields).every(([field, value]) => what[field] === value));

/** What several runs of the same thing took together, and how many of them reached their limit. */
export interface Runs {
  readonly tried: number;
  readonly reached: number;
  readonly ms: readonly number[];
  readonly mean: number;
  readonly median: number;
}

const REACHED = new Set(['unknown', 'spared']);
export const reachedLimit = ({ answer }: Measurement): boolean => REACHED.has(answer);

export function runsOf(rows: readonly Measurement[], figure = (row: Measurement) => row.ms): Runs {
  const run = rows.filter(({ answer }) => answer !== 'spared' && answer !== 'missing');
  const ms = run.flatMap((row) => figure(row));
  return {
    tried: run.length,
    reached: run.filter(reachedLimit).length,
    ms,
    mean: mean(ms),
    median: median(ms),
  };
}

export const counter = (rows: readonly Measurement[], name: string): number =>
  mean(rows.filter((row) => name in row.counters).map((row) => row.counters[name]!));
