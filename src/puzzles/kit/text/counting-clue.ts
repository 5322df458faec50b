import { inEach, type Phrase, type Wording, type WordTable } from '../../../board/index.ts';
import type { Count, Kind } from '../../relations/index.ts';
import { clueTells } from './count-tells.ts';
import { atCell, counted, type Noun } from './counted.ts';

/** What the clues of a puzzle count, and where. */
interface CountedAround {
  readonly noun: Noun;
  /** What a 0 allows: `no light`. */
  readonly none: Wording;
  /** ` beside it` */
  readonly where: Wording;
  /** What the rule adds to this: `, corners included`; absent: nothing. */
  readonly further?: Wording;
}

const clueWords: WordTable<{ readonly allows: string; readonly needs: string }> = {
  en: { allows: ' allows ', needs: ' needs exactly ' },
  pt: { allows: ' não admite ', needs: ' precisa de exatamente ' },
};

/** A number in a cell counts what is around it. `At` is the number of the cell, or its place. */
export const countingClue = <V extends string, At = number>({
  noun,
  none,
  where,
  further = { en: '', pt: '' },
}: CountedAround): Kind<V, At, Count<V>> => ({
  kind: 'clue',
  isClue: true,
  sentence: ({ place, relation: { least: wanted } }) =>
    inEach({ words: clueWords, clue: atCell(wanted, place!), noun, none, where, further }, (said): Phrase => {
      const what =
        wanted === 0 ? said.words.allows + said.none : said.words.needs + counted(wanted, ...said.noun);
      return [...said.clue, what + said.where + said.further];
    }),
  tells: clueTells(noun, where),
});
