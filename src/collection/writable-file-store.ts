import { openToAppend, WriteError } from '../files/index.ts';
import { Catalogue } from './catalogue.ts';
import type { Change } from './change.ts';
import { tagSet } from './describe-board.ts';
import { FileStore } from './file-store.ts';
import { listOf } from './line-head.ts';
import type { Order } from './order.ts';
import { type Filter, StoreError, type TagChange, type WritableStore } from './store.ts';
import { type StoredBoard, toLine } from './stored-board.ts';

/** Changes written at a time. */
const BATCH = 1000;
/**
 * How long what was written may be in the hands of the system only, in milliseconds: a crash of the machine loses it.
 */
const SYNC_EVERY = 1000;
/** Damaged lines that are named where a file is refused. */
const LISTED = 10;

/**
 * A file of boards that is being written. It only ever grows; a process that is killed leaves at most half a line at
 * its end.
 */
export class WritableFileStore extends FileStore implements WritableStore {
  #close: () => Promise<void> = async () => {};
  #synced = performance.now();

  /** Locks the file, which is made if it is not there, and mends its end. */
  static async open(path: string): Promise<WritableFileStore> {
    let store: WritableFileStore | undefined;
    const { close } = await openToAppend(path, async (file) => {
      store = new WritableFileStore(path, file, await Catalogue.open(path, file));
      await store.#expectWhole();
    });
    try {
      store!.#close = close;
      await store!.catalogue.refresh();
      return store!;
    } catch (error) {
      await close();
      throw error;
    }
  }

  /** Nothing is changed in a file that is damaged, or that is no collection. */
  async #expectWhole(): Promise<void> {
    const { count, lines } = await this.damage();
    if (count === 0 && (await this.catalogue.endsLikeOurs())) return;
    const where = count === 0 ? 'at its end' : `in line ${lines.slice(0, LISTED).join(', ')}`;
    throw new StoreError(
      `${this.name} is damaged ${where}; \`calcada collection repair --store ${this.name}\` sets aside what cannot be read`,
    );
  }

  async add(boards: readonly StoredBoard[]): Promise<readonly boolean[]> {
    const fresh = new Map<string, StoredBoard>();
    const added = boards.map((board) => {
      const isNew = !fresh.has(board.key) && this.catalogue.table.rowOf(board.key) === undefined;
      if (isNew) fresh.set(board.key, board);
      return isNew;
    });
    await this.#append([...fresh.values()].map(toLine));
    return added;
  }

  async tag(filter: Filter, { add = [], remove = [] }: TagChange): Promise<number> {
    const { table } = this.catalogue;
    return this.#change(filter, (row) => {
      const tags = listOf(table.textOf(row, 'tags'));
      const changed = tagSet([...tags, ...add]).filter((tag) => !remove.includes(tag));
      return changed.join('\n') === tags.join('\n')
        ? undefined
        : { change: 'tag', key: table.keyOf(row), tags: changed };
    });
  }

  async remove(filter: Filter): Promise<number> {
    return this.#change(filter, (row) => ({ change: 'remove', key: this.catalogue.table.keyOf(row) }));
  }

  async saveOrder(order: Order): Promise<void> {
    await this.#append([changeLine({ change: 'order', order })]);
  }

  override async close(): Promise<void> {
    try {
      await this.file.datasync();
      await this.catalogue.keep(1);
    } finally {
      await this.#close();
    }
  }

  async #change(filter: Filter, changeOf: (row: number) => Change | undefined): Promise<number> {
    let changed = 0;
    let lines: string[] = [];
    for (const row of await this.rows(filter)) {
      const change = changeOf(row);
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
      throw WriteError.of(this.name, error);
    }
    await this.catalogue.refresh();
    if (performance.now() - this.#synced < SYNC_EVERY) return;
    await this.file.datasync();
    this.#synced = performance.now();
  }
}

const changeLine = (change: Change): string => JSON.stringify(change);
