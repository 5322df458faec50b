import { readSync } from 'node:fs';

const byte = new Uint8Array(1);

/** The next byte of standard input, for a program that cannot wait for one otherwise. */
export function nextByte(): number | null {
  for (;;) {
    try {
      return readSync(0, byte) === 1 ? byte[0]! : null;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EOF') return null;
      if (code !== 'EAGAIN') throw error;
      // A terminal has nothing yet.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}
