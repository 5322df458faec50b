import type { Bilingual, Problem } from '../puzzles/index.ts';
import { locator } from './located-problems.ts';

/** The way to a value in the fields of a puzzle; in a row of characters, the last step is a character. */
export type Path = readonly (string | number)[];

/**
 * Which value a problem is about that a puzzle found in its fields. Its English message may start with the value's name,
 * `rowClues[2]` or `"rows"`, or with a row or column that cannot be so; otherwise its line and column are those of a cell.
 */
function pathOf({ problem, line, column }: Problem, fields: Readonly<Record<string, unknown>>): Path {
  const indexed = /^(\w+)((?:\[\d+\])+)/.exec(problem);
  if (indexed) return [indexed[1]!, ...Array.from(indexed[2]!.matchAll(/\d+/g), ([index]) => Number(index))];
  const quoted = /^"(\w+)"/.exec(problem);
  if (quoted) return [quoted[1]!];
  const clue = /^(row|column) (\d+) cannot/.exec(problem);
  if (clue) return [`${clue[1]}Clues`, Number(clue[2]) - 1];
  const clues = /^\d+ (row|column) clues? for/.exec(problem);
  if (clues) return [`${clues[1]}Clues`];
  return [Array.isArray(fields['rows']) ? 'rows' : 'regions', line - 1, column - 1];
}

/** Problems that a puzzle found in its fields, each with the line and column of the value it is about. */
export function relocated(
  found: readonly Bilingual<Problem>[],
  fields: Readonly<Record<string, unknown>>,
  text: string,
  at: (path: Path) => number,
): Bilingual<Problem>[] {
  const locate = locator(text);
  return found.map((problem) => {
    const [line, column] = locate(at(pathOf(problem, fields)));
    return { ...problem, line, column };
  });
}
