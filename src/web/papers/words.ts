import { computed } from '@preact/signals';
import type { Language } from '../../board/index.ts';
import { usualLanguage } from '../state/index.ts';

/** What the pages of the papers say around what the lab wrote. */
interface PapersWords {
  readonly title: string;
  readonly intro: string;
  readonly loading: string;
  readonly notLoaded: string;
  readonly boards: string;
  readonly lost: string;
  readonly play: string;
  readonly measure: string;
  readonly commands: string;
  readonly prints: string;
  readonly theirs: string;
  readonly picture: string;
  readonly ours: string;
  readonly measured: string;
  readonly before: string;
  readonly claims: string;
  readonly open: string;
  readonly future: string;
  readonly none: string;
  readonly contents: string;
  readonly all: string;
  readonly beside: string;
  readonly besideAbout: string;
  readonly wholePage: string;
  program(lines: number, changes: number): string;
}

const dictionary: Readonly<Record<Language, PapersWords>> = {
  en: {
    title: 'The papers',
    intro:
      'Four of the puzzles come from papers by students of the Faculdade de Engenharia da Universidade do Porto. Each has a page: its boards, its program, its tables, and what we find when we measure again.',
    loading: 'The papers are being fetched …',
    notLoaded: 'The papers could not be loaded.',
    boards: 'Its boards',
    lost: 'lost in the scan',
    play: 'Play',
    measure: 'Measure in the lab',
    commands: 'Its choices, as commands',
    prints: 'Its print-outs, and ours',
    theirs: 'in the paper, as our copy reads it',
    picture: 'in the paper it is a picture, which our copy lacks',
    ours: 'ours',
    measured: 'Its tables and figures, and ours',
    before: 'Before comparing',
    claims: 'What it says, and what we find',
    open: 'It cannot be told',
    future: 'Its future work, and what became of it',
    none: 'It leaves none.',
    contents: 'On this page',
    all: 'All papers',
    beside: 'What the paper measured',
    besideAbout:
      'Its tables and plots, with what we measured for them, to be read beside a run of yours. Counters can be compared; times are those of another machine.',
    wholePage: 'The page of the paper',
    program: (lines, changes) => `Its listing has ${lines} lines; to run it, we changed ${changes} places.`,
  },
  pt: {
    title: 'Os artigos',
    intro:
      'Quatro dos passatempos vêm de artigos de estudantes da Faculdade de Engenharia da Universidade do Porto. Cada um tem uma página: os seus tabuleiros, o seu programa, as suas tabelas, e o que encontramos quando medimos de novo.',
    loading: 'A carregar os artigos …',
    notLoaded: 'Não foi possível carregar os artigos.',
    boards: 'Os seus tabuleiros',
    lost: 'perdido na digitalização',
    play: 'Jogar',
    measure: 'Medir no laboratório',
    commands: 'As suas escolhas, como comandos',
    prints: 'O que imprime, e o que nós imprimimos',
    theirs: 'no artigo, tal como a nossa cópia o lê',
    picture: 'no artigo é uma imagem, que a nossa cópia não tem',
    ours: 'nosso',
    measured: 'As suas tabelas e figuras, e as nossas',
    before: 'Antes de comparar',
    claims: 'O que diz, e o que encontramos',
    open: 'Não se pode concluir',
    future: 'O seu trabalho futuro, e o que foi feito dele',
    none: 'Não deixa nenhum.',
    contents: 'Nesta página',
    all: 'Todos os artigos',
    beside: 'O que o artigo mediu',
    besideAbout:
      'As suas tabelas e os seus gráficos, com o que medimos para cada um, para ler ao lado de uma experiência sua. Os contadores comparam-se; os tempos são de outra máquina.',
    wholePage: 'A página do artigo',
    program: (lines, changes) =>
      `A listagem tem ${lines} linhas; para a correr, alterámos ${changes} lugares.`,
  },
};

export const papersWords = computed(() => dictionary[usualLanguage.value]);
