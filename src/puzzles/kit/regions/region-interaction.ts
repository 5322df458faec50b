import type { Interaction, Ruler } from '../../interaction.ts';
import type { Paint } from '../cells/paint.ts';
import { counted } from '../text/counted.ts';
import type { RegionBoard } from './region-board.ts';
import { type ClueNumbers, regionDrawing } from './region-drawing.ts';
import { cellsByRegion, type Partition } from './regions.ts';

/** Press to paint a whole region, with counters beside the lines. */
export function regionInteraction<C>(
  numbers: ClueNumbers<C>,
  rulers: readonly Ruler[],
): Interaction<RegionBoard<C>, Paint> {
  return {
    drag: 'same',
    rulers,
    spoken: (grid, cell, board) => {
      const value = board.at(cell);
      const [en, pt] =
        value === 'paint'
          ? ['painted', 'pintada']
          : value === 'blank'
            ? ['marked', 'marcada']
            : ['empty', 'vazia'];
      const size = sizesOf(grid)[grid.regions[cell]!]!;
      return {
        en: [`${en}, region of ${counted(size, 'cell')}`],
        pt: [`${pt}, região de ${counted(size, 'casa')}`],
      };
    },
    drawing: regionDrawing(numbers),
  };
}

const known = new WeakMap<Partition, readonly number[]>();

function sizesOf(partition: Partition): readonly number[] {
  let sizes = known.get(partition);
  if (!sizes) {
    sizes = cellsByRegion(partition).map((cells) => cells.length);
    known.set(partition, sizes);
  }
  return sizes;
}
