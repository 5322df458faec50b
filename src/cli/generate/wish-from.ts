import type { Bitmap, Level } from '../../board/index.ts';
import { type ClueAmount, type GenerateWish, problemsWith } from '../../generate/index.ts';
import type { AnyPuzzle } from '../../puzzles/index.ts';
import { UsageError } from '../terminal/errors.ts';
import { readPicture } from './picture-file.ts';
import { flagOf } from './setter-options.ts';

/** The options of a command that say what boards should be like. */
export interface WishOptions {
  readonly size?: readonly [columns: number, rows: number];
  readonly level?: Level;
  readonly seed?: number;
  readonly clues?: ClueAmount;
  readonly picture?: string;
  readonly threshold?: number;
  readonly dither?: boolean;
  /** What the puzzles' setters declare. */
  readonly [option: string]: unknown;
}

const USUAL_SIZE = [10, 10] as const;

/**
 * The wish that options describe, without a seed a random one. Whatever is neither of the wish, nor one of the command's
 * `own` options, nor one that the puzzle's setter knows, is refused.
 */
export async function wishFrom(
  puzzle: AnyPuzzle,
  options: WishOptions,
  own: readonly string[],
): Promise<GenerateWish> {
  const { level, clues, size } = options;
  const picture = options.picture === undefined ? undefined : await pictureOf(options.picture, options);
  const [columns, rows] = picture ? [picture.columns, picture.rows] : (size ?? USUAL_SIZE);
  const declared = Object.fromEntries(
    puzzle.setter.options.flatMap(({ name }) => (options[name] === undefined ? [] : [[name, options[name]]])),
  );
  const foreign = Object.keys(options).filter(
    (name) => !own.includes(name) && !COMMON.includes(name) && !(name in declared),
  );
  if (foreign.length > 0) {
    const known = puzzle.setter.options.map(({ name }) => flagOf(name)).join(', ');
    throw new UsageError(`${puzzle.id} has no option ${foreign.map(flagOf).join(', ')}; expected ${known}`);
  }
  const wish: GenerateWish = {
    rows,
    columns,
    seed: options.seed ?? Math.floor(Math.random() * 2 ** 32),
    level,
    clues,
    picture,
    ...declared,
  };
  const problems = problemsWith(puzzle, wish);
  if (problems.length > 0) throw new UsageError(...problems.map(({ en }) => en));
  return wish;
}

const COMMON = ['size', 'level', 'seed', 'clues', 'picture', 'threshold', 'dither'];

const pictureOf = (file: string, { size, threshold, dither }: WishOptions): Promise<Bitmap> =>
  readPicture(file, {
    size,
    threshold,
    dither,
  });
