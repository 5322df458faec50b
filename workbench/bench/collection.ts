/**
 * Collections: `npm run bench:collection`. A million boards in a file and in a Postgres of our own: how fast they come
 * in, whether memory stays flat, how long a key and a filter take; boards made with one and two workers; the rate of
 * the queue alone with 1, 4 and 16 workers. `--only file`, `postgres`, `import`, `generate` or `queue` does one of
 * them, `--quick` a fiftieth of the boards. Times are wall times and say what a user waits for; beside them stands
 * processor time, because a busy machine must not decide.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEVELS } from '../../src/board/index.ts';
import {
  openStore,
  openToWrite,
  orderId,
  placeOrder,
  type Query,
  type Store,
  type StoredBoard,
  type WritableStore,
  work,
} from '../../src/collection/index.ts';
import { puzzles } from '../../src/puzzles/index.ts';
import { Postgres } from '../../test/postgres.ts';
import { readOptions } from './options.ts';
import { processorTime } from './processor-time.ts';

const options = readOptions(process.argv.slice(2));
const wanted = (part: string): boolean => part.includes(options.only);
const BOARDS = options.quick ? 20_000 : 1_000_000;
const BATCH = 500;
const MADE = options.quick ? 40 : 300;
const IMPORTED = options.quick ? 200 : 3000;
const JOBS = options.quick ? 300 : 3000;

const folder = mkdtempSync(join(tmpdir(), 'calcada-bench-'));
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;

/** Milliseconds that some work takes, elapsed and of the processor. */
async function timed<T>(task: () => Promise<T>): Promise<{ value: T; wall: number; cpu: number }> {
  const before = processorTime();
  const from = performance.now();
  const value = await task();
  return { value, wall: performance.now() - from, cpu: processorTime() - before };
}

/** A board that looks like any of 10x10, with a different key. */
function synthetic(at: number): StoredBoard {
  const hash = createHash('sha256').update(`${at}`).digest('hex');
  const rows = Array.from({ length: 10 }, (_, row) =>
    hash.slice(3 * row, 3 * row + 10).replaceAll(/[a-f4-9]/g, '.'),
  );
  return {
    key: hash.slice(0, 32),
    puzzle: puzzles[at % puzzles.length]!.id,
    // Rare properties are in the second half, which a reader of all lines reaches late.
    size: { rows: at > BOARDS / 2 && at % 1000 === 1 ? 9 : 10, columns: 10 },
    level: LEVELS[at % LEVELS.length]!,
    score: (at % 400) / 10,
    symmetry:
      at % 2 === 1 ? [] : at > BOARDS / 2 && at % 1000 === 2 ? ['half-turn', 'quarter-turn'] : ['half-turn'],
    tags: at % 1000 === 0 ? ['rare'] : at % 2 === 0 ? ['half'] : [],
    seed: at,
    board: { puzzle: puzzles[at % puzzles.length]!.id, rows },
    solution: rows,
  };
}

async function fill(store: WritableStore): Promise<void> {
  const memory: string[] = [];
  const { wall, cpu } = await timed(async () => {
    for (let from = 0; from < BOARDS; from += BATCH) {
      const added = await store.add(Array.from({ length: BATCH }, (_, at) => synthetic(from + at)));
      if (added.includes(false)) throw new Error('a board was there already');
      if ((from + BATCH) % (BOARDS / 5) === 0) memory.push(megabytes(process.memoryUsage().rss));
    }
  });
  say(`  in: ${rate(BOARDS, wall)} boards/s by the clock, ${rate(BOARDS, cpu)} a second of this processor`);
  say(`  memory after each fifth: ${memory.join(', ')}`);
}

const rate = (count: number, milliseconds: number): string => ((1000 * count) / milliseconds).toFixed(0);

