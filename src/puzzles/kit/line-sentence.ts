import type { Sentence } from '../../board/index.ts';
import type { BoardLine } from './board-lines.ts';
import { counted } from './counted.ts';

/** What a line needs: `row 3 needs 5 painted cells in 2 blocks`, or one of the two numbers. */
export function lineSentence(
  place: BoardLine['place'],
  painted: number | null,
  blocks: number | null = null,
): Sentence {
  if (painted === 0 || blocks === 0) {
    return {
      en: [place, ' must have no painted cells'],
      pt: ['a ', place, ' tem de ficar sem casas pintadas'],
    };
  }
  const en: string[] = [];
  const pt: string[] = [];
  if (painted !== null) {
    en.push(counted(painted, 'painted cell'));
    pt.push(counted(painted, 'casa pintada', 'casas pintadas'));
  }
  if (blocks !== null) {
    en.push(counted(blocks, 'block'));
    pt.push(counted(blocks, 'bloco'));
  }
  return {
    en: [place, ` needs ${en.join(' in ')}`],
    pt: ['a ', place, ` precisa de ${pt.join(' em ')}`],
  };
}
