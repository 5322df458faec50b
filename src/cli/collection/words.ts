import type { Language } from '../../board/index.ts';
import type { JobState, OrderState } from '../../collection/index.ts';

const some = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const boards = (count: number): string => some(count, 'board', 'boards');
const tabuleiros = (count: number): string => some(count, 'tabuleiro', 'tabuleiros');

/** What the commands say about collections. */
export interface CollectionWords {
  filled(found: number, count: number, store: string): string;
  exhausted(found: number): string;
  interrupted(found: number, count: number): string;
  tries(duplicates: number, missed: number): string;
  imported(added: number, duplicates: number, refused: number): string;
  duplicate(key: string): string;
  readonly refused: Readonly<Record<'several' | 'none' | 'unknown' | 'error', string>>;
  total(count: number): string;
  /** Boards that are not listed, or the number of those that were counted and `beyond` it more. */
  more(count: number, beyond: boolean, last: string): string;
  order(found: number, count: number, state?: OrderState): string;
  queue(waiting: number, running: number, workers: number): string;
  setAside(first: number, order: string, error: string): string;
  tagged(count: number): string;
  removed(count: number): string;
  ordered(jobs: number, count: number): string;
  worked(added: number, jobs: number, failures: number): string;
  readonly away: string;
  /** An order that ended without all of its boards. */
  short(order: string, found: number, count: number, state: OrderState): string;
  readonly state: Readonly<Record<JobState, string>>;
  moreJobs(limit: number): string;
  retry(jobs: number): string;
  clear(jobs: number): string;
  cancelled(removed: number, running: number): string;
  damaged(store: string, count: number, lines: readonly number[]): string;
  mended(lines: number, boards: number): string;
  repaired(setAside: number, lines: readonly number[], aside: string, boards: number): string;
  whole(store: string, boards: number): string;
}

/** The first of many numbers. */
const named = (lines: readonly number[]): string =>
  `${lines.slice(0, 10).join(', ')}${lines.length > 10 ? ' …' : ''}`;

/** Why an order is not simply under way. */
const STATES: Readonly<Record<Language, Readonly<Record<OrderState, string>>>> = {
  en: {
    open: '',
    full: '',
    exhausted: 'no more new boards were found',
    failing: 'its jobs fail; `collection jobs` says why',
    cancelled: 'cancelled',
  },
  pt: {
    open: '',
    full: '',
    exhausted: 'já não aparecem novos',
    failing: 'os trabalhos falham; `collection jobs` diz porquê',
    cancelled: 'cancelada',
  },
};

const because = (lang: Language, state: OrderState | undefined): string =>
  state === undefined || STATES[lang][state] === '' ? '' : `: ${STATES[lang][state]}`;

