import type { Place, Shape } from '../../../board/index.ts';
import type { Drawing, Line } from '../../interaction.ts';

/** The board without the clues that stand at these places. */
export function withoutClues<G, V extends string>(
  drawing: Drawing<G, V>,
  grid: G,
  { columns }: Shape,
  places: Iterable<Place>,
): G {
  const { signs, signAt, withSign, edges, clues } = drawing;
  const bareOf = new Map(signs.map(({ id, bare }) => [id, bare]));
  /** By the sign that is left there. */
  const bared = new Map<string, number[]>();
  let left = grid;
  for (const place of places) {
    const line = lineOf(place);
    if (line && clues) {
      left = clues.with(
        left,
        line,
        clues.names.map(() => null),
      );
    }
    if (place.kind !== 'cell' && place.kind !== 'edge') continue;
    const cell = place.row * columns + place.column;
    if (place.kind === 'cell') {
      const bare = bareOf.get(signAt(grid, cell));
      if (bare !== undefined) bared.set(bare, [...(bared.get(bare) ?? []), cell]);
    } else if (edges && (place.side === 'right' || place.side === 'below')) {
      left = edges.with(left, cell, place.side, edges.signs[0]!.id);
    }
  }
  for (const [sign, cells] of bared) left = withSign(left, cells, sign);
  return left;
}

/** The line whose clue stands at a place; undefined where no line has one. */
export function lineOf(place: Place): Line | undefined {
  if (place.kind === 'row') return { kind: 'row', index: place.row };
  if (place.kind === 'column') return { kind: 'column', index: place.column };
  if (place.kind !== 'outside') return undefined;
  const { side, line: index } = place;
  const kind = side === 'left' || side === 'right' ? 'row' : 'column';
  return side === 'right' || side === 'below' ? { kind, index, far: true } : { kind, index };
}
