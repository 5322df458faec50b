import { type AnyLanguage, type Board, say } from '../../board/index.ts';
import { type AnyPuzzle, type Problem, type Rule, rowsOfBoard } from '../../puzzles/index.ts';
import type { Check, Path } from '../../reasoning/index.ts';

/*
 * What the answers in JSON have in common. The shape of each command's answers is a JSON Schema in `schemas/`, the same
 * for one board, for many, and for `--jsonl`; the order of the fields is part of it.
 */

/** A board that is answered for. */
export interface Asked {
  readonly name: string;
  /** In a file of many boards: its line, from one, and how many boards came before it. */
  readonly line?: number;
  readonly index?: number;
  /** What the input says of the board besides: its `id` and `seed`. */
  readonly tags?: Readonly<Record<string, string | number>> | undefined;
  readonly puzzle?: AnyPuzzle;
}

type Fields = Readonly<Record<string, unknown>>;

/** An answer: which board it is about, what was found, and the rest. Fields that are undefined are left out. */
export const answer = (
  { name, line, index, tags, puzzle }: Asked,
  status: string,
  found: Fields = {},
): Fields => ({
  input: name,
  line,
  index,
  ...tags,
  ...(puzzle ? { puzzle: puzzle.id } : {}),
  status,
  ...found,
});

/** The answer where there is no board. */
export const errorAnswer = (asked: Asked, problems: readonly Problem[]): Fields =>
  answer(asked, 'error', { problems });

/** The milliseconds since then, as answers tell them. */
export const msSince = (from: number): number => Math.round((performance.now() - from) * 1000) / 1000;

/** A solution as programs exchange it: rows of text with the givens in place. */
export const boardRows = (
  { puzzle, grid }: { readonly puzzle: AnyPuzzle; readonly grid: unknown },
  board: Board<string>,
): string[] => rowsOfBoard(puzzle, grid, board);

export const rulesJson = (rules: readonly Rule<string>[], lang: AnyLanguage): object[] =>
  rules.map(({ id, sentence }) => ({ rule: id, sentence: say(sentence, lang) }));

export const cellNames = (cells: readonly number[], { sites }: Board<string>): string[] =>
  cells.map((cell) => sites.name(cell));

/** How a path ended, in one word: a time limit and an interruption leave it unknown. */
export function pathStatus<S extends string>(
  { complete, because }: Path<string>,
  done: S,
): S | 'several' | 'none' | 'unknown' {
  if (complete) return done;
  return because === 'several' || because === 'none' ? because : 'unknown';
}

export interface GradeSpeech {
  readonly lang: AnyLanguage;
  /** Say what caused it. */
  readonly why?: boolean;
}

/** How hard a board is, as far as that is known; a board without steps has no level. */
export function gradeAnswer(asked: Asked, path: Path<string>, { why, lang }: GradeSpeech): Fields {
  const { grade, because } = path;
  const status = pathStatus(path, 'graded');
  return answer(asked, status, {
    ...(status === 'unknown' ? { because } : {}),
    ...(grade
      ? {
          level: grade.level,
          score: grade.score,
          ...(why ? { why: grade.why.map((sentence) => say(sentence, lang)) } : {}),
        }
      : {}),
  });
}

/** What was found of a board's solutions; a language asks for the rules that clash, too. */
export function checkAnswer(
  asked: Asked & { readonly puzzle: AnyPuzzle; readonly grid: unknown },
  checked: Answered<Check<string>>,
  ms: number,
  lang?: AnyLanguage,
): Fields {
  const { status, statistics } = checked;
  const found: Record<string, unknown> = {};
  if ('solution' in checked && checked.solution) found['solution'] = boardRows(asked, checked.solution);
  if (status === 'several') {
    found['other'] = boardRows(asked, checked.other);
    found['differences'] = cellNames(checked.differences, checked.solution);
  }
  if (status === 'none' && lang !== undefined) {
    found['clash'] = rulesJson(checked.clash.rules, lang);
    found['minimal'] = checked.clash.minimal;
  }
  if (status === 'unknown') found['because'] = checked.because;
  return answer(asked, status, { ...found, ms, statistics });
}

/** Statistics are told as they are given: lines of a file leave out the times. */
type Answered<T> = T extends unknown ? Omit<T, 'statistics'> & { readonly statistics: object } : never;
