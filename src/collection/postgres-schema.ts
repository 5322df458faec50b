/** What `toLine` writes, made from the columns of version 1. */
const LINE_OF_VERSION_1 = `'{"key":"' || key || '","puzzle":' || to_json(puzzle) || ',"size":"' || columns || 'x' || rows
  || '","level":"' || level || '","score":' || to_json(score) || ',"symmetry":' || array_to_json(symmetry)
  || ',"tags":' || array_to_json(tags) || coalesce(',"seed":' || seed, '') || coalesce(',"order":' || to_json(order_id), '')
  || left(substr(board::text, length('{"puzzle":""') + length(puzzle) + 1), -1) || ',"solution":' || solution || '}'`;

/**
 * The tables: each list of statements leads from a version to the next, and the first from nothing. Never change a list
 * that was released; add another at the end.
 */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    'create sequence calcada.numbers',
    `create table calcada.boards (
      number bigint primary key,
      key text not null unique,
      puzzle text not null,
      columns integer not null,
      rows integer not null,
      level text not null,
      score double precision not null,
      symmetry text[] not null,
      tags text[] not null,
      seed bigint,
      order_id text,
      board json not null,
      solution json not null
    )`,
    'create index boards_kind on calcada.boards (puzzle, columns, rows, level, number)',
    'create index boards_tags on calcada.boards using gin (tags)',
    // What filters ask for, so that no board need be read; and an order's boards by their numbers.
    'create index boards_facts on calcada.boards (number) include (puzzle, columns, rows, level, score, symmetry, key)',
    'create index boards_symmetry on calcada.boards using gin (symmetry)',
    'create index boards_of_order on calcada.boards (order_id, number) where order_id is not null',
    // The size of the jobs of an order, and its state; an order of `generate` is direct.
    `create table calcada.orders (
      id text primary key,
      number bigint generated always as identity,
      puzzle text not null,
      wish json not null,
      time_limit double precision not null,
      count bigint not null,
      next bigint not null,
      range integer not null default 20,
      state text not null default 'direct'
    )`,
    `create table calcada.ranges (
      order_id text not null references calcada.orders on delete cascade,
      first bigint not null,
      count integer not null,
      done boolean not null default false,
      deaths integer not null default 0,
      careful boolean not null default false,
      primary key (order_id, first)
    )`,
    'create index ranges_open on calcada.ranges (order_id) where not done',
    `create table calcada.workers (
      pool text primary key,
      host text not null,
      seen timestamptz not null default now(),
      lease double precision not null default 30000
    )`,
  ],
  // A board is the line that `toLine` writes; the other columns are what filters ask for. An expression reads the row
  // as it was, so the table is written once.
  [
    `alter table calcada.boards
      alter column board type text using ${LINE_OF_VERSION_1},
      alter column solution drop not null,
      alter column solution type text using null`,
    'alter table calcada.boards rename column board to line',
    'alter table calcada.boards drop column solution',
    'create index boards_size on calcada.boards (columns, rows, number)',
  ],
];

/** The version of the tables that this program works with. */
export const VERSION = MIGRATIONS.length;

/** The columns that the tables have in that version. */
export const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  boards: [
    ...['number', 'key', 'puzzle', 'columns', 'rows', 'level', 'score', 'symmetry', 'tags', 'seed'],
    ...['order_id', 'line'],
  ],
  orders: ['id', 'number', 'puzzle', 'wish', 'time_limit', 'count', 'next', 'range', 'state'],
  ranges: ['order_id', 'first', 'count', 'done', 'deaths', 'careful'],
  workers: ['pool', 'host', 'seen', 'lease'],
};
