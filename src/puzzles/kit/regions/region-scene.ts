import { type Board, DOT, type Mark, type Scene } from '../../../board/index.ts';
import type { Emphasis } from '../../puzzle.ts';
import type { Paint } from '../cells/paint.ts';
import { dotsNeeded, emphasisMarks, placedRole } from '../emphasis.ts';
import { type Partition, wallsOf } from './regions.ts';

type Clues = readonly (readonly (number | null)[])[];

/** A picture of walls, clues at the edges and painted cells; cells known to stay blank get a dot while others are open. */
export function regionScene(
  partition: Partition,
  title: string,
  clues: { readonly rowClues: Clues; readonly columnClues: Clues },
  board?: Board<Paint>,
  emphasis?: Emphasis,
): Scene {
  const { rows, columns, regions } = partition;
  const { right, below } = wallsOf(partition);
  const roleOf = placedRole(emphasis, partition);
  const byRegion = new Map(regions.map((region, cell) => [region, board?.at(cell)]));
  const dotted = dotsNeeded(byRegion.values(), 'blank');
  const walls: Mark[] = [];
  const values: Mark[] = [];
  for (let cell = 0; cell < regions.length; cell++) {
    const row = Math.floor(cell / columns);
    const column = cell % columns;
    if (right[cell]) walls.push({ kind: 'border', row, column, side: 'right', role: 'given' });
    if (below[cell]) walls.push({ kind: 'border', row, column, side: 'below', role: 'given' });
    const value = board?.at(cell);
    const role = roleOf(cell);
    if (value === 'paint') values.push({ kind: 'fill', row, column, role });
    if (value === 'blank' && (dotted || role === 'deduced')) {
      values.push({ kind: 'glyph', row, column, glyph: DOT, role: role === 'deduced' ? role : 'faint' });
    }
  }
  return {
    rows,
    columns,
    title,
    ...clues,
    marks: [...values, ...emphasisMarks(emphasis, partition), ...walls],
  };
}
