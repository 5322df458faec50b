import { type Bilingual, type JsonPath, type Problem, problemAt } from '../../puzzle.ts';
import { ofReading } from './reading-words.ts';

/** One line of an input that says something, without the spaces at its end. Lines count from one. */
export interface TextLine {
  readonly line: number;
  readonly text: string;
  /** Where cells have blanks between them: the column of each, from one. */
  readonly columns?: readonly number[];
  /** Where the line comes from JSON fields: the way to it. */
  readonly path?: JsonPath;
}

export type TextLines =
  | { readonly ok: true; readonly lines: readonly TextLine[] }
  | { readonly ok: false; readonly problems: readonly Bilingual<Problem>[] };

/** How much of a text is looked at to find its first line. */
const HEAD = 2000;

/** Whether a line names the puzzle: by its id, in any case, with blanks or hyphens. */
export const names = (line: string, id: string): boolean =>
  line
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-') === id;

/** How surely a text is of this puzzle, by its first line that is neither blank nor a comment. */
export function sniffFirstLine(text: string, id: string, looksRight: (line: string) => boolean): number {
  const lines = text
    .slice(0, HEAD)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/);
  const first = lines.find((line) => line.trim() !== '' && !line.startsWith('%'))?.trim() ?? '';
  return names(first, id) ? 1 : looksRight(first) ? 0.5 : 0;
}

/** The largest board fits several times into this; longer texts are refused before they are split. */
export const MAX_TEXT = 4_000_000;

/**
 * The lines of a text that a person typed: comment lines (`%` first) are left out, blank lines at both ends too,
 * and so is a first line that names the puzzle. Blank lines in between stay, as empty text.
 */
export function textLines(text: string, id: string): TextLines {
  if (text.length > MAX_TEXT) {
    const problem = ofReading((words) => words.tooLong(MAX_TEXT, text.length));
    return { ok: false, problems: [problemAt(1, 1, problem)] };
  }
  const binary = binaryJunk(text);
  if (binary) return { ok: false, problems: [binary] };

  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line, index) => ({ line: index + 1, text: line.trimEnd() }))
    .filter((line) => !line.text.startsWith('%'));
  const named = lines.findIndex((line) => line.text !== '');
  const start = names(lines[named]?.text ?? '', id) ? named + 1 : named;
  const first = start < 0 ? lines.length : start;
  const board = lines.slice(first);
  while (board.at(-1)?.text === '') board.pop();
  const top = board.findIndex((line) => line.text !== '');
  if (top < 0) {
    const problem = ofReading((words) => words.nothing);
    const fix = ofReading((words) => words.writeLines);
    return { ok: false, problems: [problemAt(lines[named]?.line ?? 1, 1, problem, fix)] };
  }
  return { ok: true, lines: board.slice(top) };
}

/** The first character that no typed text has: a control character, or what a decoder puts for broken bytes. */
function binaryJunk(text: string): Bilingual<Problem> | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  const found = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFD]/.exec(text);
  if (!found) return undefined;
  const before = text.slice(0, found.index).split(/\r\n|\n|\r/);
  const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return problemAt(
    before.length,
    [...before.at(-1)!].length + 1,
    ofReading((words) => words.binary(code)),
    ofReading((words) => words.plainText),
  );
}
