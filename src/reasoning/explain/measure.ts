import { type Board, LEVELS, type Level } from '../../board/index.ts';
import type { Limits } from '../../engine/index.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { Deadline, TIME_LIMIT } from '../deadline.ts';
import type { Task } from '../task.ts';
import { isHarder, isHeavy, levelOf, scoreOf, type Weighed } from './level.ts';
import { Situation } from './situation.ts';
import { type RawStep, StepFinder } from './step-finder.ts';

/** Options of `measure`. */
export interface MeasureOptions extends Pick<Limits, 'timeLimit' | 'signal'> {
  /** Boards harder than this are not measured any further. */
  readonly most?: Level | undefined;
}

/** As `grade` has it; or that the board is harder than what was asked for, or that time ran out. */
export type Measure =
  | { readonly status: 'graded'; readonly level: Level; readonly score: number }
  | { readonly status: 'harder' }
  | { readonly status: 'unknown' };

/**
 * How hard a board is whose only solution is known. The score rests on the steps that need several rules at once, so
 * what single rules force is taken in no particular order: the level and score of `grade`, in a fraction of its time.
 */
export function* measuring<G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  solution: Board<V>,
  options: MeasureOptions = {},
): Task<Measure> {
  const { most, timeLimit = TIME_LIMIT, ...rest } = options;
  const deadline = new Deadline({ timeLimit, ...rest });
  const situation = yield* Situation.of(puzzle, grid, [], deadline);
  if (!situation) return { status: 'unknown' };
  // Nothing but single rules will do: their steps are looked for at once.
  if (most === 'easy') {
    const hardest = yield* hardestSingle(situation);
    if (deadline.enough()) return { status: 'unknown' };
    return situation.open > 0 ? { status: 'harder' } : gradedBy(hardest ? [hardest] : [], situation);
  }
  const finder = new StepFinder(situation);
  const values = new Int8Array(situation.atoms.count).fill(-1);
  for (const literal of situation.atoms.literalsOf(solution)) {
    for (const { atom, value } of [literal, ...situation.atoms.implied(literal)]) values[atom] = value;
  }
  situation.likely = values;
  const { sites } = situation.atoms;
  const highest = scoreOf([{ weight: Number.POSITIVE_INFINITY, choices: 1 }], sites);
  const heavy: Weighed[] = [];
  for (finder.takeSingles(); situation.open > 0; finder.takeSingles()) {
    const step = yield* finder.next(values);
    if (!step || deadline.enough()) return { status: 'unknown' };
    finder.take(step.literals);
    if (!isHeavy(step)) continue;
    heavy.push(step);
    const least = leastScore(heavy, sites);
    if (most !== undefined && isBeyond(most, least)) return { status: 'harder' };
    if (least >= highest) return { status: 'graded', level: levelOf(least), score: least };
  }
  const fresh = heavy.length > 0 ? undefined : yield* Situation.of(puzzle, grid, [], deadline);
  const hardest = fresh && (yield* hardestSingle(fresh));
  if (deadline.enough()) return { status: 'unknown' };
  return gradedBy(hardest ? [hardest] : heavy, situation);
}

function gradedBy(steps: readonly Weighed[], { atoms: { sites } }: Situation): Measure {
  const score = steps.length > 0 ? scoreOf(steps, sites) : 0;
  return { status: 'graded', level: levelOf(score), score };
}

/** Takes steps of single rules while there are any. Which is the hardest depends on what was done before. */
function* hardestSingle(situation: Situation): Task<Weighed | undefined> {
  const finder = new StepFinder(situation);
  let hardest: Weighed | undefined;
  while (situation.open > 0) {
    const step: RawStep | undefined = yield* finder.next(undefined);
    if (!step || isHeavy(step)) break;
    finder.take(step.literals);
    if (!hardest || isHarder(step, hardest)) hardest = step;
  }
  return hardest;
}

/** What a path with these steps scores at least, whatever else comes. */
const leastScore = (heavy: readonly Weighed[], sites: number): number =>
  scoreOf(
    heavy.map(({ weight }) => ({ weight, choices: Number.POSITIVE_INFINITY })),
    0,
    sites,
  );

const isBeyond = (most: Level, score: number): boolean =>
  LEVELS.indexOf(levelOf(score)) > LEVELS.indexOf(most);
