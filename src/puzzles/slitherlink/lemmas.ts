import { cellAt, cornerSites, edgeSites } from '../../board/index.ts';
import { exactly, group, type StatedRule, type Stating } from '../relations/index.ts';
import type { Line, SlitherlinkGrid } from './grid.ts';
import { diagonalThrees, neighbouringThrees } from './words.ts';

/** What two 3s that touch settle at once: a pattern well known to players. */
export function threes(
  grid: SlitherlinkGrid,
  rules: readonly StatedRule<Line>[],
  state: Stating<Line>,
): StatedRule<Line>[] {
  const { columns, cells } = grid;
  const edges = edgeSites(grid);
  const corners = cornerSites(grid);
  const ids = new Map(rules.map((rule) => [rule.relation.sites.join(), rule.id]));
  const clueId = (cell: number): string => ids.get(edges.around(cell).join())!;
  const cornerId = (corner: number): string => ids.get(edges.atCorner(corner).join())!;
  const placeOf = (cell: number) => cellAt(Math.floor(cell / columns), cell % columns);
  const found: StatedRule<Line>[] = [];
  const all = (sites: readonly number[]) => exactly(sites.length, group(sites, 'line' as const));
  for (const [cell, clue] of cells.entries()) {
    const column = cell % columns;
    const below = cell + columns;
    if (clue !== 3) continue;
    for (const other of [...(column > 0 ? [below - 1] : []), ...(column + 1 < columns ? [below + 1] : [])]) {
      if (cells[other] !== 3) continue;
      const [above, left, right] = edges.around(cell);
      const [, otherLeft, otherRight, otherBelow] = edges.around(other);
      const meet = corners.at(Math.floor(below / columns), other > below ? column + 1 : column);
      const outer =
        other > below ? [above, left, otherRight, otherBelow] : [above, right, otherLeft, otherBelow];
      const from = [clueId(cell), clueId(other), cornerId(meet)];
      found.push(state.rule(diagonalThrees, [placeOf(cell), placeOf(other)], all(outer), from));
    }
    for (const other of [...(column + 1 < columns ? [cell + 1] : []), below]) {
      if (cells[other] !== 3) continue;
      const [first, second] = [edges.around(cell), edges.around(other)];
      const shared = first.find((edge) => second.includes(edge))!;
      // Lines around both 3s would be a loop of their own: some other clue must tell that it is not all of it.
      const around = new Set([...first, ...second].filter((edge) => edge !== shared));
      const witness = cells.findIndex(
        (number, at) =>
          typeof number === 'number' &&
          at !== cell &&
          at !== other &&
          edges.around(at).filter((edge) => around.has(edge)).length !== number,
      );
      if (witness < 0) continue;
      const lines = other === cell + 1 ? [first[1], shared, second[2]] : [first[0], shared, second[3]];
      const from = [
        clueId(cell),
        clueId(other),
        clueId(witness),
        ...edges.ends(shared).map(cornerId),
        'loop',
      ];
      found.push(state.rule(neighbouringThrees, [placeOf(cell), placeOf(other)], all(lines), from));
    }
  }
  return found;
}