async function ask(store: WritableStore): Promise<void> {
  const LOOKUPS = 1000;
  const lookups = await timed(async () => {
    for (let at = 0; at < LOOKUPS; at++) {
      const board = synthetic((at * 7919) % BOARDS);
      if ((await store.get(board.key))?.seed !== board.seed) throw new Error('a board was not found');
    }
  });
  say(
    `  by key: ${(lookups.wall / LOOKUPS).toFixed(3)} ms (processor ${(lookups.cpu / LOOKUPS).toFixed(3)} ms)`,
  );
  const again = await timed(() => store.add(Array.from({ length: BATCH }, (_, at) => synthetic(at))));
  say(`  add ${BATCH} duplicates: ${spent(again)}`);
}

const spent = ({ wall, cpu }: { readonly wall: number; readonly cpu: number }): string =>
  `${wall.toFixed(0)} ms (processor ${cpu.toFixed(0)} ms)`;

/** What a reading command asks, each with a separate store, as a command has: opening it counts. */
async function readAll(where: string): Promise<void> {
  const kind = { puzzle: puzzles[1]!.id, size: { rows: 10, columns: 10 }, level: LEVELS[1]! };
  const page = { limit: 100 };
  const asked: [string, (store: Store) => Promise<unknown>][] = [
    ['status: how many of each kind', (store) => store.tallies()],
    ['page: a kind', (store) => all(store, { ...kind, ...page })],
    ['page: a level', (store) => all(store, { level: LEVELS[2]!, ...page })],
    ['page: a size that few have', (store) => all(store, { size: { rows: 9, columns: 10 }, ...page })],
    ['page: scores from 39.9', (store) => all(store, { minScore: 39.9, ...page })],
    ['page: a symmetry that half have', (store) => all(store, { symmetry: 'half-turn', ...page })],
    ['page: a symmetry that few have', (store) => all(store, { symmetry: 'quarter-turn', ...page })],
    ['page: a rare tag', (store) => all(store, { tag: 'rare', ...page })],
    ['page: a tag that half have', (store) => all(store, { tag: 'half', ...page })],
    ['page: from the last tenth on', (store) => all(store, { offset: 0.9 * BOARDS, ...page })],
    ['sample: 10 of a kind', (store) => all(store, { ...kind, sample: 7, limit: 10 })],
    ['count: a kind', (store) => store.count(kind)],
    ['count: a symmetry', (store) => store.count({ symmetry: 'half-turn' })],
    ['count: scores from 39.5', (store) => store.count({ minScore: 39.5 })],
  ];
  for (const [name, question] of asked) {
    const asking = await timed(async () => {
      const store = await openStore(where);
      await question(store);
      await store.close();
    });
    say(`  ${name}: ${spent(asking)}`);
  }
  const out = join(folder, 'exported.jsonl');
  const exported = await command('export', '--store', where, '--out', out);
  say(`  export: ${spent(exported)}, ${megabytes(statSync(out).size)}`);
  rmSync(out);
}

async function all(store: Store, query: Query): Promise<number> {
  let found = 0;
  for await (const _ of store.boards(query)) found++;
  if (found === 0) throw new Error('nothing was found');
  return found;
}

async function manyBoards(name: string, where: string): Promise<void> {
  say(`${name}: ${BOARDS} boards`);
  const store = await openToWrite(where);
  await fill(store);
  await ask(store);
  await store.close();
  const again = await timed(() => openToWrite(where));
  say(`  open again: ${again.wall.toFixed(0)} ms (processor ${again.cpu.toFixed(0)} ms)`);
  await again.value.close();
  await readAll(where);
}

