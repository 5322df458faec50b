import { type Board, DOT, disc, type Glyph, type Mark, type Scene } from '../../board/index.ts';
import { dotsNeeded, emphasisMarks, placedRole } from '../kit/index.ts';
import type { Emphasis } from '../puzzle.ts';
import { type BosnianRoadGrid, freeBeside, type Road } from './grid.ts';

export const ROAD: Glyph = {
  name: 'road',
  ascii: 'o',
  unicode: '○',
  outline: disc(9),
  drawn: 'rimmed',
  tone: 'earth',
  shownByPath: true,
};

/** Blocked cells and clues as given, each road cell as a sign, and the road as lines through their centres. */
export function scene(grid: BosnianRoadGrid, board?: Board<Road>, emphasis?: Emphasis): Scene {
  const roleOf = placedRole(emphasis, grid);
  const values = grid.cells.flatMap((kind, cell) => (kind === 'free' ? [board?.at(cell)] : []));
  const dotted = dotsNeeded(values, 'empty');
  const fills: Mark[] = [];
  const signs: Mark[] = [];
  for (const [cell, kind] of grid.cells.entries()) {
    const at = { row: Math.floor(cell / grid.columns), column: cell % grid.columns };
    const value = board?.at(cell);
    if (kind === 'blocked') fills.push({ kind: 'fill', ...at, role: 'given' });
    else if (kind !== 'free') signs.push({ kind: 'text', ...at, text: `${kind}`, role: 'given' });
    else if (value === 'road') signs.push({ kind: 'glyph', ...at, glyph: ROAD, role: roleOf(cell) });
    else if (value === 'empty' && dotted) {
      const role = roleOf(cell) === 'deduced' ? 'deduced' : 'faint';
      signs.push({ kind: 'glyph', ...at, glyph: DOT, role });
    }
  }
  const lines = board ? roadLines(grid, board) : [];
  const marks = [...fills, ...emphasisMarks(emphasis, grid), ...signs, ...lines];
  return { rows: grid.rows, columns: grid.columns, title: 'Bosnian Road', marks };
}

/** The road as lines from end (or fork) to end, and closed lines where it has none. Each step is drawn once. */
function roadLines(grid: BosnianRoadGrid, board: Board<Road>): Mark[] {
  const left = new Map<number, Set<number>>();
  for (const [cell, kind] of grid.cells.entries()) {
    if (kind !== 'free' || board.at(cell) !== 'road') continue;
    left.set(cell, new Set(freeBeside(grid, cell).filter((next) => board.at(next) === 'road')));
  }
  const ends = [...left].filter(([, next]) => next.size !== 2).map(([cell]) => cell);
  const isEnd = new Set(ends);
  const marks: Mark[] = [];
  for (const start of [...ends, ...left.keys()]) {
    for (const first of left.get(start)!) {
      const line = [start];
      let from = start;
      let to: number | undefined = first;
      while (to !== undefined) {
        left.get(from)!.delete(to);
        left.get(to)!.delete(from);
        line.push(to);
        from = to;
        to = isEnd.has(from) ? undefined : [...left.get(from)!][0];
      }
      const closed = from === start;
      if (closed) line.pop();
      const cells = line.map((cell) => [Math.floor(cell / grid.columns), cell % grid.columns] as const);
      marks.push({ kind: 'path', cells, closed, role: 'placed' });
    }
  }
  return marks;
}
