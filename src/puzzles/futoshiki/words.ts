import { type Digit, latinLine } from '../kit/index.ts';
import type { Kind, Less } from '../relations/index.ts';
import type { Sign } from './grid.ts';

export const line = latinLine({ en: 'digit', pt: 'algarismo' });

/** A sign opens towards the larger of its two neighbours. */
export const sign: Kind<Digit, Sign, Less<Digit>> = {
  kind: 'sign',
  isClue: true,
  name: ({ at: { cell, less, more }, sites }) =>
    `${sites.name(cell)}-${sites.name(cell === less ? more : less)}`,
  clue: ({ at: { cell, side }, sites: { columns } }) => ({
    kind: 'edge',
    row: Math.floor(cell / columns),
    column: cell % columns,
    side,
  }),
  where: ({ clue, at: { less, more }, sites }) => [clue!, sites.place(less), sites.place(more)],
  sentence: ({ at: { less, more }, sites }) => {
    const [one, other] = [sites.place(less), sites.place(more)];
    return { en: [one, ' is less than ', other], pt: [one, ' é menor do que ', other] };
  },
  tells: ({ at: { less, more }, sites }, { lowest, highest }, mood) => {
    const [one, other] = [sites.place(less), sites.place(more)];
    const is = mood === 'is';
    return {
      en: [
        one,
        ` ${is ? 'is' : 'would be'} at least ${lowest} and `,
        other,
        ` at most ${highest}, but `,
        one,
        ' must be the smaller',
      ],
      pt: [
        one,
        ` ${is ? 'é' : 'seria'} pelo menos ${lowest} e `,
        other,
        ` no máximo ${highest}, mas `,
        one,
        ' tem de ser menor',
      ],
    };
  },
};
