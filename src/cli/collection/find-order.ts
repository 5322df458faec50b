import { type Order, orderId, type Store } from '../../collection/index.ts';
import type { GenerateWish } from '../../generate/index.ts';
import { type AnyPuzzle, puzzleById } from '../../puzzles/index.ts';
import { type WishOptions, wishFrom } from '../generate/wish-from.ts';

/** The options of `collection generate` and `collection order`. */
export interface OrderOptions extends WishOptions {
  readonly into: string;
  readonly count: number;
  /** Seconds for each board. */
  readonly timeLimit: number;
}

/** What is not a wish of a board. */
const OWN = ['into', 'count', 'workers', 'timeLimit', 'range', 'json', 'lang', 'quiet'];

/** The order that the options describe: where no seed is given, the one that the store has for the same wish. */
export async function findOrder(store: Store, id: string, options: OrderOptions): Promise<Order> {
  const puzzle: AnyPuzzle = puzzleById(id)!;
  const wish = await wishFrom(puzzle, options, OWN);
  const known = (await store.orders()).filter((order) => order.puzzle === id);
  const asked = options.seed === undefined ? withoutSeed(id, wish) : orderId(id, wish);
  const same = known.findLast((order) =>
    options.seed === undefined ? withoutSeed(id, order.wish) === asked : order.id === asked,
  );
  const { count } = options;
  const timeLimit = options.timeLimit * 1000;
  return same
    ? { ...same, count, timeLimit }
    : { id: orderId(id, wish), puzzle: id, wish, timeLimit, count, next: 0 };
}

const withoutSeed = (puzzle: string, wish: GenerateWish): string => orderId(puzzle, { ...wish, seed: 0 });
