import type { Language } from '../board/index.ts';

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
    Record<'draw' | 'solve' | 'check' | 'explain' | 'hint' | 'another' | 'end', string>
  >;
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
      solve: 'solve it',
      check: 'check that it has exactly one solution',
      explain: 'solve it step by step',
      hint: 'give a hint',
      another: 'choose another board',
      end: 'end',
    },
    keys: 'arrows or a number, then Enter',
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
      solve: 'resolvê-lo',
      check: 'ver se tem exatamente uma solução',
      explain: 'resolvê-lo passo a passo',
      hint: 'dar uma dica',
      another: 'escolher outro tabuleiro',
      end: 'sair',
    },
    keys: 'setas ou um número, e depois Enter',
    goodbye: 'Até à próxima.',
  },
};
