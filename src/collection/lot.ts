import { createHash } from 'node:crypto';

/** A board's place in the random order of a seed: the same in every store (Postgres has md5 built in). */
export const lotOf = (seed: number, key: string): string =>
  createHash('md5').update(`${seed}:${key}`).digest('hex');
