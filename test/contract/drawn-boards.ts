/** Boards of any puzzle, drawn by its own setter or by chance, with nothing but what setters and drawings say. */
import type { Board } from '../../src/board/index.ts';
import { Solver } from '../../src/engine/index.ts';
import { MAX_SEED, Random } from '../../src/generate/index.ts';
import type { AnyPuzzle } from '../../src/puzzles/index.ts';
import type { Sketch, Switch } from '../../src/puzzles/puzzle.ts';
import { count } from '../../src/reasoning/index.ts';
import type { Below } from '../random-regions.ts';

interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** A wish of this size; a number has its usual value unless another is said. */
const wishOf = ({ setter }: AnyPuzzle, size: Size, numbers: ReadonlyMap<string, number> = new Map()) => ({
  ...size,
  lean: 0,
  number: (name: string): number | undefined => {
    const option = setter.options.find((each) => each.name === name);
    if (option?.kind !== 'number') throw new Error(`the setter has no number named ${name}`);
    return numbers.get(name) ?? option.usual;
  },
  choice: (name: string): string => {
    const option = setter.options.find((each) => each.name === name);
    if (option?.kind !== 'choice') throw new Error(`the setter has no choice named ${name}`);
    return option.usual;
  },
});

/** Two thirds of the numbers that can be wished for, low ones more often than high ones. */
function numbersFor({ setter }: AnyPuzzle, below: Below): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const option of setter.options) {
    if (option.kind !== 'number' || below(3) === 0) continue;
    numbers.set(option.name, option.lowest + (option.highest - option.lowest) * (below(101) / 100) ** 2);
  }
  return numbers;
}

/** This size if it will do, or else a square that is near to it and will; undefined if none will. */
function sizeNear({ rows, columns }: Size, willDo: (size: Size) => boolean): Size | undefined {
  const side = Math.ceil((rows + columns) / 2);
  const squares = [side, side + 1, side + 2].map((each) => ({ rows: each, columns: each }));
  return [{ rows, columns }, ...squares].find(willDo);
}

/** The board as its own reader takes it; undefined if it does not. */
export function readBack(puzzle: AnyPuzzle, grid: unknown): unknown {
  const parsed = puzzle.fromJson(puzzle.toJson(grid));
  return parsed.ok ? parsed.grid : undefined;
}

/** One of these names, each with its chance in percent. */
export function drawFrom<K extends string>(percents: Readonly<Record<K, number>>, below: Below): K {
  const names = Object.keys(percents) as K[];
  const drawn = below(100);
  let to = 0;
  for (const name of names) {
    to += percents[name];
    if (drawn < to) return name;
  }
  throw new Error(`expected percents that make 100, got ${to}`);
}

/** The size nearest to this one that a board of the puzzle can have. */
export function sizeOfBoard(puzzle: AnyPuzzle, rows: number, columns: number): Size {
  const size = sizeNear({ rows, columns }, (each) => {
    const blank = puzzle.interaction.drawing.blank(each.rows, each.columns);
    const made = puzzle.size(blank);
    const isAsAsked = made.rows === each.rows && made.columns === each.columns;
    return isAsAsked && readBack(puzzle, blank) !== undefined;
  });
  if (!size) throw new Error(`no board of ${puzzle.id} has about ${rows} by ${columns} cells`);
  return size;
}

/** Whether the setter makes boards of this size. */
export const isSettable = (puzzle: AnyPuzzle, size: Size): boolean =>
  puzzle.setter.problemWith(wishOf(puzzle, size)) === undefined;

/** How many solutions a board is meant to have: a setter that cannot tell enough leaves several in place of one. */
type Aim = 'none' | 'one' | 'several';

interface ToldBoard {
  readonly grid: unknown;
  /** What its clues were taken from. */
  readonly solution: Board<string>;
}

/**
 * Some of what a random solution tells, as its setter sketches it; to have no solution, one clue is changed. Our own
 * search only chooses how much is told: what a board really has is for the suites to find out.
 */
export function toldBoard(puzzle: AnyPuzzle, below: Below, { rows, columns }: Size, aim: Aim): ToldBoard {
  const size = sizeNear({ rows, columns }, (each) => isSettable(puzzle, each));
  if (!size)
    throw new Error(`the setter of ${puzzle.id} makes no board of about ${rows} by ${columns} cells`);
  const random = new Random(below(MAX_SEED));
  const sketch = puzzle.setter.sketch(wishOf(puzzle, size, numbersFor(puzzle, below)), random);
  const clues = cluesOf(puzzle, below, sketch, random);
  const { solution } = sketch;
  const telling = (many: number): unknown => sketch.grid(new Set(clues.slice(0, many)));
  if (aim === 'none') return { grid: disturbedBoard(puzzle, below, telling(clues.length)), solution };
  const all = clues.length;
  const enough = leastOf(all, (many) => solutionsOf(puzzle, telling(many)) === 1);
  const told =
    aim === 'one' ? Math.min(enough, all) + below(Math.max(1, all + 1 - enough)) : below(Math.max(1, enough));
  return { grid: telling(told), solution };
}

