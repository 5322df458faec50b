import { createHash } from 'node:crypto';
import type { Filter } from './store.ts';
import type { StoredBoard } from './stored-board.ts';

/** Whether a board is one of those that are meant. */
export const matches = (board: StoredBoard, filter: Filter): boolean =>
  (filter.puzzle === undefined || board.puzzle === filter.puzzle) &&
  (filter.size === undefined ||
    (board.size.rows === filter.size.rows && board.size.columns === filter.size.columns)) &&
  (filter.level === undefined || board.level === filter.level) &&
  (filter.minScore === undefined || board.score >= filter.minScore) &&
  (filter.maxScore === undefined || board.score <= filter.maxScore) &&
  (filter.symmetry === undefined ||
    (filter.symmetry === 'none' ? board.symmetry.length === 0 : board.symmetry.includes(filter.symmetry))) &&
  (filter.tag === undefined || board.tags.includes(filter.tag)) &&
  (filter.order === undefined || board.order === filter.order) &&
  (filter.key === undefined || board.key === filter.key);

/** A board's place in the random order of a seed: the same in every store (Postgres has md5 built in). */
export const lotOf = (seed: number, key: string): string =>
  createHash('md5').update(`${seed}:${key}`).digest('hex');
