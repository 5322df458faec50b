import { cellAt, cornerOfCell, isBesideRow, type Place, placeName, type Side } from './place.ts';

/** The languages that everything is written in. */
export type Language = 'en' | 'pt';

/**
 * The languages that some puzzles are written in besides. Their words are in files of their own, and are loaded when
 * the language is asked for (docs/decisions/0032).
 */
export type FurtherLanguage = 'es';

/** A language that something may be said in. */
export type AnyLanguage = Language | FurtherLanguage;

/** One thing in each language that it is written in. */
export type Spoken<T> = Readonly<Record<Language, T>> & {
  readonly [L in FurtherLanguage]?: T | undefined;
};

/** Words by their language: a further one is put in once it is loaded. */
export type WordTable<W> = Readonly<Record<Language, W>> & Partial<Record<FurtherLanguage, W>>;

/** Words and places in reading order; the page turns the places into links. */
export type Phrase = readonly (string | Place)[];

/** One thing said in every language we speak. */
export type Sentence = Spoken<Phrase>;

/** A text that names no places, in every language we speak. */
export type Wording = Spoken<string>;

/** What is written in a language, or else in English. */
export const inLanguage = <T>(spoken: Spoken<T>, language: AnyLanguage): T => spoken[language] ?? spoken.en;

/**
 * Something said with parts, in each language that all of them are written in. A further language is looked up when it
 * is read: it may be loaded later than the sentence is made.
 */
export function inEach<P extends Readonly<Record<string, Spoken<unknown>>>, T>(
  parts: P,
  said: (parts: { readonly [K in keyof P]: P[K]['en'] }, language: AnyLanguage) => T,
): Spoken<T> {
  const within = <L extends AnyLanguage>(language: L): T | undefined => {
    const found = Object.entries(parts).map(([name, part]) => [name, part[language]] as const);
    if (found.some(([, part]) => part === undefined)) return undefined;
    return said(Object.fromEntries(found) as { readonly [K in keyof P]: P[K]['en'] }, language);
  };
  return {
    en: within('en')!,
    pt: within('pt')!,
    get es() {
      return within('es');
    },
  };
}

/** One of the words of a table, as a sentence. */
export const sentenceOf = <W>(table: Spoken<W>, text: (words: W) => string): Sentence =>
  inEach({ words: table }, ({ words }) => [text(words as W)]);

/** A name or a sign that is the same in every language. */
export const alike = (text: string): Wording => ({ en: text, pt: text, es: text });

/** How people call a place. */
export const placeNames: WordTable<(place: Place) => string> = {
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
        return `a aresta ${BESIDE.pt[place.side]} de ${placeNames.pt(cellAt(place.row, place.column))}`;
      case 'corner': {
        const { cell, down, across } = cornerOfCell(place);
        const height = down === 'above' ? 'superior' : 'inferior';
        return `o canto ${height} ${across === 'left' ? 'esquerdo' : 'direito'} de ${placeNames.pt(cell)}`;
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
        return place.listed ? placeNames.pt(first) : `região em ${placeNames.pt(first)}`;
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
export function sayPlace(place: Place, language: AnyLanguage = 'en'): string {
  const name = inLanguage(placeNames, language)(place);
  return place.kind === 'edge' && place.first ? withCapital(name) : name;
}

const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The phrase as the beginning of a sentence. Names of cells, as `r3c4`, stay what they are. */
export function capital([first, ...rest]: Phrase): Phrase {
  if (first === undefined) return rest;
  if (typeof first === 'string') return [withCapital(first), ...rest];
  return [first.kind === 'edge' ? { ...first, first: true } : first, ...rest];
}

/** A phrase of one language as plain text. */
export const sayPhrase = (phrase: Phrase, language: AnyLanguage = 'en'): string =>
  phrase.map((part) => (typeof part === 'string' ? part : sayPlace(part, language))).join('');

/** The sentence as plain text: in English, if it is not written in a language. */
export const say = (sentence: Sentence, language: AnyLanguage = 'en'): string =>
  sayPhrase(inLanguage(sentence, language), sentence[language] ? language : 'en');
