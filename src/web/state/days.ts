import { LEVELS, type Level } from '../../board/index.ts';
import { type Day, dayAfter, dayAt } from '../../play/index.ts';
import { forget, load, store, storedNames } from './storage.ts';

const PREFIX = 'day.';
/** Days whose boards are kept; older ones are made again when they are opened. */
const KEPT_DAYS = 14;

export const today = (): Day => dayAt(new Date());

/** A board of a day, and its level, which may be easier than the day's. */
interface DayBoard {
  readonly text: string;
  /** Absent on boards that were kept before levels were. */
  readonly level?: Level;
}

/** A day's board, if it was made here before. */
export function keptDayBoard(puzzle: string, day: Day): DayBoard | undefined {
  const kept = load(`${PREFIX}${day}.${puzzle}`);
  if (typeof kept === 'string') return { text: kept };
  const { text, level } = Object(kept) as Partial<DayBoard>;
  if (typeof text !== 'string') return undefined;
  return { text, ...(level && LEVELS.includes(level) ? { level } : {}) };
}

export function keepDayBoard(puzzle: string, day: Day, { text, level }: DayBoard): void {
  const oldest = dayAfter(today(), -KEPT_DAYS);
  for (const name of storedNames(PREFIX)) if (name < PREFIX + oldest) forget(name);
  store(`${PREFIX}${day}.${puzzle}`, { text, level });
}
