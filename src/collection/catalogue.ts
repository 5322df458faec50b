import type { FileHandle } from 'node:fs/promises';
import { changeFrom } from './change.ts';
import { type Chunk, chunksOf, lineAt, linesIn } from './file-lines.ts';
import { KeyIndex } from './key-index.ts';
import type { Order } from './order.ts';
import { StoreError } from './store.ts';
import { fromLine, type StoredBoard } from './stored-board.ts';

const BOARD = Buffer.from('{"key":"');
const CHANGE = Buffer.from('{"change":');
const KEY_LENGTH = 32;
const KEY = /^[0-9a-f]{32}$/;

/** What is known of a file without its boards: where each key stands, and what was changed later. */
export class Catalogue {
  readonly #name: string;
  readonly #file: FileHandle;
  readonly #keys = new KeyIndex();
  readonly #removed = new Map<string, number>();
  readonly #tags = new Map<string, { readonly at: number; readonly tags: readonly string[] }>();
  readonly orders = new Map<string, Order>();
  /** The file is known up to here. */
  end = 0;

  constructor(name: string, file: FileHandle) {
    this.#name = name;
    this.#file = file;
  }

  /** Whether boards have got other tags than their lines say. */
  get hasNewTags(): boolean {
    return this.#tags.size > 0;
  }

  /** Reads what was added to the file. */
  async refresh(): Promise<void> {
    const { size } = await this.#file.stat();
    for await (const chunk of chunksOf(this.#file, this.end, size)) {
      for (const [start, end] of linesIn(chunk)) this.#note(chunk, start, end);
      this.end = chunk.offset + chunk.bytes.length;
    }
  }

  #note({ bytes, offset }: Chunk, start: number, end: number): void {
    const at = offset + start;
    if (begins(bytes, start, BOARD)) {
      const key = keyAt(bytes, start);
      if (!KEY.test(key)) throw this.notABoard(at);
      this.#keys.add(key, at);
      return;
    }
    const change = begins(bytes, start, CHANGE) ? changeFrom(bytes.toString('utf8', start, end)) : undefined;
    if (change?.change === 'remove') this.#removed.set(change.key, at);
    else if (change?.change === 'tag') this.#tags.set(change.key, { at, tags: change.tags });
    else if (change?.change === 'order') this.orders.set(change.order.id, change.order);
    else throw this.notABoard(at);
  }

  notABoard(offset: number): StoreError {
    return new StoreError(
      `${this.#name}: the line at byte ${offset} is not a board of a collection; \`calcada collection import\` reads other boards`,
    );
  }

  /** Whether the board whose line begins here was removed later. */
  removedAfter(key: string, offset: number): boolean {
    return (this.#removed.get(key) ?? -1) > offset;
  }

  /** The board of a line, with the tags that it has by now. */
  boardOf(line: string, offset: number): StoredBoard {
    const board = fromLine(line);
    if (!board) throw this.notABoard(offset);
    const later = this.#tags.get(board.key);
    return later && later.at > offset ? { ...board, tags: later.tags } : board;
  }

  /** The board with this key and where it stands, if it is there. */
  async find(key: string): Promise<Found | undefined> {
    if (!KEY.test(key)) return undefined;
    for (const offset of this.#keys.candidates(key)) {
      if (this.removedAfter(key, offset)) continue;
      const board = this.boardOf(await lineAt(this.#file, offset), offset);
      if (board.key === key) return { board, offset };
    }
    return undefined;
  }

  /** The lines of all boards that are known and not removed. */
  async *lines(): AsyncGenerator<BoardLine> {
    for await (const chunk of chunksOf(this.#file, 0, this.end)) {
      for (const [start, end] of linesIn(chunk)) {
        const { bytes } = chunk;
        if (bytes[start + 2] !== BOARD[2]) continue;
        const offset = chunk.offset + start;
        if (this.#removed.size > 0 && this.removedAfter(keyAt(bytes, start), offset)) continue;
        yield { line: bytes.subarray(start, end), offset };
      }
    }
  }
}

/** A board, and where its line begins in the file. */
export interface Found {
  readonly board: StoredBoard;
  readonly offset: number;
}

/** The line of a board as it stands in the file. */
export interface BoardLine {
  readonly line: Buffer;
  readonly offset: number;
}

const keyAt = (bytes: Buffer, start: number): string =>
  bytes.toString('latin1', start + BOARD.length, start + BOARD.length + KEY_LENGTH);

const begins = (bytes: Buffer, start: number, prefix: Buffer): boolean => {
  for (let at = 0; at < prefix.length; at++) if (bytes[start + at] !== prefix[at]) return false;
  return true;
};
