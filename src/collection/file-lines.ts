import type { FileHandle } from 'node:fs/promises';
import { StoreError } from './store.ts';

/** Whole lines of a file, and where they begin in it. */
export interface Chunk {
  readonly bytes: Buffer;
  readonly offset: number;
}

const CHUNK = 1 << 20;
/** A line longer than this is not a board. */
const LONGEST_LINE = 64 << 20;
const NEWLINE = 10;

/**
 * The complete lines of a part of a file, many at a time and without holding more than a few megabytes. What follows
 * the last line end is left out: a writer may be writing it, or was killed while it did.
 */
export async function* chunksOf(file: FileHandle, from: number, to: number): AsyncGenerator<Chunk> {
  let rest = Buffer.alloc(0);
  let offset = from;
  for (let at = from; at < to; ) {
    const space = Buffer.allocUnsafe(Math.min(CHUNK, to - at));
    const { bytesRead } = await file.read(space, 0, space.length, at);
    if (bytesRead === 0) return;
    at += bytesRead;
    const bytes =
      rest.length === 0 ? space.subarray(0, bytesRead) : Buffer.concat([rest, space.subarray(0, bytesRead)]);
    const end = bytes.lastIndexOf(NEWLINE) + 1;
    rest = bytes.subarray(end);
    if (rest.length > LONGEST_LINE)
      throw new StoreError(`a line has more than ${LONGEST_LINE} bytes: this is not a collection`);
    if (end === 0) continue;
    yield { bytes: bytes.subarray(0, end), offset };
    offset += end;
  }
}

/** Begin and end of each line of a chunk, the line end left out. */
export function* linesIn({ bytes }: Chunk): Generator<readonly [start: number, end: number]> {
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(NEWLINE, start);
    yield [start, end];
    start = end + 1;
  }
}

/** The numbers, from one, of the lines that begin here. */
export async function countLines(file: FileHandle, offsets: readonly number[]): Promise<number[]> {
  const found: number[] = [];
  const block = Buffer.allocUnsafe(CHUNK);
  let line = 1;
  let at = 0;
  for (const offset of [...offsets].sort((one, other) => one - other)) {
    while (at < offset) {
      const { bytesRead } = await file.read(block, 0, Math.min(CHUNK, offset - at), at);
      if (bytesRead === 0) return found;
      const read = block.subarray(0, bytesRead);
      for (let end = read.indexOf(NEWLINE); end >= 0; end = read.indexOf(NEWLINE, end + 1)) line++;
      at += bytesRead;
    }
    found.push(line);
  }
  return found;
}

const SMALLEST_READ = 4096;

/** Reads lines by their places: a block at a time where they stand close together, little where they do not. */
export class LineReader {
  readonly #file: FileHandle;
  #block = Buffer.alloc(0);
  #start = 0;
  #size = SMALLEST_READ;

  constructor(file: FileHandle) {
    this.#file = file;
  }

  /** The line that begins here, its end left out. */
  async lineAt(offset: number): Promise<Buffer> {
    let end = this.#endOf(offset);
    if (end === undefined) {
      const near = offset <= this.#start + this.#block.length + this.#size;
      this.#size = near && this.#start <= offset ? Math.min(CHUNK, 4 * this.#size) : SMALLEST_READ;
      await this.#read(offset);
      end = this.#endOf(offset);
    }
    for (; end === undefined; end = this.#endOf(offset)) {
      const before = this.#block.length;
      this.#size *= 4;
      await this.#read(offset);
      if (this.#block.length === before) end = this.#start + before;
    }
    return this.#block.subarray(offset - this.#start, end - this.#start);
  }

  /** Where the line that begins here ends; undefined if that is not in the block. */
  #endOf(offset: number): number | undefined {
    const from = offset - this.#start;
    if (from < 0 || from >= this.#block.length) return undefined;
    const end = this.#block.indexOf(NEWLINE, from);
    return end < 0 ? undefined : this.#start + end;
  }

  async #read(offset: number): Promise<void> {
    const space = Buffer.allocUnsafe(this.#size);
    const { bytesRead } = await this.#file.read(space, 0, space.length, offset);
    this.#block = space.subarray(0, bytesRead);
    this.#start = offset;
  }
}
