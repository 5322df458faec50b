import type { ExitCode } from '../exit-code.ts';

/** What is printed about the board of a line, and what it means for the shell. */
export interface Verdict {
  readonly verdict: Readonly<Record<string, unknown>>;
  readonly exit: ExitCode;
}
