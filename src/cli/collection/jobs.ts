import {
  cancelOrder,
  clearJobs,
  type Job,
  type JobState,
  jobs,
  openStore,
  openToChange,
  openToOrder,
  retryJobs,
  type Store,
} from '../../collection/index.ts';
import { UsageError } from '../terminal/errors.ts';
import { EXIT, type ExitCode } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';
import { shown } from '../terminal/shown.ts';
import { type Speech, sayAnswer } from './speech.ts';
import { COLLECTION_WORDS } from './words.ts';

interface JobOptions extends Speech {
  readonly store: string;
  readonly order?: string;
  /** All orders are meant. */
  readonly all?: boolean;
}

/** Default number of jobs listed. */
const LISTED = 100;

/** Lists the jobs of a queue, one a line: what it is, how it stands, and why it failed. */
export async function listJobs(
  io: Io,
  options: JobOptions & { readonly state?: JobState; readonly limit?: number },
): Promise<ExitCode> {
  const { order, state, limit = LISTED } = options;
  const words = COLLECTION_WORDS[options.lang];
  return withStore(openStore(options.store), async (store) => {
    const filter = { order, state };
    // One more than is shown, to know whether there are more.
    const found = await jobs(store, filter, limit + 1);
    for (const job of found.slice(0, limit))
      io.stdout.write(
        `${options.json ? JSON.stringify({ did: 'jobs', ...job }) : shown(lineOf(job, words.state))}\n`,
      );
    if (found.length > limit && !options.quiet) io.stderr.write(`${words.moreJobs(limit)}\n`);
    return EXIT.success;
  });
}

function lineOf(job: Job, words: Readonly<Record<JobState, string>>): string {
  const { order, first, count, state, tries, at, host, error } = job;
  const parts = [`${order}:${first}+${count}`, words[state], `${tries}x`, at.toISOString()];
  return [...parts, ...(host === undefined ? [] : [host]), ...(error === undefined ? [] : [error])].join(
    '  ',
  );
}

/** Tries jobs again that were set aside. */
export function retry(io: Io, options: JobOptions): Promise<ExitCode> {
  return changeJobs(io, options, 'retry', retryJobs);
}

/** Forgets jobs that were set aside. */
export function clear(io: Io, options: JobOptions): Promise<ExitCode> {
  return changeJobs(io, options, 'clear', clearJobs);
}

async function changeJobs(
  io: Io,
  options: JobOptions,
  did: 'retry' | 'clear',
  change: (store: Store, order?: string) => Promise<number>,
): Promise<ExitCode> {
  const { order, all } = options;
  if (order === undefined && !all) throw new UsageError('expected --order, or --all');
  return withStore(openToOrder(options.store), async (store) => {
    await expectOrder(store, order);
    const changed = await change(store, order);
    const line = COLLECTION_WORDS[options.lang][did](changed);
    sayAnswer(io, options, [line], { did, store: store.name, jobs: changed });
    return EXIT.success;
  });
}

/** Ends an order before it is full. */
export async function cancel(
  io: Io,
  order: string,
  options: Speech & { readonly store: string },
): Promise<ExitCode> {
  return withStore(openToChange(options.store), async (store) => {
    await expectOrder(store, order);
    const { removed = 0, running = 0 } = (await cancelOrder(store, order)) ?? {};
    const line = COLLECTION_WORDS[options.lang].cancelled(removed, running);
    sayAnswer(io, options, [line], { did: 'cancel', store: store.name, order, removed, running });
    return EXIT.success;
  });
}

async function expectOrder(store: Store, order: string | undefined): Promise<void> {
  if (order === undefined || (await store.orders()).some(({ id }) => id === order)) return;
  throw new UsageError(`${store.name} has no order ${order}; \`calcada collection status\` lists the orders`);
}

async function withStore<S extends Store>(
  opening: Promise<S>,
  use: (store: S) => Promise<ExitCode>,
): Promise<ExitCode> {
  const store = await opening;
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}
