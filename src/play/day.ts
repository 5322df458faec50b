import { LEVELS, type Level } from '../board/index.ts';
import type { AnyPuzzle } from '../puzzles/puzzle.ts';

/** A day of the calendar as it is written everywhere: 2026-11-16. */
export type Day = string;

/** The day that it is at a place and time. */
export const dayAt = (time: Date): Day =>
  `${time.getFullYear()}-${`${time.getMonth() + 1}`.padStart(2, '0')}-${`${time.getDate()}`.padStart(2, '0')}`;

/** The first day that has a board. */
export const FIRST_DAY: Day = '2026-01-01';

const MILLISECONDS = 86_400_000;

const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** The day that comes this number of days later. */
export const dayAfter = (day: Day, days: number): Day =>
  new Date(timeOf(day) + days * MILLISECONDS).toISOString().slice(0, 10);

/** Whether a text is a day that has a board. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < FIRST_DAY) return false;
  const time = timeOf(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** From Sunday to Saturday: Mondays are easy, and it gets harder until Sunday, for those who have time. */
const LEVELS_OF_WEEK: readonly Level[] = ['extreme', 'easy', 'easy', 'normal', 'normal', 'hard', 'hard'];

/** With many values each cell takes as long as several of two; and a small board of many is seldom hard. */
const sideOf = (many: boolean, level: Level): number => {
  if (many) return level === 'easy' || level === 'normal' ? 5 : 6;
  return level === 'extreme' ? 10 : 9;
};

/** Sketches that are tried for a level, so that every device gives up at the same one. */
const SKETCHES = 60;

/** What the board of a day is made from: the same for all players, because the generator knows nothing else. */
export interface DayWish {
  readonly puzzle: string;
  readonly rows: number;
  readonly columns: number;
  readonly level: Level;
  readonly seed: number;
  /** After this number of sketches the next easier level is tried. */
  readonly maxTries: number;
}

/** What is asked for first; where no board of its level comes of it, {@link easierWish} is asked for. */
export function wishOfDay(puzzle: AnyPuzzle, day: Day): DayWish {
  const many = puzzle.values(puzzle.interaction.drawing.blank(9, 9)).length > 2;
  const level = LEVELS_OF_WEEK[new Date(timeOf(day)).getUTCDay()]!;
  const side = sideOf(many, level);
  const seed = Number(day.replaceAll('-', ''));
  return { puzzle: puzzle.id, rows: side, columns: side, level, seed, maxTries: SKETCHES };
}

/** The same board a level easier; undefined if it is easy already. */
export function easierWish(wish: DayWish): DayWish | undefined {
  const level = LEVELS[LEVELS.indexOf(wish.level) - 1];
  return level && { ...wish, level };
}
