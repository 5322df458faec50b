import { LEVELS, type Level, type Shape, type Symmetry } from '../board/index.ts';

/** A board in a collection: one solution, a known level. Plain data. */
export interface StoredBoard {
  /** The same for all turns, mirrors and transpositions of a board, however its regions are numbered. */
  readonly key: string;
  /** The puzzle's id. */
  readonly puzzle: string;
  readonly size: Shape;
  readonly level: Level;
  readonly score: number;
  /** Every symmetry that what is given has, `none` left out. */
  readonly symmetry: readonly Symmetry[];
  /** In alphabetical order, each once. */
  readonly tags: readonly string[];
  /** The seed that makes it, if it was generated. */
  readonly seed?: number | undefined;
  /** The id of the order that it was made for. */
  readonly order?: string | undefined;
  /** The givens, as the puzzle's `fromJson` reads them. */
  readonly board: Readonly<Record<string, unknown>>;
  /** Rows of text with the givens in place. */
  readonly solution: readonly string[];
}

/** Columns x rows, as in `10x8`. */
export const sizeName = ({ columns, rows }: Shape): string => `${columns}x${rows}`;

/** The board as one object, which every command that reads boards can read; the key comes first. */
export function toLine({ size, board, ...rest }: StoredBoard): string {
  const { key, puzzle, level, score, symmetry, tags, seed, order, solution } = rest;
  const { puzzle: _, ...givens } = board;
  return JSON.stringify({
    key,
    puzzle,
    size: sizeName(size),
    level,
    score,
    symmetry,
    tags,
    seed,
    order,
    ...givens,
    solution,
  });
}

/** What was found out about a board: its only solution, and how hard it is. */
export interface Findings {
  readonly level: Level;
  readonly score: number;
  /** Rows of text. */
  readonly solution: readonly string[];
  readonly seed?: number | undefined;
  readonly order?: string | undefined;
  readonly tags?: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

/** What the JSON of a board says of it besides the board; undefined if that is not all that a store needs. */
export function findingsIn({ level, score, solution, seed, order, tags }: Fields): Findings | undefined {
  if (!isLevel(level) || typeof score !== 'number' || !isTexts(solution)) return undefined;
  return {
    ...{ level, score, solution },
    ...(typeof seed === 'number' ? { seed } : {}),
    ...(typeof order === 'string' ? { order } : {}),
    ...(isTexts(tags) ? { tags } : {}),
  };
}

/** Reads what `toLine` wrote; undefined if it is something else. */
export function fromLine(line: string): StoredBoard | undefined {
  let value: Fields | null;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { key, size, symmetry, level, score, solution, seed, order, tags, ...board } = value;
  const [, columns, rows] = /^(\d+)x(\d+)$/.exec(`${size}`) ?? [];
  const { puzzle } = board;
  const findings = findingsIn(value);
  if (!findings?.tags || typeof key !== 'string' || typeof puzzle !== 'string' || !isTexts(symmetry))
    return undefined;
  if (columns === undefined || rows === undefined) return undefined;
  return {
    ...{ key, puzzle, size: { rows: Number(rows), columns: Number(columns) } },
    symmetry: symmetry as readonly Symmetry[],
    ...{ ...findings, tags: findings.tags },
    board,
  };
}

const isLevel = (value: unknown): value is Level => LEVELS.some((level) => level === value);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');
