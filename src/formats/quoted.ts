import { alike, type Wording } from '../board/index.ts';

/** The character at an offset as a message quotes it: by its code where it cannot be seen. */
export function quotedAt(text: string, offset: number): Wording {
  const code = text.codePointAt(offset);
  if (code === undefined) return { en: 'end of the text', pt: 'o fim' };
  const character = String.fromCodePoint(code);
  if (/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character)) return alike(`'${character}'`);
  if (character === ' ') return { en: 'space', pt: 'um espaço' };
  if (character === '\n' || character === '\r') return { en: 'line end', pt: 'um fim de linha' };
  const written = code.toString(16).toUpperCase().padStart(4, '0');
  return { en: `character U+${written}`, pt: `o carácter U+${written}` };
}

/** A word of the text as a message quotes it. */
export const quoted = (word: string): string => `'${word.length > 20 ? `${word.slice(0, 20)}…` : word}'`;
