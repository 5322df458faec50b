import { openStore, queueStatus, sizeName } from '../../collection/index.ts';
import { EXIT, type ExitCode } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';
import { type Speech, sayAnswer, tellDamage } from './speech.ts';
import { COLLECTION_WORDS } from './words.ts';

/** Says how many boards of each kind there are, and how far the orders have come. */
export async function showStatus(io: Io, options: Speech & { readonly store: string }): Promise<ExitCode> {
  const words = COLLECTION_WORDS[options.lang];
  const store = await openStore(options.store);
  try {
    const kinds = (await store.tallies()).map((tally) => ({ ...tally, size: sizeName(tally.size) }));
    const boards = kinds.reduce((sum, kind) => sum + kind.boards, 0);
    const orders = [];
    for (const { id, puzzle, wish, count, next, state } of await store.orders()) {
      const { rows, columns, seed, level } = wish;
      const found = await store.count({ order: id });
      const size = sizeName({ rows, columns });
      orders.push({
        ...{ order: id, puzzle, size, ...(level ? { level } : {}), seed },
        ...{ wanted: count, found, tried: next, ...(state ? { state } : {}) },
      });
    }
    const queue = await queueStatus(store);
    const { count: damaged } = await store.damage();
    const lines = [
      ...kinds.map(
        ({ puzzle, size, level, boards: many }) => `${puzzle} ${size} ${level}: ${words.total(many)}`,
      ),
      words.total(boards),
      ...orders.map(({ order, puzzle, size, level = '', wanted, found, state }) =>
        `${order} ${puzzle} ${size} ${level}: ${words.order(found, wanted, state)}`.replaceAll(' :', ':'),
      ),
      ...(queue ? [words.queue(queue.waiting, queue.running, queue.workers)] : []),
      ...(queue?.setAside ?? []).map(({ order, first, error }) => words.setAside(first, order, error)),
    ];
    sayAnswer(io, options, lines, {
      ...{ did: 'status', store: store.name, boards, kinds, orders },
      ...(queue ? { queue } : {}),
      ...(damaged > 0 ? { damaged } : {}),
    });
    await tellDamage(io, store, options);
    return EXIT.success;
  } finally {
    await store.close();
  }
}
