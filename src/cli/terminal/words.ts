import type { WordTable } from '../../board/index.ts';
import type { Because } from '../../engine/index.ts';
import { withComma } from './with-comma.ts';

/** What the commands say about boards. */
export interface Words {
  readonly because: Readonly<Record<Because, string>>;
  readonly unique: string;
  several(differences: number): string;
  readonly none: string;
  clash(rules: number, minimal: boolean): string;
  more(rules: number): string;
  /** Why it is not known whether the board is unique; with a solution in hand or without. */
  unknown(because: string, solved: boolean): string;
  readonly differs: string;
  common(known: number, cells: number): string;
  commonSoFar(known: number, cells: number, because: string): string;
  solution(index: number): string;
  solutions(count: number): string;
  solutionsSoFar(count: number, because: string): string;
  atLeast(count: number): string;
  /** Full boards that a paper's program tested and refused. */
  refused(count: number): string;
}

/** What stands before an error. */
export const ERROR: WordTable<string> = { en: 'error', pt: 'erro' };

/** What stands before a note. */
export const NOTE: WordTable<string> = { en: 'note', pt: 'nota' };

const some = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const WORDS: WordTable<Words> = {
  en: {
    because: {
      time: 'the time limit was reached',
      conflicts: 'the conflict limit was reached',
      memory: 'the memory limit was reached',
      stopped: 'it was interrupted',
    },
    unique: 'unique: there is exactly one solution',
    several: (differences) =>
      `several: there is more than one solution; these two differ in ${some(differences, 'cell', 'cells')}`,
    none: 'none: there is no solution',
    clash: (rules, minimal) =>
      rules === 1
        ? 'this rule cannot be kept:'
        : `these ${rules} rules cannot be kept together${minimal ? ', and without any one of them the others can' : ''}:`,
    more: (rules) => `and ${rules} more (--json lists all)`,
    unknown: (because, solved) =>
      solved
        ? `unknown: here is a solution, but ${because} before it was known to be the only one`
        : `unknown: ${because}`,
    differs: 'differs',
    common: (known, cells) => `${known} of ${some(cells, 'cell is', 'cells are')} the same in all solutions`,
    commonSoFar: (known, cells, because) =>
      `at least ${known} of ${some(cells, 'cell is', 'cells are')} the same in all solutions; ${because}`,
    solution: (index) => `solution ${index}`,
    solutions: (count) => some(count, 'solution', 'solutions'),
    solutionsSoFar: (count, because) => `at least ${some(count, 'solution', 'solutions')}; ${because}`,
    atLeast: (count) => `at least ${some(count, 'solution', 'solutions')}`,
    refused: (count) => `refused after the labeling: ${some(count, 'full board', 'full boards')}`,
  },
  pt: {
    because: {
      time: 'o limite de tempo foi atingido',
      conflicts: 'o limite de conflitos foi atingido',
      memory: 'o limite de memória foi atingido',
      stopped: 'foi interrompido',
    },
    unique: 'única: há exatamente uma solução',
    several: (differences) =>
      `várias: há mais do que uma solução; estas duas diferem em ${some(differences, 'casa', 'casas')}`,
    none: 'nenhuma: não há solução',
    clash: (rules, minimal) =>
      rules === 1
        ? 'esta regra não pode ser cumprida:'
        : `estas ${rules} regras não podem ser cumpridas juntas${minimal ? ', mas sem qualquer uma delas as outras podem' : ''}:`,
    more: (rules) => `e mais ${rules} (--json mostra todas)`,
    unknown: (because, solved) =>
      solved
        ? `desconhecido: eis uma solução, mas ${because} antes de se saber se é a única`
        : `desconhecido: ${because}`,
    differs: 'difere',
    common: (known, cells) =>
      `${known} de ${some(cells, 'casa é igual', 'casas são iguais')} em todas as soluções`,
    commonSoFar: (known, cells, because) =>
      `pelo menos ${known} de ${some(cells, 'casa é igual', 'casas são iguais')} em todas as soluções; ${because}`,
    solution: (index) => `solução ${index}`,
    solutions: (count) => some(count, 'solução', 'soluções'),
    solutionsSoFar: (count, because) => `pelo menos ${some(count, 'solução', 'soluções')}; ${because}`,
    atLeast: (count) => `pelo menos ${some(count, 'solução', 'soluções')}`,
    refused: (count) =>
      `recusados depois da etiquetagem: ${some(count, 'tabuleiro cheio', 'tabuleiros cheios')}`,
  },
};

