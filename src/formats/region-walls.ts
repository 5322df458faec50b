import { puzzleById } from '../puzzles/index.ts';
import type { Fields } from './format.ts';

/** Walls as the fields of a puzzle of regions tell them: `right[row][column]`, `below[column][row]`, 1 for a wall. */
export interface Walls {
  readonly right: readonly (readonly number[])[];
  readonly below: readonly (readonly number[])[];
}

/** The regions of a board, as the puzzle's fields tell them. */
export const regionsOf = (fields: Fields): readonly (readonly number[])[] =>
  fields['regions'] as readonly (readonly number[])[];

/** The walls between regions; undefined if a region is in several pieces, which walls cannot tell. */
export function wallsOf(puzzle: string, fields: Fields): Walls | undefined {
  const regions = regionsOf(fields);
  const columns = regions[0]!.length;
  const right = regions.map((row) => row.slice(1).map((region, column) => Number(region !== row[column])));
  const below = Array.from({ length: columns }, (_, column) =>
    regions.slice(1).map((row, above) => Number(row[column] !== regions[above]![column])),
  );
  const told = { ...fields, regions: undefined, wallsRight: right, wallsBelow: below };
  // The puzzle numbers regions in one way, so what comes back is the same if and only if the walls tell all.
  const back = puzzleById(puzzle)?.fromJson(told);
  const same =
    back?.ok && JSON.stringify(regionsOf(puzzleById(puzzle)!.toJson(back.grid))) === JSON.stringify(regions);
  return same ? { right, below } : undefined;
}
