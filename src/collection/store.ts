import type { Level, Shape, Symmetry } from '../board/index.ts';
import type { Order } from './order.ts';
import type { StoredBoard } from './stored-board.ts';

/** Which boards are meant: those for which everything that is said holds. */
export interface Filter {
  readonly puzzle?: string | undefined;
  readonly size?: Shape | undefined;
  readonly level?: Level | undefined;
  /** From and to, both included. */
  readonly minScore?: number | undefined;
  readonly maxScore?: number | undefined;
  readonly symmetry?: Symmetry | undefined;
  readonly tag?: string | undefined;
  readonly order?: string | undefined;
  readonly key?: string | undefined;
}

/** Which boards, and in which order: as they were stored, or as a seed draws them. */
export interface Query extends Filter {
  /** A random sample of `limit` boards, or all of them in random order; the same in every store for the same seed. */
  readonly sample?: number | undefined;
  /** Boards at the most. */
  readonly limit?: number | undefined;
  /** Boards to skip first. */
  readonly offset?: number | undefined;
  /** The key of the last board of the page before: the boards after it, in the order of the store. */
  readonly after?: string | undefined;
}

/** Lines that cannot be read, and are skipped. */
export interface Damage {
  readonly count: number;
  /** Their numbers, from one; not of all of them where there are very many. */
  readonly lines: readonly number[];
}

/** How many boards there are of a kind. */
export interface Tally {
  readonly puzzle: string;
  readonly size: Shape;
  readonly level: Level;
  readonly boards: number;
}

/** A collection that can be read: a file, or a database. */
export interface Store {
  /** What to call it: a path, or a URL without its password. */
  readonly name: string;
  /** The boards, one by one; however many there are, few are held at a time. */
  boards(query?: Query): AsyncIterable<StoredBoard>;
  /** The same as lines of text, each with its end, several at a time. */
  lines(query?: Query): AsyncIterable<string | Uint8Array>;
  get(key: string): Promise<StoredBoard | undefined>;
  /** How many boards are meant; at most `most` are counted, and only those after the board with the key `after`. */
  count(filter?: Filter, most?: number, after?: string): Promise<number>;
  /** Every kind of board, in the order of puzzle, size and level. */
  tallies(): Promise<readonly Tally[]>;
  orders(): Promise<readonly Order[]>;
  /** The unreadable lines met so far; none in a database. */
  damage(): Promise<Damage>;
  close(): Promise<void>;
}

/** Tags to give, and tags to take away. */
export interface TagChange {
  readonly add?: readonly string[];
  readonly remove?: readonly string[];
}

/** A collection that is open for writing. */
export interface WritableStore extends Store {
  /** Stores the boards whose keys are new, and returns for each whether it was. Safely stored when it returns. */
  add(boards: readonly StoredBoard[]): Promise<readonly boolean[]>;
  /** Gives tags to boards, and takes tags away; returns how many boards changed. */
  tag(filter: Filter, tags: TagChange): Promise<number>;
  /** Removes boards; returns how many. */
  remove(filter: Filter): Promise<number>;
  /** Stores an order, or how far it has come. */
  saveOrder(order: Order): Promise<void>;
}

/** Something is wrong with a store; the message says what can be done. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** A file was asked for what only a database does. */
export class NoOrdersError extends StoreError {
  constructor(store: string) {
    super(`${store} is a file; only a store in Postgres takes orders`);
  }
}
