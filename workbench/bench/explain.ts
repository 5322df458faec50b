/**
 * How long explanations take, in processor time when warm: `npm run bench:explain`. Whole paths of large boards, the
 * first hint on boards of 10x10, what all solutions of a very large board share, and paths right after a collection of
 * garbage.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Board, Level } from '../../src/board/index.ts';
import { generate } from '../../src/generate/index.ts';
import { type AnyPuzzle, puzzleById, puzzles } from '../../src/puzzles/index.ts';
import { deduce, explain, hint } from '../../src/reasoning/index.ts';
import { median } from './median.ts';
import { readOptions } from './options.ts';
import { processorTime } from './processor-time.ts';
import { DATA } from './puzzles/sets.ts';
import { asJson, asTable, type Row, row } from './row.ts';

interface Loaded {
  readonly puzzle: AnyPuzzle;
  readonly grid: unknown;
}

/** A path may take this long before it counts as not found, in milliseconds. */
const TIME_LIMIT = 120_000;
/** Rounds until a small board's path is explained by compiled code. */
const WARM_ROUNDS = 12;
/** Latin squares of 10x10 would take seconds. */
const SMALL_SIDES: ReadonlyMap<string, number> = new Map([
  ['futoshiki', 5],
  ['skyscrapers', 5],
]);

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const options = readOptions(process.argv.slice(2));
const wanted = (task: string): boolean => task.includes(options.only);
const told = (times: readonly number[], more = ''): { remark: string } => ({
  remark: `${times.length} boards, worst ${Math.max(...times).toPrecision(3)}${more}`,
});
const rows: Row[] = [];

for (const name of ['akari-25', 'bosnian-road-25', 'crazy-pavement-20', 'dual-clue-20']) {
  if (wanted(`path, ${name}`)) rows.push(pathRow(name, stored(name)));
}
if (wanted('path, mosaic-25')) rows.push(pathRow('mosaic-25', generated('mosaic', 25, 4)));
if (wanted('path, futoshiki-9')) rows.push(pathRow('futoshiki-9', generated('futoshiki', 9, 4)));
for (const name of ['akari-10', 'bosnian-road-10', 'crazy-pavement-10']) {
  if (wanted(`hints, ${name}`)) rows.push(hintRow(name, stored(name)));
}
for (const [id, name] of [
  ['dual-clue-cross-a-pix', 'dual-clue-10'],
  ['mosaic', 'mosaic-10'],
] as const) {
  if (wanted(`hints, ${name}`)) rows.push(hintRow(name, generated(id, 10, 4)));
}
if (wanted('deduce, akari-300')) rows.push(deduceRow());
for (const { id } of puzzles) if (wanted(`after a collection, ${id}`)) rows.push(collectedRow(id));
process.stdout.write(options.json ? asJson(rows) : asTable(rows));

function stored(name: string): Loaded[] {
  return readFileSync(join(DATA, `${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const json = JSON.parse(line);
      const puzzle = puzzleById(json.puzzle)!;
      const parsed = puzzle.fromJson(json);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
      return { puzzle, grid: parsed.grid };
    });
}

function generated(id: string, side: number, count: number, level?: Level): Loaded[] {
  const puzzle = puzzleById(id)!;
  return Array.from({ length: count }, (_, at) => {
    const made = generate(puzzle, { rows: side, columns: side, seed: at + 1, level });
    if (!made.ok) throw new Error(`${id} ${side}x${side}, seed ${at + 1}: ${made.because}`);
    return { puzzle, grid: made.grid };
  });
}

/**
 * Paths of four boards right after all garbage is collected, beside the same when warm: V8 forgets code whose objects
 * have gone, so a page that is asked now and then could begin cold each time.
 */
function collectedRow(id: string): Row {
  process.stderr.write(`after a collection, ${id} …\n`);
  const boards = generated(id, SMALL_SIDES.get(id) ?? 10, 4, 'normal');
  const paths = (): void => {
    for (const { puzzle, grid } of boards) explain(puzzle, grid);
  };
  for (let round = 0; round < WARM_ROUNDS; round++) paths();
  const rounds = Array.from({ length: options.rounds }, () => {
    const warm = timed(paths);
    collectGarbage();
    return { warm, after: timed(paths) };
  });
  const [warm, after] = (['warm', 'after'] as const).map((which) => median(rounds.map((one) => one[which])));
  return row(`after a collection, ${id}`, after!, 'warm', warm!, 'ms', { remark: '4 boards together' });
}

function timed(work: () => void): number {
  const from = processorTime();
  work();
  return processorTime() - from;
}

function pathRow(name: string, all: readonly Loaded[]): Row {
  const boards = options.quick ? all.slice(0, 1) : all;
  process.stderr.write(`path, ${name} …\n`);
  const first = boards[0]!;
  explain(first.puzzle, first.grid, { timeLimit: 2000 });
  let unfinished = 0;
  const times = boards.map(({ puzzle, grid }) =>
    timed(() => {
      const { complete } = explain(puzzle, grid, { timeLimit: TIME_LIMIT });
      if (!complete) unfinished++;
    }),
  );
  const more = unfinished > 0 ? `; ${unfinished} not in ${TIME_LIMIT / 1000} s` : '';
  return row(`path, ${name}`, median(times), '–', null, 'ms', told(times, more));
}

/** Hints at every tenth of the way to the solution. */
function hintRow(name: string, boards: readonly Loaded[]): Row {
  process.stderr.write(`hints, ${name} …\n`);
  const times: number[] = [];
  for (const warm of [true, false]) {
    for (const { puzzle, grid } of warm ? boards.slice(0, 1) : boards) {
      const { steps, start } = explain(puzzle, grid);
      let board: Board<string> = start;
      const every = Math.ceil(steps.length / 10);
      for (const [at, { facts }] of steps.entries()) {
        if (at % every === 0) {
          const time = timed(() => void hint(puzzle, grid, board));
          if (!warm) times.push(time);
        }
        board = board.knowing(facts);
      }
    }
  }
  return row(`hints, ${name}`, median(times), '–', null, 'ms', told(times));
}

/** Random black cells without numbers, a fifth of the board. */
function deduceRow(): Row {
  process.stderr.write('deduce, akari-300 …\n');
  const puzzle = puzzleById('akari')!;
  let seed = 1;
  const below = (limit: number): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * limit);
  };
  const lines = Array.from({ length: 300 }, () =>
    Array.from({ length: 300 }, () => (below(5) === 0 ? '#' : '.')).join(''),
  );
  const parsed = puzzle.parse(`${lines.join('\n')}\n`);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  let status = '';
  const time = timed(() => {
    const answer = deduce(puzzle, parsed.grid, { timeLimit: TIME_LIMIT });
    status = answer.status === 'common' ? `${answer.complete ? 'complete' : answer.because}` : answer.status;
  });
  return row('deduce, akari-300', time, '–', null, 'ms', { remark: status });
}
