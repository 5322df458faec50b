import { computed } from '@preact/signals';
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
import { KeptStore } from './kept-store.ts';

const kept = new KeptStore<SolvedRecord>('records', isRecord, () => false);

/** The boards that were solved on this device, the oldest first. They never leave it. */
export const records = computed((): readonly SolvedRecord[] => {
  void kept.changed.value;
  return [...kept.entries].sort((one, other) => one.at - other.at);
});

/** Remembers that a board was solved; each board counts once, for the first time it was solved. */
export function noteSolved(game: Game, seconds: number, helped: number, dayBoard?: Day): void {
  const { puzzle, grid, rows, columns } = game;
  const key = boardKey(puzzle, grid);
  const level = levelOf(key);
  const now = new Date();
  kept.add({
    key,
    puzzle: puzzle.id,
    rows,
    columns,
    seconds: Math.floor(seconds),
    helped,
    day: dayAt(now),
    at: now.getTime(),
    link: writeLink({ puzzle, grid }),
    ...(level ? { level } : {}),
    dayBoard,
  });
  for (const { key: old } of records.peek().slice(0, -MOST_RECORDS)) kept.remove(old);
}

/** Adds records of boards that are not remembered yet. Gives the keys of the new ones. */
export function addRecords(list: readonly SolvedRecord[]): readonly string[] {
  const added = list.filter(({ key }) => !kept.get(key));
  for (const record of added) kept.add(record);
  return added.map(({ key }) => key);
}

export function removeRecords(keys: readonly string[]): void {
  for (const key of keys) kept.remove(key);
}

/** Forgets all times and streaks. */
export const forgetRecords = (): void => kept.clear();

const levels = new Map<string, Level>();

/** The level of a board, once it is known. */
export const levelOf = (key: string): Level | undefined => levels.get(key);

/** Remembers the level of a board; if it was solved before that was known, its record learns it too. */
export function noteLevel(key: string, level: Level): void {
  levels.set(key, level);
  const record = kept.get(key);
  if (record && record.level === undefined) kept.put({ ...record, level });
}
