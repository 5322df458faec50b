import type { Language } from '../../board/index.ts';

/** What the menu says. */
export interface MenuWords {
  readonly puzzle: string;
  readonly source: string;
  readonly sources: Readonly<Record<'paper' | 'generated' | 'file', string>>;
  readonly board: string;
  readonly file: string;
  readonly nothing: string;
  readonly size: string;
  readonly level: string;
  readonly levels: Readonly<Record<'easy' | 'normal' | 'hard' | 'extreme', string>>;
  readonly action: string;
  readonly actions: Readonly<
    Record<'draw' | 'picture' | 'solve' | 'paper' | 'check' | 'explain' | 'hint' | 'another' | 'end', string>
  >;
  readonly program: string;
  readonly labeling: string;
  /** The labeling of the listing. */
  readonly listed: string;
  /** What the prompts say in English by themselves, and here. */
  readonly prompts: Readonly<Record<string, string>>;
  readonly keys: string;
  readonly goodbye: string;
}

export const MENU_WORDS: Readonly<Record<Language, MenuWords>> = {
  en: {
    puzzle: 'Which puzzle?',
    source: 'Which board?',
    sources: { paper: "one of the paper's", generated: 'a new one', file: 'from a file, a URL or an ID' },
    board: "Which of the paper's boards?",
    file: 'File, URL or ID',
    nothing: 'expected a file, a URL or an ID',
    size: 'How large?',
    level: 'How hard?',
    levels: { easy: 'easy', normal: 'normal', hard: 'hard', extreme: 'extreme' },
    action: 'What to do?',
    actions: {
      draw: 'show the board',
      picture: "show it as the paper's program prints it",
      solve: 'solve it',
      paper: "solve it as the paper's program does: its labeling, the time and the five counters",
      check: 'check that it has exactly one solution',
      explain: 'solve it step by step',
      hint: 'give a hint',
      another: 'choose another board',
      end: 'end',
    },
    keys: 'arrows or a number, then Enter',
    program: 'Which program of the paper?',
    labeling: 'Which labeling?',
    listed: 'that of the listing',
    prompts: {},
    goodbye: 'Goodbye.',
  },
  pt: {
    puzzle: 'Que puzzle?',
    source: 'Que tabuleiro?',
    sources: { paper: 'um do artigo', generated: 'um novo', file: 'de um ficheiro, de um URL ou de um ID' },
    board: 'Qual dos tabuleiros do artigo?',
    file: 'Ficheiro, URL ou ID',
    nothing: 'esperava-se um ficheiro, um URL ou um ID',
    size: 'De que tamanho?',
    level: 'De que dificuldade?',
    levels: { easy: 'fácil', normal: 'normal', hard: 'difícil', extreme: 'extremo' },
    action: 'Que fazer?',
    actions: {
      draw: 'mostrar o tabuleiro',
      picture: 'mostrá-lo como o programa do artigo o imprime',
      solve: 'resolvê-lo',
      paper: 'resolvê-lo como o programa do artigo: o seu labeling, o tempo e as cinco métricas',
      check: 'ver se tem exatamente uma solução',
      explain: 'resolvê-lo passo a passo',
      hint: 'dar uma dica',
      another: 'escolher outro tabuleiro',
      end: 'sair',
    },
    keys: 'setas ou um número, e depois Enter',
    program: 'Que programa do artigo?',
    labeling: 'Que labeling?',
    listed: 'o da listagem',
    prompts: {
      'Search:': 'Procurar:',
      'to select': 'escolher',
      ' confirm': ' confirmar',
      'Type:': 'Escrever:',
      'to search': 'procurar',
      'No matches found': 'Nada encontrado',
      ' matches)': ' encontrados)',
      ' match)': ' encontrado)',
    },
    goodbye: 'Até à próxima.',
  },
};
