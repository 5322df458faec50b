import { type Bitmap, Board, sentenceOf } from '../../../board/index.ts';
import type { Chance, SetterOption, SketchWish } from '../../setter.ts';
import { blobs } from './blobs.ts';
import type { Paint } from './paint.ts';
import { pictureWords } from './picture-words.ts';

/** What may be wished of a random picture. */
export const pictureOptions: readonly SetterOption[] = [
  {
    name: 'painted',
    kind: 'number',
    lowest: 0.05,
    highest: 0.95,
    usual: 0.5,
    about: sentenceOf(pictureWords, ({ painted }) => painted),
  },
  {
    name: 'smoothing',
    kind: 'number',
    lowest: 0,
    highest: 20,
    about: sentenceOf(pictureWords, ({ smoothing }) => smoothing),
  },
];

/** The picture that was asked for, or a random one, as smooth as is wished for or else as is usual. */
export const pictureOf = (wish: SketchWish, chance: Chance, usualSmoothing = 2): Bitmap =>
  wish.picture ??
  blobs(
    {
      rows: wish.rows,
      columns: wish.columns,
      share: wish.number('painted') ?? 0.5,
      smoothing: Math.round(wish.number('smoothing') ?? usualSmoothing),
    },
    chance,
  );

/** A picture as a solution. */
export const paintedBoard = ({ rows, columns, painted }: Bitmap): Board<Paint> =>
  new Board(
    rows,
    columns,
    painted.map((on) => (on ? 'paint' : 'blank')),
  );
