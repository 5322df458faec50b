import type { Language, Wording } from '../board/index.ts';

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

/** In English, as programs print and exchange it, and beside it in Portuguese. */
export type Bilingual<C extends Complaint> = C & { readonly pt: Complaint };

/** Both languages are written where the trouble is found, so that neither says less than the other. */
export function complaint(problem: Wording, fix?: Wording): Bilingual<Complaint> {
  return fix === undefined
    ? { problem: problem.en, pt: { problem: problem.pt } }
    : { problem: problem.en, fix: fix.en, pt: { problem: problem.pt, fix: fix.pt } };
}

/** A problem at a line and a column, both from one, in both languages. */
export const problemAt = (
  line: number,
  column: number,
  problem: Wording,
  fix?: Wording,
  path?: JsonPath,
): Bilingual<Problem> => ({ line, column, ...complaint(problem, fix), ...(path ? { path } : {}) });

/** A problem in one language alone. */
export function sayProblem({ pt, ...english }: Bilingual<Problem>, language: Language = 'en'): Problem {
  return language === 'pt' ? { ...english, ...pt } : english;
}

/** What stands for the problems that are not told one by one. */
export const moreProblems = (count: number): Wording =>
  count === 1
    ? { en: 'and 1 more problem', pt: 'e mais 1 problema' }
    : { en: `and ${count} more problems`, pt: `e mais ${count} problemas` };
