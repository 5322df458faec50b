import type { Wording } from '../../../board/index.ts';
import { MAX_CELLS, MAX_SIDE, type Parsed, type Position } from '../../puzzle.ts';
import { counted } from '../text/counted.ts';
import { ProblemList } from '../text/problem-list.ts';
import { ofReading } from '../text/reading-words.ts';
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
  problemWith(clue: C, length: number): Wording | undefined;
  /** What a clue looks like in text, and in JSON; the fix offered where something else stands. */
  readonly legend: Wording;
  readonly jsonLegend: Wording;
}

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** Whether a board of this size can be read at all; if not, the one problem says why. */
export function sizeFits({ rows, columns }: Size, at: Position, problems: ProblemList): boolean {
  const problem =
    rows === 0 || columns === 0
      ? { en: 'the board has no cells', pt: 'o tabuleiro não tem casas' }
      : rows > MAX_SIDE
        ? ofReading((words) => words.tooManyRows(MAX_SIDE, rows))
        : columns > MAX_SIDE
          ? ofReading((words) => words.tooManyColumns(MAX_SIDE, columns))
          : rows * columns > MAX_CELLS
            ? ofReading((words) => words.tooManyCells(MAX_CELLS, rows, columns))
            : undefined;
  if (problem !== undefined) problems.add(at, problem);
  return problem === undefined;
}

/** What the lines of a board are called in Portuguese. */
export const LINE_NAME = { row: 'linha', column: 'coluna' } as const;

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
  const name = LINE_NAME[read.of];
  if (count !== lines) {
    const problem = {
      en: `expected ${counted(lines, `${read.of} clue`)}, got ${count}`,
      pt: `esperavam-se ${counted(lines, 'pista')} de ${name}, e há ${count}`,
    };
    const fix = { en: 'give one clue for each line', pt: `dá uma pista a cada ${name}` };
    problems.add(read.at(Math.min(count, lines)), problem, fix);
  }
  for (const [index, clue] of read.clues.entries()) {
    const problem = clue === undefined ? undefined : form.problemWith(clue, length);
    if (problem === undefined) continue;
    problems.add(read.at(index), {
      en: `${read.of} ${index + 1} cannot have ${problem.en}`,
      pt: `a ${name} ${index + 1} não pode ter ${problem.pt}`,
    });
  }
}

/** The board that was read. A piece that is cut off from its region is noted: allowed, but often a slip of the pen. */
export function readBoard<C>(
  partition: Partition,
  rowClues: ReadClues<C>,
  columnClues: ReadClues<C>,
  at: (cell: number) => Position,
  notes = new ProblemList(),
): Parsed<RegionBoard<C>> {
  for (const cell of detachedCells(partition)) {
    const problem = {
      en: 'this piece is cut off from the rest of its region; they are still painted together',
      pt: 'esta parte está separada do resto da sua região; continuam a pintar-se juntas',
    };
    const fix = {
      en: 'give the piece a name of its own if this is not meant',
      pt: 'dá a esta parte um nome só seu se não era essa a ideia',
    };
    notes.add(at(cell), problem, fix);
  }
  const known = ({ clues }: ReadClues<C>): C[] => clues.filter((clue) => clue !== undefined);
  const grid = { ...partition, rowClues: known(rowClues), columnClues: known(columnClues) };
  return { ok: true, grid, notes: notes.all };
}
