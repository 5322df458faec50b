import type { Board } from '../../board/index.ts';
import type { Statistics } from '../../engine/index.ts';
import { rowsOfBoard } from '../../puzzles/kit/board-rows.ts';
import { type Check, type CheckOptions, check, checkAsync } from '../../reasoning/index.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Input } from '../input.ts';
import type { LabelingOption } from '../labeling-option.ts';
import type { Verdict } from './verdict.ts';

export interface CheckQuestion {
  readonly asks: 'check';
  /** Milliseconds. */
  readonly timeLimit?: number;
  readonly labeling?: LabelingOption;
}

/** Tells whether there is exactly one solution. */
export async function checkBoard(
  { puzzle, grid }: Pick<Input, 'puzzle' | 'grid'>,
  { timeLimit, labeling }: CheckQuestion,
  from: number,
  signal: AbortSignal | undefined,
): Promise<Verdict> {
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
  return {
    verdict: {
      status: checked.status,
      ...('solution' in checked && checked.solution ? { solution: rows(checked.solution) } : {}),
      ...('other' in checked ? { other: rows(checked.other) } : {}),
      ms: Math.round((performance.now() - from) * 1000) / 1000,
      statistics: counters(checked.statistics),
    },
    exit: exitOf(checked),
  };
}

/** What is the same in every run: times are not. */
function counters({ time: _, ...rest }: Statistics): Omit<Statistics, 'time'> {
  return rest;
}

function exitOf({ status }: Check<string>): ExitCode {
  return status === 'unique' ? EXIT.asAsked : status === 'unknown' ? EXIT.limit : EXIT.no;
}
