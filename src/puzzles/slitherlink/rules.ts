import { cellAt, cornerSites, edgeSites } from '../../board/index.ts';
import { decideSites, exactly, group, Loop, passes, type Rulebook } from '../relations/index.ts';
import type { EdgeState, SlitherlinkGrid } from './grid.ts';
import { patterns } from './lemmas.ts';
import { clue, corner, oneLoop } from './words.ts';

/** Lines along edges form one loop: in and out at each corner; a number counts the lines around its cell. */
export const rulebook: Rulebook<SlitherlinkGrid, EdgeState> = {
  sites: (grid) => decideSites(edgeSites(grid), ['none', 'line']),
  rules: (grid, state) => {
    const edges = edgeSites(grid);
    const corners = cornerSites(grid);
    const lines = (sites: readonly number[]) => group(sites, 'line' as const);
    const near = (edge: number): number[] =>
      edges.ends(edge).flatMap((end) => edges.atCorner(end).filter((other) => other !== edge));
    return [
      ...grid.cells.flatMap((wanted, cell) => {
        const place = cellAt(Math.floor(cell / grid.columns), cell % grid.columns);
        return wanted === 'none' ? [] : [state.rule(clue, place, exactly(wanted, lines(edges.around(cell))))];
      }),
      ...Array.from({ length: corners.count }, (_, at) =>
        state.rule(corner, corners.place(at), passes(lines(edges.atCorner(at)))),
      ),
      state.rule(
        oneLoop,
        { kind: 'board' },
        new Loop(lines(Array.from({ length: edges.count }, (_, edge) => edge)), near),
      ),
    ];
  },
  lemmas: patterns,
  tryFirst: 0,
};
