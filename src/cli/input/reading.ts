import { type Format, formats, type ReadOptions } from '../../formats/index.ts';
import { type AnyPuzzle, puzzleById, puzzles } from '../../puzzles/index.ts';
import { UsageError } from '../terminal/errors.ts';

/** How inputs are to be read, where finding it out is not enough. */
export interface ReadingOptions {
  /** A format, or a family of formats. */
  readonly from?: string;
  /** The id of a puzzle. */
  readonly puzzle?: string;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
}

export function readOptions({ from, puzzle: id }: ReadingOptions): ReadOptions {
  return {
    ...(from === undefined ? {} : { formats: formatsNamed(from) }),
    puzzle: id === undefined ? undefined : puzzleNamed(id),
  };
}

/** The puzzle of that id, in capitals or not. */
export function puzzleNamed(id: string): AnyPuzzle {
  const puzzle = puzzleById(id.toLowerCase());
  if (puzzle) return puzzle;
  throw new UsageError(`unknown puzzle ${id}; expected ${puzzles.map((known) => known.id).join(', ')}`);
}

/** The format of that name, or the formats of that family: `puzz-link` stands for all whose names begin so. */
export function formatsNamed(name: string, others: readonly string[] = []): Format[] {
  const found = formats.filter(({ id }) => id === name || id.startsWith(`${name}-`));
  if (found.length > 0) return found;
  const known = [...formats.map(({ id }) => id), ...others].join(', ');
  throw new UsageError(`unknown format ${name}; expected ${known}`);
}
