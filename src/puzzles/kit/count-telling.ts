import type { Sentence } from '../../board/index.ts';
import type { Mood, Telling } from '../rule.ts';

/** What a count comes to: what is there, and what is still open. */
interface Counted {
  readonly need: number;
  readonly have: number;
  readonly open: number;
}

/**
 * A number that is missed: what is needed, as a sentence, and what there is or can be: `… and can reach only 2`. The
 * gender of what is counted is for the Portuguese.
 */
export function countTelling(
  needs: Sentence,
  { need, have, open }: Counted,
  mood: Mood,
  gender: 'f' | 'm' = 'f',
): Telling {
  const is = mood === 'is';
  if (have > need) {
    return {
      need,
      have,
      sentence: {
        en: [...needs.en, is ? ` and has ${have}` : ` and would have ${have}`],
        pt: [...needs.pt, is ? ` e tem ${have}` : ` e teria ${have}`],
      },
    };
  }
  const most = have + open;
  const none = most === 0;
  return {
    need,
    have: most,
    sentence: {
      en: [
        ...needs.en,
        none
          ? ` and ${is ? 'cannot' : 'could not'} have any`
          : ` and ${is ? 'can' : 'could'} reach only ${most}`,
      ],
      pt: [
        ...needs.pt,
        none
          ? ` e não ${is ? 'pode' : 'poderia'} ter ${gender === 'f' ? 'nenhuma' : 'nenhum'}`
          : ` e só ${is ? 'pode' : 'poderia'} chegar a ${most}`,
      ],
    },
  };
}
