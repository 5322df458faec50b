import { cellsOf, type Mark, type Place, type Shape } from '../../board/index.ts';
import type { Emphasis } from '../puzzle.ts';

/** Marks on the places that follow in this step, are a reason, or are wrong; each place once a role. */
export function emphasisMarks(emphasis: Emphasis | undefined, shape: Shape): Mark[] {
  return (['deduced', 'because', 'wrong'] as const).flatMap((role): Mark[] => {
    const places = emphasis?.[role] ?? [];
    const cells = [...covered(places, shape)].map(
      (cell): Mark => ({
        kind: 'emphasis',
        row: Math.floor(cell / shape.columns),
        column: cell % shape.columns,
        role,
      }),
    );
    const between = places.flatMap((place): Mark[] => {
      if (place.kind === 'outside') return [{ ...place, role }];
      if (place.kind !== 'edge' && place.kind !== 'corner') return [];
      const { row, column } = place;
      return [{ kind: 'emphasis', row, column, on: place.kind === 'edge' ? place.side : 'corner', role }];
    });
    return [...cells, ...between];
  });
}

/** How what stands in a cell is drawn: as deduced where the emphasis says so, as placed otherwise. */
export function placedRole(
  emphasis: Emphasis | undefined,
  shape: Shape,
): (cell: number) => 'placed' | 'deduced' {
  const deduced = covered(emphasis?.deduced ?? [], shape);
  return (cell) => (deduced.has(cell) ? 'deduced' : 'placed');
}

/**
 * Whether sites with the value that leaves a cell empty need a dot, given the values of all sites. On an open board
 * they do, to be told from sites not yet decided. So does a single one on a complete board: without its dot, the
 * board would look as it did before that site was decided.
 */
export function dotsNeeded<V>(values: Iterable<V | undefined>, empty: V): boolean {
  let found = 0;
  for (const value of values) {
    if (value === undefined) return true;
    if (value === empty) found++;
  }
  return found === 1;
}

/** The cells that places cover. The whole board covers none: lighting up everything says nothing. */
const covered = (places: readonly Place[], shape: Shape): Set<number> =>
  new Set(places.flatMap((place) => (place.kind === 'board' ? [] : cellsOf(place, shape))));
