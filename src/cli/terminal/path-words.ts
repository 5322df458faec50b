import type { Level, WordTable } from '../../board/index.ts';
import type { Path } from '../../reasoning/index.ts';
import { withComma } from './with-comma.ts';

/** What the commands that explain say besides the steps themselves. */
export interface PathWords {
  readonly title: string;
  readonly levels: Readonly<Record<Level, string>>;
  readonly because: Readonly<Record<NonNullable<Path<string>['because']>, string>>;
  graded(level: string, score: number, steps: number): string;
  /** The same when the path does not reach a solution. */
  gradedSoFar(level: string, score: number, steps: number): string;
  readonly noSteps: string;
  open(cells: number): string;
  weight(weight: number): string;
  look(places: string): string;
  readonly reason: string;
  so(facts: string): string;
  readonly done: string;
  readonly hintOpen: string;
  readonly hintUnknown: string;
  readonly brokenRule: string;
  wrongCells(cells: string, one: boolean): string;
  readonly noSolution: string;
  known(cells: string): string;
}

const some = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const PATH_WORDS: WordTable<PathWords> = {
  en: {
    title: 'step by step',
    levels: { easy: 'easy', normal: 'normal', hard: 'hard', extreme: 'extreme' },
    because: {
      time: 'the time limit was reached: this is the path found so far',
      stopped: 'it was interrupted: this is the path found so far',
      several: 'there are several solutions: this is as far as logic goes',
      none: 'there is no solution',
    },
    graded: (level, score, steps) => `${level}, ${score} (${some(steps, 'step', 'steps')})`,
    gradedSoFar: (level, score, steps) => `${level} so far, ${score} (${some(steps, 'step', 'steps')})`,
    noSteps: 'no step is needed',
    open: (cells) => `${some(cells, 'cell stays', 'cells stay')} open; two solutions side by side:`,
    weight: (weight) => `weight ${weight}`,
    look: (places) => `Look at ${places}.`,
    reason: 'These rules tell what comes next:',
    so: (facts) => `So ${facts}.`,
    done: 'The board is full, and everything is right.',
    hintOpen: 'What is open can be filled in several ways: logic goes no further.',
    hintUnknown: 'No hint was found in time.',
    brokenRule: 'There is a mistake. This rule is broken:',
    wrongCells: (cells, one) =>
      one
        ? `There is a mistake. No solution has ${cells} as it is, because of these rules:`
        : `There is a mistake. No solution has ${cells} as they are together, because of these rules:`,
    noSolution: 'The puzzle has no solution: these rules clash.',
    known: (cells) => `Known and used: ${cells}.`,
  },
  pt: {
    title: 'passo a passo',
    levels: { easy: 'fácil', normal: 'normal', hard: 'difícil', extreme: 'extremo' },
    because: {
      time: 'o limite de tempo foi atingido: eis o caminho encontrado até agora',
      stopped: 'foi interrompido: eis o caminho encontrado até agora',
      several: 'há várias soluções: a lógica só chega até aqui',
      none: 'não há solução',
    },
    graded: (level, score, steps) => `${level}, ${withComma(score)} (${some(steps, 'passo', 'passos')})`,
    gradedSoFar: (level, score, steps) =>
      `${level} até agora, ${withComma(score)} (${some(steps, 'passo', 'passos')})`,
    noSteps: 'não é preciso nenhum passo',
    open: (cells) => `${some(cells, 'casa fica', 'casas ficam')} em aberto; duas soluções lado a lado:`,
    weight: (weight) => `peso ${withComma(weight)}`,
    look: (places) => `Olha para ${places}.`,
    reason: 'Estas regras dizem o que vem a seguir:',
    so: (facts) => `Logo ${facts}.`,
    done: 'O tabuleiro está cheio, e está tudo certo.',
    hintOpen: 'O que está em aberto pode preencher-se de várias formas: a lógica não vai mais longe.',
    hintUnknown: 'Não se encontrou uma dica a tempo.',
    brokenRule: 'Há um erro. Esta regra não é cumprida:',
    wrongCells: (cells, one) =>
      one
        ? `Há um erro. Nenhuma solução tem ${cells} assim, por causa destas regras:`
        : `Há um erro. Nenhuma solução tem ${cells} assim ao mesmo tempo, por causa destas regras:`,
    noSolution: 'O puzzle não tem solução: estas regras contradizem-se.',
    known: (cells) => `Conhecidas e usadas: ${cells}.`,
  },
};
