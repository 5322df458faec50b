import { Board } from '../board/index.ts';
import type { Puzzle } from './puzzle.ts';

/** How a cell that is not decided yet is written in rows of text. */
export const OPEN = '?';

/** A board as rows of text, as solutions are written: givens, the symbols of values, `?` for open cells. */
export function rowsOfBoard<G, V extends string>(puzzle: Puzzle<G, V>, grid: G, board: Board<V>): string[] {
  const { rows, columns } = puzzle.size(grid);
  const symbols = new Map(puzzle.values(grid).map(({ id, symbol }) => [id, symbol]));
  return Array.from({ length: rows }, (_, row) => {
    let text = '';
    for (let cell = row * columns; cell < (row + 1) * columns; cell++) {
      const value = board.at(cell);
      text += puzzle.given(grid, cell) ?? (value === undefined ? OPEN : symbols.get(value)!);
    }
    return text;
  });
}

/** The board that such rows draw; undefined if they do not fit the grid. Given cells have no value. */
export function boardOfRows<G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  drawn: readonly string[],
): Board<V> | undefined {
  const { rows, columns } = puzzle.size(grid);
  if (drawn.length !== rows || drawn.some((row) => row.length !== columns)) return undefined;
  const bySymbol = new Map(puzzle.values(grid).map(({ id, symbol }) => [symbol, id]));
  const values: (V | undefined)[] = [];
  for (const character of drawn.join('')) {
    const given = puzzle.given(grid, values.length);
    const value = given === undefined ? bySymbol.get(character) : undefined;
    if (character !== given && (given !== undefined || (value === undefined && character !== OPEN))) {
      return undefined;
    }
    values.push(value);
  }
  return new Board(rows, columns, values);
}
