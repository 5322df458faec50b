import { inEach, type Sentence, sentenceOf, type WordTable } from '../../board/index.ts';
import { atCell, clueTells, counted, type Paint, paintWords } from '../kit/index.ts';
import type { Count, Kind } from '../relations/index.ts';

/** The techniques that have a name. */
export type TechniqueId =
  | 'zero'
  | 'nine'
  | 'full-clue'
  | 'clue-that-needs-all'
  | 'cells-of-one-clue'
  | 'two-clues'
  | 'three-clues';

/** Everything that is said of Mosaic alone; what it shares with other puzzles is the kit's. */
export interface MosaicWords {
  readonly title: string;
  readonly howTo: readonly [paint: string, count: string, edge: string, own: string, begin: string];
  /** As a cell is spoken. */
  readonly states: Readonly<Record<Paint | 'open', string>>;
  withClue(state: string, clue: number): string;
  readonly noClue: string;
  /** The cells that a clue counts: `room` of them, its own included. */
  whole(room: number): string;
  leavesBlank(whole: string): string;
  paints(whole: string): string;
  needs(painted: string, room: number): string;
  /** What the board is called where it cannot be read, and what can stand in it. */
  readonly board: string;
  readonly legend: string;
  readonly techniques: Readonly<Record<TechniqueId, string>>;
}

export const words: WordTable<MosaicWords> = {
  en: {
    title: 'Mosaic',
    howTo: [
      'Paint some cells and leave the others blank.',
      'A number tells how many cells are painted in the square of nine around it: its own cell counts too.',
      'At the edge, a number counts only the cells on the board: six along a side, four in a corner.',
      'A cell with a number is painted or blank like any other.',
      'Begin with the 0s and the 9s. The puzzle is also known as Fill-a-Pix.',
    ],
    states: { paint: 'painted', blank: 'marked', open: 'empty' },
    withClue: (state, clue) => `${state}, clue ${clue}`,
    noClue: 'no clue',
    whole: (room) => (room === 1 ? 'its own cell' : `all ${room} cells at and around it`),
    leavesBlank: (whole) => ` leaves ${whole} blank`,
    paints: (whole) => ` paints ${whole}`,
    needs: (painted, room) => ` needs exactly ${painted} among the ${room} at and around it`,
    board: 'a Mosaic board',
    legend: 'write . for a cell without a clue, 0 to 9 for a clue',
    techniques: {
      zero: 'a 0 clue',
      nine: 'a 9, or as many as fit at the edge',
      'full-clue': 'a full clue',
      'clue-that-needs-all': 'a clue that needs every open cell',
      'cells-of-one-clue': 'two clues and the cells that only one of them counts',
      'two-clues': 'two clues with cells in common',
      'three-clues': 'three clues with cells in common',
    },
  },
  pt: {
    title: 'Mosaico',
    howTo: [
      'Pinta algumas casas e deixa as outras em branco.',
      'Um número diz quantas casas estão pintadas no quadrado de nove à sua volta: a sua própria casa também conta.',
      'Na borda, um número conta só as casas do tabuleiro: seis ao longo de um lado, quatro num canto.',
      'Uma casa com número fica pintada ou em branco, como qualquer outra.',
      'Começa pelos 0 e pelos 9. Este passatempo também é conhecido por Fill-a-Pix.',
    ],
    states: { paint: 'pintada', blank: 'marcada', open: 'vazia' },
    withClue: (state, clue) => `${state}, pista ${clue}`,
    noClue: 'sem pista',
    whole: (room) =>
      room === 1 ? 'a sua própria casa' : `todas as ${room} casas à sua volta, a própria incluída`,
    leavesBlank: (whole) => ` deixa em branco ${whole}`,
    paints: (whole) => ` pinta ${whole}`,
    needs: (painted, room) =>
      ` precisa de exatamente ${painted} entre as ${room} à sua volta, contando a própria`,
    board: 'um tabuleiro de Mosaico',
    legend: 'escreve . para uma casa sem pista, 0 a 9 para uma pista',
    techniques: {
      zero: 'uma pista 0',
      nine: 'um 9, ou o máximo que cabe na borda',
      'full-clue': 'uma pista completa',
      'clue-that-needs-all': 'uma pista que precisa de todas as casas em aberto',
      'cells-of-one-clue': 'duas pistas e as casas que só uma delas conta',
      'two-clues': 'duas pistas com casas em comum',
      'three-clues': 'três pistas com casas em comum',
    },
  },
};

/** One of these texts as a sentence. */
export const said = (text: (words: MosaicWords) => string): Sentence => sentenceOf(words, text);

/** A number counts the painted cells at and around it. */
export const clue: Kind<Paint, number, Count<Paint>> = {
  kind: 'clue',
  isClue: true,

  sentence: ({ place, relation: { least: wanted, sites } }) => {
    const room = sites.length;
    return inEach({ own: words, clue: atCell(wanted, place!), painted: paintWords }, (parts) => {
      const { own, painted } = parts;
      const whole = own.whole(room);
      if (wanted === 0) return [...parts.clue, own.leavesBlank(whole)];
      if (wanted === room) return [...parts.clue, own.paints(whole)];
      return [...parts.clue, own.needs(counted(wanted, ...painted), room)];
    });
  },

  tells: clueTells(paintWords),
};
