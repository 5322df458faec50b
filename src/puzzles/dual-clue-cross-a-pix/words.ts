import type { Sentence } from '../../board/index.ts';
import type { Paint } from '../kit/cells/paint.ts';
import type { BoardLine } from '../kit/lines/board-lines.ts';
import { lineAmounts, lineCounting, lineSentence } from '../kit/lines/line-sentence.ts';
import { lineClue, paintedLine } from '../kit/lines/painted-line.ts';
import { countTells } from '../kit/text/count-tells.ts';
import type { Kind, Runs } from '../relations/index.ts';

/** A line has exactly this many painted cells. */
export const painted = paintedLine('painted');

const inBlocks = (kind: string): Kind<Paint, BoardLine['place'], Runs<Paint>> => ({
  ...lineClue,
  kind,
  sentence: ({ at, relation: { total, runs } }) => lineSentence(at, total, runs),
  tells: ({ at, relation: { total, runs }, sentence }, standing, mood): Sentence => {
    if (standing.missed === 'total') return countTells(lineCounting(at, 'painted', sentence), standing, mood);
    if (standing.missed === 'runs') return countTells(lineCounting(at, 'blocks', sentence), standing, mood);
    const is = mood === 'is';
    const { en, pt } = lineAmounts(total, runs);
    return {
      en: [`there ${is ? 'is' : 'would be'} no way left to give `, at, ` its ${en}`],
      pt: [`já não ${is ? 'há' : 'haveria'} maneira de a `, at, ` ter ${pt}`],
    };
  },
});

/** A line has exactly this many blocks. */
export const blocks = inBlocks('blocks');

/** A line has exactly this many painted cells, in this many blocks. */
export const both = inBlocks('line');
