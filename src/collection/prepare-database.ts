import type { PoolClient } from 'pg';
import { COLUMNS, MIGRATIONS, VERSION } from './postgres-schema.ts';
import { StoreError } from './store.ts';

/** Two programs that make the tables at the same moment take turns by this number. */
const MAKING_TABLES = 0x63616c63;
/** Postgres's code for a missing permission. */
const FORBIDDEN = '42501';

/**
 * Makes sure that the tables are of this version: creates them, or brings them up to date. A role that
 * may only read can work with up-to-date tables.
 */
export async function prepareDatabase(client: PoolClient): Promise<void> {
  const version = await versionOf(client);
  if (version > VERSION)
    throw new StoreError(
      `its tables are of version ${version}, and this program knows ${VERSION}; use a newer calcada`,
    );
  if (version < VERSION) await migrate(client);
  // A table that was written anew is read slowly until Postgres has looked through it; it may not be ours to ask.
  if (version > 0 && version < VERSION) await client.query('vacuum (analyze) calcada.boards').catch(() => {});
  const there = await columnsOf(client);
  const missing = Object.entries(COLUMNS).flatMap(([table, columns]) =>
    columns
      .filter((column) => !there.has(`${table}.${column}`))
      .map((column) => `calcada.${table}.${column}`),
  );
  if (missing.length > 0)
    throw new StoreError(
      `its tables lack ${missing.join(', ')}, which a database of version ${VERSION} has; restore a backup`,
    );
}

/** 0 if there are no tables. */
async function versionOf(client: PoolClient): Promise<number> {
  if (!(await columnsOf(client)).has('versions.number')) return 0;
  try {
    const { rows } = await client.query<{ version: number | null }>(
      'select max(number) as version from calcada.versions',
    );
    return rows[0]?.version ?? 0;
  } catch (error) {
    if ((error as { code?: string }).code !== FORBIDDEN) throw error;
    throw new StoreError(
      'this role may not read the tables; grant it usage on the schema calcada, and select on all tables in it',
    );
  }
}

async function migrate(client: PoolClient): Promise<void> {
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [MAKING_TABLES]);
    await client.query('create schema if not exists calcada');
    await client.query(
      'create table if not exists calcada.versions (number integer primary key, since timestamptz not null default now())',
    );
    // Another program may have done it while we waited.
    for (let version = await versionOf(client); version < VERSION; version++) {
      for (const statement of MIGRATIONS[version]!) await client.query(statement);
      await client.query('insert into calcada.versions (number) values ($1)', [version + 1]);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    if ((error as { code?: string }).code !== FORBIDDEN) throw error;
    throw new StoreError(
      'its tables are missing or old, and this role may not make them; run `calcada collection status` once with a role that may',
    );
  }
}

/** Every column of our tables, as `table.column`; any role may ask that. */
async function columnsOf(client: PoolClient): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select relname || '.' || attname as name from pg_attribute
     join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace
     where nspname = 'calcada' and relkind in ('r', 'p') and attnum > 0 and not attisdropped`,
  );
  return new Set(rows.map(({ name }) => name));
}
