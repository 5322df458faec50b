import type { FileHandle } from 'node:fs/promises';
import { Catalogue } from './catalogue.ts';
import { LineReader } from './file-lines.ts';
import { KEY, listOf } from './line-head.ts';
import { lotOf } from './lot.ts';
import type { Order } from './order.ts';
import { type Damage, type Filter, type Query, type Store, StoreError, type Tally } from './store.ts';
import { fromLine, type StoredBoard, toLine } from './stored-board.ts';
import { rowsFor } from './table-filter.ts';
import { TallyCount } from './tally-count.ts';

/** Bytes that are handed on at a time where lines are copied. */
const BLOCK = 1 << 18;

/** A collection in a file of one board a line: its reading side, which needs no lock and sees what is added. */
export class FileStore implements Store {
  readonly name: string;
  protected readonly file: FileHandle;
  protected readonly catalogue: Catalogue;

  protected constructor(name: string, file: FileHandle, catalogue: Catalogue) {
    this.name = name;
    this.file = file;
    this.catalogue = catalogue;
  }

  /** What is in the file is read once; then only what is added. */
  static async over(name: string, file: FileHandle): Promise<FileStore> {
    try {
      return new FileStore(name, file, await Catalogue.open(name, file));
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  async *boards(query: Query = {}): AsyncGenerator<StoredBoard> {
    const reader = new LineReader(this.file);
    for (const row of await this.#rowsOf(query)) {
      const board = await this.boardAt(row, reader);
      if (board) yield board;
    }
  }

  async *lines(query: Query = {}): AsyncGenerator<Uint8Array> {
    const reader = new LineReader(this.file);
    let waiting: Buffer[] = [];
    let bytes = 0;
    for (const row of await this.#rowsOf(query)) {
      const line = await this.#lineAt(row, reader);
      if (!line) continue;
      waiting.push(line, LINE_END);
      bytes += line.length + 1;
      if (bytes < BLOCK) continue;
      yield Buffer.concat(waiting);
      waiting = [];
      bytes = 0;
    }
    if (bytes > 0) yield Buffer.concat(waiting);
  }

  async get(key: string): Promise<StoredBoard | undefined> {
    await this.catalogue.refresh();
    const row = KEY.test(key) ? this.catalogue.table.rowOf(key) : undefined;
    return row === undefined ? undefined : this.boardAt(row, new LineReader(this.file));
  }

  async count(filter: Filter = {}, most = Number.POSITIVE_INFINITY, after?: string): Promise<number> {
    let boards = 0;
    for (const _ of page(await this.rows(filter, await this.#rowAfter(after)), 0, most)) boards++;
    return boards;
  }

  async tallies(): Promise<readonly Tally[]> {
    await this.catalogue.refresh();
    const { table } = this.catalogue;
    const boards = new Uint32Array(table.texts.kind.all.length);
    for (const row of rowsFor(table, {})) boards[table.numberOf(row, 'kind')]!++;
    const count = new TallyCount();
    for (const [number, kind] of table.texts.kind.all.entries()) {
      const [puzzle = '', size = '', level = ''] = kind.split(' ');
      const [columns = 0, rows = 0] = size.split('x').map(Number);
      if (boards[number]! > 0) count.add(puzzle, { columns, rows }, level, boards[number]);
    }
    return count.tallies();
  }

  async orders(): Promise<readonly Order[]> {
    await this.catalogue.refresh();
    return [...this.catalogue.orders.values()];
  }

  damage(): Promise<Damage> {
    return this.catalogue.damage();
  }

  async close(): Promise<void> {
    await this.file.close();
  }

  /** The rows of the boards that are meant, in the order of the file. */
  protected async rows(filter: Filter, from = 0): Promise<Iterable<number>> {
    await this.catalogue.refresh();
    return filter.key === undefined || KEY.test(filter.key)
      ? rowsFor(this.catalogue.table, filter, from)
      : [];
  }

  /** The board of a row, with the tags that it has by now; undefined if its line is damaged. */
  protected async boardAt(row: number, reader: LineReader): Promise<StoredBoard | undefined> {
    const { table } = this.catalogue;
    const offset = table.offsetOf(row);
    const board = fromLine((await reader.lineAt(offset)).toString('utf8'));
    if (!board) this.catalogue.noteDamage(offset);
    return board && table.isRetagged(row) ? { ...board, tags: listOf(table.textOf(row, 'tags')) } : board;
  }

  /** The line of a row as `export` writes it: as it stands in the file, unless its tags have changed. */
  async #lineAt(row: number, reader: LineReader): Promise<Buffer | undefined> {
    const { table } = this.catalogue;
    if (!table.isRetagged(row)) {
      const line = await reader.lineAt(table.offsetOf(row));
      // A line that people have edited may have an end of another system.
      if (line[line.length - 1] === CLOSING) return line;
    }
    const board = await this.boardAt(row, reader);
    return board && Buffer.from(toLine(board));
  }

  async #rowsOf(query: Query): Promise<Iterable<number>> {
    const { sample, limit = Number.POSITIVE_INFINITY, offset = 0, after } = query;
    if (sample !== undefined) return this.#drawn(query, sample, limit, offset);
    return page(await this.rows(query, await this.#rowAfter(after)), offset, limit);
  }

  async #rowAfter(key: string | undefined): Promise<number> {
    if (key === undefined) return 0;
    await this.catalogue.refresh();
    const row = KEY.test(key) ? this.catalogue.table.rowOf(key) : undefined;
    if (row === undefined) throw new StoreError(`${this.name} has no board with the key ${key}`);
    return row + 1;
  }

  /** The boards that a seed draws first; no more are held than are wanted. */
  async #drawn(filter: Filter, seed: number, limit: number, skip: number): Promise<Iterable<number>> {
    let lots: { readonly lot: string; readonly row: number }[] = [];
    const wanted = limit + skip;
    const cut = (): void => {
      lots.sort((one, other) => (one.lot < other.lot ? -1 : 1));
      lots = lots.slice(0, wanted);
    };
    for (const row of await this.rows(filter)) {
      lots.push({ lot: lotOf(seed, this.catalogue.table.keyOf(row)), row });
      if (lots.length > 2 * wanted + 1000) cut();
    }
    cut();
    return lots.slice(skip).map(({ row }) => row);
  }
}

const LINE_END = Buffer.from('\n');
const CLOSING = '}'.charCodeAt(0);

/** Some of the rows: those after `offset`, and no more than `limit`. */
function* page(rows: Iterable<number>, offset: number, limit: number): Generator<number> {
  if (limit <= 0) return;
  let passed = 0;
  for (const row of rows) {
    if (passed++ < offset) continue;
    yield row;
    if (passed >= offset + limit) return;
  }
}
