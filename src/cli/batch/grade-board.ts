import type { AnyPuzzle } from '../../puzzles/index.ts';
import { explain, explainAsync } from '../../reasoning/index.ts';
import { type Asked, type GradeSpeech, gradeAnswer, pathStatus } from '../terminal/answer.ts';
import { exitOf } from '../terminal/exit-code.ts';
import type { LineVerdict } from './judge-line.ts';

export interface GradeQuestion extends GradeSpeech {
  readonly asks: 'grade';
  /** Milliseconds. */
  readonly timeLimit?: number | undefined;
}

/** Tells how hard a board is for a person. */
export async function gradeBoard(
  board: Asked & { readonly puzzle: AnyPuzzle; readonly grid: unknown },
  question: GradeQuestion,
  signal: AbortSignal | undefined,
): Promise<LineVerdict> {
  const { puzzle, grid } = board;
  const { timeLimit } = question;
  // Without a signal there is no interruption to check for.
  const path = signal
    ? await explainAsync(puzzle, grid, { timeLimit, signal })
    : explain(puzzle, grid, { timeLimit });
  return {
    verdict: gradeAnswer(board, path, question),
    exit: exitOf(pathStatus(path, 'graded'), path.because),
  };
}
