import type { Board, Sentence } from '../board/index.ts';
import { type Constraint, Solver } from '../engine/index.ts';
import type { Decision, Puzzle, PuzzleModel, Rule, RuleStanding } from '../puzzles/index.ts';

/**
 * A paper's program as a model: its decisions and all that it posts, as one rule, so that a board without a solution
 * can name it. What a solution must keep is still said by the rules of the puzzle, of which nothing is posted.
 */
export function postedModel<G, V extends string>(
  puzzle: Pick<Puzzle<G, V>, 'model'>,
  grid: G,
  decisions: readonly Decision[],
  constraints: readonly Constraint[],
): PuzzleModel<V> {
  const { rules, tryFirst } = puzzle.model(grid, new Solver());
  return {
    decisions,
    rules: [new Posted<V>(constraints), ...rules.map(unposted)],
    definitions: [],
    tryFirst,
  };
}

/** The same rule, with nothing for the solver to do. */
const unposted = <V>(rule: Rule<V>): Rule<V> => ({
  id: rule.id,
  kind: rule.kind,
  where: rule.where,
  sentence: rule.sentence,
  tells: (board, mood) => rule.tells(board, mood),
  holds: (board) => rule.holds(board),
  constraints: [],
});

class Posted<V> implements Rule<V> {
  readonly id = 'program@board';
  readonly kind = 'program';
  readonly where = [{ kind: 'board' }] as const;
  readonly sentence: Sentence = {
    en: ["the constraints of the paper's program must be kept"],
    pt: ['as restrições do programa do artigo têm de ser cumpridas'],
  };
  readonly constraints: readonly Constraint[];

  constructor(constraints: readonly Constraint[]) {
    this.constraints = constraints;
  }

  tells(): RuleStanding {
    return { sentence: this.sentence, need: 1, have: 0 };
  }

  /** The puzzle's own rules look at the board. */
  holds(_board: Board<V>): boolean {
    return true;
  }
}
