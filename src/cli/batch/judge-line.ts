import type { Unwritten } from '../../files/index.ts';
import { formatById, type ReadOptions, read } from '../../formats/index.ts';
import { type Problem, sayProblem } from '../../puzzles/index.ts';
import { MAX_BYTES } from '../input/bounded-read.ts';
import { type Asked, answer, errorAnswer } from '../terminal/answer.ts';
import { EXIT, type ExitCode } from '../terminal/exit-code.ts';
import type { BoardLine } from './batch.ts';
import { type CheckQuestion, checkBoard } from './check-board.ts';
import { type GradeQuestion, gradeBoard } from './grade-board.ts';
import { Overdue } from './thread-pool.ts';

/** The question about every line of a file; can be sent to another thread. */
export interface FileQuestion {
  /** The file. */
  readonly name: string;
  readonly question: CheckQuestion | GradeQuestion;
}

/** What is printed about a board, and what it means for the shell. */
export interface LineVerdict {
  readonly verdict: Readonly<Record<string, unknown>>;
  readonly exit: ExitCode;
  /** A file beside the answer could not be written: the command ends. */
  readonly unwritten?: Unwritten;
}

/** The answer to a line. */
export interface Judged extends Omit<LineVerdict, 'verdict'> {
  readonly line: BoardLine;
  readonly text: string;
  readonly status: string;
}

/** Lines that begin so are JSON and nothing else. */
const JSON_ONLY: ReadOptions = { formats: [formatById('json')!] };

/** Reads and judges the board of a line. Whatever goes wrong becomes the verdict on this line, and of no other. */
export async function judgeLine(task: FileQuestion, line: BoardLine, signal?: AbortSignal): Promise<Judged> {
  try {
    return await judge(task, line, signal);
  } catch (error) {
    return failed(task, line, [`internal error: ${(error as Error).message}`]);
  }
}

async function judge(task: FileQuestion, line: BoardLine, signal: AbortSignal | undefined): Promise<Judged> {
  const { text, number, index } = line;
  if (text === undefined)
    return failed(task, line, [`expected at most ${MAX_BYTES} bytes in a line, got more`]);
  const from = performance.now();
  const input = text.startsWith('{') ? read(text, JSON_ONLY) : read(text);
  if (!input.ok) {
    // A line is a text of one line: its problems stand on that line of the file.
    const problems = input.problems.map((problem) => ({ ...sayProblem(problem), line: number }));
    return failed(task, line, problems);
  }
  const { puzzle, grid, tags } = input;
  const { name, question } = task;
  const asked = { name, line: number, index, puzzle, grid, tags };
  const { verdict, ...rest } =
    question.asks === 'check'
      ? await checkBoard(asked, question, from, signal)
      : await gradeBoard(asked, question, signal);
  return { line, text: JSON.stringify(verdict), status: `${verdict['status']}`, ...rest };
}

/** A line whose thread died: out of memory, as a rule, or because it did not keep to its limit. */
export function diedOf(task: FileQuestion, line: BoardLine, error: Error): Judged {
  const { code, message } = error as NodeJS.ErrnoException;
  const because =
    error instanceof Overdue ? 'time' : code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : undefined;
  const input = because === undefined ? undefined : read(line.text ?? '');
  if (!input?.ok) return failed(task, line, [`the thread died: ${message}`]);
  const { puzzle, tags } = input;
  const asked = { name: task.name, line: line.number, index: line.index, puzzle, tags };
  const text = JSON.stringify(answer(asked, 'unknown', { because }));
  return { line, text, status: 'unknown', exit: EXIT.limit };
}

/** A line that holds no board that can be judged. */
export function failed(
  { name }: FileQuestion,
  line: BoardLine,
  problems: readonly (string | Problem)[],
): Judged {
  const asked: Asked = { name, line: line.number, index: line.index };
  const told = problems.map((problem) =>
    typeof problem === 'string' ? { line: line.number, column: 1, problem } : problem,
  );
  return { line, text: JSON.stringify(errorAnswer(asked, told)), status: 'error', exit: EXIT.badPuzzle };
}
