import { inEach, sentenceOf, type WordTable } from '../../../board/index.ts';
import type { Predicate, Value } from '../../puzzle.ts';
import type { Noun } from '../text/counted.ts';

/** The value of a cell in the puzzles that paint cells or whole regions. */
export type Paint = 'blank' | 'paint';

/** How a value is called, and what is said after one cell that has it, and after several. */
type ValueWords = readonly [name: string, one: string, many: string];

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

const said = (value: Paint, at: 1 | 2): Predicate['one'] =>
  inEach({ words: paintTable }, ({ words }) => words[value][at]);

const paintValue = (id: Paint, key: string, symbol: string): Value<Paint> => ({
  id,
  name: sentenceOf(paintTable, (words) => words[id][0]),
  key,
  symbol,
  is: { one: said(id, 1), many: said(id, 2) },
});

export const paintValues: readonly Value<Paint>[] = [
  paintValue('blank', ' ', '.'),
  paintValue('paint', 'Enter', '*'),
];

/** What the clues of such puzzles count. */
export const paintWords: Noun = inEach({ words: paintTable }, ({ words }) => words.cells);
