import { openToWrite, placeOrder, work } from '../../collection/index.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { Progress } from '../progress.ts';
import { PROGRESS_WORDS } from '../words.ts';
import { boardMakers } from './board-makers.ts';
import { findOrder, type OrderOptions } from './find-order.ts';
import { seconds } from './generate.ts';
import { type Speech, sayAnswer } from './speech.ts';
import { COLLECTION_WORDS } from './words.ts';

/** Writes down boards that other machines will make. */
export async function orderBoards(
  io: Io,
  puzzle: string,
  options: OrderOptions & Speech & { readonly range?: number },
): Promise<ExitCode> {
  const store = await openToWrite(options.into);
  try {
    const order = await findOrder(store, puzzle, options);
    const jobs = await placeOrder(store, order, options.range);
    sayAnswer(io, options, [COLLECTION_WORDS[options.lang].ordered(jobs, order.count)], {
      ...{
        did: 'order',
        store: store.name,
        order: order.id,
        seed: order.wish.seed,
        wanted: order.count,
        jobs,
      },
    });
    return EXIT.asAsked;
  } finally {
    await store.close();
  }
}

interface WorkOptions extends Speech {
  readonly store: string;
  readonly workers: number;
  /** Seconds. */
  readonly lease: number;
  readonly wait?: boolean;
}

/** Makes the boards that a store has orders for. */
export async function workOnOrders(io: Io, options: WorkOptions): Promise<ExitCode> {
  const words = COLLECTION_WORDS[options.lang];
  const stop = new AbortController();
  const unlisten = io.onInterrupt(() => stop.abort());
  const progress = new Progress(io.stderr, 'work', options.quiet);
  const makers = boardMakers(io, options.workers, stop.signal);
  const from = performance.now();
  let most = 0;
  try {
    const done = await work(options.store, {
      make: makers.make,
      workers: options.workers,
      lease: options.lease * 1000,
      wait: options.wait ?? false,
      signal: stop.signal,
      onProgress: ({ jobs, boards, open, waiting }) => {
        const elapsed = (performance.now() - from) / 1000;
        // By what all machines together have done since we began.
        if (most < open) most = open;
        const left = most > open && open > 0 ? (elapsed * open) / (most - open) : undefined;
        const line = PROGRESS_WORDS[options.lang].jobs(jobs, boards, boards / elapsed, open, left);
        progress.detail = () => `${line}${waiting ? `, ${words.away}` : ''}`;
      },
    });
    progress.end();
    const { jobs, boards: added, duplicates, missed, failures } = done;
    sayAnswer(io, options, [words.worked(added, jobs, failures)], {
      ...{ did: 'work', jobs, added, duplicates, missed, failures, seconds: seconds(from) },
    });
    return stop.signal.aborted ? EXIT.interrupted : EXIT.asAsked;
  } finally {
    unlisten();
    progress.end();
    await makers.close();
  }
}