/** What is said at the end of a file of boards. */
export interface SummaryWords {
  done(boards: number, seconds: number): string;
  readonly statuses: Readonly<Record<string, (count: number) => string>>;
  interrupted(next: number): string;
}

const perSecond = (boards: number, seconds: number): string => {
  const rate = boards / Math.max(seconds, 0.001);
  return rate.toFixed(rate < 10 ? 1 : 0);
};

export const SUMMARY_WORDS: WordTable<SummaryWords> = {
  en: {
    done: (boards, seconds) =>
      `${some(boards, 'board', 'boards')} in ${seconds.toFixed(1)} s, ${perSecond(boards, seconds)} per second`,
    statuses: {
      unique: (count) => `${count} unique`,
      several: (count) => `${count} with several solutions`,
      none: (count) => `${count} without a solution`,
      graded: (count) => `${count} graded`,
      unknown: (count) => `${count} stopped by a limit`,
      error: (count) => some(count, 'bad line', 'bad lines'),
    },
    interrupted: (next) => `interrupted: --start ${next} continues`,
  },
  pt: {
    done: (boards, seconds) =>
      `${some(boards, 'tabuleiro', 'tabuleiros')} em ${withComma(seconds.toFixed(1))} s, ${withComma(perSecond(boards, seconds))} por segundo`,
    statuses: {
      unique: (count) => `${count} com uma só solução`,
      several: (count) => `${count} com várias soluções`,
      none: (count) => `${count} sem solução`,
      graded: (count) => some(count, 'avaliado', 'avaliados'),
      unknown: (count) => some(count, 'parado por um limite', 'parados por um limite'),
      error: (count) => some(count, 'linha inválida', 'linhas inválidas'),
    },
    interrupted: (next) => `interrompido: --start ${next} continua`,
  },
};

/** What progress lines say besides the time. */
export interface ProgressWords {
  conflicts(count: number): string;
  boards(count: number): string;
  /** Some of many boards, their number per second, and the seconds that are left, if known. */
  boardsOf(done: number, count: number, rate: number, left: number | undefined): string;
  boardsSoFar(done: number, rate: number, left: number | undefined): string;
  jobs(done: number, boards: number, rate: number, open: number, left: number | undefined): string;
}

const secondsLeft = (left: number | undefined, words: string): string =>
  left === undefined ? '' : `, ${left.toFixed(0)} s ${words}`;

export const PROGRESS_WORDS: WordTable<ProgressWords> = {
  en: {
    conflicts: (count) => `, ${some(count, 'conflict', 'conflicts')}`,
    boards: (count) => `, ${some(count, 'board', 'boards')}`,
    boardsOf: (done, count, rate, left) =>
      `, ${done} of ${count} boards, ${rate.toFixed(1)} per second${secondsLeft(left, 'left')}`,
    boardsSoFar: (done, rate, left) =>
      `, ${done} boards, ${rate.toFixed(1)} per second${secondsLeft(left, 'left')}`,
    jobs: (done, boards, rate, open, left) =>
      `, ${done} jobs, ${boards} boards, ${rate.toFixed(1)} per second, ${open} jobs to do${secondsLeft(left, 'left')}`,
  },
  pt: {
    conflicts: (count) => `, ${some(count, 'conflito', 'conflitos')}`,
    boards: (count) => `, ${some(count, 'tabuleiro', 'tabuleiros')}`,
    boardsOf: (done, count, rate, left) =>
      `, ${done} de ${count} tabuleiros, ${withComma(rate.toFixed(1))} por segundo${secondsLeft(left, 'em falta')}`,
    boardsSoFar: (done, rate, left) =>
      `, ${done} tabuleiros, ${withComma(rate.toFixed(1))} por segundo${secondsLeft(left, 'em falta')}`,
    jobs: (done, boards, rate, open, left) =>
      `, ${done} trabalhos, ${boards} tabuleiros, ${withComma(rate.toFixed(1))} por segundo, ${open} trabalhos por fazer${secondsLeft(left, 'em falta')}`,
  },
};
