import { fstatSync, ftruncateSync, writeSync } from 'node:fs';

/** How long to wait for a reader that is not ready, in milliseconds. */
const PAUSE = 5;
const NEWLINE = 10;

/** Writes everything before it returns, so that the caller gets any error; waits for slow readers. */
export function writeFully(descriptor: number, data: string | Uint8Array): void {
  const bytes = typeof data === 'string' ? Buffer.from(data) : data;
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(descriptor, bytes, at);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') {
        takeBack(descriptor, at - (bytes.lastIndexOf(NEWLINE, at - 1) + 1));
        throw error;
      }
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    }
  }
}

/** Half a line on a full disk would be taken for an answer: it is cut off again where that can be done. */
function takeBack(descriptor: number, length: number): void {
  if (length <= 0) return;
  try {
    const file = fstatSync(descriptor);
    if (file.isFile()) ftruncateSync(descriptor, file.size - length);
  } catch {
    // A pipe, or a file of another user.
  }
}
