import { LEVELS, type Level } from '../board/index.ts';
import { type Day, dayAfter } from './day.ts';

/** A board that was solved, as it is remembered. */
export interface SolvedRecord {
  /** The board's short name: each board is remembered once. */
  readonly key: string;
  readonly puzzle: string;
  readonly rows: number;
  readonly columns: number;
  readonly level?: Level;
  readonly seconds: number;
  /** The day on which it was solved, where the player was. */
  readonly day: Day;
  /** The moment, in milliseconds since 1970. */
  readonly at: number;
  /** The day whose board it was, if it was one. */
  readonly dayBoard?: Day | undefined;
  /** Hints and checks that were asked for. */
  readonly helped: number;
  /** The part of an address that opens it. */
  readonly link: string;
}

/** How a list of records may be cut short: the oldest go first, and statistics of what is left stay right. */
export const MOST_RECORDS = 2000;

/** Boards of one kind. */
export interface Times {
  readonly count: number;
  readonly best: number;
  /** The middle one of all times, the later of the two where there are two. */
  readonly median: number;
  /** Those that were solved without a hint or a check. */
  readonly unaided: number;
}

/** The times of one puzzle. */
export interface PuzzleStatistics {
  readonly puzzle: string;
  readonly all: Times;
  readonly byLevel: readonly (readonly [Level, Times])[];
}

/** Days without a gap. */
export interface Streaks {
  /** Days in a row up to today; today may still be missing. */
  readonly current: number;
  readonly longest: number;
}

/** What all records say together. */
export interface Statistics {
  readonly solved: number;
  readonly seconds: number;
  readonly puzzles: readonly PuzzleStatistics[];
  /** Days on which some board was solved. */
  readonly days: Streaks;
  /** Days whose own board was solved on the day itself. */
  readonly dayBoards: Streaks;
}

/** What these records say, seen from today. */
export function statisticsOf(records: readonly SolvedRecord[], today: Day): Statistics {
  const names = [...new Set(records.map(({ puzzle }) => puzzle))].sort();
  return {
    solved: records.length,
    seconds: records.reduce((sum, { seconds }) => sum + seconds, 0),
    puzzles: names.map((puzzle) => {
      const own = records.filter((record) => record.puzzle === puzzle);
      const byLevel = LEVELS.flatMap((level): (readonly [Level, Times])[] => {
        const of = own.filter((record) => record.level === level);
        return of.length > 0 ? [[level, timesOf(of)]] : [];
      });
      return { puzzle, all: timesOf(own), byLevel };
    }),
    days: streaksOf(
      records.map(({ day }) => day),
      today,
    ),
    dayBoards: streaksOf(
      records.flatMap(({ day, dayBoard }) => (dayBoard === day ? [day] : [])),
      today,
    ),
  };
}

/** The times of boards, of which there is at least one. */
export function timesOf(records: readonly SolvedRecord[]): Times {
  const times = records.map(({ seconds }) => seconds).sort((one, other) => one - other);
  return {
    count: times.length,
    best: times[0]!,
    median: times[Math.floor(times.length / 2)]!,
    unaided: records.filter(({ helped }) => helped === 0).length,
  };
}

/** How many days in a row are among these: up to today, and at most. */
export function streaksOf(days: readonly Day[], today: Day): Streaks {
  const all = new Set(days);
  const lengthTo = (last: Day): number => {
    let length = 0;
    while (all.has(dayAfter(last, -length))) length++;
    return length;
  };
  const ends = [...all].filter((day) => !all.has(dayAfter(day, 1)));
  return {
    current: all.has(today) ? lengthTo(today) : lengthTo(dayAfter(today, -1)),
    longest: Math.max(0, ...ends.map(lengthTo)),
  };
}

/** Whether something kept between two visits is a record; others may have written there. */
export function isRecord(value: unknown): value is SolvedRecord {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Record<string, unknown>;
  const count = (number: unknown): boolean => Number.isSafeInteger(number) && Number(number) >= 0;
  const text = (name: string): boolean => typeof record[name] === 'string';
  return (
    ['key', 'puzzle', 'day', 'link'].every(text) &&
    ['rows', 'columns', 'seconds', 'helped'].every((name) => count(record[name])) &&
    Number.isFinite(record['at']) &&
    (record['level'] === undefined || LEVELS.includes(record['level'] as Level)) &&
    (record['dayBoard'] === undefined || text('dayBoard'))
  );
}
