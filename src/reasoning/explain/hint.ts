import type { Board, Fact, Place } from '../../board/index.ts';
import { checkOptions } from '../../engine/index.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { Allowance } from '../allowance.ts';
import { checkGrid, checkSize } from '../arguments.ts';
import { compiling } from '../compile.ts';
import { Deadline } from '../deadline.ts';
import { Session } from '../session.ts';
import { finish, finishAsync, type Task } from '../task.ts';
import { brokenRules } from '../verify.ts';
import { commonValues } from './common-values.ts';
import { stepOf } from './explain.ts';
import { brokenCells, type Mistake, mistakeIn } from './mistake.ts';
import { Situation } from './situation.ts';
import type { Step } from './step.ts';
import { StepFinder } from './step-finder.ts';

/** What to tell a player who is stuck. */
export type Hint<V> =
  /** The easiest next step, and where to look for it. */
  | {
      readonly kind: 'step';
      readonly where: readonly Place[];
      readonly step: Step<V>;
      /** What follows at once, taken as known: it is not filled in, and the step may use it. */
      readonly obvious: readonly Fact<V>[];
    }
  | ({ readonly kind: 'mistake' } & Mistake<V>)
  /** Everything is filled in, and right. */
  | { readonly kind: 'done' }
  /** What is open can be filled in several ways: logic goes no further. */
  | { readonly kind: 'open' }
  /** A limit was reached before anything could be said. */
  | { readonly kind: 'unknown' };

/** Options of `hint`. */
export interface HintOptions {
  /** Milliseconds; ten seconds if not given. */
  readonly timeLimit?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Also give what follows at once; otherwise it is taken as known. */
  readonly bookkeeping?: boolean | undefined;
}

const TIME_LIMIT = 10_000;

/** What to do next on a half-filled board; its mistakes come first. */
export const hint = <G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  board: Board<V>,
  options: HintOptions = {},
): Hint<V> => finish(hinting(puzzle, grid, board, options));

/** The same in slices, so that an AbortSignal can act. */
export const hintAsync = async <G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  board: Board<V>,
  options: HintOptions = {},
): Promise<Hint<V>> => finishAsync(hinting(puzzle, grid, board, options));

function* hinting<G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  board: Board<V>,
  options: HintOptions,
): Task<Hint<V>> {
  checkGrid(puzzle, grid);
  checkOptions(options, { timeLimit: true, signal: true, bookkeeping: true });
  checkSize(puzzle, grid, board);
  const { timeLimit = TIME_LIMIT, signal } = options;
  const deadline = new Deadline({ timeLimit, signal });
  const compiled = yield* compiling(puzzle, grid, 'hard', {}, deadline);
  const {
    atoms,
    model: { rules },
  } = compiled;
  const [broken] = brokenRules(rules, board);
  if (broken) {
    return {
      kind: 'mistake',
      rule: broken,
      told: broken.tells(board, 'is'),
      cells: brokenCells(broken, board, puzzle.values(grid)[0]!.id),
      reason: [broken],
    };
  }
  const known = atoms.literalsOf(board);
  const session = new Session(compiled, {}, new Allowance(deadline.limits));
  const assumed = known.map(({ atom, value }) => compiled.variables[atom]!.eq(value));
  const solved = yield session.ask(assumed);
  if (solved.status === 'unknown') return { kind: 'unknown' };
  if (solved.status === 'unsat') {
    const mistake = yield* mistakeIn(puzzle, grid, session, known, deadline);
    return mistake ? { kind: 'mistake', ...mistake } : { kind: 'unknown' };
  }
  if (atoms.settles(known)) return { kind: 'done' };

  const situation = yield* Situation.of(puzzle, grid, known, deadline);
  if (!situation) return { kind: 'unknown' };
  const finder = new StepFinder(situation);
  const passed: Step<V>[] = [];
  const hintOf = (step: Step<V>, before: readonly Step<V>[]): Hint<V> => ({
    kind: 'step',
    where: placesOf(step, board),
    step,
    obvious: before.flatMap(({ facts }) => facts),
  });
  const first = (): Hint<V> | undefined => passed[0] && hintOf(passed[0], []);
  for (;;) {
    let raw = yield* finder.next(undefined);
    if (!raw && !deadline.enough() && situation.open > 0) {
      const common = yield* commonValues(session, known);
      if (common.status !== 'some') return { kind: 'unknown' };
      if (common.values.every((value, atom) => value < 0 || !situation.isOpen(atom))) {
        return first() ?? { kind: 'open' };
      }
      raw = yield* finder.next(common.values);
    }
    // Only what is obvious is left: better that than nothing.
    if (!raw) return first() ?? { kind: 'unknown' };
    const step = stepOf(puzzle, raw, situation);
    if (!step.bookkeeping || options.bookkeeping) return hintOf(step, passed);
    passed.push(step);
    finder.take(raw.literals);
  }
}

/**
 * Where to look for a step: at the places of its rule; of a chain, at those of the rule that breaks in the end. Where
 * those are the whole board, and with a search, at what it settles.
 */
function placesOf<V>({ because, facts, chain, search }: Step<V>, { sites }: Board<V>): Place[] {
  const rules = chain?.breaks ? [chain.breaks.rule] : chain || search !== undefined ? [] : because;
  const places = rules.flatMap(({ where }) => where).filter(({ kind }) => kind !== 'board');
  if (places.length > 0) return places;
  return facts.flatMap(({ cells }) => sites.places(cells));
}
