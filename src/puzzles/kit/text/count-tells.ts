import {
  alike,
  inEach,
  type Phrase,
  type Place,
  type Sentence,
  type Wording,
  type WordTable,
} from '../../../board/index.ts';
import type { CountStanding } from '../../relations/index.ts';
import type { Mood } from '../../rule.ts';
import { atCell, counted, type Noun } from './counted.ts';

/** Who counts what. */
export interface Counting {
  /** `the 3 at r2c2`, which names its number, or `row 4`, which does not. */
  readonly who: Sentence;
  readonly named: boolean;
  readonly noun: Noun;
  /** ` beside it` */
  readonly where?: Wording;
  /** Of the noun, in the languages where it has one. */
  readonly gender?: 'm';
  /** The rule itself: the whole answer if the clue is 0. */
  readonly rule: Sentence;
}

/** How a count is told that is missed; `is` tells of a board as it is, and not of one that would be. */
export interface CountWords {
  butHas(some: string): string;
  reaches(is: boolean, reach: readonly number[], many: string, need: number): string;
  has(is: boolean, some: string): string;
  insteadOf(need: number): string;
  hasNone(is: boolean, one: string, isMasculine: boolean): string;
  andNeeds(need: number): string;
  hasOnly(is: boolean, some: string): string;
  hasOnlyOf(is: boolean, have: number, need: number, many: string, isMasculine: boolean): string;
}

export const countWords: WordTable<CountWords> = {
  en: {
    butHas: (some) => `, but has ${some}`,
    reaches: (is, reach, many, need) =>
      ` ${is ? 'can' : 'could'} have ${reach.join(' or ')} ${many}, but not ${need}`,
    has: (is, some) => ` ${is ? 'has' : 'would have'} ${some}`,
    insteadOf: (need) => ` instead of ${need}`,
    hasNone: (is, one) => ` ${is ? 'can' : 'could'} have no ${one}`,
    andNeeds: (need) => `, and needs ${need}`,
    hasOnly: (is, some) => ` ${is ? 'can' : 'could'} have only ${some}`,
    hasOnlyOf: (is, have, need, many) => ` ${is ? 'can' : 'could'} have only ${have} of its ${need} ${many}`,
  },
  pt: {
    butHas: (some) => `, mas tem ${some}`,
    reaches: (is, reach, many, need) =>
      ` ${is ? 'pode' : 'poderia'} ter ${reach.join(' ou ')} ${many}, mas não ${need}`,
    has: (is, some) => ` ${is ? 'tem' : 'teria'} ${some}`,
    insteadOf: (need) => ` em vez de ${need}`,
    hasNone: (is, one, isMasculine) =>
      ` não ${is ? 'pode' : 'poderia'} ter ${isMasculine ? 'nenhum' : 'nenhuma'} ${one}`,
    andNeeds: (need) => `, e precisa de ${need}`,
    hasOnly: (is, some) => ` só ${is ? 'pode' : 'poderia'} ter ${some}`,
    hasOnlyOf: (is, have, need, many, isMasculine) =>
      ` só ${is ? 'pode' : 'poderia'} ter ${have} ${isMasculine ? 'dos seus' : 'das suas'} ${need} ${many}`,
  },
};

/** A number that is missed: `the 3 at r2c2 could have only 2 lights beside it`, `row 4 would have 5 cells instead of 4`. */
export function countTells(
  { who, named, noun, where = alike(''), gender, rule }: Counting,
  { need, have, reach }: CountStanding,
  mood: Mood,
): Sentence {
  const is = mood === 'is';
  // Nothing that would be has to be told: the 0 speaks for itself.
  if (need === 0 && !is) return rule;
  return inEach({ words: countWords, who, noun, where, rule }, (said): Phrase => {
    const { words, where: there } = said;
    const [one, many] = said.noun;
    const some = counted(have, one, many);
    if (need === 0) return [...said.rule, words.butHas(some)];
    const told = (): string => {
      if (reach) return words.reaches(is, reach, `${many}${there}`, need);
      if (have > need) return words.has(is, `${some}${there}`) + (named ? '' : words.insteadOf(need));
      if (have === 0) {
        return words.hasNone(is, `${one}${there}`, gender === 'm') + (named ? '' : words.andNeeds(need));
      }
      if (named) return words.hasOnly(is, `${some}${there}`);
      return words.hasOnlyOf(is, have, need, many, gender === 'm');
    };
    return [...said.who, told()];
  });
}

/** The same for a clue in a cell, which counts what is around it. */
export const clueTells =
  (noun: Noun, where?: Wording) =>
  ({ place, relation, sentence }: CellClue, standing: CountStanding, mood: Mood): Sentence =>
    countTells(
      { who: atCell(relation.least, place!), named: true, noun, rule: sentence, ...(where && { where }) },
      standing,
      mood,
    );

/** A rule that counts, and stands in a cell. */
interface CellClue {
  readonly place: Place | undefined;
  readonly relation: { readonly least: number };
  readonly sentence: Sentence;
}
