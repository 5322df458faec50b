import type { Server } from 'node:http';
import { work } from '../../collection/index.ts';
import { EXIT, type ExitCode } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';
import { Progress } from '../terminal/progress.ts';
import { PROGRESS_WORDS } from '../terminal/words.ts';
import { boardMakers } from './board-makers.ts';
import { eventLog, type LogLevel } from './event-log.ts';
import { seconds } from './generate.ts';
import { type MetricsAddress, serveMetrics, WorkMetrics } from './metrics.ts';
import { type Speech, sayAnswer } from './speech.ts';
import { COLLECTION_WORDS } from './words.ts';

interface WorkOptions extends Speech {
  readonly store: string;
  readonly workers: number;
  /** Seconds. */
  readonly lease: number;
  readonly wait?: boolean;
  readonly metrics?: MetricsAddress;
  /** Write a log instead of progress. */
  readonly log?: LogLevel;
}

/** Makes the boards that a store has orders for. */
export async function workOnOrders(io: Io, options: WorkOptions): Promise<ExitCode> {
  const words = COLLECTION_WORDS[options.lang];
  const stop = new AbortController();
  const unlisten = io.onInterrupt(() => stop.abort());
  const progress = new Progress(io.stderr, 'work', options.quiet || options.log !== undefined);
  const makers = boardMakers(io, options.workers, stop.signal);
  const log = options.log === undefined ? () => {} : eventLog(io.stderr, options.log);
  const metrics = new WorkMetrics();
  const from = performance.now();
  let server: Server | undefined;
  let most = 0;
  try {
    if (options.metrics) server = await serveMetrics(metrics, options.metrics);
    log({ level: 'info', event: 'started' });
    const done = await work(options.store, {
      make: makers.make,
      workers: options.workers,
      lease: options.lease * 1000,
      wait: options.wait ?? false,
      signal: stop.signal,
      onOpen: (store) => metrics.open(store),
      onEvent: log,
      onProgress: (now) => {
        metrics.hear(now);
        const { jobs, boards, open, waiting } = now;
        const elapsed = (performance.now() - from) / 1000;
        // By what all machines together have done since we began.
        if (most < open) most = open;
        const left = most > open && open > 0 ? (elapsed * open) / (most - open) : undefined;
        const line = PROGRESS_WORDS[options.lang].jobs(jobs, boards, boards / elapsed, open, left);
        progress.detail = () => `${line}${waiting ? `, ${words.away}` : ''}`;
      },
    });
    progress.end();
    const { jobs, boards: added, duplicates, missed, failures, short } = done;
    log({ level: 'info', event: stop.signal.aborted ? 'stopped' : 'ended', boards: added });
    const lines = [
      words.worked(added, jobs, failures),
      ...short.map(({ order, found, wanted, state }) => words.short(order, found, wanted, state)),
    ];
    sayAnswer(io, options, lines, {
      ...{ did: 'work', jobs, added, duplicates, missed, failures, short, seconds: seconds(from) },
    });
    if (stop.signal.aborted) return EXIT.interrupted;
    return short.length > 0 ? EXIT.limit : EXIT.success;
  } catch (error) {
    // Waiting for a database ends with what kept it away.
    if (stop.signal.aborted) return EXIT.interrupted;
    throw error;
  } finally {
    unlisten();
    progress.end();
    server?.close();
    server?.closeAllConnections();
    await makers.close();
  }
}
