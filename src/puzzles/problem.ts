import {
  type AnyLanguage,
  type FurtherLanguage,
  inEach,
  type Wording,
  type WordTable,
} from '../board/index.ts';

/** What is wrong and, where that is known, what to do about it. */
export interface Complaint {
  readonly problem: string;
  readonly fix?: string;
}

/** The way to a value in a puzzle's JSON fields; in a row of characters, the last step is a character. */
export type JsonPath = readonly (string | number)[];

/** Where something stands in an input: line and column, from one, and in JSON fields the way to the value. */
export type Position = readonly [line: number, column: number, path?: JsonPath];

/** Trouble found in an input, as data. Lines and columns count from one. */
export interface Problem extends Complaint {
  readonly line: number;
  readonly column: number;
  /** Only of trouble in JSON fields: the value it is about. */
  readonly path?: JsonPath;
}

/** In English, as programs print and exchange it, and beside it in Portuguese, and in others where it is written so. */
export type Bilingual<C extends Complaint> = C & { readonly pt: Complaint } & {
  readonly [L in FurtherLanguage]?: Complaint;
};

/** All languages are written where the trouble is found, so that none says less than another. */
export function complaint(problem: Wording, fix?: Wording): Bilingual<Complaint> {
  const said = fix
    ? inEach({ problem, fix }, (both): Complaint => both)
    : inEach({ problem }, (only): Complaint => only);
  const { en, pt, es } = said;
  return { ...en, pt, ...(es && { es }) };
}

/** A problem at a line and a column, both from one, in both languages. */
export const problemAt = (
  line: number,
  column: number,
  problem: Wording,
  fix?: Wording,
  path?: JsonPath,
): Bilingual<Problem> => ({ line, column, ...complaint(problem, fix), ...(path ? { path } : {}) });

/** A problem in one language alone; in English, if it is not written in that language. */
export function sayProblem(
  { pt, es, ...english }: Bilingual<Problem>,
  language: AnyLanguage = 'en',
): Problem {
  return { ...english, ...{ en: {}, pt, es }[language] };
}

/** What stands for them, with their number. */
export const moreProblemsWords: WordTable<(count: number) => string> = {
  en: (count) => (count === 1 ? 'and 1 more problem' : `and ${count} more problems`),
  pt: (count) => (count === 1 ? 'e mais 1 problema' : `e mais ${count} problemas`),
};

/** What stands for the problems that are not told one by one. */
export const moreProblems = (count: number): Wording =>
  inEach({ words: moreProblemsWords }, ({ words }) => words(count));
