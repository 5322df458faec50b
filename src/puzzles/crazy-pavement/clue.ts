import {
  clueNumberFromJson,
  clueNumberFromText,
  clueNumberToJson,
  clueNumberToText,
} from '../kit/clue-number.ts';
import { counted } from '../kit/counted.ts';
import type { ClueForm } from '../kit/region-board.ts';
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
      ? `${counted(painted, 'painted cell')}: it has ${length} in all`
      : undefined,
  legend: 'a clue is the number of painted cells, or `-` for none',
  jsonLegend: 'a clue is a whole number from 0, or -1 or null for none',
};
