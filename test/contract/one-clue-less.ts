import { cellAt, type Place, placeName } from '../../src/board/index.ts';
import { Solver } from '../../src/engine/index.ts';
import type { AnyPuzzle } from '../../src/puzzles/index.ts';
import { withoutClues } from '../../src/puzzles/kit/index.ts';
import type { BoardJson } from '../puzzles/cases.ts';
import { casesOf } from './puzzle-folders.ts';

/** Every board that has one clue less: without one of the rules that are clues, or one of the values that are given. */
export function oneClueLess(puzzle: AnyPuzzle, json: BoardJson): readonly BoardJson[] {
  const { withOneClueLess } = casesOf(puzzle);
  if (withOneClueLess) return withOneClueLess(json);
  const parsed = puzzle.fromJson({ puzzle: puzzle.id, ...json });
  if (!parsed.ok) throw new Error(JSON.stringify(json));
  const { grid } = parsed;
  const { drawing } = puzzle.interaction;
  const shape = puzzle.size(grid);
  const places = new Map<string, Place>();
  const add = (place: Place): void => void places.set(placeName(place), place);
  for (const { clue } of puzzle.model(grid, new Solver()).rules) if (clue) add(clue);
  const told = new Set(drawing.signs.flatMap(({ id, bare }) => (bare === undefined ? [] : [id])));
  for (let cell = 0; cell < shape.rows * shape.columns; cell++) {
    const [row, column] = [Math.floor(cell / shape.columns), cell % shape.columns];
    if (told.has(drawing.signAt(grid, cell))) add(cellAt(row, column));
  }
  return [...places.values()].map((place) => puzzle.toJson(withoutClues(drawing, grid, shape, [place])));
}
