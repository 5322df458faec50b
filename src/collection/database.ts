import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { optionalPackage } from './optional-package.ts';
import { SCHEMA } from './postgres-schema.ts';
import { StoreError } from './store.ts';

/** How long a database that went away is waited for, in milliseconds. */
const PATIENCE = 600_000;
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5000;

/** Two programs that make the tables at the same moment take turns by this number. */
const MAKING_TABLES = 0x63616c63;

/** A database that may go away for a while: what failed for that reason is asked again. Ask only what may be asked twice. */
export class Database {
  readonly pool: Pool;
  /** The URL without its password. */
  readonly name: string;
  /** Whoever waits with us is told that we wait, and when it is over. */
  onWait: (waiting: boolean) => void = () => {};
  /** How often something was asked again. */
  retries = 0;
  #closed = false;

  private constructor(pool: Pool, name: string) {
    this.pool = pool;
    this.name = name;
  }

  /** Connects, and makes the tables where they are missing. A database that cannot be reached now is an error. */
  static async open(url: string, connections = 4): Promise<Database> {
    const { default: pg } = await optionalPackage('pg', () => import('pg'));
    const pool = new pg.Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: 10_000,
      // A program that hangs in the middle of a change must not hold up the others.
      idle_in_transaction_session_timeout: 10_000,
    });
    // A connection that breaks while nobody uses it is replaced when it is needed.
    pool.on('error', () => {});
    // And one that breaks while it is used fails the question that it was used for.
    pool.on('connect', (client) => void client.on('error', () => {}));
    const name = nameOf(url);
    try {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [MAKING_TABLES]);
        for (const statement of SCHEMA) await client.query(statement);
        await client.query('select pg_advisory_unlock($1)', [MAKING_TABLES]);
      } finally {
        client.release();
      }
    } catch (error) {
      await pool.end();
      throw new StoreError(`cannot open ${name}: ${messageOf(error)}`);
    }
    return new Database(pool, name);
  }

  async rows<R extends QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<R[]> {
    return (await this.#patiently(() => this.pool.query<R>(text, [...values]))).rows;
  }

  /** How many rows were changed. */
  async change(text: string, values: readonly unknown[] = []): Promise<number> {
    return (await this.#patiently(() => this.pool.query(text, [...values]))).rowCount ?? 0;
  }

  /** Everything that `ask` does, or nothing. */
  async transaction<T>(ask: (client: PoolClient) => Promise<T>): Promise<T> {
    return this.#patiently(async () => {
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

  async #patiently<T>(ask: () => Promise<T>): Promise<T> {
    const until = performance.now() + PATIENCE;
    let waited = false;
    for (let pause = FIRST_PAUSE; ; pause = Math.min(LONGEST_PAUSE, pause * 2)) {
      try {
        const answer = await ask();
        if (waited) this.onWait(false);
        return answer;
      } catch (error) {
        if (!isPassing(error) || this.#closed || performance.now() > until) throw error;
        this.retries++;
        if (!waited) this.onWait(true);
        waited = true;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }
}

/** What a restart, a failover or two writers in each other's way cause; by Postgres's codes, or the network's. */
const PASSING = new Set([
  ...['57P01', '57P02', '57P03', '25P03', '40001', '40P01', '53300', '08000', '08003', '08006', '08001'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENOENT'],
]);

/** Whether asking again later may help. */
function isPassing(error: unknown): boolean {
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
