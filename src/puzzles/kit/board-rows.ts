import { Board } from '../../board/index.ts';
import type { Puzzle } from '../puzzle.ts';

/** How a cell that is not decided yet is written in rows of text. */
export const OPEN = '?';

/** How a cell with the first of the two values is written. */
export const OFF = '.';

/** A board as rows of text, as solutions are written: givens, `.`, the puzzle's symbol, `?` for open cells. */
export function rowsOfBoard<G, V extends string>(puzzle: Puzzle<G, V>, grid: G, board: Board<V>): string[] {
  const { rows, columns } = puzzle.size(grid);
  return Array.from({ length: rows }, (_, row) => {
    let text = '';
    for (let cell = row * columns; cell < (row + 1) * columns; cell++) {
      const value = board.at(cell);
      const written = value === undefined ? OPEN : value === puzzle.values[1] ? puzzle.symbol : OFF;
      text += puzzle.given(grid, cell) ?? written;
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
  const [off, on] = puzzle.values;
  const values: (V | undefined)[] = [];
  for (const character of drawn.join('')) {
    const given = puzzle.given(grid, values.length);
    if (given !== undefined ? character !== given : ![OFF, OPEN, puzzle.symbol].includes(character)) {
      return undefined;
    }
    values.push(given !== undefined || character === OPEN ? undefined : character === OFF ? off : on);
  }
  return new Board(rows, columns, values);
}
