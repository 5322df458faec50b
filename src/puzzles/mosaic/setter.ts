import { ClueSketch, type Paint, paintedBoard, pictureOf, pictureOptions } from '../kit/index.ts';
import type { Setter } from '../setter.ts';
import type { MosaicGrid } from './grid.ts';
import { interaction } from './interaction.ts';
import { rulebook } from './rules.ts';

/** A picture, and a clue in every cell to begin with. */
export const setter: Setter<MosaicGrid, Paint> = {
  options: pictureOptions,
  usualClues: 'minimal',
  // The quick look knows no lemmas: what takes it many refutations is one difference of two clues after the other. Boards
  // that are hard all the same are mostly beyond it.
  looks: { hard: [25, Number.POSITIVE_INFINITY] },
  takesPicture: true,
  problemWith: () => undefined,
  sketch: (wish, chance) =>
    new ClueSketch(
      { rulebook, drawing: interaction.drawing },
      {
        // Noise has neither 0s nor 9s to begin with: the rougher a picture, the harder its boards. The roughest take
        // three times as long to make.
        solution: paintedBoard(pictureOf(wish, chance, Math.max(wish.lean < 1 ? 1 : 0, 2 - 2 * wish.lean))),
        // Pictures that share all clues differ in cells that take turns; a turned cell among them sets them apart.
        redraw: (differing, _, solution) =>
          differing.reduce((picture, cells) => {
            const cell = chance.pick(cells);
            return picture.with([cell], picture.at(cell) === 'paint' ? 'blank' : 'paint');
          }, solution),
      },
    ),
};