export const COLLECTION_WORDS: Readonly<Record<Language, CollectionWords>> = {
  en: {
    filled: (found, count, store) => `${found} of ${boards(count)} in ${store}`,
    exhausted: (found) => `stopped at ${boards(found)}: no more new boards were found`,
    interrupted: (found, count) =>
      `interrupted at ${found} of ${boards(count)}; run the same command to continue`,
    tries: (duplicates, missed) => `${duplicates} made twice, ${missed} not made within the limits`,
    imported: (added, duplicates, refused) =>
      `${boards(added)} added, ${some(duplicates, 'duplicate', 'duplicates')}, ${refused} refused`,
    duplicate: (key) => `the collection has this board: ${key}`,
    refused: {
      several: 'refused: more than one solution',
      none: 'refused: no solution',
      unknown: 'refused: the time limit was reached before it was known',
      error: 'refused: not a board',
    },
    total: boards,
    more: (count, beyond, last) =>
      `and ${beyond ? 'more than ' : ''}${count} more; --after ${last} shows the next of them`,
    order: (found, count, state) => `${found} of ${boards(count)}${because('en', state)}`,
    queue: (waiting, running, workers) =>
      `queue: ${some(waiting, 'job', 'jobs')} waiting, ${running} running, ${some(workers, 'worker', 'workers')}`,
    setAside: (first, order, error) => `set aside: seeds from ${first} of order ${order}: ${error}`,
    tagged: (count) => `${boards(count)} changed`,
    removed: (count) => `${boards(count)} removed`,
    ordered: (jobs, count) => `${some(jobs, 'job', 'jobs')} added; ${boards(count)} ordered in total`,
    worked: (added, jobs, failures) =>
      `${boards(added)} added in ${some(jobs, 'job', 'jobs')}, ${some(failures, 'failure', 'failures')}`,
    away: 'waiting for the database',
    short: (order, found, count, state) =>
      `order ${order}: ${found} of ${boards(count)}${because('en', state)}`,
    mended: (lines, kept) => `${some(lines, 'line', 'lines')} mended; ${boards(kept)} kept`,
    repaired: (setAside, lines, aside, kept) =>
      `${some(setAside, 'piece', 'pieces')} set aside in ${aside} (${lines.length === 1 ? 'line' : 'lines'} ${named(lines)}); ${boards(kept)} kept`,
    whole: (store, kept) => `nothing to repair: ${boards(kept)} in ${store}`,
    state: { waiting: 'waiting', running: 'running', 'set-aside': 'set aside' },
    moreJobs: (limit) => `only the first ${limit} are shown; --limit shows more`,
    retry: (jobs) => `${some(jobs, 'job is', 'jobs are')} tried again`,
    clear: (jobs) => `${some(jobs, 'job', 'jobs')} cleared`,
    cancelled: (removed, running) =>
      `cancelled: ${some(removed, 'job', 'jobs')} taken out of the queue, ${running} running ${running === 1 ? 'ends' : 'end'} after the current board`,
    damaged: (store, count, lines) =>
      `${store}: ${some(count, 'damaged line', 'damaged lines')} skipped (${lines.join(', ')}${count > lines.length ? ' …' : ''}); \`calcada collection repair\` sets ${count === 1 ? 'it' : 'them'} aside`,
  },
  pt: {
    filled: (found, count, store) => `${found} de ${tabuleiros(count)} em ${store}`,
    exhausted: (found) => `parou em ${tabuleiros(found)}: já não aparecem novos`,
    interrupted: (found, count) =>
      `interrompido em ${found} de ${tabuleiros(count)}; o mesmo comando continua`,
    tries: (duplicates, missed) => `${duplicates} repetidos, ${missed} não feitos dentro dos limites`,
    imported: (added, duplicates, refused) =>
      `${some(added, 'tabuleiro acrescentado', 'tabuleiros acrescentados')}, ${some(duplicates, 'repetido', 'repetidos')}, ${some(refused, 'recusado', 'recusados')}`,
    duplicate: (key) => `a coleção já tem este tabuleiro: ${key}`,
    refused: {
      several: 'recusado: mais do que uma solução',
      none: 'recusado: não tem solução',
      unknown: 'recusado: o tempo acabou antes de se saber',
      error: 'recusado: não é um tabuleiro',
    },
    total: tabuleiros,
    more: (count, beyond, last) =>
      `e mais ${beyond ? 'de ' : ''}${count}; --after ${last} mostra os seguintes`,
    order: (found, count, state) => `${found} de ${tabuleiros(count)}${because('pt', state)}`,
    queue: (waiting, running, workers) =>
      `fila: ${some(waiting, 'trabalho', 'trabalhos')} à espera, ${running} em curso, ${some(workers, 'máquina', 'máquinas')}`,
    setAside: (first, order, error) =>
      `posto de parte: sementes a partir de ${first} da encomenda ${order}: ${error}`,
    tagged: (count) => `${some(count, 'tabuleiro alterado', 'tabuleiros alterados')}`,
    removed: (count) => `${some(count, 'tabuleiro retirado', 'tabuleiros retirados')}`,
    ordered: (jobs, count) =>
      `${some(jobs, 'trabalho acrescentado', 'trabalhos acrescentados')}; ao todo pedem-se ${tabuleiros(count)}`,
    worked: (added, jobs, failures) =>
      `${some(added, 'tabuleiro acrescentado', 'tabuleiros acrescentados')} em ${some(jobs, 'trabalho', 'trabalhos')}, ${some(failures, 'falha', 'falhas')}`,
    away: 'à espera da base de dados',
    short: (order, found, count, state) =>
      `encomenda ${order}: ${found} de ${tabuleiros(count)}${because('pt', state)}`,
    mended: (lines, kept) =>
      `${some(lines, 'linha emendada', 'linhas emendadas')}; ${some(kept, 'tabuleiro mantido', 'tabuleiros mantidos')}`,
    repaired: (setAside, lines, aside, kept) =>
      `${some(setAside, 'pedaço posto', 'pedaços postos')} de parte em ${aside} (${lines.length === 1 ? 'linha' : 'linhas'} ${named(lines)}); ${some(kept, 'tabuleiro mantido', 'tabuleiros mantidos')}`,
    whole: (store, kept) => `nada a reparar: ${tabuleiros(kept)} em ${store}`,
    state: { waiting: 'à espera', running: 'em curso', 'set-aside': 'posto de parte' },
    moreJobs: (limit) => `só se mostram os primeiros ${limit}; --limit mostra mais`,
    retry: (jobs) => `${some(jobs, 'trabalho tentado', 'trabalhos tentados')} de novo`,
    clear: (jobs) => `${some(jobs, 'trabalho esquecido', 'trabalhos esquecidos')}`,
    cancelled: (removed, running) =>
      `cancelada: ${some(removed, 'trabalho retirado', 'trabalhos retirados')} da fila, ${running} em curso ${running === 1 ? 'termina' : 'terminam'} depois do tabuleiro atual`,
    damaged: (store, count, lines) =>
      `${store}: ${some(count, 'linha danificada ignorada', 'linhas danificadas ignoradas')} (${lines.join(', ')}${count > lines.length ? ' …' : ''}); \`calcada collection repair\` põe-${count === 1 ? 'na' : 'nas'} de parte`,
  },
};
