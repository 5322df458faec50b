import { MAX_CELLS, MAX_SIDE, type Problem } from '../puzzles/index.ts';

/** Longer texts are refused before anything is made of them; the largest board fits several times. */
export const MAX_TEXT = 4_000_000;

/** How many problems of one text are reported in full; a picture read as a board has thousands. */
const MOST = 20;

/** Line and column of a place in a text given as an offset; both count from one, columns count characters. */
export type Locate = (offset: number) => readonly [line: number, column: number];

/** Finds places in a text. Places asked for in the order of the text take one pass in all. */
export function locator(text: string): Locate {
  let [known, line, column] = [0, 1, 1];
  return (offset) => {
    if (offset < known) [known, line, column] = [0, 1, 1];
    for (; known < offset && known < text.length; known++) {
      const code = text.charCodeAt(known);
      if (code === 10) [line, column] = [line + 1, 1];
      // The second half of a pair is no character of its own.
      else if (code < 0xdc00 || code > 0xdfff) column++;
    }
    return [line, column];
  };
}

/** Collects problems by their offset in a text; keeps the first twenty and counts the rest. */
export class LocatedProblems {
  readonly #text: string;
  readonly #locate: Locate;
  readonly #kept: Problem[] = [];
  #more = 0;

  constructor(text: string) {
    this.#text = text;
    this.#locate = locator(text);
  }

  add(offset: number, problem: string, fix?: string): void {
    if (this.#kept.length === MOST) {
      this.#more++;
      return;
    }
    const [line, column] = this.#locate(offset);
    this.#kept.push(fix === undefined ? { line, column, problem } : { line, column, problem, fix });
  }

  /** Checks that the text is not too long to be read. */
  allowLength(): boolean {
    const { length } = this.#text;
    if (length > MAX_TEXT) this.add(0, `the text has ${length} characters; at most ${MAX_TEXT} are read`);
    return length <= MAX_TEXT;
  }

  /** Checks that a board is not too large to be read, before anything of that size is made. */
  allowSize(offset: number, rows: number, columns: number): boolean {
    const problem =
      rows < 1 || columns < 1
        ? 'the board has no cells'
        : Math.max(rows, columns) > MAX_SIDE
          ? `a board has at most ${MAX_SIDE} rows and columns, this one has ${rows} rows of ${columns}`
          : rows * columns > MAX_CELLS
            ? `a board has at most ${MAX_CELLS} cells, this one has ${rows} rows of ${columns}`
            : undefined;
    if (problem !== undefined) this.add(offset, problem);
    return problem === undefined;
  }

  get empty(): boolean {
    return this.#kept.length === 0;
  }

  /** The problems kept and, where some were left out, a last one that says how many. */
  get all(): readonly Problem[] {
    const last = this.#kept.at(-1);
    if (!last || this.#more === 0) return this.#kept;
    const noun = this.#more === 1 ? 'problem' : 'problems';
    return [
      ...this.#kept,
      { line: last.line, column: last.column, problem: `and ${this.#more} more ${noun}` },
    ];
  }
}

/** The character at an offset as a message quotes it: by its code where it cannot be seen. */
export function quotedAt(text: string, offset: number): string {
  const code = text.codePointAt(offset);
  if (code === undefined) return 'the end';
  const character = String.fromCodePoint(code);
  if (/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character)) return `'${character}'`;
  if (character === ' ') return 'a blank';
  if (character === '\n' || character === '\r') return 'a line end';
  return `the character U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** A word of the text as a message quotes it. */
export const quoted = (word: string): string => `'${word.length > 20 ? `${word.slice(0, 20)}…` : word}'`;
