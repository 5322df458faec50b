import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import {
  jobCounts,
  queueStatus,
  type Store,
  type WorkCounts,
  type WorkProgress,
} from '../../collection/index.ts';
import { UsageError } from '../terminal/errors.ts';

/** Where the figures of a worker can be read. */
export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

/** Milliseconds that a rate looks back. */
const WINDOW = 60_000;
/** How long the database may take to answer, in milliseconds; then only our own figures are given. */
const ANSWER_TIMEOUT = 3000;

/** One figure in the text format of Prometheus, with the values that it has under each set of labels. */
interface Metric {
  readonly name: string;
  readonly type: 'counter' | 'gauge';
  readonly help: string;
  readonly values: readonly (readonly [labels: Readonly<Record<string, string>>, value: number])[];
}

/** The figures of one worker, and of the queue that it works for. */
export class WorkMetrics {
  readonly #now: () => number;
  readonly #from: number;
  #progress: WorkProgress | undefined;
  #store: Store | undefined;
  /** What was added within the last minute, the oldest first. */
  #added: { readonly at: number; readonly order: string; readonly boards: number }[] = [];
  readonly #boards = new Map<string, number>();

  constructor(now = () => performance.now()) {
    this.#now = now;
    this.#from = now();
  }

  open(store: Store): void {
    this.#store = store;
  }

  hear(progress: WorkProgress): void {
    this.#progress = progress;
    for (const [order, { boards }] of progress.byOrder) {
      const more = boards - (this.#boards.get(order) ?? 0);
      if (more > 0) this.#added.push({ at: this.#now(), order, boards: more });
      this.#boards.set(order, boards);
    }
    const since = this.#now() - WINDOW;
    while (this.#added[0] && this.#added[0].at < since) this.#added.shift();
  }

  async text(): Promise<string> {
    const away = this.#progress?.waiting ?? this.#store === undefined;
    const queue = away ? undefined : await within(ANSWER_TIMEOUT, this.#queue());
    return [...this.#own(queue !== undefined), ...(queue ?? [])].map(textOf).join('');
  }

  #own(isUp: boolean): Metric[] {
    const orders = [...(this.#progress?.byOrder ?? [])];
    const counter = (name: string, count: keyof WorkCounts, help: string): Metric => ({
      ...{ name: `calcada_${name}_total`, type: 'counter', help },
      values: orders.map(([order, counts]) => [{ order }, counts[count]]),
    });
    const seconds = Math.max(1, Math.min(WINDOW, this.#now() - this.#from)) / 1000;
    const rate = new Map(orders.map(([order]) => [order, 0]));
    for (const { order, boards } of this.#added) rate.set(order, (rate.get(order) ?? 0) + boards / seconds);
    return [
      counter('boards', 'boards', 'New boards that this worker has stored.'),
      counter('duplicates', 'duplicates', 'Boards that were there already.'),
      counter('missed', 'missed', 'Seeds that gave no board within their limits.'),
      counter('jobs', 'jobs', 'Jobs that this worker has done.'),
      counter('job_failures', 'failures', 'Times that a job failed in this worker.'),
      {
        name: 'calcada_boards_per_second',
        type: 'gauge',
        help: 'New boards per second of this worker, over the last minute.',
        values: [...rate].map(([order, boards]) => [{ order }, boards]),
      },
      {
        name: 'calcada_database_up',
        type: 'gauge',
        help: 'Whether the database answers.',
        values: [[{}, isUp ? 1 : 0]],
      },
    ];
  }

  async #queue(): Promise<Metric[]> {
    const store = this.#store!;
    const jobs = await jobCounts(store);
    const orders = await store.orders();
    const found = await Promise.all(orders.map(({ id }) => store.count({ order: id })));
    const { workers = 0 } = (await queueStatus(store)) ?? {};
    const gauge = (name: string, help: string, values: Metric['values']): Metric => ({
      ...{ name: `calcada_${name}`, type: 'gauge', help, values },
    });
    return [
      gauge(
        'queue_jobs',
        'Jobs in the queue, of all workers.',
        jobs.map(({ order, state, jobs: number }) => [{ order, state }, number]),
      ),
      gauge(
        'order_boards',
        'Boards of an order that are stored.',
        orders.map(({ id, puzzle }, at) => [{ order: id, puzzle }, found[at]!]),
      ),
      gauge(
        'order_wanted',
        'Boards that an order asks for.',
        orders.map(({ id, puzzle, count }) => [{ order: id, puzzle }, count]),
      ),
      gauge('workers', 'Workers that have been heard of within their lease.', [[{}, workers]]),
    ];
  }
}

function textOf({ name, type, help, values }: Metric): string {
  const lines = values.map(([labels, value]) => {
    const inner = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
    return `${name}${inner.length > 0 ? `{${inner.join(',')}}` : ''} ${value}\n`;
  });
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

/** The answer, or undefined if it fails or takes too long. */
async function within<T>(milliseconds: number, answer: Promise<T>): Promise<T | undefined> {
  const late = new AbortController();
  const pause = setTimeout(milliseconds, undefined, { signal: late.signal }).catch(() => undefined);
  try {
    return await Promise.race([answer.catch(() => undefined), pause]);
  } finally {
    late.abort();
  }
}

/** Serves the figures at `/metrics` until the server is closed. */
export async function serveMetrics(metrics: WorkMetrics, { host, port }: MetricsAddress): Promise<Server> {
  const server = createServer(async ({ method, url = '' }, response) => {
    const isThere = url.split('?')[0] === '/metrics';
    const isReading = method === 'GET' || method === 'HEAD';
    response.writeHead(isReading ? (isThere ? 200 : 404) : 405, {
      'Content-Type':
        isThere && isReading ? 'text/plain; version=0.0.4; charset=utf-8' : 'text/plain; charset=utf-8',
      ...(isReading ? {} : { Allow: 'GET, HEAD' }),
    });
    response.end(isThere && method === 'GET' ? await metrics.text() : undefined);
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(`cannot serve metrics at ${host}:${port}: ${code}; choose another port`);
  }
  return server;
}
