import type { Board } from '../../board/index.ts';
import type { Statistics } from '../../engine/index.ts';
import { read } from '../../formats/index.ts';
import { rowsOfBoard } from '../../puzzles/kit/board-rows.ts';
import { type Check, type CheckOptions, check, checkAsync } from '../../reasoning/index.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { MAX_BYTES, problemLine } from '../input.ts';
import type { LabelingOption } from '../labeling-option.ts';

/** One line to be judged; can be sent to another thread. */
export interface Job {
  readonly index: number;
  /** The file, and the line in it. */
  readonly name: string;
  readonly number: number;
  /** Undefined: the line was too long to be kept. */
  readonly text: string | undefined;
  /** Milliseconds. */
  readonly timeLimit?: number;
  readonly labeling?: LabelingOption;
}

export interface Judged {
  readonly index: number;
  readonly line: string;
  readonly exit: ExitCode;
}

/** Reads and checks the board of a line. Whatever goes wrong becomes the verdict on this line, and of no other. */
export async function judgeLine(job: Job, signal?: AbortSignal): Promise<Judged> {
  try {
    return await judge(job, signal);
  } catch (error) {
    return failed(job, [`${error}`]);
  }
}

async function judge(job: Job, signal: AbortSignal | undefined): Promise<Judged> {
  const from = performance.now();
  const { index, text, timeLimit, labeling } = job;
  if (text === undefined) return failed(job, [`the line is longer than ${MAX_BYTES} bytes`]);
  const input = read(text);
  if (!input.ok) {
    const found = input.problems.map((problem) => problemLine(job.name, { ...problem, line: job.number }));
    return failed(job, found);
  }
  const { puzzle, grid } = input;
  const options: CheckOptions = {
    clashTime: 0,
    ...(timeLimit === undefined ? {} : { timeLimit }),
    ...(labeling === undefined ? {} : { labeling }),
  };
  // Where nobody can interrupt, nobody needs to be listened to.
  const checked = signal
    ? await checkAsync(puzzle, grid, { ...options, signal })
    : check(puzzle, grid, options);
  const rows = (board: Board<string>): string[] => rowsOfBoard(puzzle, grid, board);
  const line = JSON.stringify({
    index,
    status: checked.status,
    ...('solution' in checked && checked.solution ? { solution: rows(checked.solution) } : {}),
    ...('other' in checked ? { other: rows(checked.other) } : {}),
    ms: Math.round((performance.now() - from) * 1000) / 1000,
    statistics: counters(checked.statistics),
  });
  return { index, line, exit: exitOf(checked) };
}

/** A line that holds no board that can be judged. */
export const failed = ({ index }: Job, problems: readonly string[]): Judged => ({
  index,
  line: JSON.stringify({ index, error: problems.join('\n') }),
  exit: EXIT.badPuzzle,
});

/** What is the same in every run: times are not. */
function counters({ time: _, ...rest }: Statistics): Omit<Statistics, 'time'> {
  return rest;
}

function exitOf({ status }: Check<string>): ExitCode {
  return status === 'unique' ? EXIT.asAsked : status === 'unknown' ? EXIT.limit : EXIT.no;
}
