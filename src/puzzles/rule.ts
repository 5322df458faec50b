import type { Board, Place, Sentence } from '../board/index.ts';
import type { Constraint } from '../engine/index.ts';

/** How a rule is spoken of: as things are, or as they would be. */
export type Mood = 'is' | 'would';

/** How a rule stands on a board: what it needs, what it has or can get, and both in a sentence. */
export interface RuleStanding {
  readonly sentence: Sentence;
  readonly need: number;
  readonly have: number;
}

/** One rule instance with three faces: say it, check it, post it. */
export interface Rule<V> {
  /** `clue@r3c4`: the same name in tests, statistics, explanations and proofs. */
  readonly id: string;
  /** What the grader weighs: `clue`, `lit`, `sight` … */
  readonly kind: string;
  /** What to light up on the page. */
  readonly where: readonly Place[];
  /** Present: a setter may take this clue away. */
  readonly clue?: Place | undefined;
  /** The ids of the rules that it follows from; absent for a rule of the puzzle itself. */
  readonly from?: readonly string[];
  /** Players see it at a glance: what follows from several rules then weighs as one, and so does what is `refused`. */
  readonly atAGlance?: true | undefined;
  /** Values that a rule about the whole board does not allow, as is seen without following them; absent: none. */
  refused?(board: Board<V>): Board<V> | undefined;
  readonly sentence: Sentence;
  /**
   * Why the rule cannot be kept on a board: `row 1 needs 2 painted cells and has 5`. Asked only where it cannot, though
   * `holds` may not see it yet.
   */
  tells(board: Board<V>, mood: Mood): RuleStanding;
  /**
   * The definition, independent of the engine. On a full board: whether the rule is kept. On a board with open
   * cells: false only if the filled cells already break it, whatever the open ones become.
   */
  holds(board: Board<V>): boolean;
  /** Says what `holds` says on a full board, no more and no less, so that an explanation can trust it. */
  readonly constraints: readonly Constraint[];
}
