import { LEVELS, type Level } from '../board/index.ts';
import type { Setter, Span } from '../puzzles/puzzle.ts';
import type { Measure, Task } from '../reasoning/index.ts';
import type { Outlook } from './outlook.ts';
import type { GenerateWish } from './wish.ts';

/** Boards of one sketch from the most clues to the fewest, each with one solution. */
export interface Series<G> {
  readonly length: number;
  board(at: number): G;
}

/** How boards are judged: at a glance, and thoroughly. */
export interface Judge<G> {
  /** Exact up to this bound; past it, some number past it. */
  outlook(grid: G, bound: Outlook): Outlook;
  /** With a level: how much harder than that a board is does not matter. */
  measure(grid: G, most?: Level): Task<Measure>;
}

export type Aimed<G> =
  | { readonly ok: true; readonly grid: G; readonly level: Level; readonly score: number }
  /** Which way the next sketch should lean. */
  | { readonly ok: false; readonly lean: number };

/** Boards that look like this have the level in three cases of four, or more; `docs/generating.md` has the figures. */
const LOOKS: Readonly<Record<Level, Span>> = {
  easy: [0, 0],
  normal: [1, 5.5],
  hard: [6, 20],
  extreme: [20, Number.POSITIVE_INFINITY],
};

/** Grading takes longer than another sketch: after this many misses, try another one. */
const MOST_GRADINGS = 2;
/** How much a sketch that was too hard or too easy changes those after it. */
export const LEAN = 0.1;

/** The board of a series that is wanted if any level will do. */
export function usualPlace({ length }: Series<unknown>, { clues = 'minimal' }: GenerateWish): number {
  const last = length - 1;
  return { minimal: last, generous: last >> 1, all: 0 }[clues];
}

/** Looks for the board of the level asked on the way from all clues to the fewest: fewer clues are seldom easier. */
export function* aim<G>(
  series: Series<G>,
  wish: GenerateWish,
  looks: Setter<G, string>['looks'],
  judge: Judge<G>,
): Task<Aimed<G>> {
  const { level: wanted } = wish;
  let highest = usualPlace(series, wish);
  let lowest = wish.clues === undefined ? 0 : highest;
  if (wanted === undefined) {
    const grid = series.board(highest);
    const measure = yield* judge.measure(grid);
    return measure.status === 'graded'
      ? { ok: true, grid, level: measure.level, score: measure.score }
      : { ok: false, lean: -LEAN };
  }
  const [least, most] = looks?.[wanted] ?? LOOKS[wanted];
  let lean = 0;
  // A sketch that is too easy without a spare clue is of no use.
  let at = highest;
  const mostLooks = 2 + Math.ceil(Math.log2(series.length));
  let gradings = 0;
  for (let looks = 0; lowest <= highest && looks < mostLooks && gradings < MOST_GRADINGS; looks++) {
    const outlook = judge.outlook(series.board(at), most);
    let harder = outlook < least ? -1 : outlook > most ? 1 : 0;
    if (harder === 0) {
      gradings++;
      const grid = series.board(at);
      const measure: Measure = yield* judge.measure(grid, wanted);
      if (measure.status === 'graded' && measure.level === wanted) {
        return { ok: true, grid, level: wanted, score: measure.score };
      }
      harder =
        measure.status === 'graded' ? Math.sign(LEVELS.indexOf(measure.level) - LEVELS.indexOf(wanted)) : 1;
    }
    lean = -harder * LEAN;
    if (harder > 0) highest = at - 1;
    else lowest = at + 1;
    at = (lowest + highest) >> 1;
  }
  return { ok: false, lean };
}
