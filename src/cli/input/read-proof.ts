import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { UsageError } from '../terminal/errors.ts';
import { unreadable } from './bounded-read.ts';

/** Bytes of a piece, if there are as many: enough to tell from the first what kind of proof it is. */
const PIECE = 1 << 16;

/** The bytes of a proof piece by piece, unpacked where they are compressed. There is at least one piece. */
export async function* readProof(file: string): AsyncGenerator<Uint8Array> {
  const pieces = gathered(fileOf(file));
  const { value: first } = await pieces.next();
  const all = (async function* () {
    if (first) yield first;
    yield* pieces;
  })();
  if (first?.[0] !== 0x1f || first[1] !== 0x8b) {
    yield* all;
    return;
  }
  try {
    // What fails in the file fails here too.
    yield* gathered(pipeline(Readable.from(all), createGunzip({ chunkSize: PIECE }), () => {}));
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(`cannot read ${file}: it is damaged`);
  }
}

async function* fileOf(file: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(file);
  } catch (error) {
    throw unreadable(file, error);
  }
}

async function* gathered(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, undefined> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    waiting.push(chunk);
    if (length < PIECE) continue;
    yield Buffer.concat(waiting);
    [waiting, length] = [[], 0];
  }
  yield Buffer.concat(waiting);
  return undefined;
}
