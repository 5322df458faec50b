import { inEach, type Sentence, type WordTable } from '../../../board/index.ts';
import type { WeightedStanding } from '../../relations/index.ts';
import type { Mood } from '../../rule.ts';

/** The id of a difference, from those of the two rules that it follows from. */
export const differenceName = (from: readonly string[]): string =>
  from.map((id) => id.slice(id.indexOf('@') + 1)).join('+');

/** How a difference is told that cannot be; `compares` where there is something to compare with. */
export interface DifferenceWords {
  atLeast(is: boolean, least: number, compares: boolean): string;
  noChoice(is: boolean): string;
  atMost(is: boolean, most: number, compares: boolean): string;
  none(is: boolean, compares: boolean): string;
  fewer(is: boolean, least: number): string;
}

export const differenceWords: WordTable<DifferenceWords> = {
  en: {
    atLeast: (is, least, compares) =>
      `, but there ${is ? 'are' : 'would be'} at least ${least}${compares ? ' more' : ''}`,
    noChoice: (is) => `, but no choice of the others ${is ? 'gives' : 'would give'} that`,
    atMost: (is, most, compares) =>
      `, but there ${is ? 'can' : 'could'} be at most ${most}${compares ? ' more' : ''}`,
    none: (is, compares) => `, but there ${is ? 'can' : 'could'} be ${compares ? 'no more' : 'none'}`,
    fewer: (is, least) => `, but there ${is ? 'are' : 'would be'} at least ${least} fewer`,
  },
  pt: {
    atLeast: (is, least, compares) =>
      `, mas ${is ? 'há' : 'haveria'} pelo menos ${least}${compares ? ' a mais' : ''}`,
    noChoice: (is) => `, mas nenhuma escolha das outras ${is ? 'dá' : 'daria'} isso`,
    atMost: (is, most, compares) =>
      `, mas ${is ? 'pode' : 'poderia'} haver no máximo ${most}${compares ? ' a mais' : ''}`,
    none: (is, compares) => `, mas não ${is ? 'pode' : 'poderia'} haver ${compares ? 'mais' : 'nenhuma'}`,
    fewer: (is, least) => `, mas ${is ? 'há' : 'haveria'} pelo menos ${least} a menos`,
  },
};

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
  const tail = (words: DifferenceWords): string => {
    if (least > need) return words.atLeast(is, least, compares);
    if (most >= need) return words.noChoice(is);
    if (most > 0) return words.atMost(is, most, compares);
    return most === 0 ? words.none(is, compares) : words.fewer(is, -most);
  };
  return inEach({ words: differenceWords, sentence }, (said) => [...said.sentence, tail(said.words)]);
}
