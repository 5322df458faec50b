import { ModelError } from '../engine/index.ts';
import type { Bitmap, ClueAmount, SetterOption, SketchWish } from '../puzzles/puzzle.ts';
import { type AnyPuzzle, MAX_CELLS, MAX_SIDE } from '../puzzles/puzzle.ts';
import type { Level } from '../reasoning/index.ts';
import { MAX_SEED } from './random.ts';

/** What is wished of a board. Besides these, every option that the puzzle's setter declares, by its name. */
export interface GenerateWish {
  readonly rows: number;
  readonly columns: number;
  /** Whole, from 0. The same wish with the same seed always gives the same board. */
  readonly seed: number;
  /** Any level will do if absent. */
  readonly level?: Level;
  /** How many of the clues stay; absent: as the level needs it, or as is usual for the puzzle. */
  readonly clues?: ClueAmount;
  /** For puzzles whose solutions are pictures: the picture to be found. */
  readonly picture?: Bitmap;
  readonly [option: string]: unknown;
}

/** Everything about a wish that cannot be had; empty if the wish is good. */
export function problemsWith(puzzle: AnyPuzzle, wish: GenerateWish): string[] {
  const { setter } = puzzle;
  const { rows, columns, seed, picture, clues } = wish;
  const problems: string[] = [];
  const whole = (value: number, name: string, highest: number, lowest = 1): void => {
    if (Number.isInteger(value) && value >= lowest && value <= highest) return;
    problems.push(`${name} is a whole number from ${lowest} to ${highest}, not ${value}`);
  };
  whole(rows, 'the number of rows', MAX_SIDE);
  whole(columns, 'the number of columns', MAX_SIDE);
  if (rows * columns > MAX_CELLS) problems.push(`a board has at most ${MAX_CELLS} cells`);
  whole(seed, 'a seed', MAX_SEED, 0);
  if (clues !== undefined && !['minimal', 'generous', 'all'].includes(clues))
    problems.push(`clues are minimal, generous or all, not ${String(clues)}`);
  if (picture && !setter.takesPicture) problems.push('no board of this puzzle can be made from a picture');
  if (picture && (picture.rows !== rows || picture.columns !== columns))
    problems.push('the picture has another size than the board');
  for (const option of setter.options) {
    const problem = problemWithOption(option, wish[option.name]);
    if (problem !== undefined) problems.push(problem);
  }
  if (problems.length > 0) return problems;
  const problem = setter.problemWith(sketchWish(puzzle, wish, 0));
  return problem === undefined ? [] : [problem];
}

function problemWithOption(option: SetterOption, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (option.kind === 'choice') {
    return option.choices.includes(value as string)
      ? undefined
      : `${option.name} is one of ${option.choices.join(', ')}, not ${String(value)}`;
  }
  const { lowest, highest } = option;
  return typeof value === 'number' && value >= lowest && value <= highest
    ? undefined
    : `${option.name} is a number from ${lowest} to ${highest}, not ${String(value)}`;
}

/** The wish as a setter reads it. */
export function sketchWish({ setter }: AnyPuzzle, wish: GenerateWish, lean: number): SketchWish {
  const { rows, columns, picture } = wish;
  const declared = <K extends SetterOption['kind']>(name: string, kind: K) => {
    const option = setter.options.find((each) => each.name === name);
    if (option?.kind !== kind) throw new ModelError(`the setter has no ${kind} named ${name}`);
    return (wish[name] ?? option.usual) as (K extends 'number' ? number : string) | undefined;
  };
  return {
    rows,
    columns,
    ...(picture ? { picture } : {}),
    lean,
    number: (name) => declared(name, 'number'),
    choice: (name) => declared(name, 'choice')!,
  };
}
