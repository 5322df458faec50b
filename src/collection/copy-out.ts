import type { Connection, Submittable } from 'pg';

/** Bytes given at a time; when they are ready, the database waits until they are taken. */
const PART = 2 ** 20;
/** What stands before the first row in Postgres's binary format: a signature, flags, and the length of what follows. */
const SIGNATURE = 15;
/** What stands before the text of a row: the number of its columns, and the length of the text. */
const ROW_HEAD = 6;
const NEWLINE = 10;

/**
 * Reads one column of text by `copy … to stdout (format binary)`, a line for each row. It is one statement, so all rows
 * are of one moment. Postgres sends each row as it stands, and here it is copied once: no row becomes a value of
 * JavaScript.
 */
export class CopyOut implements Submittable {
  readonly #statement: string;
  #connection: Connection | undefined;
  #hasBegun = false;
  #part = Buffer.allocUnsafe(PART);
  #filled = 0;
  readonly #ready: Uint8Array[] = [];
  #end: { readonly error?: Error } | undefined;
  #wake = (): void => {};

  constructor(statement: string) {
    this.#statement = statement;
  }

  /** The next lines; undefined after the last. */
  async next(): Promise<Uint8Array | undefined> {
    while (this.#ready.length === 0) {
      if (this.#end?.error) throw this.#end.error;
      if (this.#end) return undefined;
      this.#connection?.stream.resume();
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return this.#ready.shift();
  }

  // What `pg` calls.

  submit(connection: Connection): void {
    this.#connection = connection;
    (connection as Connection & { query(text: string): void }).query(this.#statement);
  }

  /** Always one row. The bytes are only valid during this call. */
  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    let at = 0;
    if (!this.#hasBegun) at = SIGNATURE + 4 + chunk.readUInt32BE(SIGNATURE);
    this.#hasBegun = true;
    at += ROW_HEAD;
    // Only the mark of the end is shorter.
    if (chunk.length < at) return;
    const length = chunk.length - at + 1;
    if (this.#filled + length > this.#part.length) this.#finishPart(length);
    chunk.copy(this.#part, this.#filled, at);
    this.#filled += length;
    this.#part[this.#filled - 1] = NEWLINE;
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#finishPart(0);
    this.#finish({});
  }

  handleError(error: Error): void {
    this.#finish({ error });
  }

  #finishPart(needed: number): void {
    if (this.#filled > 0) this.#ready.push(this.#part.subarray(0, this.#filled));
    this.#part = Buffer.allocUnsafe(Math.max(PART, needed));
    this.#filled = 0;
    this.#connection?.stream.pause();
    this.#wake();
  }

  #finish(end: { readonly error?: Error }): void {
    this.#end ??= end;
    this.#connection?.stream.resume();
    this.#wake();
  }
}
