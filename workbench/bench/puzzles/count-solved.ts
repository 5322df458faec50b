import type { BenchOptions } from '../options.ts';
import { processorTime } from '../processor-time.ts';
import { type Row, row } from '../row.ts';
import { contendersBeside } from './contenders.ts';
import { judge } from './ours.ts';
import { type BoardSet, boardsOf } from './sets.ts';

/** A peer that has solved none of this many boards skips the rest. */
const PATIENCE = 2;

/** How many boards of a set are solved within the limit, each once, by us and by every peer that is installed. */
export async function countSolved(set: BoardSet, options: BenchOptions): Promise<Row[]> {
  const { limit } = options;
  const boards = boardsOf(set, options);
  const task = `${set.name}, boards solved in ${limit / 1000} s of ${boards.length}`;
  const from = processorTime();
  const ours = boards.filter((board) => judge(board, 'any', limit).status === 'solved').length;
  const remark = `${((processorTime() - from) / 1000).toPrecision(3)} s of processor time of ours`;
  const rows: Row[] = [];
  for (const { name, run } of contendersBeside(options)) {
    let theirs = 0;
    for (const [at, board] of boards.entries()) {
      if (!run || (at === PATIENCE && theirs === 0)) break;
      const { overLimit, answer } = await run(board, 1, limit);
      if (!overLimit && answer === '1') theirs++;
    }
    rows.push({
      ...row(task, ours, run ? name : `${name}: missing`, null, 'boards', { remark }),
      theirs: run ? theirs : null,
    });
  }
  return rows;
}
