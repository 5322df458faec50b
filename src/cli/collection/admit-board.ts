import { describeBoard, findingsIn, type StoredBoard } from '../../collection/index.ts';
import { read } from '../../formats/index.ts';
import { type Problem, rowsOfBoard, sayProblem } from '../../puzzles/index.ts';
import { check, explain } from '../../reasoning/index.ts';
import { pathStatus } from '../terminal/answer.ts';
import { EXIT, type ExitCode } from '../terminal/exit-code.ts';

/** A text that may be a board for a collection; can be sent to another thread. */
export interface Candidate {
  readonly text: string;
  /** Milliseconds, for checking and again for grading. */
  readonly timeLimit: number;
  /** Whether a level and a solution in the text are trusted without checking. */
  readonly unchecked: boolean;
  readonly tags: readonly string[];
}

/** The board with all that a collection keeps about it, or why it is refused. */
export type Admission =
  | { readonly ok: true; readonly board: StoredBoard }
  | {
      readonly ok: false;
      readonly because: 'several' | 'none' | 'unknown' | 'error';
      readonly problem?: Problem;
      readonly exit: ExitCode;
    };

/** Finds out that a board has one solution, and how hard it is. */
export function admitBoard({ text, timeLimit, unchecked, tags }: Candidate): Admission {
  const input = read(text);
  if (!input.ok) {
    const [problem] = input.problems;
    return {
      ok: false,
      because: 'error',
      ...(problem ? { problem: sayProblem(problem) } : {}),
      exit: EXIT.badPuzzle,
    };
  }
  const { puzzle, grid } = input;
  const said = findingsIn(fieldsOf(text));
  const kept = {
    seed: said?.seed,
    tags: [...tags, ...(said?.tags ?? [])],
  };
  if (unchecked && said) {
    const { level, score, solution } = said;
    return { ok: true, board: describeBoard(puzzle, grid, { ...kept, level, score, solution }) };
  }
  const checked = check(puzzle, grid, { timeLimit, clashTime: 0 });
  if (checked.status === 'unknown') return { ok: false, because: 'unknown', exit: EXIT.limit };
  if (checked.status !== 'unique') return { ok: false, because: checked.status, exit: EXIT.no };
  const path = explain(puzzle, grid, { timeLimit });
  const status = pathStatus(path, 'unique');
  if (status !== 'unique' || !path.grade)
    return { ok: false, because: status === 'unique' ? 'unknown' : status, exit: EXIT.limit };
  const { level, score } = path.grade;
  const solution = rowsOfBoard(puzzle, grid, checked.solution);
  return { ok: true, board: describeBoard(puzzle, grid, { ...kept, level, score, solution }) };
}

/** What a line of JSON says besides the board. */
function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}
