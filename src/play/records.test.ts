import { describe, expect, it } from 'vitest';
import { LEVELS } from '../board/index.ts';
import { puzzles } from '../puzzles/index.ts';
import { dayAfter, dayAt, isDay, wishOfDay } from './day.ts';
import { isRecord, type SolvedRecord, statisticsOf, streaksOf } from './records.ts';

const record = (more: Partial<SolvedRecord>): SolvedRecord => ({
  key: 'a.b',
  puzzle: 'one',
  rows: 5,
  columns: 5,
  seconds: 60,
  day: '2026-11-16',
  at: 1,
  helped: 0,
  link: 'one/.../',
  ...more,
});

describe('days', () => {
  it('follow one another over the ends of months and years', () => {
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
    expect(dayAt(new Date(2026, 10, 6, 23, 59))).toBe('2026-11-06');
  });

  it('are days of the calendar, from the first that has a board', () => {
    for (const day of ['2026-01-01', '2026-11-16', '2028-02-29']) expect(isDay(day), day).toBe(true);
    for (const day of ['2025-12-31', '2026-02-29', '2026-13-01', '2026-1-1', 'today', '']) {
      expect(isDay(day), day).toBe(false);
    }
  });

  it('have one board each for each puzzle', () => {
    for (const puzzle of puzzles) {
      const wishes = Array.from({ length: 14 }, (_, at) => wishOfDay(puzzle, dayAfter('2026-11-16', at)));
      expect(new Set(wishes.map(({ seed }) => seed)).size).toBe(14);
      // From an easy Monday to an extreme Sunday, and never easier than the day before.
      const week = wishes.slice(0, 7).map(({ level }) => LEVELS.indexOf(level));
      expect(week).toEqual([0, 0, 1, 1, 2, 2, 3]);
      expect(wishes.slice(7).map(({ level }) => LEVELS.indexOf(level))).toEqual(week);
      expect(wishOfDay(puzzle, '2026-11-16')).toEqual(wishes[0]);
    }
  });
});

describe('streaks', () => {
  it('end today or yesterday, and the longest is remembered', () => {
    const days = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-10', '2026-11-11'];
    expect(streaksOf(days, '2026-11-11')).toEqual({ current: 2, longest: 3 });
    expect(streaksOf(days, '2026-11-12')).toEqual({ current: 2, longest: 3 });
    expect(streaksOf(days, '2026-11-13')).toEqual({ current: 0, longest: 3 });
    expect(streaksOf([], '2026-11-13')).toEqual({ current: 0, longest: 0 });
  });
});

it('statistics count each puzzle and level, with the best time and the middle one', () => {
  const records = [
    record({ seconds: 30, level: 'easy' }),
    record({ seconds: 90, level: 'easy', helped: 2, day: '2026-11-15', dayBoard: '2026-11-15' }),
    record({ seconds: 50, level: 'hard', dayBoard: '2026-11-01' }),
    record({ seconds: 10, puzzle: 'two' }),
  ];
  const { solved, seconds, puzzles: each, days, dayBoards } = statisticsOf(records, '2026-11-16');
  expect([solved, seconds]).toEqual([4, 180]);
  expect(each).toEqual([
    {
      puzzle: 'one',
      all: { count: 3, best: 30, median: 50, unaided: 2 },
      byLevel: [
        ['easy', { count: 2, best: 30, median: 90, unaided: 1 }],
        ['hard', { count: 1, best: 50, median: 50, unaided: 1 }],
      ],
    },
    { puzzle: 'two', all: { count: 1, best: 10, median: 10, unaided: 1 }, byLevel: [] },
  ]);
  expect(days).toEqual({ current: 2, longest: 2 });
  expect(dayBoards).toEqual({ current: 1, longest: 1 });
});

it('only records are records', () => {
  expect(isRecord(record({ level: 'hard', dayBoard: '2026-11-16' }))).toBe(true);
  const wrong = [
    { seconds: -1 },
    { rows: 1.5 },
    { link: 3 },
    { level: 'odd' },
    { key: null },
    { at: undefined },
  ];
  for (const more of wrong) expect(isRecord({ ...record({}), ...more })).toBe(false);
  expect(isRecord(null)).toBe(false);
});
