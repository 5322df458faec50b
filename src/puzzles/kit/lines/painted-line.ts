import type { Place } from '../../../board/index.ts';
import type { Count, Kind } from '../../relations/index.ts';
import type { Paint } from '../cells/paint.ts';
import { countTells } from '../text/count-tells.ts';
import type { BoardLine } from './board-lines.ts';
import { lineCounting, lineSentence } from './line-sentence.ts';

/** What every rule about a whole row or column has in common: its clue stands at its edge. */
export const lineClue = {
  isClue: true,
  where: ({ at }: { readonly at: BoardLine['place'] }): readonly Place[] => [at],
} as const;

/** A line has exactly as many painted cells as its clue says. */
export const paintedLine = (kind: string): Kind<Paint, BoardLine['place'], Count<Paint>> => ({
  ...lineClue,
  kind,
  sentence: ({ at, relation }) => lineSentence(at, relation.least),
  tells: (rule, standing, mood) =>
    countTells(lineCounting(rule.at, 'painted', rule.sentence), standing, mood),
});