/** What a sketch can tell, in random order; more is told where that leaves several solutions, if more can be. */
function cluesOf(puzzle: AnyPuzzle, below: Below, sketch: Sketch<unknown, string>, random: Random): Switch[] {
  const some = (switches: readonly Switch[]): Switch[] =>
    random.shuffle(switches.map((each) => (each.weaker && below(3) === 0 ? each.weaker : each)));
  const clues = some(sketch.model(new Solver()).switches);
  while (solutionsOf(puzzle, sketch.grid(new Set(clues))) > 1) {
    const more = sketch.relieve(random);
    if (more === 'redrawn') return some(sketch.model(new Solver()).switches);
    if (more === 'hopeless') break;
    clues.push(...more);
  }
  return clues;
}

/** The least number that is enough, where every larger one is too; one more than `most` if that is not. */
function leastOf(most: number, isEnough: (many: number) => boolean): number {
  if (!isEnough(most)) return most + 1;
  let few = -1;
  let enough = most;
  while (few + 1 < enough) {
    const half = Math.floor((few + enough) / 2);
    if (isEnough(half)) enough = half;
    else few = half;
  }
  return enough;
}

/** How many solutions a board has; 2 for several. */
export const solutionsOf = (puzzle: AnyPuzzle, grid: unknown): number =>
  Number(count(puzzle, grid, { limit: 2 }).count);

/** Anything that can be drawn on a board of this size: cuts, signs and clues by chance. */
export function scribbledBoard(puzzle: AnyPuzzle, below: Below, size: Size): unknown {
  const { blank, regions, signs } = puzzle.interaction.drawing;
  let grid = blank(size.rows, size.columns);
  if (regions) {
    const percent = 60 + below(40);
    const walls = () => Array.from({ length: size.rows * size.columns }, () => below(100) < percent);
    grid = regions.walled(grid, { right: walls(), below: walls() });
  }
  // Where lines alone have clues, most of them have.
  const percent = signs.length > 0 ? 10 + below(90) : 90 + below(11);
  const changes = [...changesOf(puzzle, grid, signs.length > 0 ? signs.slice(1).map(({ id }) => id) : [])];
  for (const change of changes.filter(() => below(100) < percent)) {
    for (let attempt = 0; attempt < 8; attempt++) {
      const changed = change(grid, below);
      if (readBack(puzzle, changed) === undefined) continue;
      grid = changed;
      break;
    }
  }
  return grid;
}

/** The same board with one of its clues changed, if it has any: to one that leaves no solution, if that is found soon. */
function disturbedBoard(puzzle: AnyPuzzle, below: Below, grid: unknown): unknown {
  const { signs } = puzzle.interaction.drawing;
  const clues = signs.flatMap(({ id, bare }) => (bare === undefined ? [] : [id]));
  const before = JSON.stringify(puzzle.toJson(grid));
  const changes = [...changesOf(puzzle, grid, clues, true)];
  let other = grid;
  for (let attempt = 0; attempt < 20 && changes.length > 0; attempt++) {
    const changed = changes[below(changes.length)]!(grid, below);
    const isOther = JSON.stringify(puzzle.toJson(changed)) !== before;
    if (!isOther || readBack(puzzle, changed) === undefined) continue;
    other = changed;
    if (solutionsOf(puzzle, changed) === 0) break;
  }
  return other;
}

type Change = (grid: unknown, below: Below) => unknown;

/** Each place that can tell something gets another thing to tell; `told`: only the places that tell something now. */
function* changesOf(
  puzzle: AnyPuzzle,
  grid: unknown,
  signs: readonly string[],
  told = false,
): Generator<Change> {
  const { drawing } = puzzle.interaction;
  const { edges, clues } = drawing;
  const { rows, columns } = puzzle.size(grid);
  const fitting = signs.filter((id) => {
    const sign = drawing.signs.find((each) => each.id === id);
    return (sign?.smallestSide ?? 0) <= Math.min(rows, columns);
  });
  for (let cell = 0; cell < rows * columns; cell++) {
    if (fitting.length > 0 && (!told || fitting.includes(drawing.signAt(grid, cell))))
      yield (now, below) => drawing.withSign(now, [cell], fitting[below(fitting.length)]!);
    for (const side of edges ? (['right', 'below'] as const) : []) {
      const isInside = side === 'right' ? (cell + 1) % columns !== 0 : cell + columns < rows * columns;
      if (!isInside || (told && edges!.at(grid, cell, side) === edges!.signs[0]!.id)) continue;
      const more = edges!.signs.slice(1);
      yield (now, below) => edges!.with(now, cell, side, more[below(more.length)]!.id);
    }
  }
  for (const kind of clues ? (['row', 'column'] as const) : []) {
    const length = kind === 'row' ? columns : rows;
    const least = clues!.fewest ?? 0;
    for (let index = 0; index < (kind === 'row' ? rows : columns); index++) {
      for (const line of [{ kind, index }, ...(clues!.far ? [{ kind, index, far: true as const }] : [])]) {
        if (told && clues!.of(grid, line).every((number) => number === null)) continue;
        yield (now, below) =>
          clues!.with(
            now,
            line,
            clues!.names.map(() => (!told && below(8) === 0 ? null : least + below(length + 1 - least))),
          );
      }
    }
  }
}
