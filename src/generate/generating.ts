import type { Board, Level } from '../board/index.ts';
import type { Limits } from '../engine/index.ts';
import type { Chance, Puzzle, Sketch, Switch } from '../puzzles/puzzle.ts';
import { measuring, type Task } from '../reasoning/index.ts';
import { type Aimed, aim, LEAN, type Series, usualPlace } from './aim.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { Random } from './random.ts';
import { removals } from './removals.ts';
import { settledBoard } from './settled.ts';
import { Trial } from './trial.ts';
import { type GenerateWish, sketchWish } from './wish.ts';

/** A board with its solution. */
interface Drawn<G, V> {
  readonly ok: true;
  readonly grid: G;
  readonly solution: Board<V>;
  /** Sketches that were begun. */
  readonly tries: number;
}

/** Why there is none. `level`: after many tries no board had the level asked. */
interface NotMade {
  readonly ok: false;
  readonly because: 'time' | 'stopped' | 'level';
}

/** A board with its solution and level, or why there is none. */
export type Generated<G, V> = (Drawn<G, V> & { readonly level: Level; readonly score: number }) | NotMade;

/** A board with its solution, of a level that was not looked for, or why there is none. */
export type Ungraded<G, V> =
  | (Drawn<G, V> & { readonly level?: undefined; readonly score?: undefined })
  | NotMade;

/** When to give up, and whom to tell of the progress. */
export interface GenerateOptions {
  /** Milliseconds. */
  readonly timeLimit?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** How many sketches to try before giving up on the level; 5000 by default. */
  readonly maxTries?: number | undefined;
  /** Told of each sketch that is begun. */
  readonly onProgress?: (progress: { readonly tries: number }) => void;
}

/** What a question about one sketch may cost; counted, not timed, so that every machine draws the same boards. */
const CONFLICTS = 20_000;
/** The same for a sketch that may still be made easier. */
const FIRST_CONFLICTS = 3000;
/** The same where nothing is lost by not knowing. */
const FEW_CONFLICTS = 500;
/** Rivals that are looked for before a sketch is repaired. */
const MOST_RIVALS = 40;
const MOST_TRIES = 5000;
/** Which way the first sketch for a level leans. */
const FIRST_LEAN: Readonly<Record<Level, number>> = { easy: -0.3, normal: 0.05, hard: 0.6, extreme: 1 };

export const generating = <G, V extends string>(
  puzzle: Puzzle<G, V>,
  wish: GenerateWish,
  options: GenerateOptions,
): Task<Generated<G, V>> => trying(puzzle, wish, options, tried);

/** The board that `generating` would make of a wish for no level, without its grade. */
export const generatingUngraded = <G, V extends string>(
  puzzle: Puzzle<G, V>,
  wish: GenerateWish,
  options: GenerateOptions,
): Task<Ungraded<G, V>> => trying(puzzle, wish, options, drawn);

/** A sketch, and what to make of it. */
interface Draft<G, V extends string> {
  readonly puzzle: Puzzle<G, V>;
  readonly sketch: Sketch<G, V>;
  readonly wish: GenerateWish;
  readonly limits: () => Limits;
  readonly chance: Chance;
}

/** What becomes of one: a board, or which way the next should lean. */
type Outcome<Found> = Found | { readonly ok: false; readonly lean: number };

/** Sketches, one after the other, until one becomes a board. */
function* trying<G, V extends string, Found extends { readonly ok: true; readonly grid: G }>(
  puzzle: Puzzle<G, V>,
  wish: GenerateWish,
  options: GenerateOptions,
  tryOut: (draft: Draft<G, V>) => Task<Outcome<Found>>,
): Task<(Found & Drawn<G, V>) | NotMade> {
  const chance = new Random(wish.seed);
  const deadline = performance.now() + (options.timeLimit ?? Number.POSITIVE_INFINITY);
  const limits = (): Limits => ({
    ...(options.timeLimit === undefined ? {} : { timeLimit: Math.max(0, deadline - performance.now()) }),
    ...(options.signal ? { signal: options.signal } : {}),
  });
  let lean = wish.level === undefined ? 0 : FIRST_LEAN[wish.level];
  const { maxTries = MOST_TRIES } = options;
  for (let tries = 1; tries <= maxTries; tries++) {
    options.onProgress?.({ tries });
    const sketch = puzzle.setter.sketch(sketchWish(puzzle, wish, lean), chance);
    const found = yield* tryOut({ puzzle, sketch, wish, limits, chance });
    const stop = whyStopped(limits());
    if (stop) return { ok: false, because: stop };
    if (found.ok) return { ...found, solution: withoutGivens(puzzle, found.grid, sketch.solution), tries };
    lean = Math.max(-1, Math.min(1, lean + found.lean));
  }
  return { ok: false, because: 'level' };
}

