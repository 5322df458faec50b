/**
 * What a puzzle's lesson consists of. It is data: the page leads through it, and a test proves each part of it, so that
 * a lesson can show nothing that is not so. Each puzzle's folder has it in `lesson.ts`.
 */
import type { Sentence } from '../board/index.ts';

/** How a puzzle is learned: boards to play along, the rules, then the ways to conclude. */
export interface Lesson {
  /** Small boards that are solved step by step, the easiest first. */
  readonly worked: readonly WorkedBoard[];
  /** For each kind of rule, a board on which it is kept; boards that break it are the puzzle's `examples`. */
  readonly kept: readonly KeptRule[];
  /** For each technique, a moment in which it is the next step. */
  readonly techniques: readonly TechniqueBoard[];
}

/** A board with one solution and a word on what it shows. */
export interface WorkedBoard {
  readonly says: Sentence;
  /** The givens, as `parse` reads them. */
  readonly text: string;
}

/** A board on which every rule is kept, filled in as far as it shows this kind of rule. */
export interface KeptRule {
  readonly kind: string;
  /** What the rule asks for, in a few words. */
  readonly says: Sentence;
  readonly text: string;
  /** What was filled in, drawn as a solution; `?` where nothing is decided yet. */
  readonly rows: readonly string[];
}

/** A board and what is known of it, so that the easiest next step is an instance of the technique. */
export interface TechniqueBoard {
  readonly technique: string;
  readonly text: string;
  readonly rows: readonly string[];
  /** Values that cells are known not to have, by their symbols; cells are numbered row by row from zero. */
  readonly without?: readonly (readonly [cell: number, symbols: string])[];
}
