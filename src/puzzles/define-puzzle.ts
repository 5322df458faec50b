import type { Parsed, Puzzle } from './puzzle.ts';
import { modelOf, type Rulebook, writeFormula } from './relations/rulebook.ts';

/** Grids that their own puzzle has made or read back, by the puzzle's id. */
const sound = new WeakMap<object, string>();

/** Whether it is known that a value is a grid of this puzzle. */
export const isSound = (id: string, grid: object): boolean => sound.get(grid) === id;

/** Remembers that a value is a grid of this puzzle: reading it back to see that takes longer than solving a small one. */
export const setSound = (id: string, grid: object): void => void sound.set(grid, id);

/** What a puzzle's folder brings: its rulebook stands for the model and the formula. */
type PuzzleParts<G, V extends string, I extends string> = Omit<Puzzle<G, V, I>, 'model' | 'formula'> & {
  readonly rulebook: Rulebook<G, V>;
};

/** The puzzle with readers that remember what they have read as its own grids, its model and its formula. */
export const definePuzzle = <G extends object, V extends string, I extends string>({
  rulebook,
  ...puzzle
}: PuzzleParts<G, V, I>): Puzzle<G, V, I> => ({
  ...puzzle,
  model: (grid, variables) => modelOf(rulebook, grid, variables),
  formula: (grid, builder) => writeFormula(rulebook, grid, builder),
  parse: (text) => remembered(puzzle.id, puzzle.parse(text)),
  fromJson: (json) => remembered(puzzle.id, puzzle.fromJson(json)),
});

function remembered<G extends object>(id: string, parsed: Parsed<G>): Parsed<G> {
  if (parsed.ok) setSound(id, parsed.grid);
  return parsed;
}
