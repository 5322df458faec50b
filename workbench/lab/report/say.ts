import type { Language } from '../../../src/board/index.ts';
import { inPortuguese } from './portuguese.ts';

/** A text of the report in the language of its reader; experiments write English. */
export type Say = (text: string) => string;

export const sayIn = (language: Language): Say => (language === 'pt' ? inPortuguese : (text) => text);
