import type { FileHandle } from 'node:fs/promises';
import { lockFile } from './lock.ts';
import { mendEnd } from './mend-end.ts';
import { realPath } from './real-path.ts';

/** A file of JSON lines that is open to read and to grow, and locked. */
export interface Appended {
  readonly file: FileHandle;
  /** Closes the file and gives the lock back. */
  close(): Promise<void>;
}

/** Locks a file, made if it is missing, and mends its end; `look` sees it first and may throw to refuse. */
export async function openToAppend(
  path: string,
  look: (file: FileHandle) => Promise<void> = async () => {},
): Promise<Appended> {
  const lock = lockFile(path);
  try {
    const { open } = await import('node:fs/promises');
    const file = await open(realPath(path), 'a+');
    try {
      await look(file);
      mendEnd(file.fd);
    } catch (error) {
      await file.close();
      throw error;
    }
    return {
      file,
      close: async () => {
        await file.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
