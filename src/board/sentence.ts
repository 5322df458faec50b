import { type Place, placeName } from './place.ts';

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

const PORTUGUESE: Partial<Record<Place['kind'], (place: Place) => string>> = {
  row: (place) => (place.kind === 'row' ? `linha ${place.row + 1}` : ''),
  column: (place) => (place.kind === 'column' ? `coluna ${place.column + 1}` : ''),
  region: (place) => {
    if (place.kind !== 'region' || !place.cells[0]) return '';
    return place.listed ? placeName(place) : `região em ${placeName(place.cells[0])}`;
  },
  corner: (place) => (place.kind === 'corner' ? `canto r${place.row + 1}c${place.column + 1}` : ''),
  board: () => 'o tabuleiro',
};

/** The sentence as plain text. */
export function say(sentence: Sentence, language: Language = 'en'): string {
  return sentence[language]
    .map((part) => {
      if (typeof part === 'string') return part;
      const local = language === 'pt' ? PORTUGUESE[part.kind]?.(part) : undefined;
      return local || placeName(part);
    })
    .join('');
}
