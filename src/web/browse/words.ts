import { computed } from '@preact/signals';
import type { Language } from '../../board/index.ts';
import { usualLanguage } from '../state/index.ts';

/** What the view says that shows many boards; the words of the whole page are in `words`. */
interface BrowseWords {
  readonly title: string;
  count(boards: number): string;
  readonly puzzle: string;
  readonly size: string;
  readonly level: string;
  readonly any: string;
  readonly none: string;
  readonly notLoaded: string;
  readonly tryAgain: string;
  page(page: number, pages: number): string;
  readonly previous: string;
  readonly next: string;
  readonly choose: string;
  chosen(boards: number): string;
  readonly perPage: string;
  readonly print: string;
  readonly chooseAll: string;
  readonly chooseNone: string;
  readonly list: string;
}

const dictionary: Readonly<Record<Language, BrowseWords>> = {
  en: {
    title: 'Boards',
    count: (boards) => (boards === 1 ? '1 board' : `${boards} boards`),
    puzzle: 'Puzzle',
    size: 'Size',
    level: 'Level',
    any: 'any',
    none: 'No boards match.',
    notLoaded: 'The boards could not be loaded.',
    tryAgain: 'Try again',
    page: (page, pages) => `Page ${page} of ${pages}`,
    previous: 'Previous page',
    next: 'Next page',
    choose: 'Print this one',
    chosen: (boards) => (boards === 1 ? '1 board chosen to print' : `${boards} boards chosen to print`),
    perPage: 'Boards per page',
    print: 'Print',
    chooseAll: 'Choose all of this page',
    chooseNone: 'Choose none',
    list: 'Boards to play',
  },
  pt: {
    title: 'Tabuleiros',
    count: (boards) => (boards === 1 ? '1 tabuleiro' : `${boards} tabuleiros`),
    puzzle: 'Passatempo',
    size: 'Tamanho',
    level: 'Nível',
    any: 'qualquer',
    none: 'Nenhum tabuleiro corresponde.',
    notLoaded: 'Não foi possível carregar os tabuleiros.',
    tryAgain: 'Tentar de novo',
    page: (page, pages) => `Página ${page} de ${pages}`,
    previous: 'Página anterior',
    next: 'Página seguinte',
    choose: 'Imprimir este',
    chosen: (boards) =>
      boards === 1 ? '1 tabuleiro escolhido para imprimir' : `${boards} tabuleiros escolhidos para imprimir`,
    perPage: 'Tabuleiros por página',
    print: 'Imprimir',
    chooseAll: 'Escolher todos desta página',
    chooseNone: 'Desmarcar todos',
    list: 'Tabuleiros para jogar',
  },
};

export const browseWords = computed(() => dictionary[usualLanguage.value]);
