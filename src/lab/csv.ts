import type { Measurement } from './measurement.ts';

const mean = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : values.reduce((a, b) => a + b, 0) / values.length;

const quoted = (value: string | number): string =>
  /[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);

/** One experiment's measurements, a line each: where it stands, what came out, mean time, counters. */
export function asCsv(measurements: readonly Measurement[]): string {
  const fields = (of: (one: Measurement) => object): string[] => [
    ...new Set(measurements.flatMap((one) => Object.keys(of(one)))),
  ];
  const whats = fields(({ what }) => what);
  const counters = fields((one) => one.counters);
  const header = [
    ...whats,
    'answer',
    'verified',
    'runs',
    'mean_ms',
    'least_ms',
    'most_ms',
    ...counters,
    'note',
  ];
  const lines = measurements.map(({ what, answer, verified, ms, counters: counted, note }) => [
    ...whats.map((field) => what[field] ?? ''),
    answer,
    String(verified),
    ms.length,
    ...(ms.length === 0 ? ['', '', ''] : [mean(ms), Math.min(...ms), Math.max(...ms)]),
    ...counters.map((field) => counted[field] ?? ''),
    note ?? '',
  ]);
  return [header, ...lines].map((line) => `${line.map(quoted).join(',')}\n`).join('');
}