/** The command as it is shipped, in a separate process: elapsed milliseconds, and of the processor. */
async function command(...args: string[]): Promise<{ wall: number; cpu: number }> {
  const from = performance.now();
  const line = [process.execPath, join('dist', 'cli', 'main.js'), 'collection', ...args, '--quiet'];
  const child = spawn('bash', ['-c', 'TIMEFORMAT="%U %S"; time "$@"', 'bash', ...line], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let err = '';
  child.stderr.on('data', (text) => {
    err += text;
  });
  const code = await new Promise((resolve) => child.on('exit', resolve));
  if (code !== 0) throw new Error(`${args.join(' ')}: ${err}`);
  const [user = 0, system = 0] = err.trim().split('\n').at(-1)!.split(' ').map(Number);
  return { wall: performance.now() - from, cpu: 1000 * (user + system) };
}

const generate = (into: string, workers: number, count = MADE): Promise<{ wall: number; cpu: number }> =>
  command(
    ...['generate', puzzles[0]!.id, '--size', '10x10', '--seed', '1', '--count', `${count}`],
    ...['--workers', `${workers}`, '--into', join(folder, into)],
  );

async function boardsMade(): Promise<void> {
  say(`generate: ${MADE} boards of 10x10, any level; by the clock, and of the processor`);
  const best = new Map<number, number>();
  for (let round = 0; round < options.rounds; round++) {
    for (const workers of [1, 2]) {
      const { wall, cpu } = await generate(`${workers}-${round}.jsonl`, workers);
      best.set(workers, Math.min(best.get(workers) ?? wall, wall));
      const busy = (cpu / wall).toFixed(2);
      const load = loadavg()[0]!.toFixed(1);
      say(
        `  ${workers} workers: ${rate(MADE, wall)}/s, ${(cpu / MADE).toFixed(1)} ms a board, ${busy} cores (load ${load})`,
      );
    }
  }
  say(`  two workers, best of ${options.rounds}: ${(best.get(1)! / best.get(2)!).toFixed(2)} times one`);
}

async function boardsImported(): Promise<void> {
  await generate('source.jsonl', 2, IMPORTED);
  const from = join(folder, 'source.jsonl');
  for (const trust of [[], ['--unchecked']]) {
    const { wall, cpu } = await command(
      'import',
      from,
      ...trust,
      '--into',
      join(folder, `in${trust.length}.jsonl`),
    );
    const how = trust.length > 0 ? 'trusted' : 'checked and graded';
    say(
      `import, ${how}: ${rate(IMPORTED, wall)} boards/s by the clock, ${(cpu / IMPORTED).toFixed(2)} ms of the processor each`,
    );
  }
}

/** Jobs of one seed that make nothing: what is left is the queue. */
async function queueAlone(postgres: Postgres): Promise<void> {
  for (const workers of [1, 4, 16]) {
    const url = await postgres.database();
    const store = await openToWrite(url);
    const wish = { rows: 4, columns: 4, seed: 1 };
    const puzzle = puzzles[0]!.id;
    // Every seed fails, so ten times as many are tried.
    const count = JOBS / 10;
    await placeOrder(store, { id: orderId(puzzle, wish), puzzle, wish, timeLimit: 1000, count, next: 0 }, 1);
    await store.close();
    const { wall, cpu, value } = await timed(() =>
      work(url, {
        make: async () => ({ ok: false, because: 'level' }),
        workers,
        lease: 30_000,
        wait: false,
        signal: new AbortController().signal,
        onProgress: () => {},
      }),
    );
    say(
      `queue, ${workers} workers: ${rate(value.jobs, wall)} jobs/s by the clock, ${(cpu / value.jobs).toFixed(2)} ms of this processor each (${value.jobs} jobs)`,
    );
  }
}

const needsDatabase = ['postgres', 'queue'].some(wanted);
const postgres = needsDatabase ? await Postgres.find() : undefined;
try {
  if (wanted('file')) {
    const file = join(folder, 'boards.jsonl');
    await manyBoards('file', file);
    say(`  size: ${megabytes(statSync(file).size)}`);
    rmSync(file);
  }
  if (wanted('postgres') && postgres) await manyBoards('postgres', await postgres.database());
  if (wanted('queue') && postgres) await queueAlone(postgres);
  if (wanted('import')) await boardsImported();
  if (wanted('generate')) await boardsMade();
} finally {
  postgres?.end();
  rmSync(folder, { recursive: true });
}
