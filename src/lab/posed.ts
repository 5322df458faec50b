import type { Board } from '../board/index.ts';
import type { BoolVar, Constraint, Satisfier, Valuation } from '../engine/index.ts';

/** A board as one way of modelling it puts it to a solver. */
export interface Posed<V extends string> {
  readonly solver: Satisfier;
  /** What a labeling gives values to, in the model's order. */
  readonly variables: readonly BoolVar[];
  board(value: Valuation): Board<V>;
  /** For a model that leaves a rule out: whether a full board keeps that rule. Absent: nothing is left out. */
  readonly keepsRest?: (board: Board<V>) => boolean;
  /** What a board that does not keep it teaches a search that learns; true of every solution. */
  readonly lessons?: (board: Board<V>) => readonly Constraint[];
}
