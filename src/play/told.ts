import type { Board, Place, Sentence } from '../board/index.ts';
import type { Rule } from '../puzzles/puzzle.ts';

/** A rule as it is told to someone else: words and places, nothing that works. Fit to be sent between threads. */
export interface ToldRule {
  readonly id: string;
  readonly sentence: Sentence;
  readonly where: readonly Place[];
}

/** The words and places of a rule. */
export const told = ({ id, sentence, where }: Rule<string>): ToldRule => ({ id, sentence, where });

/** The same for a rule that is broken on a board: in the words that say how. */
export const toldBroken = (rule: Rule<string>, board: Board<string>): ToldRule => ({
  ...told(rule),
  sentence: rule.tells(board, 'is').sentence,
});
