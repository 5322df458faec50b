import type { Language } from '../../board/index.ts';
import { plural } from './plural.ts';

const someEn = plural('en');
const somePt = plural('pt');

const en = {
  title: 'Statistics',
  intro: 'What you solved, on this device only: nothing of it is sent anywhere.',
  empty: 'Nothing yet. Solve a board, and it is counted here.',
  solved: 'Boards solved',
  time: 'Time spent on them',
  streak: 'Days in a row',
  dayStreak: 'Boards of the day in a row',
  days: (days: number) => someEn(days, 'day', 'days'),
  longest: (days: number) => `longest: ${someEn(days, 'day', 'days')}`,
  table: 'Times by puzzle and level',
  level: 'Level',
  all: 'all',
  count: 'Solved',
  best: 'Best time',
  median: 'Middle time',
  unaided: 'Without help',
  history: 'Boards you solved',
  helped: (times: number) => `helped ${someEn(times, 'time', 'times')}`,
  ofDay: 'board of the day',
  forget: 'Forget all of this',
  forgotten: 'All times and streaks are forgotten.',
  undo: 'Undo',
};

export type StatisticsWords = typeof en;

const pt: StatisticsWords = {
  title: 'Estatísticas',
  intro: 'O que resolveste, só neste aparelho: nada disto é enviado para lado nenhum.',
  empty: 'Ainda não há nada. Resolve um tabuleiro, e ele conta aqui.',
  solved: 'Tabuleiros resolvidos',
  time: 'Tempo que levaram',
  streak: 'Dias seguidos',
  dayStreak: 'Tabuleiros do dia seguidos',
  days: (days) => somePt(days, 'dia', 'dias'),
  longest: (days) => `máximo: ${somePt(days, 'dia', 'dias')}`,
  table: 'Tempos por passatempo e nível',
  level: 'Nível',
  all: 'todos',
  count: 'Resolvidos',
  best: 'Melhor tempo',
  median: 'Tempo mediano',
  unaided: 'Sem ajuda',
  history: 'Tabuleiros que resolveste',
  helped: (times) => `com ${somePt(times, 'ajuda', 'ajudas')}`,
  ofDay: 'tabuleiro do dia',
  forget: 'Esquecer tudo isto',
  forgotten: 'Todos os tempos e séries foram esquecidos.',
  undo: 'Anular',
};

/** What the page of statistics says; loaded with it. */
export const statisticsWords: Readonly<Record<Language, StatisticsWords>> = { en, pt };
