import { alike, inEach, type Wording } from '../../../board/index.ts';
import { type Bilingual, MAX_CELLS, MAX_SIDE, type Position, type Problem, problemAt } from '../../puzzle.ts';
import { ProblemList } from './problem-list.ts';
import { ofReading, readingWords } from './reading-words.ts';
import { sniffFirstLine, type TextLine, textLines } from './text-lines.ts';

/** What the rows of a board may look like. */
export interface RowsForm {
  /** The puzzle's id: the first line of a text may be this word. */
  readonly id: string;
  /** Every character that a cell may be. */
  readonly allowed: string;
  /** What the board is called in messages: `a board of lamps`. */
  readonly what: Wording;
  /** What the allowed characters mean; the fix offered for any other. */
  readonly legend: Wording;
  /** A better message for a character that is not allowed but can be understood: a clue that cannot be. */
  readonly problemWith?: (character: string) => Wording | undefined;
}

/** Rows of equal length, and where each cell stood; or every problem found. */
export type Rows =
  | { readonly ok: true; readonly rows: readonly string[]; at(row: number, column: number): Position }
  | { readonly ok: false; readonly problems: readonly Bilingual<Problem>[] };

/** How surely a text is a board of these rows. */
export const sniffRows = (text: string, { id, allowed }: RowsForm): number =>
  sniffFirstLine(
    text,
    id,
    (line) => line !== '' && Array.from(line.replace(/[ \t]/g, '')).every((one) => allowed.includes(one)),
  );

/** Reads a rectangular board of one character a cell from a text. */
export function readRows(text: string, form: RowsForm): Rows {
  const read = textLines(text, form.id);
  if (!read.ok) return read;
  const [first, ...rest] = read.lines;
  if (first && namesAnother(first.text, form)) {
    const problem = ofReading((words) => words.firstLine(form.id, first.text));
    const fix = ofReading((words) => words.writeFirstLine(form.id));
    const checked = rest.length > 0 ? checkRows(rest, form) : undefined;
    const others = checked && !checked.ok ? checked.problems : [];
    return { ok: false, problems: [problemAt(first.line, 1, problem, fix), ...others] };
  }
  return checkRows(withoutBlanks(read.lines), form);
}

/** One blank between all cells, as people type it: `. . 1`. */
const SPACED = /^\s*\S(?:[ \t]\S)+$/;

/** The lines without the blanks between their cells, if all have them. */
function withoutBlanks(lines: readonly TextLine[]): readonly TextLine[] {
  if (!lines.every(({ text }) => SPACED.test(text))) return lines;
  return lines.map(({ line, text }) => {
    const cells = Array.from(text.matchAll(/\S/gu));
    return {
      line,
      text: cells.map(([cell]) => cell).join(''),
      columns: cells.map(({ index }) => index + 1),
    };
  });
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
    const problem = inEach({ words: readingWords, got: shown(puzzle) }, ({ words, got }) =>
      words.puzzleField(form.id, got),
    );
    problems.add([1, 1, ['puzzle']], problem);
  }
  if (!Array.isArray(rows) || rows.length === 0) {
    const problem =
      rows === undefined
        ? ofReading((words) => words.rowsMissing)
        : Array.isArray(rows)
          ? ofReading((words) => words.rowsEmpty)
          : ofReading((words) => words.rowsNotList);
    problems.add(
      [1, 1, ['rows']],
      problem,
      ofReading((words) => words.writeRows),
    );
    return { ok: false, problems: problems.all };
  }
  const strings: TextLine[] = [];
  for (const [index, row] of (rows as unknown[]).entries()) {
    const path = ['rows', index];
    if (typeof row === 'string') {
      strings.push({ line: index + 1, text: row, path });
      continue;
    }
    const problem = inEach({ words: readingWords, got: shown(row) }, ({ words, got }) =>
      words.notString(got),
    );
    problems.add([index + 1, 1, path], problem);
  }
  const checked = checkRows(strings, form);
  if (problems.empty) return checked;
  if (!checked.ok && strings.length > 0) problems.addAll(checked.problems);
  return { ok: false, problems: problems.all };
}

