import { cellAt, cornerSites, edgeSites } from '../../board/index.ts';
import { exactly, group, type StatedRule, type Stating, some, withExactly } from '../relations/index.ts';
import type { Line, SlitherlinkGrid } from './grid.ts';
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
  /** A line that comes to a corner of the cell leaves room for one of its two edges there. */
  const linesInto = (clue: 2 | 3, cell: number): StatedRule<Line>[] => {
    const own = edges.around(cell);
    return CORNERS.flatMap(([down, right]) => {
      const corner = corners.at(Math.floor(cell / columns) + down, (cell % columns) + right);
      const here = edges.atCorner(corner);
      const others = group(
        own.filter((edge) => !here.includes(edge)),
        'line' as const,
      );
      return here
        .filter((edge) => !own.includes(edge))
        .map((line) =>
          state.rule(
            lineInto,
            { clue, line, cell: placeOf(cell), others: others.sites },
            clue === 3 ? withExactly(line, 2, others) : some(group([line], 'none' as const), others),
            [clueId(cell), cornerId(corner)],
          ),
        );
    });
  };
  for (const [cell, clue] of cells.entries()) {
    const column = cell % columns;
    const below = cell + columns;
    if (clue === 2 || clue === 3) found.push(...linesInto(clue, cell));
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
