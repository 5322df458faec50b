import { createHash } from 'node:crypto';
import { type GenerateWish, seedOfBoard } from '../generate/index.ts';
import { type AnyPuzzle, puzzleById } from '../puzzles/index.ts';
import { describeBoard } from './describe-board.ts';
import type { Order } from './order.ts';
import type { WritableStore } from './store.ts';
import { findingsIn, type StoredBoard } from './stored-board.ts';

/** One board to be made. */
export interface BoardWish {
  readonly index: number;
  readonly puzzle: string;
  readonly wish: GenerateWish;
  /** Milliseconds. */
  readonly timeLimit: number;
}

/** The board as `generate` writes it, or why there is none. */
export type BoardOutcome =
  | { readonly ok: true; readonly board: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly because: string; readonly problem?: string | undefined };

/** Makes a board, in this thread or in another; says `stopped` when it is told to stop. */
export type MakeBoard = (wish: BoardWish) => Promise<BoardOutcome>;

/** How far an order has come, and what happened on the way. */
export interface Filling {
  /** Boards of the order that are in the store. */
  readonly found: number;
  /** Seeds tried now: each gave a new board, one that was there, or none. */
  readonly tried: number;
  readonly duplicates: number;
  readonly missed: number;
}

/** After this many seeds in a row without a new board, no more are expected. */
const BARREN = 200;
/** Boards stored at a time, and how long they may wait, in milliseconds. */
const BATCH = 100;
const LONGEST_WAIT = 500;

/** An order's id: the same request with the same seed continues the same order. */
export function orderId(puzzle: string, wish: GenerateWish): string {
  const fields = Object.entries({ ...wish, puzzle }).filter(([, value]) => value !== undefined);
  const text = JSON.stringify(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** The wish for one board of an order. */
export const wishOf = ({ puzzle, wish, timeLimit }: Order, index: number): BoardWish => ({
  ...{ index, puzzle, timeLimit },
  wish: { ...wish, seed: seedOfBoard(wish.seed, index) },
});

/** A board that was made for an order, as a store keeps it. */
export function storedOf(order: Order, board: Readonly<Record<string, unknown>>): StoredBoard {
  const puzzle: AnyPuzzle = puzzleById(order.puzzle)!;
  const parsed = puzzle.fromJson(board);
  if (!parsed.ok) throw new Error(`a board that was made cannot be read: ${parsed.problems[0]?.problem}`);
  const findings = findingsIn(board);
  if (!findings) throw new Error('a board that was made has no level');
  return describeBoard(puzzle, parsed.grid, { ...findings, order: order.id });
}

/**
 * Makes boards until the order has as many as were asked for, from where it stopped; tells after each board how far it
 * has come. Only boards that are new to the store count. Ends early at the signal, or when nothing new comes any more.
 */
export async function* fillOrder(
  store: WritableStore,
  order: Order,
  make: MakeBoard,
  ahead: number,
  signal: AbortSignal,
): AsyncGenerator<Filling> {
  let found = await store.count({ order: order.id });
  let { next } = order;
  let begun = next;
  const filling = { tried: 0, duplicates: 0, missed: 0 };
  let barren = 0;
  let waiting: StoredBoard[] = [];
  let since = performance.now();
  const underWay: Promise<BoardOutcome>[] = [];

  const flush = async (): Promise<void> => {
    const added = (await store.add(waiting)).filter(Boolean).length;
    found += added;
    filling.duplicates += waiting.length - added;
    barren = added > 0 ? 0 : barren;
    waiting = [];
    since = performance.now();
    await store.saveOrder({ ...order, next });
  };

  const enough = async (): Promise<boolean> => {
    if (found + waiting.length < order.count) return false;
    await flush();
    // Counted again: what was told while a database came and went may not be exact.
    if (found >= order.count) found = await store.count({ order: order.id });
    return found >= order.count;
  };

  while (barren < BARREN && !(await enough())) {
    // No more than are missing: every one may turn out new.
    const wanted = order.count - found - waiting.length;
    while (underWay.length < Math.min(ahead, wanted) && !signal.aborted)
      underWay.push(make(wishOf(order, begun++)));
    const outcome = await underWay.shift();
    if (!outcome || (!outcome.ok && outcome.because === 'stopped')) break;
    next++;
    filling.tried++;
    barren++;
    if (outcome.ok) waiting.push(storedOf(order, outcome.board));
    else filling.missed++;
    if (waiting.length >= BATCH || performance.now() - since > LONGEST_WAIT) await flush();
    yield { ...filling, found: found + waiting.length };
  }
  await flush();
  yield { ...filling, found };
}
