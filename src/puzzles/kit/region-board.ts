import { MAX_CELLS, MAX_SIDE } from '../puzzle.ts';
import { counted } from './counted.ts';
import type { ProblemList } from './problem-list.ts';
import { detachedCells, type Partition } from './regions.ts';

/** A board of regions with a clue for each row and each column; what a clue is, the puzzle says. */
export interface RegionBoard<C> extends Partition {
  readonly rowClues: readonly C[];
  readonly columnClues: readonly C[];
}

/** How a puzzle reads, writes and checks the clue of one line. */
export interface ClueForm<C> {
  /** The puzzle's id. */
  readonly id: string;
  /** Undefined: this is no clue. */
  fromText(word: string): C | undefined;
  toText(clue: C): string;
  /** Undefined: this is no clue. */
  fromJson(value: unknown): C | undefined;
  toJson(clue: C): unknown;
  /** Why a line of this length cannot have this clue; undefined if it can. */
  problemWith(clue: C, length: number): string | undefined;
  /** What a clue looks like in text, and in JSON; the fix offered where something else stands. */
  readonly legend: string;
  readonly jsonLegend: string;
}

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** Where something stands in the input; both count from one. */
export type Position = readonly [line: number, column: number];

/** Whether a board of this size can be read at all; if not, the one problem says why. */
export function sizeFits({ rows, columns }: Size, [line, column]: Position, problems: ProblemList): boolean {
  const problem =
    rows === 0 || columns === 0
      ? 'the board has no cells'
      : rows > MAX_SIDE
        ? `a board has at most ${MAX_SIDE} rows, this one has ${rows}`
        : columns > MAX_SIDE
          ? `a board has at most ${MAX_SIDE} columns, this one has ${columns}`
          : rows * columns > MAX_CELLS
            ? `a board has at most ${MAX_CELLS} cells, this one has ${rows} rows of ${columns}`
            : undefined;
  if (problem !== undefined) problems.add(line, column, problem);
  return problem === undefined;
}

/** The clues of all rows, or of all columns, as they were read: undefined where a clue could not be read. */
export interface ReadClues<C> {
  readonly of: 'row' | 'column';
  readonly clues: readonly (C | undefined)[];
  at(index: number): Position;
}

/** Checks that there is a clue for each line, and that each fits its line. */
export function checkClues<C>(
  read: ReadClues<C>,
  size: Size,
  form: ClueForm<C>,
  problems: ProblemList,
): void {
  const [lines, length] = read.of === 'row' ? [size.rows, size.columns] : [size.columns, size.rows];
  const count = read.clues.length;
  if (count !== lines) {
    const [line, column] = read.at(Math.min(count, lines));
    const problem = `${counted(count, `${read.of} clue`)} for a board of ${counted(lines, read.of)}`;
    problems.add(line, column, problem, 'give one clue for each line');
  }
  for (const [index, clue] of read.clues.entries()) {
    const problem = clue === undefined ? undefined : form.problemWith(clue, length);
    if (problem === undefined) continue;
    const [line, column] = read.at(index);
    problems.add(line, column, `${read.of} ${index + 1} cannot have ${problem}`);
  }
}

/** Notes every piece that is cut off from its region: allowed, but often a slip of the pen. */
export function noteDetached(partition: Partition, at: (cell: number) => Position, notes: ProblemList): void {
  for (const cell of detachedCells(partition)) {
    const [line, column] = at(cell);
    const problem = 'this piece is cut off from the rest of its region; they are still painted together';
    notes.add(line, column, problem, 'give the piece a name of its own if this is not meant');
  }
}
