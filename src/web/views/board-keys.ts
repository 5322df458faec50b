import type { Place } from '../../board/index.ts';
import type { Value } from '../../puzzles/index.ts';

/** Whether a key was pressed, with Shift or without: Shift and 1 may give another character. */
const isKey = ({ key, code }: KeyboardEvent, wanted: string): boolean =>
  key.toLowerCase() === wanted || code === `Digit${wanted}` || code === `Numpad${wanted}`;

/** The place of the value whose key was pressed; -1 if none was. */
export const valueOfKey = (event: KeyboardEvent, values: readonly Value<string>[]): number =>
  values.findIndex(({ key }) => isKey(event, key));

/** The cell at which a place begins. */
export function firstCell(place: Place, columns: number): number {
  switch (place.kind) {
    case 'row':
      return place.row * columns;
    case 'column':
      return place.column;
    case 'region': {
      const [first] = place.cells;
      return first ? first.row * columns + first.column : 0;
    }
    case 'board':
      return 0;
    default:
      return place.row * columns + place.column;
  }
}
