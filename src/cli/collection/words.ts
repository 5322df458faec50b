import type { Language } from '../../board/index.ts';

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
  more(count: number): string;
  order(found: number, count: number): string;
  queue(waiting: number, running: number, workers: number): string;
  setAside(first: number, order: string, error: string): string;
  tagged(count: number): string;
  removed(count: number): string;
  ordered(jobs: number, count: number): string;
  worked(added: number, jobs: number, failures: number): string;
  readonly away: string;
}

export const COLLECTION_WORDS: Readonly<Record<Language, CollectionWords>> = {
  en: {
    filled: (found, count, store) => `${found} of ${boards(count)} in ${store}`,
    exhausted: (found) => `stopped at ${boards(found)}: no new ones came any more`,
    interrupted: (found, count) => `interrupted at ${found} of ${boards(count)}; the same command goes on`,
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
    more: (count) => `and ${count} more; --limit shows more of them`,
    order: (found, count) => `${found} of ${boards(count)}`,
    queue: (waiting, running, workers) =>
      `queue: ${some(waiting, 'job', 'jobs')} waiting, ${running} running, ${some(workers, 'worker', 'workers')}`,
    setAside: (first, order, error) => `set aside: seeds from ${first} of order ${order}: ${error}`,
    tagged: (count) => `${boards(count)} changed`,
    removed: (count) => `${boards(count)} removed`,
    ordered: (jobs, count) => `${some(jobs, 'job', 'jobs')} added; ${boards(count)} wanted in all`,
    worked: (added, jobs, failures) =>
      `${boards(added)} added in ${some(jobs, 'job', 'jobs')}, ${some(failures, 'failure', 'failures')}`,
    away: 'waiting for the database',
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
    more: (count) => `e mais ${count}; --limit mostra mais`,
    order: (found, count) => `${found} de ${tabuleiros(count)}`,
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
  },
};
