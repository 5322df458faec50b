import { signal } from '@preact/signals';
import type { Level } from '../../board/index.ts';
import {
  type Day,
  dayAt,
  type Game,
  isRecord,
  MOST_RECORDS,
  type SolvedRecord,
  writeLink,
} from '../../play/index.ts';
import { boardKey } from './games.ts';
import { load, store } from './storage.ts';

const NAME = 'records';

/** The boards that were solved on this device, the oldest first. They never leave it. */
export const records = signal<readonly SolvedRecord[]>(readRecords());

function readRecords(): readonly SolvedRecord[] {
  const kept = load(NAME);
  return Array.isArray(kept) ? kept.filter(isRecord) : [];
}

/** Remembers that a board was solved; each board counts once, for the first time it was solved. */
export function noteSolved(game: Game, seconds: number, helped: number, dayBoard?: Day): void {
  const { puzzle, grid, rows, columns } = game;
  const key = boardKey(puzzle, grid);
  // Another window may have written meanwhile.
  const known = readRecords();
  if (known.some((record) => record.key === key)) return;
  const level = levelOf(key);
  const record = {
    key,
    puzzle: puzzle.id,
    rows,
    columns,
    seconds: Math.floor(seconds),
    helped,
    day: dayAt(new Date()),
    link: writeLink({ puzzle, grid }),
    ...(level ? { level } : {}),
    ...(dayBoard === undefined ? {} : { dayBoard }),
  };
  keep([...known, record].slice(-MOST_RECORDS));
}

/** Forgets all times and streaks. */
export function forgetRecords(): void {
  keep([]);
}

/** Brings back what was forgotten. */
export function restoreRecords(list: readonly SolvedRecord[]): void {
  keep(list);
}

function keep(list: readonly SolvedRecord[]): void {
  store(NAME, list);
  records.value = list;
}

const levels = new Map<string, Level>();

/** The level of a board, once somebody found it out. */
export const levelOf = (key: string): Level | undefined => levels.get(key);

/** Remembers the level of a board; if it was solved before that was known, its record learns it too. */
export function noteLevel(key: string, level: Level): void {
  levels.set(key, level);
  const known = readRecords();
  if (known.some((record) => record.key === key && record.level === undefined)) {
    keep(known.map((record) => (record.key === key ? { ...record, level } : record)));
  }
}
