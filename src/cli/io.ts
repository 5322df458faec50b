/** Where a command writes. */
export interface Output {
  write(text: string): void;
  readonly isTTY: boolean;
  /** Characters in a line of the terminal, where there is one. */
  readonly columns?: number | undefined;
}

/** The world outside as the commands see it: a process, or a test. */
export interface Io {
  readonly stdout: Output;
  readonly stderr: Output;
  stdin(): AsyncIterable<Uint8Array>;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Calls `stop` when the person interrupts, until the function that it returns is called. */
  onInterrupt(stop: () => void): () => void;
  /** The file that this program was started from, and that its threads start from. */
  readonly entry: URL;
}
