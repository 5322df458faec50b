/**
 * Readers of FlatZinc, text and JSON, into one program. They tell all problems with line and column, and know nothing
 * of what a constraint means: names and numbers of arguments are checked where the model is built.
 */
import { readJson } from './read-json.ts';
import { type Read, readText } from './read-text.ts';

export { type Read, readText };

/** No FlatZinc that we read is longer. */
export const LONGEST = 256_000_000;

/** Reads FlatZinc or FlatZinc-JSON, whichever it is. Never throws. */
export function readFlatZinc(text: string): Read {
  if (text.length > LONGEST) {
    const problem = `expected at most ${LONGEST} characters, got ${text.length}`;
    return { ok: false, problems: [{ line: 1, column: 1, problem }] };
  }
  return /^\s*\{/.test(text.slice(0, 1000)) ? readJson(text) : readText(text);
}
