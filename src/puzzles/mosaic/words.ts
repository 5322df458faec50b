import type { Sentence } from '../../board/index.ts';
import { atCell, clueTells, counted, type Paint, paintWords } from '../kit/index.ts';
import type { Count, Kind } from '../relations/index.ts';

/** A number counts the painted cells at and around it. */
export const clue: Kind<Paint, number, Count<Paint>> = {
  kind: 'clue',
  isClue: true,

  sentence({ place, relation: { least: wanted, sites } }): Sentence {
    const room = sites.length;
    const { en, pt } = atCell(wanted, place!);
    const whole =
      room === 1
        ? { en: 'its own cell', pt: 'a sua própria casa' }
        : {
            en: `all ${room} cells at and around it`,
            pt: `todas as ${room} casas à sua volta, a própria incluída`,
          };
    if (wanted === 0) {
      return { en: [...en, ` leaves ${whole.en} blank`], pt: [...pt, ` deixa em branco ${whole.pt}`] };
    }
    if (wanted === room) {
      return { en: [...en, ` paints ${whole.en}`], pt: [...pt, ` pinta ${whole.pt}`] };
    }
    return {
      en: [...en, ` needs exactly ${counted(wanted, ...paintWords.en)} among the ${room} at and around it`],
      pt: [
        ...pt,
        ` precisa de exatamente ${counted(wanted, ...paintWords.pt)} entre as ${room} à sua volta, contando a própria`,
      ],
    };
  },

  tells: clueTells(paintWords),
};
