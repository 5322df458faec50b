import type { Language } from '../../board/index.ts';
import { plural } from '../words/plural.ts';

const someEn = plural('en');
const somePt = plural('pt');

const en = {
  title: 'Lab: a model of your own',
  intro:
    'Type a MiniZinc model or a FlatZinc program. It is solved here, on this device, by the engine that solves the puzzles.',
  missing:
    'MiniZinc’s compiler is not here. To get it, run “npm install minizinc” and start “calcada studio” in the same folder again. FlatZinc needs no compiler.',
  language: 'Language',
  languages: { minizinc: 'MiniZinc', flatzinc: 'FlatZinc (compiled)' },
  example: 'Example',
  chooseExample: 'choose one …',
  model: 'Model',
  saved: 'Your models',
  newModel: 'a new one …',
  deleteModel: 'Delete this model',
  opened: (example: string) => `Opened ${example}. What you typed is kept under “Your models”.`,
  isMiniZinc: 'This looks like MiniZinc, not like FlatZinc: MiniZinc has to be compiled first.',
  data: 'Data, if the model needs any',
  wanted: 'Looking for',
  wants: { one: 'one solution, or the best', all: 'all solutions, or each better one' },
  limit: 'Time limit',
  solve: 'Solve',
  stop: 'Stop',
  results: 'Solutions',
  counters: 'Counters',
  list: 'Solutions found, in a list that scrolls',
  found: (solutions: number) => someEn(solutions, 'solution', 'solutions'),
  solution: (number: number) => `Solution ${number}`,
  nothingToPrint: '(a solution that prints nothing)',
  back: 'Back to the puzzles',
  standings: {
    ready: 'Press “Solve” to begin.',
    compiling: 'Compiling … the first time takes a few seconds.',
    solving: 'Searching …',
    none: 'There is no solution.',
    all: 'These are all solutions.',
    best: 'The last one is the best: there is no better one.',
    enough: 'As many as were asked for. There may be more.',
    limit: 'The time limit was reached.',
    part: 'Some variables have no bounds, and only a part of their values was searched.',
    unbounded: 'There is no best solution: they get better without end.',
    stopped: 'Stopped.',
    refused: 'The model cannot be solved as it is:',
    restarts:
      'The model uses on_restart, which this page does not have. Solve it with the command: calcada solve model.mzn',
    failed: 'Something went wrong, perhaps not enough memory.',
  },
  place: (line: number, column: number) => `line ${line}, column ${column}`,
  inText: { model: 'Model', data: 'Data', compiled: 'In the compiled model' },
};

export type ModelWords = typeof en;

const pt: ModelWords = {
  title: 'Laboratório: um modelo teu',
  intro:
    'Escreve um modelo em MiniZinc ou um programa em FlatZinc. É resolvido aqui, neste aparelho, pelo motor que resolve os passatempos.',
  missing:
    'O compilador de MiniZinc não está aqui. Para o ter, corre “npm install minizinc” e volta a abrir “calcada studio” na mesma pasta. O FlatZinc não precisa de compilador.',
  language: 'Linguagem',
  languages: { minizinc: 'MiniZinc (modelo)', flatzinc: 'FlatZinc (compilado)' },
  example: 'Exemplo',
  chooseExample: 'escolher um …',
  model: 'Modelo',
  saved: 'Os teus modelos',
  newModel: 'um novo …',
  deleteModel: 'Apagar este modelo',
  opened: (example) => `${example} aberto. O que escreveste fica em “Os teus modelos”.`,
  isMiniZinc: 'Isto parece MiniZinc e não FlatZinc: o MiniZinc tem de ser compilado primeiro.',
  data: 'Dados, se o modelo precisar deles',
  wanted: 'À procura de',
  wants: { one: 'uma solução, ou a melhor', all: 'todas as soluções, ou cada uma melhor' },
  limit: 'Limite de tempo',
  solve: 'Resolver',
  stop: 'Parar',
  results: 'Soluções',
  counters: 'Contadores',
  list: 'Soluções encontradas, numa lista que desliza',
  found: (solutions) => somePt(solutions, 'solução', 'soluções'),
  solution: (number) => `Solução ${number}`,
  nothingToPrint: '(uma solução que não escreve nada)',
  back: 'Voltar aos passatempos',
  standings: {
    ready: 'Carrega em “Resolver” para começar.',
    compiling: 'A compilar … da primeira vez demora alguns segundos.',
    solving: 'À procura …',
    none: 'Não há solução.',
    all: 'São todas as soluções.',
    best: 'A última é a melhor: não há outra melhor.',
    enough: 'Tantas quantas foram pedidas. Pode haver mais.',
    limit: 'Chegou-se ao limite de tempo.',
    part: 'Há variáveis sem limites, e só se procurou numa parte dos seus valores.',
    unbounded: 'Não há uma solução melhor que todas: melhoram sem fim.',
    stopped: 'Parado.',
    refused: 'O modelo não pode ser resolvido assim:',
    restarts:
      'O modelo usa on_restart, que esta página não tem. Resolve-o com o comando: calcada solve model.mzn',
    failed: 'Alguma coisa correu mal; talvez falte memória.',
  },
  place: (line, column) => `linha ${line}, coluna ${column}`,
  inText: { model: 'No modelo', data: 'Nos dados', compiled: 'No modelo compilado' },
};

/** What the bench for models says; loaded with it. */
export const modelWords: Readonly<Record<Language, ModelWords>> = { en, pt };
