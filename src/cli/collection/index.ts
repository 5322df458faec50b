/**
 * `calcada collection`: boards made, imported, listed, tagged, exported and removed, and orders for many machines, one
 * file for each kind of command. Stores themselves are in `src/collection`. Loaded only when a collection command runs.
 */
import { StoreError } from '../../collection/index.ts';
import { UsageError } from '../terminal/errors.ts';
import { removeBoards, tagBoards } from './change.ts';
import { generateInto } from './generate.ts';
import { importInto } from './import.ts';
import { cancel, clear, listJobs, retry } from './jobs.ts';
import { exportBoards, listBoards } from './list.ts';
import { orderBoards } from './order.ts';
import { repair } from './repair.ts';
import { showStatus } from './status.ts';
import { workOnOrders } from './work.ts';

/** The commands, by their names. */
export const collectionCommands = {
  generate: generateInto,
  import: importInto,
  status: showStatus,
  list: listBoards,
  export: exportBoards,
  repair,
  tag: tagBoards,
  remove: removeBoards,
  order: orderBoards,
  work: workOnOrders,
  jobs: listJobs,
  retry,
  cancel,
  clear,
} as const;

/** Runs a command; a problem with a store is reported like a problem with an option. */
export async function withStores<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof StoreError ? new UsageError(error.message) : error;
  }
}
