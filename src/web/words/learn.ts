import type { Spoken } from '../../board/index.ts';
import { inBoth, withFurther } from './in-both.ts';

const words = inBoth(
  () => ({
    title: 'Learn',
    intro:
      'Boards that are solved together, what each rule asks for, and the ways to go on when it gets harder.',
    parts: 'Parts of the lesson',
    worked: (number: number) => `Play along, board ${number}`,
    rules: 'The goal and the rules',
    technique: (name: string) => `Technique: ${name}`,
    place: (number: number, of: number) => `${number} of ${of}`,
    previous: 'Back',
    next: 'Next',
    kept: 'Kept',
    broken: 'Broken',
    do: 'Fill in what follows:',
    because: 'Because:',
    suppose: 'Suppose the opposite: these rules would clash.',
    doIt: 'Do it for me',
    task: 'The marked cells are all you need. What follows from them? Fill it in.',
    showRules: 'Why?',
    showFacts: 'What follows?',
    right: 'Right. That is it.',
    solved: 'Solved.',
    wrong: 'That is not right. Look again, or undo it.',
    again: 'Start again',
    toBoards: 'Now play',
    more: 'All rules in words',
  }),
  () => ({
    title: 'Aprender',
    intro:
      'Tabuleiros resolvidos em conjunto, o que cada regra pede, e as formas de avançar quando fica mais difícil.',
    parts: 'Partes da lição',
    worked: (number) => `Jogar em conjunto, tabuleiro ${number}`,
    rules: 'O objetivo e as regras',
    technique: (name) => `Técnica: ${name}`,
    place: (number, of) => `${number} de ${of}`,
    previous: 'Anterior',
    next: 'Seguinte',
    kept: 'Cumprida',
    broken: 'Quebrada',
    do: 'Preenche o que daqui se conclui:',
    because: 'Porque:',
    suppose: 'Supõe o contrário: estas regras entrariam em conflito.',
    doIt: 'Fazer por mim',
    task: 'As casas assinaladas bastam. O que se conclui delas? Preenche.',
    showRules: 'Porquê?',
    showFacts: 'O que se conclui?',
    right: 'Certo. É isso mesmo.',
    solved: 'Resolvido.',
    wrong: 'Não está certo. Vê outra vez, ou desfaz.',
    again: 'Recomeçar',
    toBoards: 'Agora joga',
    more: 'Todas as regras por palavras',
  }),
);

export type LearnWords = typeof words.en;

/** What the lessons say besides the puzzles' own words; loaded with them. */
export const learnWords: Spoken<LearnWords> = withFurther(words, (parts) => parts.learn);
