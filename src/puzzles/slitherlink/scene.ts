import { type Board, CROSS, edgeSites, type Mark, type Scene } from '../../board/index.ts';
import { dotsNeeded, emphasisMarks } from '../kit/index.ts';
import type { Emphasis } from '../puzzle.ts';
import type { EdgeState, SlitherlinkGrid } from './grid.ts';

/** Points, clues and the lines between points; edges known to stay without a line get a cross while others are open. */
export function scene(grid: SlitherlinkGrid, board?: Board<EdgeState>, emphasis: Emphasis = {}): Scene {
  const { rows, columns } = grid;
  const edges = edgeSites(grid);
  const { deduced = [], ...others } = emphasis;
  const isDeduced = new Set(deduced.map((place) => edges.siteAt(place)));
  const decided = Array.from({ length: board ? edges.count : 0 }, (_, edge) => board?.at(edge));
  const crosses = dotsNeeded(decided, 'none');
  const lines = decided.flatMap((value, edge): Mark[] => {
    const place = edges.place(edge);
    if (value === undefined || place.kind !== 'edge') return [];
    const { row, column, side } = place;
    const role = isDeduced.has(edge) ? 'deduced' : undefined;
    if (value === 'line') return [{ kind: 'border', row, column, side, role: role ?? 'placed' }];
    const shown = crosses || role !== undefined;
    return shown ? [{ kind: 'glyph', row, column, on: side, glyph: CROSS, role: role ?? 'faint' }] : [];
  });
  const clues = grid.cells.flatMap((clue, cell): Mark[] => {
    const at = { row: Math.floor(cell / columns), column: cell % columns };
    return clue === 'none' ? [] : [{ kind: 'text', ...at, text: `${clue}`, role: 'given' }];
  });
  return {
    rows,
    columns,
    title: 'Slitherlink',
    dotted: true,
    marks: [...lines, ...emphasisMarks(others, grid), ...clues],
  };
}
