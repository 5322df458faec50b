import { openToOrder, placeOrder } from '../../collection/index.ts';
import { EXIT, type ExitCode } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';
import { findOrder, type OrderOptions } from './find-order.ts';
import { type Speech, sayAnswer } from './speech.ts';
import { COLLECTION_WORDS } from './words.ts';

/** Writes down boards that other machines will make. */
export async function orderBoards(
  io: Io,
  puzzle: string,
  options: OrderOptions & Speech & { readonly range?: number },
): Promise<ExitCode> {
  const store = await openToOrder(options.into);
  try {
    const order = await findOrder(store, puzzle, options);
    const jobs = await placeOrder(store, order, options.range);
    sayAnswer(io, options, [COLLECTION_WORDS[options.lang].ordered(jobs, order.count)], {
      ...{ did: 'order', store: store.name, order: order.id, seed: order.wish.seed },
      ...{ wanted: order.count, jobs },
    });
    return EXIT.success;
  } finally {
    await store.close();
  }
}
