import type { Phrase, Place } from '../../../board/index.ts';

/** A phrase as it is read, with places and other phrases in it: phrase`the loop closes at ${place}`. */
export function phrase(
  texts: TemplateStringsArray,
  ...parts: readonly (string | number | Place | Phrase)[]
): Phrase {
  const found: (string | Place)[] = [];
  const add = (part: string | Place): void => {
    const last = found.at(-1);
    if (typeof part === 'string' && typeof last === 'string') found[found.length - 1] = last + part;
    else if (part !== '') found.push(part);
  };
  for (const [at, text] of texts.entries()) {
    add(text);
    const part = parts[at];
    if (part === undefined) continue;
    if (Array.isArray(part)) for (const each of part as Phrase) add(each);
    else add(typeof part === 'number' ? `${part}` : (part as string | Place));
  }
  return found;
}

/** Places one after the other, with this word before the last: `r1c1, r1c2 and r2c1`. */
export const listed = (places: readonly Place[], and: string): Phrase =>
  places.flatMap((place, at) => (at === 0 ? [place] : [at === places.length - 1 ? and : ', ', place]));
