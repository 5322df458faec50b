import type { ExitCode } from './exit-code.ts';

/** Where a command writes. */
export interface Output {
  /** Throws a `WriteError` if it cannot. `coloured`: all of it is ours, and its colours are meant. */
  write(text: string, coloured?: boolean): void;
  readonly isTTY: boolean;
  /** Characters in a line of the terminal, where there is one. */
  readonly columns?: number | undefined;
}

/** Why a thread had to be ended in the middle of a board. */
export type Ended = 'time' | 'memory' | 'stopped';

/** One of the inputs of a command, as the supervisor must know it. */
export interface Begun {
  /** Which argument it is, and which board of it. */
  readonly index: number;
  readonly board: number;
  /** The exit code of the inputs before it. */
  readonly code: ExitCode;
  /** What to print in place of an answer, if the thread must be ended. */
  readonly lastWords: Readonly<Record<Ended, string>>;
  /** The exit code then, if nothing comes after it. */
  readonly lastCode?: ExitCode;
}

/** Whole arguments, boards of the next one, and their exit code. */
export interface Done {
  readonly inputs: number;
  readonly boards: number;
  readonly code: ExitCode;
}

/** Watches the thread of a command from outside. */
export interface Supervisor {
  /** What was done by threads that had to be ended. */
  readonly done: Done;
  begin(input: Begun): void;
  /** What came from standard input, which another thread could not read again. */
  keep(stdin: Uint8Array): void;
  /** Milliseconds within which the input must be answered; undefined: it has been. */
  limit(milliseconds: number | undefined): void;
}

/** The world outside as the commands see it: a process, or a test. */
export interface Io {
  readonly stdout: Output;
  readonly stderr: Output;
  stdin(): AsyncIterable<Uint8Array>;
  /** Whether a file or another program is at standard input: then a board comes from there if none is named. */
  readonly piped?: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Calls `stop` when the user interrupts, until the function that it returns is called. */
  onInterrupt(stop: () => void): () => void;
  /** The file that this program was started from, and that its threads start from. */
  readonly entry: URL;
  /** Present if the command runs in a separate thread; then it may start threads too. */
  readonly supervisor?: Supervisor;
}
