/**
 * The tables, made when a database is first opened. What changes them later is added at the end of the list, and must
 * do no harm where it has been done before.
 */
export const SCHEMA: readonly string[] = [
  'create schema if not exists calcada',
  'create sequence if not exists calcada.numbers',
  `create table if not exists calcada.boards (
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
  'create index if not exists boards_kind on calcada.boards (puzzle, columns, rows, level, number)',
  'create index if not exists boards_tags on calcada.boards using gin (tags)',
  'create index if not exists boards_order on calcada.boards (order_id) where order_id is not null',
  `create table if not exists calcada.orders (
    id text primary key,
    number bigint generated always as identity,
    puzzle text not null,
    wish json not null,
    time_limit double precision not null,
    count bigint not null,
    next bigint not null
  )`,
  `create table if not exists calcada.ranges (
    order_id text not null references calcada.orders on delete cascade,
    first bigint not null,
    count integer not null,
    done boolean not null default false,
    deaths integer not null default 0,
    primary key (order_id, first)
  )`,
  'create index if not exists ranges_open on calcada.ranges (order_id) where not done',
  `create table if not exists calcada.workers (
    pool text primary key,
    host text not null,
    seen timestamptz not null default now()
  )`,
];
