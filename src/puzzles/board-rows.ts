import { Board } from '../board/index.ts';
import { type Puzzle, sitesOf } from './puzzle.ts';

/** How a cell that is not decided yet is written in rows of text. */
export const OPEN = '?';

/** A board as rows of text, as solutions are written: givens, the symbols of values, `?` for open cells. */
export function rowsOfBoard<G, V extends string>(puzzle: Puzzle<G, V>, grid: G, board: Board<V>): string[] {
  const sites = sitesOf(puzzle, grid);
  const symbols = new Map(puzzle.values(grid).map(({ id, symbol }) => [id, symbol]));
  return Array.from({ length: sites.lines }, (_, line) => {
    let site = sites.at(line, 0);
    return sites.template(line).replaceAll(OPEN, () => {
      const value = board.at(site);
      return puzzle.given(grid, site++) ?? (value === undefined ? OPEN : symbols.get(value)!);
    });
  });
}

/** The board that such rows draw; undefined if they do not fit the grid. Given cells have no value. */
export function boardOfRows<G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  drawn: readonly string[],
): Board<V> | undefined {
  const sites = sitesOf(puzzle, grid);
  if (drawn.length !== sites.lines) return undefined;
  const bySymbol = new Map(puzzle.values(grid).map(({ id, symbol }) => [symbol, id]));
  const values: (V | undefined)[] = [];
  for (const [line, row] of drawn.entries()) {
    const template = sites.template(line);
    if (row.length !== template.length) return undefined;
    for (const [column, character] of [...row].entries()) {
      const isSite = template[column] === OPEN;
      const given = isSite ? puzzle.given(grid, values.length) : template[column];
      const value = given === undefined ? bySymbol.get(character) : undefined;
      if (character !== given && (given !== undefined || (value === undefined && character !== OPEN))) {
        return undefined;
      }
      if (isSite) values.push(value);
    }
  }
  return Board.on(sites, values);
}
