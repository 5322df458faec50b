import type { ClueAmount, Setter, SetterOption } from '../../setter.ts';
import type { Paint } from '../cells/paint.ts';
import { pictureOptions } from '../cells/picture.ts';
import type { Sketched } from '../sketch/clue-sketch.ts';
import { paperPicture } from './paper-picture.ts';
import type { RegionBoard } from './region-board.ts';
import { RegionSketch } from './region-sketch.ts';

const options: readonly SetterOption[] = [
  {
    name: 'regionSize',
    kind: 'number',
    lowest: 1,
    highest: 100,
    about: {
      en: [
        'cells of a region on average, before some are joined; about 4 if not given, fewer for hard boards, more for large ones',
      ],
      pt: [
        'casas de uma região em média, antes de se juntarem algumas; cerca de 4, menos se for difícil, mais se o tabuleiro for grande',
      ],
    },
  },
  {
    name: 'variety',
    kind: 'number',
    lowest: 0,
    highest: 1,
    usual: 0.5,
    about: {
      en: ['how much the sizes of regions differ'],
      pt: ['quanto diferem os tamanhos das regiões'],
    },
  },
  {
    name: 'raggedness',
    kind: 'number',
    lowest: 0,
    highest: 1,
    usual: 0.1,
    about: {
      en: ['from 0, round regions, to 1, thin combs'],
      pt: ['de 0, regiões redondas, a 1, pentes finos'],
    },
  },
  ...pictureOptions,
];

/** The setter of a puzzle of painted regions: what they have in common is all but the rules of a clue. */
export const regionSetter = <C>(
  puzzle: Sketched<RegionBoard<C>, Paint>,
  usualClues: ClueAmount,
): Setter<RegionBoard<C>, Paint> => ({
  options,
  usualClues,
  looks: { normal: [3, 12], hard: [9, 30], extreme: [25, Number.POSITIVE_INFINITY] },
  takesPicture: true,
  problemWith: () => undefined,
  sketch: (wish, chance) => new RegionSketch(puzzle, wish, chance),
  paper: (wish, chance) => paperPicture(puzzle.drawing, wish, chance),
});
