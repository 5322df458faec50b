import type { Ending } from '../../flatzinc/index.ts';

/** What is known at the end, as the standard says it. */
export function verdict({ found, exhausted, cutOff, unbounded }: Ending): string {
  if (unbounded) return '=====UNBOUNDED=====\n';
  const known = exhausted
    ? found === 0
      ? '=====UNSATISFIABLE=====\n'
      : '==========\n'
    : found === 0
      ? '=====UNKNOWN=====\n'
      : '';
  return cutOff
    ? `% some variables have no bounds: only a part of their values was searched\n${known}`
    : known;
}

/** Statistics as the standard writes them; the times are milliseconds. */
export function standardStatistics(
  { found, objective, bound, statistics }: Ending,
  compiling: number,
  solving: number,
): string {
  const values: Readonly<Record<string, number | undefined>> = {
    nSolutions: found,
    objective,
    objectiveBound: bound,
    initTime: compiling / 1000,
    solveTime: solving / 1000,
    variables: statistics.variables,
    propagators: statistics.constraints,
    propagations: statistics.propagations,
    nodes: statistics.decisions,
    failures: statistics.backtracks,
    restarts: statistics.restarts,
    learned: statistics.learned,
    peakMem: process.resourceUsage().maxRSS / 1024,
  };
  return statisticsLines(values);
}

/** Where no search has ended: what is known without one. */
export const earlyStatistics = (found: number): string => statisticsLines({ nSolutions: found });

function statisticsLines(values: Readonly<Record<string, number | undefined>>): string {
  const lines = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [`%%%mzn-stat: ${name}=${value}\n`],
  );
  return `${lines.join('')}%%%mzn-stat-end\n`;
}