/** A value from outside, short enough to quote. */
function shown(value: unknown): Wording {
  if (typeof value === 'string') return alike(value.length > 40 ? `"${value.slice(0, 40)}…"` : `"${value}"`);
  if (Array.isArray(value)) return ofReading((words) => words.list);
  if (typeof value === 'object' && value !== null) return ofReading((words) => words.object);
  return alike(String(value));
}

/** Checks size, characters and equal length of rows that are already separated. */
export function checkRows(lines: readonly TextLine[], form: RowsForm): Rows {
  if (areSound(lines, form)) return rowsOf(lines);
  const problems = new ProblemList();
  const { what } = form;
  const widest = lines.reduce((most, line) => Math.max(most, line.text.length), 0);
  const tooManyRows = lines[MAX_SIDE];
  if (tooManyRows) {
    problems.add(
      positionIn(tooManyRows, 1),
      ofReading((words) => words.tooManyRows(MAX_SIDE, lines.length)),
    );
  }
  if (widest > MAX_SIDE) {
    const line = lines.find((row) => row.text.length === widest)!;
    problems.add(
      positionIn(line, MAX_SIDE + 1),
      ofReading((words) => words.tooManyColumns(MAX_SIDE, widest)),
    );
  }
  if (problems.empty && lines.length * widest > MAX_CELLS) {
    problems.add(
      positionIn(lines[0]!, 1),
      ofReading((words) => words.tooManyCells(MAX_CELLS, lines.length, widest)),
    );
  }
  if (!problems.empty) return { ok: false, problems: problems.all };

  const allowed = new Set(form.allowed);
  const rows = lines.map((line) => [...line.text]);
  const width = usualLength(rows);
  if (width === 0) {
    const problem = inEach({ words: readingWords, what }, (said) => said.words.noCells(said.what));
    problems.add(lines[0] ? positionIn(lines[0], 1) : [1, 1], problem);
  }
  for (const [index, row] of rows.entries()) {
    const line = lines[index]!;
    for (const [column, character] of row.entries()) {
      if (allowed.has(character)) continue;
      const problem = form.problemWith?.(character) ?? noCell(character, what);
      problems.add(positionIn(line, column + 1), problem, form.legend);
    }
    if (row.length === width) continue;
    const problem =
      row.length === 0
        ? ofReading((words) => words.emptyLine)
        : ofReading((words) => words.rowLength(width, row.length));
    problems.add(positionIn(line, Math.min(row.length, width) + 1), problem, EQUALLY_LONG);
  }
  return problems.empty ? rowsOf(lines) : { ok: false, problems: problems.all };
}

const rowsOf = (lines: readonly TextLine[]): Rows => ({
  ok: true,
  rows: lines.map((line) => line.text),
  at: (row, column) => positionIn(lines[row]!, column + 1),
});

/** A quick look that spares most boards a thorough one. */
function areSound(lines: readonly TextLine[], { allowed }: RowsForm): boolean {
  const width = lines[0]?.text.length ?? 0;
  if (width === 0 || width > MAX_SIDE || lines.length > MAX_SIDE || width * lines.length > MAX_CELLS)
    return false;
  for (const { text } of lines) {
    if (text.length !== width) return false;
    for (let column = 0; column < width; column++) if (!allowed.includes(text[column]!)) return false;
  }
  return true;
}

/** A character of a line; columns count from one. */
const positionIn = ({ line, path, columns }: TextLine, column: number): Position =>
  path ? [line, column, [...path, column - 1]] : [line, columns?.[column - 1] ?? column];

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

/** What to do about rows of different lengths. */
export const EQUALLY_LONG: Wording = ofReading((words) => words.equallyLong);

const noCell = (character: string, what: Wording): Wording =>
  inEach({ words: readingWords, sign: quoted(character), what }, (said) =>
    said.words.unexpected(said.sign, said.what),
  );

function quoted(character: string): Wording {
  if (character === ' ') return ofReading((words) => words.space);
  return character === '\t' ? ofReading((words) => words.tab) : alike(`'${character}'`);
}
