import { isBesideRow, type Place, type Sentence } from '../../board/index.ts';
import { counted, type Digit, latinLine, type Noun } from '../kit/index.ts';
import type { DecidedSites, Kind, Some, Visible } from '../relations/index.ts';

const TOWERS: Noun = { en: ['tower', 'towers'], pt: ['torre', 'torres'] };

export const line = latinLine({ en: 'height', pt: 'altura' });

type Outside = Extract<Place, { kind: 'outside' }>;

const clueName = ({ at: { side, line } }: { readonly at: Outside }): string =>
  `${isBesideRow(side) ? 'row' : 'column'}-${line + 1}.${side}`;

/** A clue counts the towers that are seen from it: those higher than all before them. */
export const clue: Kind<Digit, Outside, Visible<Digit>> = {
  kind: 'clue',
  isClue: true,
  name: clueName,
  where: ({ at }) => [at],
  sentence: ({ at, relation: { wanted } }) => ({
    en: [at, ` sees exactly ${counted(wanted, ...TOWERS.en)}`],
    pt: [at, ` vê exatamente ${counted(wanted, ...TOWERS.pt)}`],
  }),
  tells: ({ at }, { need, have, reach }, mood) => {
    const is = mood === 'is';
    const seen = (en: string, pt: string): Sentence => ({
      en: [at, ` ${en} ${counted(have, ...TOWERS.en)}, not ${need}`],
      pt: [at, ` ${pt} ${counted(have, ...TOWERS.pt)}, e não ${need}`],
    });
    const [sees, ve] = is ? ['sees', 'vê'] : ['would see', 'veria'];
    if (reach.length === 1) return seen(sees, ve);
    if (have > need) return seen(`${sees} at least`, `${ve} pelo menos`);
    return is
      ? seen('can see at most', 'pode ver no máximo')
      : seen('could see at most', 'poderia ver no máximo');
  },
};

/** A 1 sees only the tallest tower of its line, so it is the nearest. */
export const tallestFirst: Kind<Digit, Outside, Some<Digit>> = {
  kind: 'tallest-first',
  name: clueName,
  where: ({ at }) => [at],
  sentence: ({ at, relation, sites }) => {
    const { nearest, tallest } = nearestOf(relation, sites);
    return {
      en: [at, ' sees 1 tower, the tallest of its line: ', nearest, ` is ${tallest}`],
      pt: [at, ' vê 1 torre, a mais alta da sua linha: ', nearest, ` é ${tallest}`],
    };
  },
  tells: ({ at, relation, sites }, _, mood) => {
    const { nearest, tallest } = nearestOf(relation, sites);
    const is = mood === 'is';
    return {
      en: [
        at,
        ` ${is ? 'sees' : 'would see'} more than 1 tower: `,
        nearest,
        ` ${is ? 'is' : 'would'} not `,
        `${is ? '' : 'be '}${tallest}`,
      ],
      pt: [at, ` ${is ? 'vê' : 'veria'} mais de 1 torre: `, nearest, ` não ${is ? 'é' : 'seria'} ${tallest}`],
    };
  },
};

const nearestOf = ({ one }: Some<Digit>, sites: DecidedSites<Digit>) => ({
  nearest: sites.place(one.sites[0]!),
  tallest: one.value,
});
