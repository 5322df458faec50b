import { inEach, type Phrase, type Place, type Sentence, type WordTable } from '../../../board/index.ts';
import {
  Count,
  type Kind,
  type StatedRule,
  type Stating,
  type Weight,
  Weighted,
} from '../../relations/index.ts';
import { atCell, counted, type Noun } from '../text/counted.ts';
import { differenceName, differenceTells } from '../text/difference-words.ts';

/** A clue in a cell that counts sites around it. */
type CountingClue<V extends string> = StatedRule<V, number, Count<V>>;

/** Clues that share fewer cells than this have little to do with each other. */
const SHARED = 3;

/** The differences of every two clues, among these rules, that share enough cells. */
export function clueDifferences<V extends string>(
  rules: readonly StatedRule<V>[],
  noun: Noun,
  state: Stating<V>,
): StatedRule<V>[] {
  const clues = rules.filter(
    (rule): rule is CountingClue<V> => rule.kind === 'clue' && rule.relation instanceof Count,
  );
  const { columns } = state.sites;
  const words = differenceKind<V>(noun);
  const found: StatedRule<V>[] = [];
  const byCell = new Map(clues.map((clue) => [clue.at, clue]));
  for (const clue of clues) {
    const mine = clue.relation.sites;
    // Two clues that share three cells lie within two rows and two columns of each other.
    for (let down = 0; down <= 2; down++) {
      for (let right = down === 0 ? 1 : -2; right <= 2; right++) {
        const column = (clue.at % columns) + right;
        if (column < 0 || column >= columns) continue;
        const other = byCell.get(clue.at + down * columns + right);
        if (!other) continue;
        const theirs = other.relation.sites;
        const shared = mine.filter((cell) => theirs.includes(cell)).length;
        if (shared < SHARED || 2 * shared >= mine.length + theirs.length) continue;
        const between = inOrder(clue, other);
        const { one, other: less } = between;
        const weights: Weight[] = [];
        for (const site of between.mine) weights.push({ site, weight: 1 });
        for (const site of between.theirs) weights.push({ site, weight: -1 });
        const by = one.relation.least - less.relation.least;
        const relation = new Weighted(one.relation.group.value, weights, by);
        found.push(state.rule(words, between, relation, [one.id, less.id]));
      }
    }
  }
  return found;
}

/** Two clues with cells in common: they differ by what only one of them counts. */
interface Between<V extends string> {
  readonly one: CountingClue<V>;
  readonly other: CountingClue<V>;
  /** The cells that only the first counts, and those that only the second does. */
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
}

/** The clue that needs more comes first, so that the difference is said without a minus. */
function inOrder<V extends string>(one: CountingClue<V>, other: CountingClue<V>): Between<V> {
  const only = (clue: CountingClue<V>, than: CountingClue<V>): readonly number[] =>
    clue.relation.sites.filter((cell) => !than.relation.sites.includes(cell));
  const mine = only(one, other);
  const theirs = only(other, one);
  const [need, needs] = [one.relation.least, other.relation.least];
  const first = mine.length > 0 && (need > needs || (need === needs && one.at < other.at));
  return first || theirs.length === 0
    ? { one, other, mine, theirs }
    : { one: other, other: one, mine: theirs, theirs: mine };
}

/** How the difference of two clues is told. */
export interface ClueDifferenceWords {
  readonly apartFrom: string;
  readonly countsToo: string;
  readonly apartFromBoth: string;
  readonly and: string;
  needs(by: number, noun: Noun['en']): string;
  needsMore(by: number, noun: Noun['en']): string;
}

export const clueDifferenceWords: WordTable<ClueDifferenceWords> = {
  en: {
    apartFrom: ', apart from what ',
    countsToo: ' counts too',
    apartFromBoth: '), apart from what both count',
    and: ' and ',
    needs: (by, noun) => (by === 0 ? `) allows no ${noun[1]}` : `) needs exactly ${counted(by, ...noun)}`),
    needsMore: (by, [one, many]) =>
      by === 0 ? `) needs as many ${many} as ` : `) needs ${by} more ${by === 1 ? one : many} than `,
  },
  pt: {
    apartFrom: ', fora do que ',
    countsToo: ' também conta',
    apartFromBoth: '), fora do que ambos contam',
    and: ' e ',
    needs: (by, noun) =>
      by === 0 ? `) não admite ${noun[1]}` : `) precisa de exatamente ${counted(by, ...noun)}`,
    needsMore: (by, [one, many]) =>
      by === 0
        ? `) precisa de tantas ${many} como `
        : `) precisa de mais ${by} ${by === 1 ? one : many} do que `,
  },
};

const differenceKind = <V extends string>(noun: Noun): Kind<V, Between<V>, Weighted<V>> => ({
  kind: 'difference',
  name: ({ from }) => differenceName(from!),
  where: ({ at: { one, other, mine, theirs }, sites }) => {
    const cells = [...mine, ...theirs];
    return sites.places([...[one.at, other.at].filter((cell) => !cells.includes(cell)), ...cells]);
  },
  sentence: ({ at, sites, relation: { total: by } }) => {
    const { one, other } = at;
    const mine = sites.places(at.mine);
    const theirs = sites.places(at.theirs);
    const [first, second] = [one, other].map(({ relation, place }) => atCell(relation.least, place!)) as [
      Sentence,
      Sentence,
    ];
    return inEach({ words: clueDifferenceWords, noun, first, second }, (said): Phrase => {
      const { words } = said;
      if (theirs.length === 0) {
        return [
          ...said.first,
          ' (',
          ...listed(mine, words.and),
          words.needs(by, said.noun),
          words.apartFrom,
          ...said.second,
          words.countsToo,
        ];
      }
      return [
        ...said.first,
        ' (',
        ...listed(mine, words.and),
        words.needsMore(by, said.noun),
        ...said.second,
        ' (',
        ...listed(theirs, words.and),
        words.apartFromBoth,
      ];
    });
  },
  tells: (rule, standing, mood): Sentence =>
    differenceTells(rule.sentence, standing, rule.at.theirs.length > 0, mood),
});

const listed = (places: readonly Place[], and: string): Phrase =>
  places.flatMap(
    (place, at): Phrase => (at === 0 ? [place] : [at === places.length - 1 ? and : ', ', place]),
  );
