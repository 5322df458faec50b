import type { Place, Shape } from '../../../board/index.ts';
import type { Drawing, Line } from '../../interaction.ts';
import { withoutSigns } from './without-signs.ts';

/** The board without the clues that stand at these places: in cells, on edges, or beside lines. */
export function withoutClues<G, V extends string>(
  drawing: Drawing<G, V>,
  grid: G,
  shape: Shape,
  places: readonly Place[],
): G {
  const { edges, clues } = drawing;
  let left = withoutSigns(drawing, grid, shape, places);
  for (const place of places) {
    const line = clues && lineOf(place);
    if (line) {
      left = clues.with(
        left,
        line,
        clues.names.map(() => null),
      );
    } else if (edges && place.kind === 'edge' && (place.side === 'right' || place.side === 'below')) {
      left = edges.with(left, place.row * shape.columns + place.column, place.side, edges.signs[0]!.id);
    }
  }
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
