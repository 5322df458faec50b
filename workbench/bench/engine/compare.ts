import { runProgram } from '../../peers/program.ts';
import type { Sample } from '../../peers/sample.ts';
import { median } from '../median.ts';
import type { BenchOptions } from '../options.ts';
import { type Row, row } from '../row.ts';
import type { Rival } from './rivals.ts';
import type { BenchTask, Done } from './task.ts';

/** Warm means: run at least this often and for this many milliseconds; a long task is warm by itself. */
const WARM_UP = { runs: 3, least: 300, most: 2000 };

function inProcess(task: BenchTask): { readonly time: number; readonly done: Done } {
  const start = performance.now();
  const done = task.ours();
  return { time: performance.now() - start, done };
}

/** The same task in a separate process, Node's start included. */
async function wholeProcess(task: BenchTask): Promise<Sample> {
  const run = await runProgram(process.execPath, [process.argv[1]!, '--once', task.name], 600_000);
  return { whole: run.whole, answer: run.stdout.trim(), overLimit: run.overLimit };
}

const describe = (counters: Done['counters']): string =>
  Object.entries(counters ?? {})
    .map(([name, value]) => `${value} ${name}`)
    .join(', ');

/** Alternates ours and theirs, so that a slow minute of the machine falls on both. */
export async function compare(
  task: BenchTask,
  peers: readonly Rival[],
  { rounds, patience, limit }: BenchOptions,
): Promise<Row[]> {
  let { time, done } = inProcess(task);
  for (
    let spent = time, runs = 1;
    spent < WARM_UP.most && (runs < WARM_UP.runs || spent < WARM_UP.least);
    runs++
  ) {
    ({ time, done } = inProcess(task));
    spent += time;
  }

  const warm: number[] = [];
  const whole: number[] = [];
  const theirs = new Map<string, Sample[]>(peers.map((peer) => [peer.name, []]));
  const enough = performance.now() + patience;
  for (let round = 0; round < rounds && (round === 0 || performance.now() < enough); round++) {
    warm.push(inProcess(task).time);
    const own = await wholeProcess(task);
    whole.push(own.whole);
    for (const peer of peers) {
      const samples = theirs.get(peer.name)!;
      // A peer that reached the limit once is not run again.
      if (!peer.run || samples.some((sample) => sample.overLimit)) continue;
      const sample = await peer.run(limit);
      if (!sample.overLimit && sample.answer !== done.answer) {
        throw new Error(`${task.name}: we say ${done.answer}, ${peer.name} says ${sample.answer}`);
      }
      samples.push(sample);
    }
  }

  const remark = describe(done.counters);
  return peers.flatMap((peer) => {
    const samples = theirs.get(peer.name)!;
    if (samples.length === 0) {
      return [row(`${task.name}, whole`, median(whole), `${peer.name}: missing`, null, 'ms', { remark })];
    }
    const atLeast = samples.some((sample) => sample.overLimit);
    const owns = samples.map((sample) => sample.own).filter((own) => own !== undefined);
    const rows = [
      row(`${task.name}, whole`, median(whole), peer.name, median(samples.map((one) => one.whole)), 'ms', {
        atLeast,
      }),
    ];
    if (owns.length > 0) {
      rows.push(row(`${task.name}, warm`, median(warm), peer.name, median(owns), 'ms', { atLeast, remark }));
    }
    return rows;
  });
}
