import { Board } from '../../board/index.ts';
import { checkOptions } from '../../engine/index.ts';
import { type Puzzle, sitesOf } from '../../puzzles/puzzle.ts';
import { Allowance } from '../allowance.ts';
import { checkGrid, checkSize } from '../arguments.ts';
import { clashing } from '../clash.ts';
import { type Compiled, compiling } from '../compile.ts';
import { Deadline, TIME_LIMIT } from '../deadline.ts';
import { Session } from '../session.ts';
import { finish, finishAsync, type Task } from '../task.ts';
import { ChainConverter } from './chain-converter.ts';
import { type Common, commonValues } from './common-values.ts';
import { gradeOf } from './level.ts';
import { Situation } from './situation.ts';
import type { Path, Step } from './step.ts';
import { type RawStep, StepFinder } from './step-finder.ts';
import { isSupposition } from './step-weight.ts';
import { techniqueOf } from './technique-of.ts';

/** Options of `explain`. */
export interface ExplainOptions<V extends string> {
  /** Start from what is filled in here, not from the bare givens. */
  readonly board?: Board<V> | undefined;
  /** Milliseconds; half a minute if not given. When they end, the path found so far is returned. */
  readonly timeLimit?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Make no more steps than this. */
  readonly maxSteps?: number | undefined;
}

/** From the given board to its solution in steps that a person can follow, always the easiest next. */
export const explain = <G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  options: ExplainOptions<V> = {},
): Path<V> => finish(explaining(puzzle, grid, options));

/** The same in slices, so that an AbortSignal is heard. */
export const explainAsync = async <G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  options: ExplainOptions<V> = {},
): Promise<Path<V>> => finishAsync(explaining(puzzle, grid, options));

function* explaining<G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  options: ExplainOptions<V>,
): Task<Path<V>> {
  checkGrid(puzzle, grid);
  checkOptions(options, { board: true, timeLimit: true, signal: true, maxSteps: true });
  if (options.board) checkSize(puzzle, grid, options.board);
  const { timeLimit = TIME_LIMIT, signal, maxSteps = Number.POSITIVE_INFINITY } = options;
  const deadline = new Deadline({ timeLimit, signal });
  const compiled = yield* compiling(puzzle, grid, 'hard', {}, deadline);
  const start = options.board ?? Board.on<V>(sitesOf(puzzle, grid));
  const facts = compiled.atoms.literalsOf(start);
  // Steps can be made without knowing what all solutions share: leave time for them.
  const session = new Session(compiled, {}, new Allowance({ ...deadline.limits, timeLimit: timeLimit / 2 }));
  const common = yield* commonValues(session, facts);
  const nowhere = { steps: [], start, end: start, complete: false };
  if (common.status === 'unknown' && !common.solved) return { ...nowhere, because: common.because };
  if (common.status === 'none') {
    const clash = yield* clashing(puzzle, grid, deadline.limits);
    return { ...nowhere, because: 'none', ...(clash.rules.length > 0 ? { clash } : {}) };
  }
  const values = common.status === 'some' ? common.values : undefined;
  const open = values?.reduce((count, value) => count + (value < 0 ? 1 : 0), 0) ?? 0;
  const situation = yield* Situation.of(puzzle, grid, facts, deadline);
  if (!situation) return { ...nowhere, because: deadline.passed ?? 'time' };
  situation.likely = values;
  const finder = new StepFinder(situation);
  const steps: Step<V>[] = [];
  while (situation.open > open && steps.length < maxSteps && !deadline.enough()) {
    const raw = yield* finder.next(values);
    if (!raw) break;
    steps.push(stepOf(puzzle, raw, situation));
    finder.take(raw.literals);
    yield deadline.pause;
  }
  const settled = situation.open === open;
  const asMany = !settled && steps.length >= maxSteps;
  const because = settled
    ? open > 0
      ? 'several'
      : undefined
    : asMany
      ? undefined
      : (deadline.passed ?? 'time');
  const complete = settled && open === 0;
  return {
    complete,
    because,
    steps,
    ...(complete || steps.length > 0 ? { grade: gradeOf(steps) } : {}),
    start,
    end: situation.board,
    ...(common.status === 'some' ? twoSolutions(common, compiled) : {}),
  };
}

function twoSolutions<V extends string>(
  common: Extract<Common, { status: 'some' }>,
  compiled: Compiled<V>,
): Pick<Path<V>, 'solutions'> {
  const [one, other] = common.solutions;
  return one && other ? { solutions: [compiled.board(one.value), compiled.board(other.value)] } : {};
}

/** The step with the rules and facts themselves, and the name that people have for it. To be told before it is taken. */
export function stepOf<G, V extends string>(
  puzzle: Puzzle<G, V>,
  raw: RawStep,
  situation: Situation<V>,
): Step<V> {
  const { atoms, rules } = situation;
  const facts = atoms.factsOf(raw.literals);
  const because = raw.rules.map((rule) => rules[rule]!);
  const supposition = isSupposition(raw.effort);
  const technique = techniqueOf(puzzle.techniques, {
    ...raw.effort,
    rules: because,
    facts,
    supposition,
    searched: raw.searched,
  });
  const converter = new ChainConverter(atoms, rules);
  const [single] = because;
  return {
    facts,
    because,
    given: atoms.factsOf(situation.facts(raw.given)),
    ...(raw.chain
      ? { chain: converter.of(raw.chain, situation.board) }
      : raw.searched !== undefined
        ? { search: raw.searched }
        : single
          ? { otherwise: converter.otherwise(single, raw.literals, situation.board) }
          : {}),
    technique: technique.id,
    techniqueName: technique.name,
    bookkeeping: technique.bookkeeping === true,
    weight: raw.weight,
    supposition,
    choices: raw.choices,
  };
}
