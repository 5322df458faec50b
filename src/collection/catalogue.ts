import type { FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { BoardTable } from './board-table.ts';
import { changeFrom } from './change.ts';
import { chunksOf, countLines, linesIn } from './file-lines.ts';
import { type Indexed, readIndex, WORTH_WRITING, writeIndex } from './index-file.ts';
import { headOf, KEY, listText } from './line-head.ts';
import type { Order } from './order.ts';
import { type Damage, StoreError } from './store.ts';

/** How every line of ours begins. */
const BOARD = '{"key":"';
const CHANGE = '{"change":';

/** Whether this may be a line of ours, or the beginning of one. */
const looksOurs = (text: string): boolean =>
  [BOARD, CHANGE].some((prefix) => text.startsWith(prefix) || prefix.startsWith(text));

/** Damaged lines whose places are kept; of the others only the number. */
const MOST_PLACES = 1000;

const NOTHING = (): Indexed => ({
  known: { end: 0, checksum: 0, orders: [], damaged: [], damages: 0, changes: 0 },
  table: new BoardTable(),
});

/** What a line turned out to be. */
export type Noted = 'board' | 'change' | 'blank' | 'double' | 'damaged';

/** What a file says, without its boards: a row for each that is there, the orders, and the lines that say nothing. */
export class Catalogue {
  readonly #name: string;
  readonly #file: FileHandle;
  readonly table: BoardTable;
  readonly orders: Map<string, Order>;
  /** Where damaged lines begin. */
  readonly #damaged: Set<number>;
  #damages: number;
  #changes: number;
  #checksum: number;
  /** The file is known up to here; and up to there when it was opened, or its index was written. */
  end: number;
  #indexed: number;

  constructor(name: string, file: FileHandle, { known, table }: Indexed = NOTHING()) {
    this.#name = name;
    this.#file = file;
    this.table = table;
    this.orders = new Map(known.orders.map((order) => [order.id, order]));
    this.#damaged = new Set(known.damaged);
    this.#damages = known.damages;
    this.#changes = known.changes;
    this.#checksum = known.checksum;
    this.end = known.end;
    this.#indexed = known.end;
  }

  /** Begins with what an index beside the file knows, and reads the rest. */
  static async open(name: string, file: FileHandle): Promise<Catalogue> {
    const catalogue = new Catalogue(name, file, await readIndex(name, file));
    await catalogue.refresh();
    await catalogue.keep(WORTH_WRITING);
    return catalogue;
  }

  /** Writes the index of a file that is large enough, if at least this many of its bytes are not indexed. */
  async keep(bytes: number): Promise<void> {
    if (this.end < WORTH_WRITING || this.end - this.#indexed < bytes) return;
    await writeIndex(this.#name, this.#file, {
      known: {
        ...{ end: this.end, checksum: this.#checksum, orders: [...this.orders.values()] },
        ...{ damaged: [...this.#damaged], damages: this.#damages, changes: this.#changes },
      },
      table: this.table,
    });
    this.#indexed = this.end;
  }

  /** Whether nothing in the file is of a collection. */
  get isEmpty(): boolean {
    return this.table.rows + this.#changes === 0;
  }

  /** How many boards are there now. */
  get boards(): number {
    let boards = 0;
    for (let row = 0; row < this.table.rows; row++) if (!this.table.isRemoved(row)) boards++;
    return boards;
  }

  /** Reads what was added to the file. Damaged lines are skipped, unless there is nothing else. */
  async refresh(): Promise<void> {
    const { size } = await this.#file.stat();
    for await (const chunk of chunksOf(this.#file, this.end, size)) {
      const text = chunk.bytes.toString('latin1');
      for (const [start, end] of linesIn(chunk)) this.note(text.slice(start, end), chunk.offset + start);
      this.end = chunk.offset + chunk.bytes.length;
      this.#checksum = crc32(chunk.bytes, this.#checksum);
    }
    if (this.#damages > 0 && this.isEmpty) throw this.#noCollection();
  }

  #noCollection(): StoreError {
    return new StoreError(
      `${this.#name} is not a collection; \`calcada collection import\` reads other boards`,
    );
  }

  /** Whether what follows the last line is the beginning of one of ours, or nothing. */
  async endsLikeOurs(): Promise<boolean> {
    const { buffer, bytesRead } = await this.#file.read(
      Buffer.alloc(CHANGE.length),
      0,
      CHANGE.length,
      this.end,
    );
    const text = buffer.toString('latin1', 0, bytesRead);
    if (text === '' || looksOurs(text)) return true;
    if (!this.isEmpty) return false;
    throw this.#noCollection();
  }

  /** Enters a line, whose bytes come as Latin-1. */
  note(line: string, offset: number): Noted {
    if (line.startsWith(BOARD)) {
      const head = headOf(line);
      if (!head) return this.noteDamage(offset);
      if (this.table.rowOf(head.key) !== undefined) return 'double';
      this.table.add(head, offset);
      return 'board';
    }
    if (line.trim() === '') return 'blank';
    const change = line.startsWith(CHANGE)
      ? changeFrom(Buffer.from(line, 'latin1').toString('utf8'))
      : undefined;
    if (!change) return this.noteDamage(offset);
    this.#changes++;
    if (change.change === 'order') this.orders.set(change.order.id, change.order);
    else {
      const row = KEY.test(change.key) ? this.table.rowOf(change.key) : undefined;
      if (row !== undefined && change.change === 'remove') this.table.remove(row);
      if (row !== undefined && change.change === 'tag') this.table.retag(row, listText(change.tags));
    }
    return 'change';
  }

  /** A line that cannot be read; reported once, however often it is met. */
  noteDamage(offset: number): 'damaged' {
    if (this.#damaged.has(offset)) return 'damaged';
    this.#damages++;
    if (this.#damaged.size < MOST_PLACES) this.#damaged.add(offset);
    return 'damaged';
  }

  async damage(): Promise<Damage> {
    if (this.#damages === 0) return { count: 0, lines: [] };
    return { count: this.#damages, lines: await countLines(this.#file, [...this.#damaged]) };
  }
}
