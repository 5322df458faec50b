import { MAX_CELLS, MAX_SIDE, type Problem } from '../puzzle.ts';
import { ProblemList } from './problem-list.ts';
import { type TextLine, textLines } from './text-lines.ts';

/** What the rows of a board may look like. */
export interface RowsForm {
  /** The puzzle's id: the first line of a text may be this word. */
  readonly id: string;
  /** Every character that a cell may be. */
  readonly allowed: string;
  /** What the board is called in messages: `a board of lamps`. */
  readonly what: string;
  /** What the allowed characters mean; the fix offered for any other. */
  readonly legend: string;
  /** A better message for a character that is not allowed but can be understood: a clue that cannot be. */
  readonly problemWith?: (character: string) => string | undefined;
}

/** Rows of equal length, and the line on which each stood; or every problem found. */
export type Rows =
  | { readonly ok: true; readonly rows: readonly string[]; readonly lines: readonly number[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Reads a rectangular board of one character a cell from a text. */
export function readRows(text: string, form: RowsForm): Rows {
  const read = textLines(text, form.id);
  if (!read.ok) return read;
  const [first, ...rest] = read.lines;
  if (first && namesAnother(first.text, form)) {
    const problem = `the first line says '${first.text}', but this is read as '${form.id}'`;
    const fix = `write '${form.id}' there, or nothing`;
    const checked = rest.length > 0 ? checkRows(rest, form) : undefined;
    const others = checked && !checked.ok ? checked.problems : [];
    return { ok: false, problems: [{ line: first.line, column: 1, problem, fix }, ...others] };
  }
  return checkRows(read.lines, form);
}

/** Whether a line is a word such as a puzzle's id, and can be no row. */
function namesAnother(line: string, form: RowsForm): boolean {
  return (
    /^[a-z][a-z-]{2,29}$/i.test(line) && [...line].every((character) => !form.allowed.includes(character))
  );
}

/** Reads the same board from the list `rows` of a JSON object; its first string counts as line 1. */
export function readJsonRows(json: Readonly<Record<string, unknown>>, form: RowsForm): Rows {
  const problems = new ProblemList();
  const { puzzle, rows } = json;
  if (puzzle !== undefined && puzzle !== form.id) {
    problems.add(1, 1, `"puzzle" is ${shown(puzzle)}, but this is read as "${form.id}"`);
  }
  if (!Array.isArray(rows) || rows.length === 0) {
    const problem = rows === undefined ? 'is missing' : Array.isArray(rows) ? 'is empty' : 'is not a list';
    problems.add(1, 1, `"rows" ${problem}`, 'write "rows" as a list of strings, one per row of the board');
    return { ok: false, problems: problems.all };
  }
  const strings: TextLine[] = [];
  for (const [index, row] of (rows as unknown[]).entries()) {
    if (typeof row === 'string') strings.push({ line: index + 1, text: row });
    else problems.add(index + 1, 1, `this row is ${shown(row)}, not a string`);
  }
  const checked = checkRows(strings, form);
  if (problems.empty) return checked;
  if (!checked.ok && strings.length > 0) problems.addAll(checked.problems);
  return { ok: false, problems: problems.all };
}

/** A value from outside, short enough to quote. */
function shown(value: unknown): string {
  if (typeof value === 'string') return value.length > 40 ? `"${value.slice(0, 40)}…"` : `"${value}"`;
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

/** Checks size, characters and equal length of rows that are already separated. */
export function checkRows(lines: readonly TextLine[], form: RowsForm): Rows {
  const problems = new ProblemList();
  const widest = lines.reduce((most, line) => Math.max(most, line.text.length), 0);
  const tooManyRows = lines[MAX_SIDE];
  if (tooManyRows) {
    problems.add(
      tooManyRows.line,
      1,
      `${form.what} has at most ${MAX_SIDE} rows, this one has ${lines.length}`,
    );
  }
  if (widest > MAX_SIDE) {
    const line = lines.find((row) => row.text.length === widest)!.line;
    problems.add(line, MAX_SIDE + 1, `${form.what} has at most ${MAX_SIDE} columns, this row has ${widest}`);
  }
  if (problems.empty && lines.length * widest > MAX_CELLS) {
    const size = `${lines.length} rows of ${widest}`;
    problems.add(lines[0]!.line, 1, `${form.what} has at most ${MAX_CELLS} cells, this one has ${size}`);
  }
  if (!problems.empty) return { ok: false, problems: problems.all };

  const allowed = new Set(form.allowed);
  const rows = lines.map((line) => [...line.text]);
  const width = usualLength(rows);
  if (width === 0) problems.add(lines[0]?.line ?? 1, 1, `${form.what} has at least one cell`);
  for (const [index, row] of rows.entries()) {
    const { line } = lines[index]!;
    for (const [column, character] of row.entries()) {
      if (allowed.has(character)) continue;
      const problem = form.problemWith?.(character) ?? `${quoted(character)} is no cell of ${form.what}`;
      problems.add(line, column + 1, problem, form.legend);
    }
    if (row.length === width) continue;
    const problem =
      row.length === 0
        ? 'an empty line inside the board'
        : `this row has ${row.length} cells, the other rows have ${width}`;
    problems.add(line, Math.min(row.length, width) + 1, problem, 'make all rows equally long');
  }
  if (!problems.empty) return { ok: false, problems: problems.all };
  return { ok: true, rows: lines.map((line) => line.text), lines: lines.map((line) => line.line) };
}

/** The length that most rows have; of two equally common ones, the one seen first. */
function usualLength(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(row.length, (counts.get(row.length) ?? 0) + 1);
  let usual = 0;
  let most = 0;
  for (const [length, count] of counts) {
    if (count > most) [usual, most] = [length, count];
  }
  return usual;
}

function quoted(character: string): string {
  return character === ' ' ? 'a space' : character === '\t' ? 'a tab' : `'${character}'`;
}
