import { createReadStream, readFileSync, statSync } from 'node:fs';
import { reasonOf } from '../../files/index.ts';
import { UsageError } from '../terminal/errors.ts';

/** No input that we read is larger. */
export const MAX_BYTES = 64_000_000;

/** All bytes of a stream; undefined if there are too many, whatever the file system says of its size. */
export async function bytesOf(
  stream: AsyncIterable<Uint8Array>,
  most = MAX_BYTES,
): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** That a file cannot be read, and why. */
export const unreadable = (file: string, error: unknown): UsageError =>
  new UsageError(`cannot read ${file}: ${reasonOf(error as NodeJS.ErrnoException)}`);

/** A file of up to this many bytes is read at once, which is quicker than the stream that a pipe or a device needs. */
const AT_ONCE = 65_536;

/** The bytes of a file, a pipe or a device; undefined if there are too many. */
export async function bytesOfFile(file: string, most = MAX_BYTES): Promise<Buffer | undefined> {
  try {
    const stat = statSync(file);
    // What the system makes up as it is read has no size before.
    const isShort = stat.isFile() && stat.size > 0 && stat.size <= Math.min(AT_ONCE, most);
    return isShort ? readFileSync(file) : await bytesOf(createReadStream(file), most);
  } catch (error) {
    throw unreadable(file, error);
  }
}

/** Bytes as text: UTF-16 if they begin with its mark, else UTF-8. */
export function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}
