import { read } from '../../formats/index.ts';
import { MAX_BYTES } from '../bounded-read.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { problemLine } from '../input.ts';
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

export interface Judged {
  readonly index: number;
  readonly line: string;
  readonly exit: ExitCode;
}

/** Reads and judges the board of a line. Whatever goes wrong becomes the verdict on this line, and of no other. */
export async function judgeLine(job: Job, signal?: AbortSignal): Promise<Judged> {
  try {
    return await judge(job, signal);
  } catch (error) {
    return failed(job, [`${error}`]);
  }
}

async function judge(job: Job, signal: AbortSignal | undefined): Promise<Judged> {
  const { index, text, question } = job;
  if (text === undefined) return failed(job, [`the line is longer than ${MAX_BYTES} bytes`]);
  const from = performance.now();
  const input = read(text);
  if (!input.ok) {
    const found = input.problems.map((problem) => problemLine(job.name, { ...problem, line: job.number }));
    return failed(job, found);
  }
  const { verdict, exit } =
    question.asks === 'check'
      ? await checkBoard(input, question, from, signal)
      : await gradeBoard(input, question, signal);
  return { index, line: JSON.stringify({ index, ...verdict }), exit };
}

/** A line that holds no board that can be judged. */
export const failed = ({ index }: Job, problems: readonly string[]): Judged => ({
  index,
  line: JSON.stringify({ index, error: problems.join('\n') }),
  exit: EXIT.badPuzzle,
});
