import type { Spoken } from '../../board/index.ts';
import { inBoth, withFurther } from './in-both.ts';

const words = inBoth(
  () => ({
    title: 'Print several boards',
    intro: 'Choose the boards; they are printed together, with the rules below them.',
    nothing: 'There is no board to print yet: nothing is saved.',
    perPage: 'Boards on a page',
    solutions: 'print the solutions too, on a page at the end',
    choose: 'Boards',
    all: 'Choose all',
    none: 'Choose none',
    print: 'Print',
    preparing: 'Solving the boards …',
    solutionsTitle: 'Solutions',
    number: (number: number) => `Board ${number}`,
  }),
  () => ({
    title: 'Imprimir vários tabuleiros',
    intro: 'Escolhe os tabuleiros; imprimem-se juntos, com as regras por baixo.',
    nothing: 'Ainda não há tabuleiros para imprimir: não há nada guardado.',
    perPage: 'Tabuleiros por página',
    solutions: 'imprimir também as soluções, numa página no fim',
    choose: 'Tabuleiros',
    all: 'Escolher todos',
    none: 'Desmarcar todos',
    print: 'Imprimir',
    preparing: 'A resolver os tabuleiros …',
    solutionsTitle: 'Soluções',
    number: (number) => `Tabuleiro ${number}`,
  }),
);

export type PrintWords = typeof words.en;

/** What the page to print several boards says; loaded with it. */
export const printWords: Spoken<PrintWords> = withFurther(words, (parts) => parts.print);
