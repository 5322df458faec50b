import type { Board, Fact, Sentence } from '../../board/index.ts';
import type { Rule, RuleStanding } from '../../puzzles/puzzle.ts';
import type { Clash } from '../clash.ts';
import type { Chain } from './chain.ts';
import type { Grade } from './level.ts';

/**
 * What rules force from what is known. One rule forces its facts from exactly the facts `given`: without any of those
 * it does not. Several rules prove their one fact by the `chain`, or by a `search` that is not told. There are no rules if the facts given leave a site
 * only one value.
 */
export interface Step<V> {
  readonly facts: readonly Fact<V>[];
  readonly because: readonly Rule<V>[];
  /** Known before, and used. */
  readonly given: readonly Fact<V>[];
  /** Present where no single rule gives it: what is supposed, and how that leads to a contradiction. */
  readonly chain?: Chain<V>;
  /** Present where no chain short enough to be told was found: how many cases a search closed to show it. */
  readonly search?: number;
  /** With a single rule: what would be wrong otherwise, that is, why it acts now. */
  readonly otherwise?: RuleStanding;
  /** The technique's id, of the puzzle's list or after the step's size. */
  readonly technique: string;
  readonly techniqueName: Sentence;
  /** Whether it follows at once: then it is joined to the step before it. */
  readonly bookkeeping: boolean;
  /** How hard the step is for a person; see `weight.ts`. */
  readonly weight: number;
  /** Whether one must follow the opposite further than a pattern of two rules, or split into cases. */
  readonly supposition: boolean;
  /** How many steps could have been made at this moment that are about as easy, this one included. */
  readonly choices: number;
}

/** The steps from a board to its solution, or as far as they go. */
export interface Path<V> {
  /** Whether the steps lead to the one solution. */
  readonly complete: boolean;
  /** Why they do not: a limit, or the board has several solutions, or none. Absent: no more steps were asked for. */
  readonly because?: 'time' | 'stopped' | 'several' | 'none' | undefined;
  readonly steps: readonly Step<V>[];
  /** How hard the steps are. Absent if there are none and the board is not solved: then the level is unknown. */
  readonly grade?: Grade | undefined;
  /** What was known at the beginning. */
  readonly start: Board<V>;
  /** What is known after the last step. */
  readonly end: Board<V>;
  /** With several solutions: two of them, as different as they happened to be found. */
  readonly solutions?: readonly [Board<V>, Board<V>] | undefined;
  /** With no solution: the rules that contradict each other. */
  readonly clash?: Clash<V> | undefined;
}
