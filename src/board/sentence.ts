import { cellAt, cornerOfCell, isBesideRow, type Place, placeName, type Side } from './place.ts';

/** The languages that every sentence is written in. */
export type Language = 'en' | 'pt';

/** Words and places in reading order; the page turns the places into links. */
export type Phrase = readonly (string | Place)[];

/** One thing said in every language we speak. */
export type Sentence = Readonly<Record<Language, Phrase>>;

/** A text that names no places, in every language we speak. */
export type Wording = Readonly<Record<Language, string>>;

/** A name or a sign that is the same in every language. */
export const alike = (text: string): Wording => ({ en: text, pt: text });

/** How people call a place, in every language we speak. */
const NAMES: Readonly<Record<Language, (place: Place) => string>> = {
  en: (place) => {
    switch (place.kind) {
      case 'edge':
        return `the edge ${BESIDE.en[place.side]} ${placeName(cellAt(place.row, place.column))}`;
      case 'corner': {
        const { cell, down, across } = cornerOfCell(place);
        return `the ${down === 'above' ? 'upper' : 'lower'} ${across} corner of ${placeName(cell)}`;
      }
      case 'outside':
        return `the clue ${BESIDE.en[place.side]} ${isBesideRow(place.side) ? 'row' : 'column'} ${place.line + 1}`;
      default:
        return placeName(place);
    }
  },
  pt: (place) => {
    switch (place.kind) {
      case 'cell':
        return `l${place.row + 1}c${place.column + 1}`;
      case 'edge':
        return `a aresta ${BESIDE.pt[place.side]} de ${NAMES.pt(cellAt(place.row, place.column))}`;
      case 'corner': {
        const { cell, down, across } = cornerOfCell(place);
        const height = down === 'above' ? 'superior' : 'inferior';
        return `o canto ${height} ${across === 'left' ? 'esquerdo' : 'direito'} de ${NAMES.pt(cell)}`;
      }
      case 'row':
        return `linha ${place.row + 1}`;
      case 'column':
        return `coluna ${place.column + 1}`;
      case 'outside':
        return `a pista ${BESIDE.pt[place.side]} da ${isBesideRow(place.side) ? 'linha' : 'coluna'} ${place.line + 1}`;
      case 'region': {
        const [first] = place.cells;
        if (!first) return `região ${place.region + 1}`;
        return place.listed ? NAMES.pt(first) : `região em ${NAMES.pt(first)}`;
      }
      case 'board':
        return 'o tabuleiro';
    }
  },
};

const BESIDE: Readonly<Record<Language, Readonly<Record<Side, string>>>> = {
  en: { left: 'left of', right: 'right of', above: 'above', below: 'below' },
  pt: { left: 'à esquerda', right: 'à direita', above: 'acima', below: 'abaixo' },
};

/** What people call a place: `r3c4`, `the edge right of r3c4`; in Portuguese `l3c4`, `a aresta à direita de l3c4`. */
export const sayPlace = (place: Place, language: Language = 'en'): string => NAMES[language](place);

/** The sentence as plain text. */
export const say = (sentence: Sentence, language: Language = 'en'): string =>
  sentence[language].map((part) => (typeof part === 'string' ? part : sayPlace(part, language))).join('');
