import type { Bitmap, Level, Wording } from '../board/index.ts';
import { ModelError } from '../engine/index.ts';
import type { ClueAmount, SetterOption, SketchWish } from '../puzzles/puzzle.ts';
import { MAX_CELLS, MAX_SIDE, type Puzzle } from '../puzzles/puzzle.ts';
import { MAX_SEED } from './random.ts';

/** What is wished of a board. Besides these, every option that the puzzle's setter declares, by its name. */
export interface GenerateWish {
  readonly rows: number;
  readonly columns: number;
  /** Whole, from 0. The same wish with the same seed always gives the same board. */
  readonly seed: number;
  /** Any level will do if absent. */
  readonly level?: Level | undefined;
  /** How many of the clues stay; absent: as the level needs it, or as is usual for the puzzle. */
  readonly clues?: ClueAmount | undefined;
  /** For puzzles whose solutions are pictures: the picture to be found. */
  readonly picture?: Bitmap | undefined;
  readonly [option: string]: unknown;
}

/** Everything that is wrong with a wish; empty if a board can be made. */
export function problemsWith<G, V extends string>(
  { setter }: Pick<Puzzle<G, V>, 'setter'>,
  wish: GenerateWish,
): Wording[] {
  const { rows, columns, seed, picture, clues } = wish;
  const problems: Wording[] = [];
  const whole = (value: number, name: Wording, highest: number, lowest = 1): void => {
    if (Number.isInteger(value) && value >= lowest && value <= highest) return;
    problems.push({
      en: `${name.en} is a whole number from ${lowest} to ${highest}, not ${value}`,
      pt: `${name.pt} é um número inteiro de ${lowest} a ${highest}, e não ${value}`,
    });
  };
  whole(rows, { en: 'the number of rows', pt: 'o número de linhas' }, MAX_SIDE);
  whole(columns, { en: 'the number of columns', pt: 'o número de colunas' }, MAX_SIDE);
  if (rows * columns > MAX_CELLS) {
    problems.push({
      en: `a board has at most ${MAX_CELLS} cells`,
      pt: `um tabuleiro tem no máximo ${MAX_CELLS} casas`,
    });
  }
  whole(seed, { en: 'a seed', pt: 'uma semente' }, MAX_SEED, 0);
  if (clues !== undefined && !['minimal', 'generous', 'all'].includes(clues)) {
    problems.push({
      en: `clues are minimal, generous or all, not ${String(clues)}`,
      pt: `as pistas são minimal, generous ou all, e não ${String(clues)}`,
    });
  }
  if (picture && !setter.takesPicture) {
    problems.push({
      en: 'no board of this puzzle can be made from a picture',
      pt: 'deste passatempo não se faz um tabuleiro a partir de uma imagem',
    });
  }
  if (picture && (picture.rows !== rows || picture.columns !== columns)) {
    problems.push({
      en: 'the picture has another size than the board',
      pt: 'a imagem não tem o tamanho do tabuleiro',
    });
  }
  for (const option of setter.options) {
    const problem = problemWithOption(option, wish[option.name]);
    if (problem !== undefined) problems.push(problem);
  }
  if (problems.length > 0) return problems;
  const problem = setter.problemWith(sketchWish({ setter }, wish, 0));
  return problem === undefined ? [] : [problem];
}

function problemWithOption(option: SetterOption, value: unknown): Wording | undefined {
  if (value === undefined) return undefined;
  const { name } = option;
  if (option.kind === 'choice') {
    if (option.choices.includes(value as string)) return undefined;
    const choices = option.choices.join(', ');
    return {
      en: `${name} is one of ${choices}, not ${String(value)}`,
      pt: `${name} é um de ${choices}, e não ${String(value)}`,
    };
  }
  const { lowest, highest } = option;
  if (typeof value === 'number' && value >= lowest && value <= highest) return undefined;
  return {
    en: `${name} is a number from ${lowest} to ${highest}, not ${String(value)}`,
    pt: `${name} é um número de ${lowest} a ${highest}, e não ${String(value)}`,
  };
}

/** The wish as a setter reads it. */
export function sketchWish<G, V extends string>(
  { setter }: Pick<Puzzle<G, V>, 'setter'>,
  wish: GenerateWish,
  lean: number,
): SketchWish {
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
