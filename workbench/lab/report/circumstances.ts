import { type Results, sittingsOf } from '../results.ts';

const gigabytes = (bytes: number): string => `${Math.round(bytes / 2 ** 30)} GB`;

/** When, where and with what the results were measured, in lines of plain text. */
export function circumstances(results: Results): string[] {
  const sittings = sittingsOf(results);
  const machines = new Set(
    sittings.map(({ machine }) => {
      const { processor, cores, memory, system } = machine;
      return `${processor}, ${cores} cores, ${gigabytes(memory)}, ${system}`;
    }),
  );
  const dates = [...new Set(sittings.map(({ date }) => date.slice(0, 10)))];
  const versions = new Set(
    sittings.flatMap(({ versions: all }) =>
      Object.entries(all).map(([name, version]) => `${name} ${version}`),
    ),
  );
  const busiest = Math.max(...sittings.map(({ machine }) => machine.load ?? 0));
  return [
    `Measured ${dates.join(', ')}${sittings.length > 1 ? ` in ${sittings.length} sittings` : ''}; seed ${results.seed}, ${results.scale} scale.`,
    `${[...machines].join('; ')}${busiest >= 0.5 ? `; load ${busiest.toFixed(1)} when a sitting began, so times are noisy and counters are the better judge` : ''}.`,
    `${[...versions].join(', ')}.`,
  ];
}
