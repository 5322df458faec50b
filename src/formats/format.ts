import type { Wording } from '../board/index.ts';
import {
  type AnyPuzzle,
  type Bilingual,
  type Complaint,
  complaint,
  type JsonPath,
  type Problem,
  puzzleById,
} from '../puzzles/index.ts';
import { LocatedProblems, relocated } from './located-problems.ts';

/**
 * The contract of a format: a way to write puzzles down that some tool speaks. A format reads text from anyone, so
 * it never throws, checks sizes before it makes anything of that size, and tells where each problem stands.
 */
export interface Format {
  readonly id: string;
  readonly title: Wording;
  /** The ids of the puzzles it can hold. */
  readonly puzzles: readonly string[];
  /** How sure it is, from 0 to 1, that the text is written in this format; must be quick on any text. */
  sniff(text: string): number;
  /** Reads a text; where it does not say which puzzle it is, as this one. Of several boards, the one of this name. */
  read(text: string, as?: AnyPuzzle, board?: string): ReadPuzzle;
  /** The names of the boards in a text; absent: a text of this format holds one board. */
  boards?(text: string): readonly string[];
  write(puzzle: AnyPuzzle, grid: unknown): Written;
}

/** What a text says of a board besides the board itself: its `id`, and the `seed` it was made from. */
export type ReadTags = Readonly<Partial<Record<'id' | 'seed', string | number>>>;

/** A puzzle and its grid, perhaps with notes a person should see; or every problem found. */
export type ReadPuzzle =
  | {
      readonly ok: true;
      readonly puzzle: AnyPuzzle;
      readonly grid: unknown;
      readonly notes: readonly Bilingual<Problem>[];
      readonly tags?: ReadTags;
    }
  | { readonly ok: false; readonly problems: readonly Bilingual<Problem>[] };

/** The text, or why this format cannot hold this board. */
export type Written =
  | { readonly ok: true; readonly text: string }
  | ({ readonly ok: false } & Bilingual<Complaint>);

/** What a format answers to a board that it cannot hold. */
export const unwritable = (problem: Wording): Written => ({ ok: false, ...complaint(problem) });

/** A puzzle in the form that programs exchange: see the puzzle's own `fromJson`. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields that a text stands for, and where in the text each value stood. */
export interface Read {
  readonly fields: Fields;
  /** The offset of what told the value at this path. */
  at(path: JsonPath): number;
}

/**
 * How another tool writes one puzzle: a translation between its text and the puzzle's fields. Whether the fields make
 * a board is for the puzzle to say.
 */
export interface Translation {
  readonly id: string;
  readonly title: Wording;
  /** The id of the puzzle. */
  readonly puzzle: string;
  sniff(text: string): number;
  /** Adds to the problems where the text cannot be understood, and to the notes what a person should know. */
  read(text: string, problems: LocatedProblems, notes: LocatedProblems, board?: string): Read | undefined;
  /** The names of the boards in a text; absent: there is one. */
  boards?(text: string): readonly string[];
  write(fields: Fields): Written;
}

/** Whether the fields make a board is for the puzzle to say. */
export function asBoard(text: string, puzzle: AnyPuzzle, read: Read, notes: LocatedProblems): ReadPuzzle {
  const parsed = puzzle.fromJson(read.fields);
  const located = (found: readonly Bilingual<Problem>[]): Bilingual<Problem>[] =>
    relocated(found, text, (path) => read.at(path)).map(({ path: _, ...problem }) => problem);
  return parsed.ok
    ? { ok: true, puzzle, grid: parsed.grid, notes: [...notes.all, ...located(parsed.notes)] }
    : { ok: false, problems: located(parsed.problems) };
}

/** The format that a translation makes together with its puzzle. */
export function translated(translation: Translation): Format {
  const { id, title } = translation;
  return {
    id,
    title,
    puzzles: [translation.puzzle],
    sniff: (text) => translation.sniff(text),
    ...(translation.boards ? { boards: (text: string) => translation.boards!(text) } : {}),

    read(text, _, board) {
      const problems = new LocatedProblems(text);
      const notes = new LocatedProblems(text);
      const puzzle = puzzleById(translation.puzzle);
      const read =
        puzzle && problems.allowLength() ? translation.read(text, problems, notes, board) : undefined;
      if (!puzzle || !read || !problems.empty) return { ok: false, problems: problems.all };
      return asBoard(text, puzzle, read, notes);
    },

    write(puzzle, grid) {
      if (puzzle.id !== translation.puzzle) {
        return unwritable({
          en: `${title.en} cannot hold ${puzzle.id}`,
          pt: `um tabuleiro de ${puzzle.id} não cabe em ${title.pt}`,
        });
      }
      return translation.write(puzzle.toJson(grid));
    },
  };
}
