import { InvariantError } from '../../../src/engine/index.ts';
import type { LabBoard } from '../../../src/lab/index.ts';
import { type Parsed, type Puzzle, puzzleById } from '../../../src/puzzles/index.ts';
import type { BoardText } from './board-text.ts';

/** A board of ours must be read without a problem; anything else is a bug of ours. */
export function gridOf<G>(name: string, parsed: Parsed<G>): G {
  if (parsed.ok) return parsed.grid;
  const [first] = parsed.problems;
  throw new InvariantError(`board ${name}: ${first?.problem} (line ${first?.line})`);
}

/** A kept board of any puzzle: the first line of its text says which. */
export function readBoard({ name, text }: BoardText): LabBoard {
  const id = text.slice(0, text.indexOf('\n'));
  const puzzle = puzzleById(id);
  if (!puzzle) throw new InvariantError(`board ${name}: no puzzle is called ${id}`);
  return { name, puzzle, grid: gridOf(name, puzzle.parse(text)) };
}

/** Those of the kept boards that belong to one puzzle. */
export function boardsOf<G, V extends string>(
  puzzle: Puzzle<G, V>,
  texts: readonly BoardText[],
): LabBoard<G, V>[] {
  return texts
    .filter(({ text }) => text.startsWith(`${puzzle.id}\n`))
    .map(({ name, text }) => ({ name, puzzle, grid: gridOf(name, puzzle.parse(text)) }));
}
