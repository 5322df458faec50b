import { open } from 'node:fs/promises';
import type { Change } from './change.ts';
import { tagSet } from './describe-board.ts';
import { mendEnd } from './file-lines.ts';
import { FileStore } from './file-store.ts';
import { takeLock } from './lock.ts';
import type { Order } from './order.ts';
import type { Filter, TagChange, WritableStore } from './store.ts';
import { type StoredBoard, toLine } from './stored-board.ts';

/** Changes written at a time. */
const BATCH = 1000;
/** How long what was written may be in the hands of the system only, in milliseconds: a crash of the machine loses it. */
const SYNC_EVERY = 1000;

/** A file of boards that is being written. It only ever grows; whoever is killed leaves at most half a line at its end. */
export class WritableFileStore extends FileStore implements WritableStore {
  #unlock: () => Promise<void> = async () => {};
  #synced = performance.now();

  /** Locks the file, which is made if it is not there, and mends its end. */
  static async open(path: string): Promise<WritableFileStore> {
    const unlock = await takeLock(path);
    try {
      const file = await open(path, 'a+');
      await mendEnd(file);
      const store = new WritableFileStore(path, file);
      store.#unlock = unlock;
      await store.catalogue.refresh();
      return store;
    } catch (error) {
      await unlock();
      throw error;
    }
  }

  async add(boards: readonly StoredBoard[]): Promise<readonly boolean[]> {
    const fresh = new Map<string, StoredBoard>();
    const added: boolean[] = [];
    for (const board of boards) {
      const isNew = !fresh.has(board.key) && !(await this.catalogue.find(board.key));
      added.push(isNew);
      if (isNew) fresh.set(board.key, board);
    }
    await this.#append([...fresh.values()].map(toLine));
    return added;
  }

  async tag(filter: Filter, { add = [], remove = [] }: TagChange): Promise<number> {
    return this.#change(filter, ({ key, tags }) => {
      const changed = tagSet([...tags, ...add]).filter((tag) => !remove.includes(tag));
      return changed.join('\n') === tags.join('\n') ? undefined : { change: 'tag', key, tags: changed };
    });
  }

  async remove(filter: Filter): Promise<number> {
    return this.#change(filter, ({ key }) => ({ change: 'remove', key }));
  }

  async saveOrder(order: Order): Promise<void> {
    await this.#append([changeLine({ change: 'order', order })]);
  }

  override async close(): Promise<void> {
    try {
      await this.file.datasync();
      await super.close();
    } finally {
      await this.#unlock();
    }
  }

  async #change(filter: Filter, changeOf: (board: StoredBoard) => Change | undefined): Promise<number> {
    let changed = 0;
    let lines: string[] = [];
    for await (const { board } of this.found(filter)) {
      const change = changeOf(board);
      if (!change) continue;
      changed++;
      lines.push(changeLine(change));
      if (lines.length < BATCH) continue;
      await this.#append(lines);
      lines = [];
    }
    await this.#append(lines);
    return changed;
  }

  async #append(lines: readonly string[]): Promise<void> {
    if (lines.length === 0) return;
    const bytes = Buffer.from(`${lines.join('\n')}\n`);
    try {
      await this.file.appendFile(bytes);
    } catch (error) {
      // A full disk may have taken a part of it.
      await this.file.truncate(this.catalogue.end);
      throw error;
    }
    await this.catalogue.refresh();
    if (performance.now() - this.#synced < SYNC_EVERY) return;
    await this.file.datasync();
    this.#synced = performance.now();
  }
}

const changeLine = (change: Change): string => JSON.stringify(change);
