import { ModelError } from './errors.ts';

/** The options of a call: every key of its options type, and no other. */
export type OptionKeys<T extends object> = { readonly [key in keyof T]-?: true };

/**
 * Throws a ModelError for an option that does not exist, so that a misspelt one is not silently ignored. A list of keys
 * that lacks one, or has one too many, is a type error.
 */
export function checkOptions<T extends object>(options: T, known: OptionKeys<T>): void {
  for (const key in options) {
    if (Object.hasOwn(known, key) || !Object.hasOwn(options, key)) continue;
    const near = nearest(key, Object.keys(known));
    throw new ModelError(`unknown option ${key}${near === undefined ? '' : `; did you mean ${near}?`}`);
  }
}

/** The name within two typing mistakes of the word, capitals aside; undefined if there is none. */
function nearest(word: string, names: readonly string[]): string | undefined {
  const ranked = names
    .map((name) => ({ name, mistakes: distance(word.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.mistakes - b.mistakes);
  return ranked[0] && ranked[0].mistakes <= 2 ? ranked[0].name : undefined;
}

/** Letters to insert, delete or replace to make one word of the other (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[b.length];
}
