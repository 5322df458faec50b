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
export const NEWLINE = 10;

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

/** The line that begins here. */
export async function lineAt(file: FileHandle, offset: number): Promise<string> {
  const parts: Buffer[] = [];
  for (let at = offset, size = 4096; ; size *= 4) {
    const space = Buffer.allocUnsafe(size);
    const { bytesRead } = await file.read(space, 0, size, at);
    const end = space.subarray(0, bytesRead).indexOf(NEWLINE);
    parts.push(space.subarray(0, end < 0 ? bytesRead : end));
    if (end >= 0 || bytesRead === 0) return Buffer.concat(parts).toString('utf8');
    at += bytesRead;
  }
}

/** Ends the last line of a file, or takes away what is left of a line that was cut off. */
export async function mendEnd(file: FileHandle): Promise<void> {
  const { size } = await file.stat();
  let end = size;
  let tail = Buffer.alloc(0);
  while (end > 0 && !tail.includes(NEWLINE)) {
    const space = Buffer.allocUnsafe(Math.min(CHUNK, end));
    end -= space.length;
    await file.read(space, 0, space.length, end);
    tail = Buffer.concat([space, tail]);
  }
  const torn = tail.subarray(tail.lastIndexOf(NEWLINE) + 1);
  if (torn.length === 0) return;
  if (isWhole(torn)) await file.appendFile('\n');
  else await file.truncate(size - torn.length);
}

/** Whether nothing but the line end is missing, as at the end of files that people edit. */
function isWhole(line: Buffer): boolean {
  try {
    JSON.parse(line.toString('utf8'));
    return true;
  } catch {
    return false;
  }
}
