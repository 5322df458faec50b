import type { Sentence, Wording } from '../../../board/index.ts';
import { paintWords } from '../cells/paint.ts';
import type { Counting } from '../text/count-tells.ts';
import { counted, type Noun } from '../text/counted.ts';
import type { BoardLine } from './board-lines.ts';

const BLOCKS: Noun = { en: ['block', 'blocks'], pt: ['bloco', 'blocos'] };

/** `5 painted cells in 2 blocks`, or one of the two numbers. */
export function lineAmounts(painted: number | null, blocks: number | null): Wording {
  const amounts = (language: 'en' | 'pt'): string[] => [
    ...(painted === null ? [] : [counted(painted, ...paintWords[language])]),
    ...(blocks === null ? [] : [counted(blocks, ...BLOCKS[language])]),
  ];
  return { en: amounts('en').join(' in '), pt: amounts('pt').join(' em ') };
}

/** What a line needs: `row 3 needs 5 painted cells in 2 blocks`, or one of the two numbers. */
export function lineSentence(
  place: BoardLine['place'],
  painted: number | null,
  blocks: number | null = null,
): Sentence {
  if (painted === 0 || blocks === 0)
    return { en: [place, ' must stay blank'], pt: ['a ', place, ' tem de ficar em branco'] };
  const { en, pt } = lineAmounts(painted, blocks);
  return { en: [place, ` needs ${en}`], pt: ['a ', place, ` precisa de ${pt}`] };
}

/** A line that counts its painted cells, or its blocks. */
export const lineCounting = (
  place: BoardLine['place'],
  what: 'painted' | 'blocks',
  rule: Sentence,
): Counting => ({
  who: { en: [place], pt: ['a ', place] },
  named: false,
  ...(what === 'painted' ? { noun: paintWords } : { noun: BLOCKS, gender: 'm' }),
  rule,
});
