import type { Sentence } from '../../../board/index.ts';
import type { WeightedStanding } from '../../relations/index.ts';
import type { Mood } from '../../rule.ts';

/** The id of a difference, from those of the two rules that it follows from. */
export const differenceName = (from: readonly string[]): string =>
  from.map((id) => id.slice(id.indexOf('@') + 1)).join('+');

/**
 * Why two counts of the same value cannot differ as they must: whatever both count drops out, so that by how much they
 * differ lies in what only one of them counts. Where the second has nothing that the first has not, it `compares`
 * nothing, and the first needs a plain number.
 */
export function differenceTells(
  sentence: Sentence,
  { need, least, most }: WeightedStanding,
  compares: boolean,
  mood: Mood,
): Sentence {
  const is = mood === 'is';
  const [more, mais] = compares ? [' more', ' a mais'] : ['', ''];
  const [are, ha] = is ? ['there are', 'há'] : ['there would be', 'haveria'];
  const [can, pode] = is ? ['can', 'pode'] : ['could', 'poderia'];
  const tail = (en: string, pt: string): Sentence => ({
    en: [...sentence.en, `, but ${en}`],
    pt: [...sentence.pt, `, mas ${pt}`],
  });
  if (least > need) return tail(`${are} at least ${least}${more}`, `${ha} pelo menos ${least}${mais}`);
  if (most >= need) {
    return tail(
      `no choice of the others ${is ? 'gives' : 'would give'} that`,
      `nenhuma escolha das outras ${is ? 'dá' : 'daria'} isso`,
    );
  }
  if (most > 0) {
    return tail(`there ${can} be at most ${most}${more}`, `${pode} haver no máximo ${most}${mais}`);
  }
  return most === 0
    ? tail(
        `there ${can} be ${compares ? 'no more' : 'none'}`,
        `não ${pode} haver ${compares ? 'mais' : 'nenhuma'}`,
      )
    : tail(`${are} at least ${-most} fewer`, `${ha} pelo menos ${-most} a menos`);
}
