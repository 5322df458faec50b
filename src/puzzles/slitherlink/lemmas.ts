import { cellAt, cornerSites, edgeSites } from '../../board/index.ts';
import { exactly, group, type StatedRule, type Stating, some, withExactly } from '../relations/index.ts';
import type { EdgeState, SlitherlinkGrid } from './grid.ts';
import { diagonalThrees, lineInto, neighbouringThrees } from './words.ts';

/** The corners of a cell, from its own row and column. */
const CORNERS = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
] as const;

/** What follows from several rules at once, in patterns well known to players. */
export function patterns(
  grid: SlitherlinkGrid,
  rules: readonly StatedRule<EdgeState>[],
  state: Stating<EdgeState>,
): StatedRule<EdgeState>[] {
  const { columns, cells } = grid;
  const edges = edgeSites(grid);
  const corners = cornerSites(grid);
  const ids = new Map(rules.map((rule) => [rule.relation.sites.join(), rule.id]));
  const clueId = (cell: number): string => ids.get(edges.around(cell).join())!;
  const cornerId = (corner: number): string => ids.get(edges.atCorner(corner).join())!;
  const placeOf = (cell: number) => cellAt(Math.floor(cell / columns), cell % columns);
  const lines = (sites: readonly number[]) => group(sites, 'line' as const);
  const all = (sites: readonly number[]) => exactly(sites.length, lines(sites));
  /** The edges of a cell that end at none of these corners. */
  const away = (cell: number, ...from: readonly number[]): number[] =>
    edges.around(cell).filter((edge) => !edges.ends(edge).some((end) => from.includes(end)));
  /** The cell so far down and to the right, if it has a 3. */
  const threeAt = (cell: number, down: number, right: number): number[] => {
    const column = (cell % columns) + right;
    const other = cell + down * columns + right;
    return column >= 0 && column < columns && cells[other] === 3 ? [other] : [];
  };
  const found: StatedRule<EdgeState>[] = [];
  for (const [cell, clue] of cells.entries()) {
    if (clue !== 2 && clue !== 3) continue;
    const own = edges.around(cell);
    const { row, column } = placeOf(cell);
    for (const [down, right] of CORNERS) {
      const corner = corners.at(row + down, column + right);
      const others = away(cell, corner);
      // A line that comes to a corner of the cell leaves room for one of its two edges there.
      for (const line of edges.atCorner(corner)) {
        if (own.includes(line)) continue;
        const relation =
          clue === 3
            ? withExactly(line, 2, lines(others))
            : some(group([line], 'none' as const), lines(others));
        const from = [clueId(cell), cornerId(corner)];
        found.push(state.rule(lineInto, { clue, line, cell: placeOf(cell), others }, relation, from));
      }
      if (clue !== 3 || down === 0) continue;
      for (const other of threeAt(cell, 1, right === 0 ? -1 : 1)) {
        const from = [clueId(cell), clueId(other), cornerId(corner)];
        const outer = all([...others, ...away(other, corner)]);
        found.push(state.rule(diagonalThrees, [placeOf(cell), placeOf(other)], outer, from));
      }
    }
    for (const other of clue === 3 ? [...threeAt(cell, 0, 1), ...threeAt(cell, 1, 0)] : []) {
      const shared = own.find((edge) => edges.around(other).includes(edge))!;
      const ends = edges.ends(shared);
      // Lines around both 3s would be a loop of their own: some other clue must tell that it is not all of it.
      const around = new Set([...own, ...edges.around(other)].filter((edge) => edge !== shared));
      const witness = cells.findIndex(
        (number, at) =>
          typeof number === 'number' &&
          at !== cell &&
          at !== other &&
          edges.around(at).filter((edge) => around.has(edge)).length !== number,
      );
      if (witness < 0) continue;
      const from = [...[cell, other, witness].map(clueId), ...ends.map(cornerId), 'loop'];
      const settled = all([...away(cell, ...ends), shared, ...away(other, ...ends)]);
      found.push(state.rule(neighbouringThrees, [placeOf(cell), placeOf(other)], settled, from));
    }
  }
  return found;
}
