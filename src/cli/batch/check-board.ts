import type { Statistics } from '../../engine/index.ts';
import type { AnyPuzzle } from '../../puzzles/index.ts';
import { type Check, type CheckOptions, check, checkAsync } from '../../reasoning/index.ts';
import type { LabelingOption } from '../program/labeling-option.ts';
import { type Asked, checkAnswer, msSince } from '../terminal/answer.ts';
import { EXIT, exitOf, worse } from '../terminal/exit-code.ts';
import type { LineVerdict } from './judge-line.ts';

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
): Promise<LineVerdict> {
  const { puzzle, grid } = board;
  const options: CheckOptions = {
    clashTime: 0,
    ...(timeLimit === undefined ? {} : { timeLimit }),
    ...(labeling === undefined ? {} : { labeling }),
  };
  const checked = quicklyChecked(board, options) ?? (await slowlyChecked(board, options, from, signal));
  const { status } = checked;
  const counted = { ...checked, statistics: counters(checked.statistics) };
  const verdict = checkAnswer(board, counted, msSince(from));
  const exit = exitOf(status, 'because' in checked ? checked.because : undefined);
  if (prove === undefined || status === 'unknown') return { verdict, exit };
  const { proveInto } = await import('../certificates/prove-into.ts');
  const claim = { puzzle, grid, index: board.index, ...board.tags, status, inputs: [board.name] };
  const proved = await proveInto(prove, claim, from, timeLimit, signal);
  if ('unwritten' in proved) return { verdict: {}, exit: EXIT.output, unwritten: proved.unwritten };
  const { certificate } = proved;
  return {
    verdict: { ...verdict, certificate },
    exit: 'exit' in proved ? worse(exit, proved.exit) : exit,
  };
}

/** Boards of more cells, or that need more conflicts, are checked in slices: what was answered before can be sent. */
const FEW_CELLS = 400;
const FEW_CONFLICTS = 200;

type ReadBoard = { readonly puzzle: AnyPuzzle; readonly grid: unknown };

/** The verdict on a board that takes no time worth the name; slices would take longer. */
function quicklyChecked({ puzzle, grid }: ReadBoard, options: CheckOptions): Check<string> | undefined {
  const { rows, columns } = puzzle.size(grid);
  if (options.labeling || rows * columns > FEW_CELLS) return undefined;
  const checked = check(puzzle, grid, { ...options, conflictLimit: FEW_CONFLICTS });
  return checked.status === 'unknown' && checked.because === 'conflicts' ? undefined : checked;
}

async function slowlyChecked(
  { puzzle, grid }: ReadBoard,
  { timeLimit, ...options }: CheckOptions,
  from: number,
  signal: AbortSignal | undefined,
): Promise<Check<string>> {
  const limits = {
    ...options,
    ...(timeLimit === undefined ? {} : { timeLimit: Math.max(0, timeLimit + from - performance.now()) }),
  };
  return signal ? checkAsync(puzzle, grid, { ...limits, signal }) : check(puzzle, grid, limits);
}

/** What is the same in every run: times are not. */
function counters({ time: _, ...rest }: Statistics): Omit<Statistics, 'time'> {
  return rest;
}
