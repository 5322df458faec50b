import type { Place, Shape } from '../../../board/index.ts';
import type { Drawing } from '../../interaction.ts';

/** The board without the clues in the cells that are among these places. */
export function withoutSigns<G, V extends string>(
  { signs, signAt, withSign }: Drawing<G, V>,
  grid: G,
  { columns }: Shape,
  places: readonly Place[],
): G {
  const cells = places.flatMap((place) =>
    place.kind === 'cell' ? [place.row * columns + place.column] : [],
  );
  const bareAt = (cell: number) => signs.find(({ id }) => id === signAt(grid, cell))?.bare;
  let left = grid;
  for (const bare of new Set(signs.map((sign) => sign.bare))) {
    const bared = cells.filter((cell) => bareAt(cell) === bare);
    if (bare !== undefined) left = withSign(left, bared, bare);
  }
  return left;
}
