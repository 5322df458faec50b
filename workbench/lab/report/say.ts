import type { Language, Wording } from '../../../src/board/index.ts';
import { inPortuguese } from './portuguese.ts';

/** A text of the report in the language of its reader; what has no wording of its own is written in English. */
export type Say = (text: string | Wording) => string;

export const sayIn =
  (language: Language): Say =>
  (text) =>
    typeof text !== 'string' ? text[language] : language === 'pt' ? inPortuguese(text) : text;
