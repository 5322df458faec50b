import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { CopyOut } from './copy-out.ts';
import { optionalPackage } from './optional-package.ts';
import { prepareDatabase } from './prepare-database.ts';
import { StoreError } from './store.ts';

/** How long a database that went away is waited for, in milliseconds. */
const RECONNECT_TIMEOUT = 600_000;
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5000;

/** How a database is opened. */
export interface DatabaseOptions {
  readonly connections?: number;
  /** Whether one that cannot be reached now is waited for. */
  readonly patient?: boolean;
  /** Ends every waiting: then a database that is away is an error. */
  readonly signal?: AbortSignal;
  /** Called when a waiting begins, and when it is over. */
  readonly onWait?: (waiting: boolean) => void;
}

/**
 * A database that may go away for a while: what failed for that reason is retried. Ask only what may be asked
 * twice.
 */
export class Database {
  readonly pool: Pool;
  /** The URL without its password. */
  readonly name: string;
  /** How often something was asked again. */
  retries = 0;
  readonly #options: DatabaseOptions;
  #closed = false;

  private constructor(pool: Pool, name: string, options: DatabaseOptions) {
    this.pool = pool;
    this.name = name;
    this.#options = options;
  }

  /** Connects, and makes the tables where they are missing. */
  static async open(url: string, options: DatabaseOptions = {}): Promise<Database> {
    const { default: pg } = await optionalPackage('pg', () => import('pg'));
    const name = nameOf(url);
    const pool = new pg.Pool({
      connectionString: url,
      max: options.connections ?? 4,
      connectionTimeoutMillis: 10_000,
      // A program that hangs in the middle of a change must not hold up the others.
      idle_in_transaction_session_timeout: 10_000,
    });
    // An idle connection that breaks is replaced when it is needed.
    pool.on('error', () => {});
    // One that breaks in use makes its query fail.
    pool.on('connect', (client) => void client.on('error', () => {}));
    const database = new Database(pool, name, options);
    const prepare = async (): Promise<void> => {
      const client = await pool.connect();
      try {
        await prepareDatabase(client);
      } finally {
        client.release();
      }
    };
    try {
      await (options.patient ? database.patiently(prepare) : prepare());
    } catch (error) {
      await pool.end();
      throw new StoreError(`cannot open ${name}: ${messageOf(error)}`);
    }
    return database;
  }

  async rows<R extends QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<R[]> {
    return (await this.patiently(() => this.pool.query<R>(text, [...values]))).rows;
  }

  /** How many rows were changed. */
  async change(text: string, values: readonly unknown[] = []): Promise<number> {
    return (await this.patiently(() => this.pool.query(text, [...values]))).rowCount ?? 0;
  }

  /**
   * The lines of one column of text, many at a time and all of one moment; what was asked stands in `select`, with
   * values in the places $1, $2 and so on. A database that goes away after the first lines is an error: what it would
   * give later is of another moment.
   */
  async *lines(select: string, values: readonly unknown[] = []): AsyncGenerator<Uint8Array> {
    const { client, copy, first } = await this.patiently(async () => {
      const client = await this.pool.connect();
      try {
        // Postgres takes no values for this statement.
        const filled = select.replaceAll(/\$(\d+)/g, (_, place) =>
          client.escapeLiteral(`${values[place - 1]}`),
        );
        const copy = client.query(new CopyOut(`copy (${filled}) to stdout (format binary)`));
        return { client, copy, first: await copy.next() };
      } catch (error) {
        client.release(true);
        throw error;
      }
    });
    let isWhole = false;
    try {
      for (let part = first; part !== undefined; part = await copy.next()) yield part;
      isWhole = true;
    } catch (error) {
      if (!isPassing(error)) throw this.#explained(error);
      throw new StoreError(`${this.name} went away while it was read: ${messageOf(error)}`);
    } finally {
      // A reader that stops early closes the connection: so the database stops too.
      client.release(!isWhole);
    }
  }

  /** Everything that `ask` does, or nothing. */
  async transaction<T>(ask: (client: PoolClient) => Promise<T>): Promise<T> {
    return this.patiently(async () => {
      const client = await this.pool.connect();
      let broken = true;
      try {
        await client.query('begin');
        const answer = await ask(client);
        await client.query('commit');
        broken = false;
        return answer;
      } finally {
        // Closed rather than rolled back: it may be the connection that failed.
        client.release(broken);
      }
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.pool.end();
  }

  /** Asks until there is an answer, or an error that asking again would not help. */
  async patiently<T>(ask: () => Promise<T>): Promise<T> {
    const { onWait = () => {}, signal } = this.#options;
    const until = performance.now() + RECONNECT_TIMEOUT;
    let waited = false;
    for (let pause = FIRST_PAUSE; ; pause = Math.min(LONGEST_PAUSE, pause * 2)) {
      try {
        const answer = await ask();
        if (waited) onWait(false);
        return answer;
      } catch (error) {
        if (!isPassing(error) || this.#closed || signal?.aborted || performance.now() > until)
          throw this.#explained(error);
        this.retries++;
        if (!waited) onWait(true);
        waited = true;
        await pausing(pause, signal);
      }
    }
  }

  /** What the database refuses is told as trouble with the store; the rest is a bug. */
  #explained(error: unknown): unknown {
    const { code = '' } = error as { code?: string };
    if (this.#options.signal?.aborted || !(OUTSIDE.test(code) || isPassing(error))) return error;
    return new StoreError(`${this.name}: ${messageOf(error)}`);
  }
}

/** What we cannot mend: a role without the right, a full disk, a read-only replica, a database that stays away. */
const OUTSIDE = /^(42501|25006|53|57|08)/;

/** Waits; not longer than until the signal. */
export const pausing = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  });

/** What a restart, a failover or two writers in each other's way cause; by Postgres's codes, or the network's. */
const PASSING = new Set([
  ...['57P01', '57P02', '57P03', '25P03', '40001', '40P01', '53300', '08000', '08003', '08006', '08001'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENOENT'],
]);

/** Whether asking again later may help. */
export function isPassing(error: unknown): boolean {
  const { code, message = '' } = error as NodeJS.ErrnoException;
  return (
    (code !== undefined && PASSING.has(code)) ||
    /terminated|timeout|not queryable|ECONNREFUSED/i.test(message)
  );
}

const messageOf = (error: unknown): string => {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || code || `${error}`;
};

/** A URL as it may be printed. */
function nameOf(url: string): string {
  try {
    const parsed = new URL(url);
    if (parsed.password !== '') parsed.password = '***';
    return parsed.href;
  } catch {
    throw new StoreError('expected a URL like postgres://user:password@host:5432/database');
  }
}
