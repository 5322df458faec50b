import { read } from '../../formats/index.ts';
import { type Problem, sayProblem } from '../../puzzles/index.ts';
import { type Asked, errorAnswer } from '../answer.ts';
import { MAX_BYTES } from '../bounded-read.ts';
import type { Unwritten } from '../errors.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { type CheckQuestion, checkBoard } from './check-board.ts';
import { type GradeQuestion, gradeBoard } from './grade-board.ts';

/** What is asked about every line. */
export type Question = CheckQuestion | GradeQuestion;

/** One line to be judged; can be sent to another thread. */
export interface Job {
  readonly index: number;
  /** The file, and the line in it. */
  readonly name: string;
  readonly number: number;
  /** Undefined: the line was too long to be kept. */
  readonly text: string | undefined;
  readonly question: Question;
}

/** What is printed about a board, and what it means for the shell. */
export interface Verdict {
  readonly verdict: Readonly<Record<string, unknown>>;
  readonly exit: ExitCode;
  /** A file beside the answer could not be written: the command ends. */
  readonly unwritten?: Unwritten;
}

export interface Judged extends Omit<Verdict, 'verdict'> {
  readonly index: number;
  readonly line: string;
}

/** Reads and judges the board of a line. Whatever goes wrong becomes the verdict on this line, and of no other. */
export async function judgeLine(job: Job, signal?: AbortSignal): Promise<Judged> {
  try {
    return await judge(job, signal);
  } catch (error) {
    return failed(job, [`internal error: ${(error as Error).message}`]);
  }
}

async function judge(job: Job, signal: AbortSignal | undefined): Promise<Judged> {
  const { index, text, question } = job;
  if (text === undefined) return failed(job, [`expected at most ${MAX_BYTES} bytes in a line, got more`]);
  const from = performance.now();
  const input = read(text);
  if (!input.ok) {
    // A line is a text of one line: its problems stand on that line of the file.
    return failed(
      job,
      input.problems.map((problem) => ({ ...sayProblem(problem), line: job.number })),
    );
  }
  const { puzzle, grid, tags } = input;
  const asked = { ...askedIn(job), puzzle, grid, tags };
  const { verdict, ...rest } =
    question.asks === 'check'
      ? await checkBoard(asked, question, from, signal)
      : await gradeBoard(asked, question, signal);
  return { index, line: JSON.stringify(verdict), ...rest };
}

const askedIn = ({ name, number, index }: Job) => ({ name, line: number, index }) satisfies Asked;

/** A line that holds no board that can be judged. */
export const failed = (job: Job, problems: readonly (string | Problem)[]): Judged => ({
  index: job.index,
  line: JSON.stringify(
    errorAnswer(
      askedIn(job),
      problems.map((problem) =>
        typeof problem === 'string' ? { line: job.number, column: 1, problem } : problem,
      ),
    ),
  ),
  exit: EXIT.badPuzzle,
});
