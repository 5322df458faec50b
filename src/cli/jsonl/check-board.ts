import type { Statistics } from '../../engine/index.ts';
import type { AnyPuzzle } from '../../puzzles/index.ts';
import { type Check, type CheckOptions, check, checkAsync } from '../../reasoning/index.ts';
import { type Asked, answer, boardRows, cellNames } from '../answer.ts';
import { EXIT, type ExitCode, worse } from '../exit-code.ts';
import type { LabelingOption } from '../labeling-option.ts';
import type { Verdict } from './judge-line.ts';

export interface CheckQuestion {
  readonly asks: 'check';
  /** Milliseconds. */
  readonly timeLimit?: number;
  readonly labeling?: LabelingOption;
  /** A folder for certificates, which is there. */
  readonly prove?: string;
}

/** Tells whether there is exactly one solution. */
export async function checkBoard(
  board: Asked & { readonly index: number; readonly puzzle: AnyPuzzle; readonly grid: unknown },
  { timeLimit, labeling, prove }: CheckQuestion,
  from: number,
  signal: AbortSignal | undefined,
): Promise<Verdict> {
  const { puzzle, grid } = board;
  const options: CheckOptions = {
    clashTime: 0,
    ...(timeLimit === undefined ? {} : { timeLimit }),
    ...(labeling === undefined ? {} : { labeling }),
  };
  const checked = signal
    ? await checkAsync(puzzle, grid, { ...options, signal })
    : check(puzzle, grid, options);
  const found = {
    ...('solution' in checked && checked.solution ? { solution: boardRows(board, checked.solution) } : {}),
    ...(checked.status === 'several'
      ? {
          other: boardRows(board, checked.other),
          differences: cellNames(checked.differences, checked.solution),
        }
      : {}),
    ...(checked.status === 'unknown' ? { because: checked.because } : {}),
    ms: Math.round((performance.now() - from) * 1000) / 1000,
    statistics: counters(checked.statistics),
  };
  const { status } = checked;
  const exit = exitOf(checked);
  if (prove === undefined || status === 'unknown') return { verdict: answer(board, status, found), exit };
  const { proveInto } = await import('../prove-into.ts');
  const claim = { puzzle, grid, index: board.index, ...board.tags, status };
  const proved = await proveInto(prove, claim, from, timeLimit, signal);
  if ('unwritten' in proved) return { verdict: {}, exit: EXIT.output, unwritten: proved.unwritten };
  const { certificate } = proved;
  return {
    verdict: answer(board, status, { ...found, certificate }),
    exit: 'exit' in proved ? worse(exit, proved.exit) : exit,
  };
}

/** What is the same in every run: times are not. */
function counters({ time: _, ...rest }: Statistics): Omit<Statistics, 'time'> {
  return rest;
}

function exitOf({ status }: Check<string>): ExitCode {
  return status === 'unique' ? EXIT.asAsked : status === 'unknown' ? EXIT.limit : EXIT.no;
}
