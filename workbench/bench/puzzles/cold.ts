import { runProgram } from '../../peers/program.ts';
import { median } from '../median.ts';
import type { BenchOptions } from '../options.ts';
import { processorTime } from '../processor-time.ts';
import { judge } from './ours.ts';
import { type BoardSet, boardsOf, sets } from './sets.ts';

/** The number of new processes that run a set. */
const PROCESSES = 3;

/** What each board of a set takes in the first pass of this process, in milliseconds. */
export function coldPass(options: BenchOptions): number[] {
  const set = sets.find(({ name }) => name === options.once);
  if (!set) throw new Error(`no set is named ${options.once}`);
  return boardsOf(set, options).map((board) => {
    const start = processorTime();
    judge(board, set.goal);
    return processorTime() - start;
  });
}

/** The same in new processes: for each board the median, without Node's start. */
export async function coldTimes(set: BoardSet, { quick, data }: BenchOptions): Promise<number[]> {
  const flags = ['--once', set.name, ...(quick ? ['--quick'] : []), ...(data ? ['--data', data] : [])];
  const passes: number[][] = [];
  while (passes.length < PROCESSES) {
    const run = await runProgram(process.execPath, [process.argv[1]!, ...flags], 600_000);
    passes.push(JSON.parse(run.stdout) as number[]);
  }
  return passes[0]!.map((_, at) => median(passes.map((pass) => pass[at]!)));
}
