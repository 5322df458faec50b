import { join } from 'node:path';
import type { BoardJson } from '../../peers/instance.ts';
import { runProgram } from '../../peers/program.ts';
import type { Sample } from '../../peers/sample.ts';
import { median } from '../median.ts';
import type { BenchOptions } from '../options.ts';
import { processorTime } from '../processor-time.ts';
import { type Row, row } from '../row.ts';
import { coldTimes } from './cold.ts';
import { contendersBeside } from './contenders.ts';
import { judge } from './ours.ts';
import { type BoardSet, boardsOf } from './sets.ts';

/** The command as it is published. */
const CALCADA = join('dist', 'cli', 'main.js');
/** Warm means: every board of the set has been done for this long before the clock runs. */
const WARM_UP = 2000;
/** Once a peer has reached the limit on this many boards of a set, it skips the rest of the set. */
const LIMITS_BEFORE_SKIPPING = 2;

interface Timed {
  readonly board: BoardJson;
  readonly cold: number;
  readonly warm: number[];
  readonly whole: number[];
  readonly theirs: Map<string, Sample[]>;
  conflicts: number;
}

/** A warm call is the median of this many in a row, or of fewer that take this long together, in milliseconds. */
const CALLS = 5;
const CALLS_TIME = 50;

function warmRuns(board: BoardJson, set: BoardSet): { readonly time: number; readonly conflicts: number } {
  const times: number[] = [];
  const until = performance.now() + CALLS_TIME;
  for (;;) {
    const { time, conflicts } = warmRun(board, set);
    times.push(time);
    if (times.length === CALLS || performance.now() > until) return { time: median(times), conflicts };
  }
}

function warmRun(board: BoardJson, set: BoardSet): { readonly time: number; readonly conflicts: number } {
  const start = processorTime();
  const { status, conflicts } = judge(board, set.goal);
  const time = processorTime() - start;
  const expected = set.goal === 'unique' ? 'unique' : 'solved';
  if (status !== expected) throw new Error(`${set.name}: ${status} where ${expected} was expected`);
  return { time, conflicts };
}

/** The same board given to the command, in a separate process with Node's start included. */
async function wholeRun(board: BoardJson, set: BoardSet): Promise<number> {
  const command = set.goal === 'unique' ? 'check' : 'solve';
  const args = [CALCADA, command, '--json', '-'];
  const run = await runProgram(process.execPath, args, 600_000, JSON.stringify(board));
  if (run.stdout === '')
    throw new Error(`${set.name}: the command said nothing; has the package been built?`);
  return run.whole;
}

const short = (value: number): string => value.toPrecision(3);

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;
const most = (values: readonly number[]): number => Math.max(...values);

/**
 * Alternates ours and theirs board by board; a figure of a set is the sum over its boards of the median over rounds.
 */
export async function compareSet(set: BoardSet, options: BenchOptions): Promise<Row[]> {
  const { rounds, patience, limit } = options;
  const contenders = contendersBeside(options);
  const chosen = boardsOf(set, options);
  const cold = await coldTimes(set, options);
  const until = performance.now() + WARM_UP;
  do for (const board of chosen) warmRun(board, set);
  while (performance.now() < until);

  const wanted = set.goal === 'unique' ? 2 : 1;
  const givenUp = new Map<string, number>();
  const timed: Timed[] = chosen.map((board, at) => ({
    board,
    cold: cold[at]!,
    warm: [],
    whole: [],
    theirs: new Map(),
    conflicts: 0,
  }));
  const enough = performance.now() + patience;
  for (let round = 0; round < rounds && (round === 0 || performance.now() < enough); round++) {
    for (const one of timed) {
      const { time, conflicts } = warmRuns(one.board, set);
      one.warm.push(time);
      one.conflicts = conflicts;
      one.whole.push(await wholeRun(one.board, set));
      for (const peer of contenders) {
        const samples = one.theirs.get(peer.name) ?? [];
        const spared =
          (givenUp.get(peer.name) ?? 0) >= LIMITS_BEFORE_SKIPPING ||
          samples.some((sample) => sample.overLimit);
        if (!peer.run || spared || !peer.knows(one.board)) continue;
        const sample = await peer.run(one.board, wanted, limit);
        if (sample.overLimit) givenUp.set(peer.name, (givenUp.get(peer.name) ?? 0) + 1);
        else if (sample.answer !== '1') {
          throw new Error(`${set.name}: one solution by us, ${sample.answer} by ${peer.name}`);
        }
        one.theirs.set(peer.name, [...samples, sample]);
      }
    }
  }
  return contenders
    .filter(({ knows }) => timed.some(({ board }) => knows(board)))
    .flatMap((peer) => rowsFor(set, peer.name, timed, peer.run !== undefined));
}

function rowsFor(set: BoardSet, peer: string, timed: readonly Timed[], installed: boolean): Row[] {
  // Only boards that the peer was given count, on both sides.
  const both = timed.filter((one) => (one.theirs.get(peer) ?? []).length > 0);
  const goal = set.goal === 'unique' ? 'solve and prove unique' : 'any solution';
  if (!installed || both.length === 0) {
    const all = sum(timed.map((one) => median(one.warm)));
    return [row(`${set.name}, ${goal}, warm`, all, `${peer}: missing`, null, 'ms')];
  }
  const samples = both.map((one) => one.theirs.get(peer)!);
  const atLeast = samples.some((list) => list.some((sample) => sample.overLimit));
  const theirWhole = sum(samples.map((list) => median(list.map((sample) => sample.whole))));
  const own = samples.map((list) => median(list.map((sample) => sample.own ?? sample.whole)));
  const warmOf = both.map((one) => median(one.warm));
  const ratios = own.map((time, at) => time / warmOf[at]!);
  const boards = `${both.length} of ${timed.length} boards`;
  const remark = `${boards}, ${sum(both.map((one) => one.conflicts))} conflicts of ours`;
  const warm = sum(warmOf);
  const theirOwn = sum(own);
  const besides = (of: (times: readonly number[]) => number): string =>
    `${short(of(warmOf))} beside ${short(of(own))}`;
  return [
    row(
      `${set.name}, ${goal}, whole process each`,
      sum(both.map((one) => median(one.whole))),
      peer,
      theirWhole,
      'ms',
      { atLeast },
    ),
    row(`${set.name}, ${goal}, warm beside whole process`, warm, peer, theirWhole, 'ms', { atLeast, remark }),
    row(`${set.name}, ${goal}, warm beside solver time`, warm, peer, theirOwn, 'ms', {
      atLeast,
      remark: `of a board: median ratio ${short(median(ratios))}, mean ${besides(mean)}, slowest ${besides(most)}`,
    }),
    row(
      `${set.name}, ${goal}, cold beside solver time`,
      sum(both.map(({ cold }) => cold)),
      peer,
      theirOwn,
      'ms',
      {
        atLeast,
      },
    ),
  ];
}
