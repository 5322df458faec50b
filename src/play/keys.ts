import type { Sites } from '../board/index.ts';
import type { Value } from '../puzzles/puzzle.ts';

/** A key that was pressed, as a browser tells it. */
export interface PressedKey {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Where a key leads from a site: along its line, or to the same place in another; undefined if it is no key to move by. */
export function siteByKey(event: PressedKey, site: number, sites: Sites): number | undefined {
  const line = sites.lineOf(site);
  const index = sites.indexOf(site);
  const whole = event.ctrlKey || event.metaKey;
  const at = (toLine: number, toIndex: number): number => {
    const there = Math.min(Math.max(toLine, 0), sites.lines - 1);
    return sites.at(there, Math.min(Math.max(toIndex, 0), sites.lengthOf(there) - 1));
  };
  switch (event.key) {
    case 'ArrowUp':
      return at(line - 1, index);
    case 'ArrowDown':
      return at(line + 1, index);
    case 'ArrowLeft':
      return at(line, index - 1);
    case 'ArrowRight':
      return at(line, index + 1);
    case 'Home':
      return whole ? 0 : at(line, 0);
    case 'End':
      return whole ? sites.count - 1 : at(line, sites.count);
    case 'PageUp':
      return at(0, index);
    case 'PageDown':
      return at(sites.lines, index);
    default:
      return undefined;
  }
}

/** Whether a key was pressed, with Shift or without: Shift and 1 may give another character. */
const isKey = ({ key, code }: PressedKey, wanted: string): boolean =>
  key.toLowerCase() === wanted || code === `Digit${wanted}` || code === `Numpad${wanted}`;

/** The place of the value whose key was pressed; -1 if none was. */
export const valueByKey = (event: PressedKey, values: readonly Value<string>[]): number =>
  values.findIndex(({ key }) => isKey(event, key));
