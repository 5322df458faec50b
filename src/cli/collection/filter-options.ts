import { InvalidArgumentError, Option } from 'commander';
import { LEVELS, type Level, SYMMETRIES, type Symmetry } from '../../board/index.ts';

/** The options that say which boards are meant. */
export interface FilterOptions {
  readonly puzzle?: string;
  readonly size?: readonly [columns: number, rows: number];
  readonly level?: Level;
  readonly score?: { readonly minScore?: number; readonly maxScore?: number };
  readonly symmetry?: Symmetry;
  readonly tag?: string;
  readonly order?: string;
  readonly key?: string;
}

/** The options that say which of them, and how many. */
export interface QueryOptions extends FilterOptions {
  readonly sample?: number;
  readonly seed?: number;
  readonly limit?: number;
  readonly offset?: number;
  readonly after?: string;
}

/** The flags for them, but for `--size`. */
export const filterFlags = (): Option[] => [
  new Option('--puzzle <id>', 'boards of this puzzle'),
  new Option('--level <level>', 'boards of this level').choices(LEVELS),
  new Option('--score <range>', 'boards with a score in this range, as in 10-20, 10- or -20').argParser(
    scoreRange,
  ),
  new Option('--symmetry <symmetry>', 'boards whose givens have this symmetry').choices(SYMMETRIES),
  new Option('--tag <tag>', 'boards with this tag'),
  new Option('--order <id>', 'boards of this order'),
  new Option('--key <key>', 'the board with this key'),
];

function scoreRange(text: string): { minScore?: number; maxScore?: number } {
  const [, from, to] = /^(\d+(?:\.\d+)?)?-(\d+(?:\.\d+)?)?$/.exec(text) ?? [];
  if (from === undefined && to === undefined)
    throw new InvalidArgumentError('Expected two numbers and a dash between them, as in 10-20, 10- or -20.');
  if (Number(from) > Number(to)) throw new InvalidArgumentError('Expected the smaller number first.');
  return {
    ...(from === undefined ? {} : { minScore: Number(from) }),
    ...(to === undefined ? {} : { maxScore: Number(to) }),
  };
}
