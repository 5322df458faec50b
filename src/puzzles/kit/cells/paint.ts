import { inEach, type WordTable } from '../../../board/index.ts';
import type { Value } from '../../puzzle.ts';
import type { Noun } from '../text/counted.ts';
import { spokenValue, type ValueWords } from '../text/value-words.ts';

/** The value of a cell in the puzzles that paint cells or whole regions. */
export type Paint = 'blank' | 'paint';

export interface PaintWords extends Readonly<Record<Paint, ValueWords>> {
  /** What the clues of such puzzles count. */
  readonly cells: readonly [one: string, many: string];
}

export const paintTable: WordTable<PaintWords> = {
  en: {
    blank: ['blank', ' stays blank', ' stay blank'],
    paint: ['painted', ' is painted', ' are painted'],
    cells: ['painted cell', 'painted cells'],
  },
  pt: {
    blank: ['em branco', ' fica em branco', ' ficam em branco'],
    paint: ['pintada', ' é pintada', ' são pintadas'],
    cells: ['casa pintada', 'casas pintadas'],
  },
};

const paintValue = (id: Paint, key: string, symbol: string): Value<Paint> =>
  spokenValue(
    id,
    key,
    symbol,
    inEach({ words: paintTable }, ({ words }) => words[id]),
  );

export const paintValues: readonly Value<Paint>[] = [
  paintValue('blank', ' ', '.'),
  paintValue('paint', 'Enter', '*'),
];

/** What the clues of such puzzles count. */
export const paintWords: Noun = inEach({ words: paintTable }, ({ words }) => words.cells);
