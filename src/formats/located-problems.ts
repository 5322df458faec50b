import type { Wording } from '../board/index.ts';
import {
  type Bilingual,
  type JsonPath,
  MAX_CELLS,
  MAX_SIDE,
  moreProblems,
  type Problem,
  problemAt,
} from '../puzzles/index.ts';
import { tooLong } from './complaints.ts';

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
      // The second half of a surrogate pair is not a character.
      else if (code < 0xdc00 || code > 0xdfff) column++;
    }
    return [line, column];
  };
}

/** Problems that a puzzle found in its fields, each with the line and column of the value it is about. */
export function relocated(
  found: readonly Bilingual<Problem>[],
  text: string,
  at: (path: JsonPath) => number,
): Bilingual<Problem>[] {
  const locate = locator(text);
  return found.map((problem) => {
    const [line, column] = locate(at(problem.path ?? []));
    return { ...problem, line, column };
  });
}

/** Collects problems by their offset in a text; keeps the first twenty and counts the rest. */
export class LocatedProblems {
  readonly #text: string;
  readonly #locate: Locate;
  readonly #kept: Bilingual<Problem>[] = [];
  #more = 0;

  constructor(text: string) {
    this.#text = text;
    this.#locate = locator(text);
  }

  add(offset: number, problem: Wording, fix?: Wording): void {
    if (this.#kept.length === MOST) {
      this.#more++;
      return;
    }
    this.#kept.push(problemAt(...this.#locate(offset), problem, fix));
  }

  /** Checks that the text is not too long to be read. */
  allowLength(): boolean {
    const { length } = this.#text;
    if (length > MAX_TEXT) this.add(0, tooLong(length, MAX_TEXT));
    return length <= MAX_TEXT;
  }

  /** Checks that a board is not too large to be read, before anything of that size is made. */
  allowSize(offset: number, rows: number, columns: number): boolean {
    const problem =
      rows < 1 || columns < 1
        ? { en: 'the board has no cells', pt: 'o tabuleiro não tem casas' }
        : Math.max(rows, columns) > MAX_SIDE
          ? {
              en: `expected at most ${MAX_SIDE} rows and columns, got ${rows} rows of ${columns}`,
              pt: `esperavam-se no máximo ${MAX_SIDE} linhas e colunas, e há ${rows} linhas de ${columns}`,
            }
          : rows * columns > MAX_CELLS
            ? {
                en: `expected at most ${MAX_CELLS} cells, got ${rows} rows of ${columns}`,
                pt: `esperavam-se no máximo ${MAX_CELLS} casas, e há ${rows} linhas de ${columns}`,
              }
            : undefined;
    if (problem !== undefined) this.add(offset, problem);
    return problem === undefined;
  }

  get empty(): boolean {
    return this.#kept.length === 0;
  }

  /** The problems kept and, where some were left out, a last one that says how many. */
  get all(): readonly Bilingual<Problem>[] {
    const last = this.#kept.at(-1);
    if (!last || this.#more === 0) return this.#kept;
    return [...this.#kept, problemAt(last.line, last.column, moreProblems(this.#more))];
  }
}
