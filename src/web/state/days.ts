import { type Day, dayAfter, dayAt } from '../../play/index.ts';
import { forget, load, store, storedNames } from './storage.ts';

const PREFIX = 'day.';
/** Days whose boards are kept; older ones are made again when somebody wants them. */
const KEPT_DAYS = 14;

export const today = (): Day => dayAt(new Date());

/** The text of a day's board, if it was made here before. */
export function keptDayBoard(puzzle: string, day: Day): string | undefined {
  const text = load(`${PREFIX}${day}.${puzzle}`);
  return typeof text === 'string' ? text : undefined;
}

export function keepDayBoard(puzzle: string, day: Day, text: string): void {
  const oldest = dayAfter(today(), -KEPT_DAYS);
  for (const name of storedNames(PREFIX)) if (name < PREFIX + oldest) forget(name);
  store(`${PREFIX}${day}.${puzzle}`, text);
}
