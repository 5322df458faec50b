import { Board } from '../board/index.ts';
import { type BoolVar, type Constraint, Solver, type Valuation } from '../engine/index.ts';
import type { Puzzle, PuzzleModel } from '../puzzles/puzzle.ts';

/**
 * How the rules are posted: `hard`, plainly, to solve fast; or `guarded`, each rule behind a selector that must be
 * assumed, so that an answer "no" names the rules it rests on. Both have the same solutions.
 */
export type CompileMode = 'hard' | 'guarded';

/** A puzzle's board inside a solver, ready to be asked. */
export interface Compiled<V extends string> {
  readonly solver: Solver;
  readonly model: PuzzleModel<V>;
  /** The variables of the model's decisions, in their order: what tells one solution from another. */
  readonly variables: readonly BoolVar[];
  /** The switch of each rule, in the order of the rules; empty when the rules are hard. */
  readonly selectors: readonly BoolVar[];
  /** What was posted for each rule: rules may make their constraints anew each time they are asked. */
  readonly constraints: readonly (readonly Constraint[])[];
  /** The board on which the decisions have these values. */
  board(value: Valuation): Board<V>;
  /** The board on which only those decisions have a value that this says are known. */
  openBoard(value: (variable: BoolVar) => 0 | 1 | undefined): Board<V>;
}

export function compile<G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  mode: CompileMode = 'hard',
  seed = 0,
): Compiled<V> {
  const solver = new Solver({ seed });
  const model = puzzle.model(grid, solver);
  const { decisions, definitions, rules, tryFirst } = model;
  for (const { variable } of decisions) solver.prefer(variable, tryFirst);
  solver.postAll(definitions);
  const selectors: BoolVar[] = [];
  const constraints = rules.map((rule) => rule.constraints);
  if (mode === 'hard') solver.postAll(constraints.flat());
  else {
    for (const [index, rule] of rules.entries()) {
      const when = solver.bool(() => rule.id);
      solver.prefer(when, 0);
      for (const constraint of constraints[index]!) solver.post(constraint, { when });
      selectors.push(when);
    }
  }

  const { rows, columns } = puzzle.size(grid);
  const openBoard = (value: (variable: BoolVar) => 0 | 1 | undefined): Board<V> => {
    const values = new Array<V | undefined>(rows * columns).fill(undefined);
    for (const { cells, variable } of decisions) {
      const decided = value(variable);
      if (decided === undefined) continue;
      for (const cell of cells) values[cell] = puzzle.values[decided];
    }
    return new Board(rows, columns, values);
  };
  return {
    solver,
    model,
    variables: decisions.map(({ variable }) => variable),
    selectors,
    constraints,
    board: (value) => openBoard((variable) => (value(variable) === 1 ? 1 : 0)),
    openBoard,
  };
}
