import { type Filling, fillOrder, openToWrite } from '../../collection/index.ts';
import { EXIT, type ExitCode } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';
import { Progress } from '../terminal/progress.ts';
import { PROGRESS_WORDS } from '../terminal/words.ts';
import { boardMakers } from './board-makers.ts';
import { findOrder, type OrderOptions } from './find-order.ts';
import { type Speech, sayAnswer } from './speech.ts';
import { COLLECTION_WORDS } from './words.ts';

interface GenerateIntoOptions extends OrderOptions, Speech {
  readonly workers: number;
}

/** Boards begun beyond the first that is not done, for each thread. */
const AHEAD = 8;

/** Fills a store with boards of a kind, from where it stopped. */
export async function generateInto(io: Io, puzzle: string, options: GenerateIntoOptions): Promise<ExitCode> {
  const words = COLLECTION_WORDS[options.lang];
  const store = await openToWrite(options.into);
  const stop = new AbortController();
  const unlisten = io.onInterrupt(() => stop.abort());
  const progress = new Progress(io.stderr, puzzle, options.quiet);
  const makers = boardMakers(io, options.workers, stop.signal);
  const from = performance.now();
  try {
    const order = await findOrder(store, puzzle, options);
    await store.saveOrder(order);
    const before = await store.count({ order: order.id });
    let filling: Filling = { found: before, tried: 0, duplicates: 0, missed: 0 };
    progress.detail = () => {
      const rate = (1000 * (filling.found - before)) / (performance.now() - from);
      const left = rate > 0 ? (order.count - filling.found) / rate : undefined;
      return PROGRESS_WORDS[options.lang].boardsOf(filling.found, order.count, rate, left);
    };
    const ahead = options.workers * AHEAD;
    for await (const now of fillOrder(store, order, makers.make, ahead, stop.signal)) filling = now;
    progress.end();
    const { found, duplicates, missed } = filling;
    const done = found >= order.count;
    const interrupted = !done && stop.signal.aborted;
    const lines = [
      interrupted
        ? words.interrupted(found, order.count)
        : done
          ? words.filled(found, order.count, store.name)
          : words.exhausted(found),
      ...(duplicates + missed > 0 ? [words.tries(duplicates, missed)] : []),
    ];
    sayAnswer(io, options, lines, {
      ...{ did: 'generate', store: store.name, order: order.id, seed: order.wish.seed, wanted: order.count },
      ...{ found, added: found - before, tried: filling.tried, duplicates, missed },
      ...{ seconds: seconds(from) },
    });
    return interrupted ? EXIT.interrupted : done ? EXIT.success : EXIT.limit;
  } finally {
    unlisten();
    progress.end();
    await makers.close();
    await store.close();
  }
}

/** Seconds since then, to the millisecond. */
export const seconds = (from: number): number => Math.round(performance.now() - from) / 1000;
