import type { Board } from '../board/index.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { Formula } from './formula.ts';

/** The formula of a board; undefined if the puzzle has none. */
export function formulaOf<G, V extends string>(puzzle: Puzzle<G, V>, grid: G): Formula | undefined {
  if (!puzzle.formula) return undefined;
  const formula = new Formula();
  puzzle.formula(grid, formula);
  return formula;
}

/** What a board says of the formula's decisions; undefined where it leaves one open or decides it in two ways. */
export function valuesOn<G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  formula: Formula,
  board: Board<V>,
): Uint8Array | undefined {
  const ids = puzzle.values(grid).map(({ id }) => id);
  const values = new Uint8Array(formula.names.length);
  for (const { variables, cells } of formula.decisions) {
    const value = board.at(cells[0]!);
    const index = value === undefined ? -1 : ids.indexOf(value);
    if (index < 0 || cells.some((cell) => board.at(cell) !== value)) return undefined;
    const [first] = variables;
    if (variables.length === 1) values[first!] = index;
    else values[variables[index]!] = 1;
  }
  return values;
}

/** The rule that a board breaks, by the formula alone; undefined if it keeps all. */
export function brokenRule<G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  formula: Formula,
  board: Board<V>,
): string | undefined {
  const values = valuesOn(puzzle, grid, formula, board);
  if (values === undefined) return 'every cell has one value';
  const line = formula.brokenLine(formula.complete(values));
  return line === 0 ? undefined : formula.ruleOf(line);
}
