/** The exit codes. */
export const EXIT = {
  success: 0,
  /** Not unique, or no solution. */
  no: 1,
  usage: 2,
  badPuzzle: 3,
  limit: 4,
  /** The answer could not be written: the disk is full, for example. */
  output: 5,
  /** A bug of ours. */
  internal: 70,
  interrupted: 130,
  /** Output pipe closed: the code that a shell reports for a program ended by SIGPIPE. */
  closed: 141,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What the exit codes mean, in help and manual. */
export const EXIT_CODES =
  '0 success, 1 not unique or no solution, 2 wrong usage, 3 bad board, 4 limit reached, 5 output cannot be written, ' +
  '70 internal error, 129, 130 and 143 interrupted (by SIGHUP, Ctrl-C and SIGTERM), 141 output pipe closed';

const RISING: readonly ExitCode[] = [
  EXIT.success,
  EXIT.no,
  EXIT.limit,
  EXIT.badPuzzle,
  EXIT.usage,
  EXIT.output,
  EXIT.internal,
  EXIT.closed,
  EXIT.interrupted,
];

/** Of several boards, the most serious one decides. */
export const worse = (one: ExitCode, other: ExitCode): ExitCode =>
  RISING.indexOf(other) > RISING.indexOf(one) ? other : one;

/** Answers that say no: to "has it one solution", or to "is it right so far". */
const NO: ReadonlySet<string> = new Set(['several', 'none', 'mistake', 'open']);

/** What an answer means for the shell, by its status and by why it ended early, if it did. */
export function exitOf(status: string, because?: string): ExitCode {
  if (NO.has(status)) return EXIT.no;
  if (because === 'stopped') return EXIT.interrupted;
  return status === 'unknown' || because !== undefined ? EXIT.limit : EXIT.success;
}
