import type { Spoken } from '../../board/index.ts';
import { inBoth, withFurther } from './in-both.ts';

const words = inBoth(
  (some) => ({
    title: 'Title',
    author: 'Author',
    namesHint: 'They go with the board: in its link, on its picture and on paper.',
    tools: 'More for setters',
    strip: 'Remove spare clues',
    stripped: (clues: number) =>
      clues === 0
        ? 'Every clue is needed.'
        : `${some(clues, 'clue was', 'clues were')} not needed and ${clues === 1 ? 'is' : 'are'} gone.`,
    strippedPartly: (clues: number) =>
      `${some(clues, 'clue is', 'clues are')} gone. There was no time to try them all.`,
    propose: 'Propose the missing clue',
    notProposed: 'No single clue that does it was found.',
    add: 'Add it',
    working: 'Working …',
    failed: 'It took too long.',
    copies: 'Lay the board down anew',
    mirror: 'Mirror it, left and right',
    flip: 'Mirror it, top and bottom',
    turn: 'Turn it to the right',
  }),
  (some) => ({
    title: 'Título',
    author: 'Autor',
    namesHint: 'Acompanham o tabuleiro: na ligação, na imagem e no papel.',
    tools: 'Mais para quem desenha',
    strip: 'Tirar as pistas a mais',
    stripped: (clues) =>
      clues === 0
        ? 'Todas as pistas fazem falta.'
        : `${some(clues, 'pista a mais foi tirada', 'pistas a mais foram tiradas')}.`,
    strippedPartly: (clues) =>
      `${some(clues, 'pista foi tirada', 'pistas foram tiradas')}. Não houve tempo para experimentar todas.`,
    propose: 'Propor a pista que falta',
    notProposed: 'Não se encontrou uma pista que chegue sozinha.',
    add: 'Acrescentar',
    working: 'A trabalhar …',
    failed: 'Demorou demais.',
    copies: 'Virar o tabuleiro',
    mirror: 'Espelhar, esquerda e direita',
    flip: 'Espelhar, cima e baixo',
    turn: 'Rodar para a direita',
  }),
);

export type DeskWords = typeof words.en;

/** What the tools for setters say; loaded with them. */
export const deskWords: Spoken<DeskWords> = withFurther(words, (parts) => parts.desk);
