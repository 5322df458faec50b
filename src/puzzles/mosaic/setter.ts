import { ClueSketch, type Paint, paintedBoard, pictureOf, pictureOptions } from '../kit/index.ts';
import type { Setter } from '../setter.ts';
import type { MosaicGrid } from './grid.ts';
import { interaction } from './interaction.ts';
import { rulebook } from './rules.ts';

/** A picture, and a clue in every cell to begin with. */
export const setter: Setter<MosaicGrid, Paint> = {
  options: pictureOptions,
  usualClues: 'minimal',
  takesPicture: true,
  problemWith: () => undefined,
  sketch: (wish, chance) =>
    new ClueSketch(
      { rulebook, drawing: interaction.drawing },
      {
        // Noise has neither 0s nor 9s to begin with: the rougher a picture, the harder its boards.
        solution: paintedBoard(pictureOf(wish, chance, Math.max(0, 2 - 2 * wish.lean))),
        // Pictures that share all clues differ in cells that take turns; a turned cell among them sets them apart.
        redraw: (differing, _, solution) =>
          differing.reduce((picture, cells) => {
            const cell = chance.pick(cells);
            return picture.with([cell], picture.at(cell) === 'paint' ? 'blank' : 'paint');
          }, solution),
      },
    ),
};
