import { open } from 'node:fs/promises';
import { FileStore } from './file-store.ts';
import { type Store, StoreError } from './store.ts';

/** Opens a collection to read it. */
export async function openStore(where: string): Promise<Store> {
  try {
    return new FileStore(where, await open(where, 'r'));
  } catch (error) {
    throw new StoreError(`cannot open ${where}: ${(error as Error).message}`);
  }
}
