import type { Board } from '../../board/index.ts';
import type { Puzzle, Rule, RuleStanding } from '../../puzzles/puzzle.ts';
import { type Literal, opposite } from '../atoms.ts';
import { clashing } from '../clash.ts';
import type { Deadline } from '../deadline.ts';
import type { Session } from '../session.ts';
import type { Task } from '../task.ts';
import type { Chain } from './chain.ts';
import { ChainConverter } from './chain-converter.ts';
import { commonValues } from './common-values.ts';
import { Situation } from './situation.ts';
import { type RawStep, StepFinder } from './step-finder.ts';

/**
 * Something filled in is wrong: `rule` is broken already, or no solution has all of `cells` as they are, for the
 * `reason`. No cells: the puzzle itself has no solution.
 */
export interface Mistake<V> {
  readonly rule?: Rule<V>;
  /** With a broken rule: how it stands, `row 1 has 5 painted cells instead of 2`. */
  readonly told?: RuleStanding;
  /** Where no rule is broken yet: how the last of the cells leads to a contradiction. */
  readonly chain?: Chain<V>;
  readonly cells: readonly number[];
  readonly reason: readonly Rule<V>[];
}

/** Wrong cells whose reasons are compared. */
const COMPARED = 12;
/** More filled cells are told as they are, without asking of each whether it matters. */
const MOST_CELLS = 400;

/**
 * Cells of which something is known that breaks a rule, as few as can be. Those that only lack some values are left out
 * first, then those with the value `off`.
 */
export function brokenCells<V>(rule: Rule<V>, board: Board<V>, off: V): number[] {
  const places = new Set(rule.where.flatMap((place) => board.sites.of(place)));
  const known = [...places]
    .filter((cell) => board.at(cell) !== undefined || board.excluded(cell).length > 0)
    .sort((a, b) => a - b);
  if (known.length > MOST_CELLS) return known;
  const filled = known.filter((cell) => board.at(cell) !== undefined);
  let needed = known;
  let left = board;
  const order = [
    ...known.filter((cell) => board.at(cell) === undefined),
    ...filled.filter((cell) => board.at(cell) === off),
    ...filled.filter((cell) => board.at(cell) !== off),
  ];
  for (const cell of order) {
    const without = left.with([cell], undefined);
    if (rule.holds(without)) continue;
    left = without;
    needed = needed.filter((other) => other !== cell);
  }
  return needed;
}

/**
 * Why no solution has all that is known. If all solutions have another value somewhere, that is wrong, and the cell
 * with the shortest reason is told; else the fewest known cells that no solution has together. Undefined: no time.
 */
export function* mistakeIn<G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  session: Session<V>,
  known: readonly Literal[],
  deadline: Deadline,
): Task<Mistake<V> | undefined> {
  const common = yield* commonValues(session, []);
  if (common.status === 'unknown') return undefined;
  if (common.status === 'none') {
    const { rules } = yield* clashing(puzzle, grid, deadline.limits);
    return { cells: [], reason: rules };
  }
  const isWrong = ({ atom, value }: Literal): boolean => {
    const right = common.values[atom]!;
    return right >= 0 && right !== value;
  };
  const wrong = known.filter(isWrong);
  if (wrong.length === 0) return yield* wrongTogether(puzzle, grid, session, known, deadline);
  const right = known.filter((one) => !isWrong(one));
  const situation = yield* Situation.of(puzzle, grid, right, deadline);
  if (!situation) return undefined;
  const finder = new StepFinder(situation);
  let best: { readonly raw: RawStep; readonly literal: Literal } | undefined;
  for (const literal of wrong.slice(0, COMPARED)) {
    if (best && deadline.enough()) break;
    const raw = yield* finder.proof(opposite(literal));
    if (raw && (!best || raw.weight < best.raw.weight)) best = { raw, literal };
  }
  return best && told(situation, [best.literal], best.raw);
}

/** Leaves out one known decision after the other: what contradicts without it does not need it. */
function* wrongTogether<G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  session: Session<V>,
  known: readonly Literal[],
  deadline: Deadline,
): Task<Mistake<V> | undefined> {
  const { compiled } = session;
  const assumption = ({ atom, value }: Literal) => compiled.variables[atom]!.eq(value);
  let needed = known;
  for (const literal of known) {
    if (!needed.includes(literal)) continue;
    const rest = needed.filter((other) => other !== literal);
    const outcome = yield session.ask(rest.map(assumption));
    if (outcome.status === 'unknown') return undefined;
    if (outcome.status === 'sat') continue;
    const core = new Set(outcome.core.map(({ variable }) => variable));
    needed = rest.filter(({ atom }) => core.has(compiled.variables[atom]!));
  }
  const last = needed.at(-1);
  if (!last) return undefined;
  const situation = yield* Situation.of(puzzle, grid, needed.slice(0, -1), deadline);
  const raw = situation && (yield* new StepFinder(situation).proof(opposite(last)));
  return raw && told(situation, needed, raw);
}

const told = <V extends string>(
  { rules, atoms, board }: Situation<V>,
  wrong: readonly Literal[],
  { rules: reason, chain }: RawStep,
): Mistake<V> => ({
  ...(chain ? { chain: new ChainConverter(atoms, rules).of(chain, board) } : {}),
  cells: [...new Set(atoms.factsOf(wrong).flatMap(({ cells }) => cells))],
  reason: reason.map((rule) => rules[rule]!),
});
