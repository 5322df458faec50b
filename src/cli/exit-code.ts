import type { Path } from '../reasoning/index.ts';

/** What the shell is told at the end. */
export const EXIT = {
  asAsked: 0,
  /** Not unique, or no solution. */
  no: 1,
  usage: 2,
  badPuzzle: 3,
  limit: 4,
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

const RISING: readonly ExitCode[] = [
  EXIT.asAsked,
  EXIT.no,
  EXIT.limit,
  EXIT.badPuzzle,
  EXIT.usage,
  EXIT.interrupted,
];

/** Of several boards, the one with most to say about decides. */
export const worse = (one: ExitCode, other: ExitCode): ExitCode =>
  RISING.indexOf(other) > RISING.indexOf(one) ? other : one;

/** A path that ends early says why. */
export function exitOfPath({ complete, because }: Pick<Path<string>, 'complete' | 'because'>): ExitCode {
  if (complete) return EXIT.asAsked;
  if (because === 'several' || because === 'none') return EXIT.no;
  return because === 'stopped' ? EXIT.interrupted : EXIT.limit;
}
