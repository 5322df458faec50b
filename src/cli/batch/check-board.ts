import type { Statistics } from '../../engine/index.ts';
import type { AnyPuzzle } from '../../puzzles/index.ts';
import { type Check, type CheckOptions, check, checkAsync } from '../../reasoning/index.ts';
import type { ProvedInto } from '../certificates/prove-into.ts';
import type { LabelingOption } from '../program/labeling-option.ts';
import { type Asked, checkAnswer, msSince } from '../terminal/answer.ts';
import { EXIT, exitOf, worse } from '../terminal/exit-code.ts';
import type { LineVerdict } from './judge-line.ts';

export interface CheckQuestion {
  readonly asks: 'check';
  /** Milliseconds. */
  readonly timeLimit?: number | undefined;
  readonly labeling?: LabelingOption | undefined;
  /** A folder for certificates, which is there. */
  readonly prove?: string | undefined;
}

type CheckedBoard = Asked & {
  readonly index: number;
  readonly puzzle: AnyPuzzle;
  readonly grid: unknown;
};

/** Tells whether there is exactly one solution. */
export async function checkBoard(
  board: CheckedBoard,
  { timeLimit, labeling, prove }: CheckQuestion,
  from: number,
  signal: AbortSignal | undefined,
): Promise<LineVerdict> {
  const { puzzle, grid } = board;
  const claim = { puzzle, grid, index: board.index, ...board.tags, inputs: [board.name] };
  if (prove !== undefined && labeling === undefined) {
    // The search that answers is the one that is proved.
    const { checkAndCertify } = await import('../../prove/index.ts');
    const { writeInto } = await import('../certificates/prove-into.ts');
    const left = timeLimit === undefined ? undefined : Math.max(0, timeLimit + from - performance.now());
    const limits = { timeLimit: left, signal };
    const { checked, certified } = await checkAndCertify(puzzle, grid, 'pb', limits);
    return withProof(answered(board, checked, from), () => writeInto(prove, claim, certified));
  }
  const options: CheckOptions = { clashTime: 0, timeLimit, labeling };
  const checked = quicklyChecked(board, options) ?? (await slowlyChecked(board, options, from, signal));
  const found = answered(board, checked, from);
  if (prove === undefined || checked.status === 'unknown') return found;
  const { proveInto } = await import('../certificates/prove-into.ts');
  const { status } = checked;
  return withProof(found, () => proveInto(prove, { ...claim, status }, from, timeLimit, signal));
}

function answered(board: CheckedBoard, checked: Check<string>, from: number): LineVerdict {
  const counted = { ...checked, statistics: counters(checked.statistics) };
  return {
    verdict: checkAnswer(board, counted, msSince(from)),
    exit: exitOf(checked.status, 'because' in checked ? checked.because : undefined),
  };
}

/** The verdict with the files of its certificate, or with why it has none; a limit leaves nothing to prove. */
async function withProof(
  found: LineVerdict,
  prove: () => ProvedInto | Promise<ProvedInto>,
): Promise<LineVerdict> {
  if (found.verdict['status'] === 'unknown') return found;
  const proved = await prove();
  if ('unwritten' in proved) return { verdict: {}, exit: EXIT.output, unwritten: proved.unwritten };
  const { certificate } = proved;
  const exit = 'exit' in proved ? worse(found.exit, proved.exit) : found.exit;
  return { verdict: { ...found.verdict, certificate }, exit };
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
  const left = timeLimit === undefined ? undefined : Math.max(0, timeLimit + from - performance.now());
  const limits = { ...options, timeLimit: left };
  return signal ? checkAsync(puzzle, grid, { ...limits, signal }) : check(puzzle, grid, limits);
}

/** What is the same in every run: times are not. */
function counters({ time: _, ...rest }: Statistics): Omit<Statistics, 'time'> {
  return rest;
}
