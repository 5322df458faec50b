import { fstatSync, ftruncateSync, readSync, writeSync } from 'node:fs';

const CHUNK = 1 << 16;
const NEWLINE = 10;

/** Ends the last line of a file of JSON lines, or takes away what is left of a line that was cut off. */
export function mendEnd(descriptor: number): void {
  const { size } = fstatSync(descriptor);
  let end = size;
  let tail = Buffer.alloc(0);
  while (end > 0 && !tail.includes(NEWLINE)) {
    const space = Buffer.allocUnsafe(Math.min(CHUNK, end));
    end -= space.length;
    readSync(descriptor, space, 0, space.length, end);
    tail = Buffer.concat([space, tail]);
  }
  const torn = tail.subarray(tail.lastIndexOf(NEWLINE) + 1);
  if (torn.length === 0) return;
  if (isTorn(torn)) ftruncateSync(descriptor, size - torn.length);
  else writeSync(descriptor, '\n', size);
}

/** Whether it is the beginning of an object, and not a line that lacks its end only, as in files that people edit. */
function isTorn(line: Buffer): boolean {
  const text = line.toString('utf8');
  if (!text.startsWith('{')) return false;
  try {
    JSON.parse(text);
    return false;
  } catch {
    return true;
  }
}
