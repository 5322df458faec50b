import { explain, explainAsync } from '../../reasoning/index.ts';
import { exitOfPath } from '../exit-code.ts';
import { type GradeSpeech, gradeJson } from '../grade-json.ts';
import type { Input } from '../input.ts';
import type { Verdict } from './verdict.ts';

export interface GradeQuestion extends GradeSpeech {
  readonly asks: 'grade';
  /** Milliseconds. */
  readonly timeLimit?: number;
}

/** Tells how hard a board is for a person. */
export async function gradeBoard(
  { puzzle, grid }: Pick<Input, 'puzzle' | 'grid'>,
  question: GradeQuestion,
  signal: AbortSignal | undefined,
): Promise<Verdict> {
  const { timeLimit } = question;
  const options = timeLimit === undefined ? {} : { timeLimit };
  // Where nobody can interrupt, nobody needs to be listened to.
  const path = signal
    ? await explainAsync(puzzle, grid, { ...options, signal })
    : explain(puzzle, grid, options);
  return { verdict: gradeJson(path, question), exit: exitOfPath(path) };
}