/** A board of the level asked. */
function* tried<G, V extends string>(draft: Draft<G, V>): Task<Aimed<G>> {
  const { puzzle, sketch, wish, limits, chance } = draft;
  const measure = (grid: G, most?: Level) => measuring(puzzle, grid, sketch.solution, { ...limits(), most });
  // Single rules are propagation: what it does not solve need not be proved, let alone graded.
  if (wish.level === 'easy' && wish.clues === undefined) {
    const grid = yield* settledBoard(puzzle, sketch, limits, chance);
    const measured = grid && (yield* measure(grid, 'easy'));
    if (!grid || measured?.status !== 'graded') return { ok: false, lean: -LEAN };
    return { ok: true, grid, level: measured.level, score: measured.score };
  }
  const series = yield* seriesFrom(draft);
  if (!series) return { ok: false, lean: 0 };
  const outlook = (grid: G, bound: Outlook) => outlookOf(puzzle, grid, bound);
  return yield* aim(series, wish, puzzle.setter.looks, { outlook, measure });
}

/** A board of any level. */
function* drawn<G, V extends string>(
  draft: Draft<G, V>,
): Task<Outcome<{ readonly ok: true; readonly grid: G }>> {
  const series = yield* seriesFrom(draft);
  return series ? { ok: true, grid: series.board(usualPlace(series, draft.wish)) } : { ok: false, lean: 0 };
}

/** Cells that the board gives away have no value in a solution. */
function withoutGivens<G, V extends string>(puzzle: Puzzle<G, V>, grid: G, solution: Board<V>): Board<V> {
  const given: number[] = [];
  for (let cell = 0; cell < solution.cells; cell++) {
    if (puzzle.given(grid, cell) !== undefined) given.push(cell);
  }
  return solution.with(given, undefined);
}

const whyStopped = ({ signal, timeLimit }: Limits): 'stopped' | 'time' | undefined =>
  signal?.aborted ? 'stopped' : timeLimit === 0 ? 'time' : undefined;

/** A sketch whose solution is alone with every switch on. */
interface Proper<G, V extends string> {
  readonly trial: Trial<G, V>;
  readonly needed: ReadonlySet<Switch>;
}

/** Repairs a sketch until its solution is alone; undefined if that comes to nothing. */
function* repaired<G, V extends string>({
  puzzle,
  sketch,
  limits,
  chance,
}: Draft<G, V>): Task<Proper<G, V> | undefined> {
  let trial = new Trial(puzzle, sketch, limits);
  const mostRepairs = 20 + sketch.solution.cells / 10;
  for (let repairs = 0; repairs <= mostRepairs; repairs++) {
    const verdict = yield* trial.ask(trial.switches, FIRST_CONFLICTS);
    if (verdict.status === 'alone') return { trial, needed: verdict.needed };
    if (whyStopped(limits())) return undefined;
    const repair =
      verdict.status === 'unknown'
        ? sketch.relieve(chance)
        : sketch.repair([verdict.differing, ...(yield* otherRivals(trial, verdict.differing))], chance);
    if (repair === 'hopeless') return undefined;
    if (repair === 'redrawn') trial = new Trial(puzzle, sketch, limits);
    else trial.add(repair);
  }
  return undefined;
}

/** Where else rivals differ: each list shares no cell with the first or with another. */
function* otherRivals<G, V extends string>(
  trial: Trial<G, V>,
  first: readonly number[],
): Task<(readonly number[])[]> {
  const known = new Set(first);
  const found: (readonly number[])[] = [];
  while (found.length < MOST_RIVALS) {
    const verdict = yield* trial.ask(trial.switches, FEW_CONFLICTS, known);
    if (verdict.status !== 'rival') break;
    found.push(verdict.differing);
    for (const cell of verdict.differing) known.add(cell);
  }
  return found;
}

/** The boards of a sketch. Undefined: it cannot be repaired, or it takes too long to find out which clues can go. */
function* seriesFrom<G, V extends string>(draft: Draft<G, V>): Task<Series<G> | undefined> {
  const proper = yield* repaired(draft);
  return proper && (yield* seriesOf(draft, proper));
}

function* seriesOf<G, V extends string>(
  { puzzle, sketch, wish, chance }: Draft<G, V>,
  { trial, needed }: Proper<G, V>,
): Task<Series<G> | undefined> {
  const amount = wish.clues ?? puzzle.setter.usualClues;
  const joins = trial.switches.filter(({ kind }) => kind === 'join');
  const clues = trial.switches.filter(({ kind }) => kind === 'clue');
  const unjoined = yield* removals(trial, clues, joins, needed, FEW_CONFLICTS, chance);
  if (!unjoined) return undefined;
  const { kept: joined } = unjoined;
  const all = [...joined, ...clues];
  if (amount === 'all' && (wish.clues !== undefined || wish.level === undefined)) {
    return { length: 1, board: () => sketch.grid(new Set(all)) };
  }
  const again = joins.length === 0 ? { needed } : yield* trial.ask(all, CONFLICTS);
  const rest = 'needed' in again ? again.needed : new Set(clues);
  const removed = yield* removals(trial, joined, clues, rest, CONFLICTS, chance);
  if (!removed) return undefined;
  const { gone } = removed;
  return {
    length: gone.length + 1,
    board: (at) => {
      const on = new Set(all);
      for (const removal of gone.slice(0, at)) {
        on.delete(removal.off);
        if (removal.on) on.add(removal.on);
      }
      return sketch.grid(on);
    },
  };
}
