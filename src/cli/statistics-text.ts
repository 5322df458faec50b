import type { SharedStatistics } from '../reasoning/index.ts';

/** Milliseconds of what happens around the search. */
export interface Times {
  readonly reading: number;
  readonly total: number;
}

const milliseconds = (time: number): string => `${time.toFixed(time < 10 ? 2 : 1)} ms`;

/** The five numbers of the papers under the names that SICStus prints, the engine's own counters, and the times. */
export function statisticsText(statistics: SharedStatistics, times: Times): string {
  const { time } = statistics;
  const lines: (readonly [string, number | string])[] = [
    ['Resumptions', statistics.resumptions],
    ['Entailments', statistics.entailments],
    ['Prunings', statistics.prunings],
    ['Backtracks', statistics.backtracks],
    ['Constraints created', statistics.constraints],
    ['Decisions', statistics.decisions],
    ['Conflicts', statistics.conflicts],
    ['Propagations', statistics.propagations],
    ['Restarts', statistics.restarts],
    ['Learned clauses', statistics.learned],
    ['Learned literals', statistics.learnedLiterals],
    ['Deleted clauses', statistics.deleted],
    ['Local search steps', statistics.localSteps],
    ['Local search solutions', statistics.localSolutions],
    ['Variables', statistics.variables],
    ['Bytes', statistics.bytes],
    ...(statistics.threads === undefined ? [] : ([['Threads', statistics.threads]] as const)),
    ...(statistics.cubes === undefined ? [] : ([['Cubes', statistics.cubes]] as const)),
    ['Time to read', milliseconds(times.reading)],
    ['Time to post', milliseconds(time.posting)],
    ['Time to search', milliseconds(time.searching)],
    ['  of it in conflicts', milliseconds(time.analysing)],
    ['  of it in reductions', milliseconds(time.reducing)],
    ['Time in all', milliseconds(times.total)],
  ];
  return lines.map(([name, value]) => `${name}: ${value}\n`).join('');
}
