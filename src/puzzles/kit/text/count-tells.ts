import type { Place, Sentence, Wording } from '../../../board/index.ts';
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
  /** Of the Portuguese noun. */
  readonly gender?: 'm';
  /** The rule itself: the whole answer if the clue is 0. */
  readonly rule: Sentence;
}

/** A number that is missed: `the 3 at r2c2 could have only 2 lights beside it`, `row 4 would have 5 cells instead of 4`. */
export function countTells(
  { who, named, noun, where = { en: '', pt: '' }, gender, rule }: Counting,
  { need, have, reach }: CountStanding,
  mood: Mood,
): Sentence {
  const is = mood === 'is';
  const says = (en: string, pt: string): Sentence => ({ en: [...who.en, en], pt: [...who.pt, pt] });
  const [some, alguns] = [counted(have, ...noun.en), counted(have, ...noun.pt)];
  if (need === 0) {
    // Nothing that would be has to be told: the 0 speaks for itself.
    return is ? { en: [...rule.en, `, but has ${some}`], pt: [...rule.pt, `, mas tem ${alguns}`] } : rule;
  }
  const [can, pode] = is ? ['can', 'pode'] : ['could', 'poderia'];
  if (reach) {
    return says(
      ` ${can} have ${reach.join(' or ')} ${noun.en[1]}${where.en}, but not ${need}`,
      ` ${pode} ter ${reach.join(' ou ')} ${noun.pt[1]}${where.pt}, mas não ${need}`,
    );
  }
  if (have > need) {
    const [instead, vez] = named ? ['', ''] : [` instead of ${need}`, ` em vez de ${need}`];
    return says(
      ` ${is ? 'has' : 'would have'} ${some}${where.en}${instead}`,
      ` ${is ? 'tem' : 'teria'} ${alguns}${where.pt}${vez}`,
    );
  }
  if (have === 0) {
    const [needs, precisa] = named ? ['', ''] : [`, and needs ${need}`, `, e precisa de ${need}`];
    return says(
      ` ${can} have no ${noun.en[0]}${where.en}${needs}`,
      ` não ${pode} ter ${gender === 'm' ? 'nenhum' : 'nenhuma'} ${noun.pt[0]}${where.pt}${precisa}`,
    );
  }
  if (named) return says(` ${can} have only ${some}${where.en}`, ` só ${pode} ter ${alguns}${where.pt}`);
  return says(
    ` ${can} have only ${have} of its ${need} ${noun.en[1]}`,
    ` só ${pode} ter ${have} ${gender === 'm' ? 'dos seus' : 'das suas'} ${need} ${noun.pt[1]}`,
  );
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
