import type { Language, Wording } from '../../../src/board/index.ts';
import { inPortuguese } from './portuguese.ts';

/** A text of the report in the language of its reader; a plain string is English. */
export type Say = (text: string | Wording) => string;

export const sayIn =
  (language: Language): Say =>
  (text) =>
    typeof text !== 'string'
      ? text[language]
      : figuresIn(language)(language === 'pt' ? inPortuguese(text) : text);

/** Writes decimal fractions as the language does: `1,5` in Portuguese. Versions and code stay as they are. */
export const figuresIn =
  (language: Language) =>
  (text: string): string =>
    language === 'pt' ? text.replace(/`[^`]*`|(?<![\d.])(\d+)\.(\d+)(?!\d|\.\d)/g, withComma) : text;

const withComma = (found: string, whole?: string, part?: string): string =>
  whole === undefined ? found : `${whole},${part}`;
