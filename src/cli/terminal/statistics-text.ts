import { type AnyLanguage, inLanguage, type WordTable } from '../../board/index.ts';
import type { SharedStatistics } from '../../reasoning/index.ts';
import { withComma } from './with-comma.ts';

/** Milliseconds of what happens around the search. */
export interface Times {
  readonly reading: number;
  readonly total: number;
}

const milliseconds = (time: number): string => `${time.toFixed(time < 10 ? 2 : 1)} ms`;

/** The names by the English ones: in Portuguese, the five first are those of paper 003. */
export const STATISTICS_NAMES: WordTable<Readonly<Record<string, string>>> = {
  en: {},
  pt: {
    Resumptions: 'Reatamentos',
    Entailments: 'Implicações',
    Prunings: 'Podas',
    Backtracks: 'Retrocessos',
    'Constraints created': 'Restrições criadas',
    Decisions: 'Decisões',
    Conflicts: 'Conflitos',
    Propagations: 'Propagações',
    Restarts: 'Recomeços',
    'Learned clauses': 'Cláusulas aprendidas',
    'Learned literals': 'Literais aprendidos',
    'Deleted clauses': 'Cláusulas apagadas',
    'Local search steps': 'Passos da pesquisa local',
    'Local search solutions': 'Soluções da pesquisa local',
    Variables: 'Variáveis',
    Bytes: 'Bytes',
    Threads: 'Threads',
    Cubes: 'Cubos',
    'Time to read': 'Tempo de leitura',
    'Time to post': 'Tempo a impor restrições',
    'Time to search': 'Tempo de pesquisa',
    '  in conflicts': '  em conflitos',
    '  in reductions': '  em limpezas',
    'Total time': 'Tempo total',
  },
};

/** The five counters by the names of SICStus, or in the words of the papers; the engine's own counters; the times. */
export function statisticsText(
  statistics: SharedStatistics,
  times: Times,
  language: AnyLanguage = 'en',
): string {
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
    ['  in conflicts', milliseconds(time.analysing)],
    ['  in reductions', milliseconds(time.reducing)],
    ['Total time', milliseconds(times.total)],
  ];
  const named = (name: string): string => inLanguage(STATISTICS_NAMES, language)[name] ?? name;
  const figure = (value: number | string): number | string => (language === 'en' ? value : withComma(value));
  return lines.map(([name, value]) => `${named(name)}: ${figure(value)}\n`).join('');
}
