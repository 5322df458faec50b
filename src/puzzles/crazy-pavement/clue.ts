import {
  clueNumberFromJson,
  clueNumberFromText,
  clueNumberToJson,
  clueNumberToText,
} from '../kit/lines/clue-number.ts';
import type { ClueForm } from '../kit/regions/region-board.ts';
import { counted } from '../kit/text/counted.ts';
import type { Count } from './grid.ts';

/** A clue is one number, or none. */
export const countClue: ClueForm<Count> = {
  id: 'crazy-pavement',
  fromText: clueNumberFromText,
  toText: clueNumberToText,
  fromJson: clueNumberFromJson,
  toJson: clueNumberToJson,
  problemWith: (painted, length) =>
    painted !== null && painted > length
      ? {
          en: `${counted(painted, 'painted cell')}: it has ${length} in all`,
          pt: `${counted(painted, 'casa pintada', 'casas pintadas')}: tem ${length} ao todo`,
        }
      : undefined,
  legend: {
    en: 'a clue is the number of painted cells, or `-` for none',
    pt: 'uma pista é o número de casas pintadas, ou `-` se não houver',
  },
  jsonLegend: {
    en: 'a clue is a whole number from 0, or -1 or null for none',
    pt: 'uma pista é um número inteiro a partir de 0, ou -1 ou null se não houver',
  },
};
