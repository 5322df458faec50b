import { type Filter, KEY, type Query } from '../../collection/index.ts';
import { puzzleNamed } from '../input/reading.ts';
import { UsageError } from '../terminal/errors.ts';
import type { FilterOptions, QueryOptions } from './filter-options.ts';

/** The boards that the options mean; refuses the name of no puzzle, and what is no key, which would mean none. */
export function filterOf({ puzzle, size, level, score, symmetry, tag, order, key }: FilterOptions): Filter {
  if (key !== undefined && !KEY.test(key))
    throw new UsageError(`expected a key of 32 hexadecimal digits, got ${JSON.stringify(key)}`);
  return {
    puzzle: puzzle === undefined ? undefined : puzzleNamed(puzzle).id,
    size: size && { columns: size[0], rows: size[1] },
    level,
    ...score,
    symmetry,
    tag,
    order,
    key,
  };
}

export function queryOf(options: QueryOptions): Query {
  const { sample, seed, limit, offset, after } = options;
  if (seed !== undefined && sample === undefined)
    throw new UsageError('--seed is the seed of a sample: expected --sample with it, got none');
  return {
    ...filterOf(options),
    sample: sample === undefined ? undefined : (seed ?? 1),
    limit: limit ?? sample,
    offset,
    after,
  };
}
