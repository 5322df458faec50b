import { access, open } from 'node:fs/promises';
import { reasonOf } from '../files/index.ts';
import { FileStore } from './file-store.ts';
import { NoOrdersError, type Store, StoreError, type WritableStore } from './store.ts';
import { WritableFileStore } from './writable-file-store.ts';

/** Whether a store is a database rather than a file. */
const isDatabase = (where: string): boolean => /^postgres(ql)?:\/\//.test(where);

/** Bytes in which a line of a collection must begin, if a file is one. */
const FIRST_LINES = 1 << 16;

/** Whether this is a database, or a file that a store wrote; false if it is another file, or none. */
export async function isCollection(where: string): Promise<boolean> {
  if (isDatabase(where)) return true;
  try {
    const file = await open(where, 'r');
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(FIRST_LINES), 0, FIRST_LINES, 0);
      return /^\{"(key":"[0-9a-f]{32}"|change":)/m.test(buffer.toString('latin1', 0, bytesRead));
    } finally {
      await file.close();
    }
  } catch {
    return false;
  }
}

/** Opens a collection to read it: a file, or a database by its URL. */
export async function openStore(where: string): Promise<Store> {
  if (isDatabase(where)) return (await import('./postgres-store.ts')).PostgresStore.open(where);
  return opening(where, async () => FileStore.over(where, await open(where, 'r')));
}

/** Opens a collection to write to it; makes it if it is not there. */
export async function openToWrite(where: string): Promise<WritableStore> {
  if (isDatabase(where)) return (await import('./postgres-store.ts')).PostgresStore.open(where);
  return opening(where, () => WritableFileStore.open(where));
}

/** Opens a collection that is there, to change it. */
export async function openToChange(where: string): Promise<WritableStore> {
  if (!isDatabase(where)) await opening(where, () => access(where));
  return openToWrite(where);
}

/** Opens a database, which alone takes orders for other machines. */
export async function openToOrder(where: string): Promise<WritableStore> {
  if (!isDatabase(where)) throw new NoOrdersError(where);
  return openToWrite(where);
}

/** Errors of the system are reported as errors of the store. */
export async function opening<T>(where: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    const refusal = error as NodeJS.ErrnoException;
    if (refusal.code === undefined) throw error;
    throw new StoreError(`cannot open ${where}: ${reasonOf(refusal)}`);
  }
}
