import { type AnyLanguage, inLanguage } from '../../board/index.ts';
import { makeFolder, OutputFile, WriteError } from '../../files/index.ts';
import type { Format } from '../../formats/index.ts';
import { seedOfBoard } from '../../generate/index.ts';
import { type AnyPuzzle, puzzleById } from '../../puzzles/index.ts';
import { type BoardJob, type Made, makeBoards } from '../generate/index.ts';
import { type WishOptions, wishFrom } from '../generate/wish-from.ts';
import { GENERATE_WORDS } from '../generate/words.ts';
import { formatsNamed } from '../input/reading.ts';
import { UsageError } from '../terminal/errors.ts';
import { EXIT, type ExitCode, worse } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';
import { refuseLanguage } from '../terminal/languages.ts';
import { Progress } from '../terminal/progress.ts';
import { PROGRESS_WORDS } from '../terminal/words.ts';

export interface GenerateOptions extends WishOptions {
  readonly count: number;
  readonly workers: number;
  readonly method: 'unique' | 'paper';
  readonly grade: boolean;
  /** Seconds for each board. */
  readonly timeLimit: number;
  readonly json?: boolean;
  readonly jsonl?: boolean;
  readonly format?: string;
  readonly out?: string;
  /** A folder for certificates. */
  readonly prove?: string;
  readonly quiet?: boolean;
  readonly lang: AnyLanguage;
}

/** What is not a wish of a board. */
const OWN = [
  'count',
  'workers',
  'method',
  'grade',
  'timeLimit',
  'json',
  'jsonl',
  'format',
  'out',
  'prove',
  'quiet',
  'lang',
];

export async function generateCommand(io: Io, id: string, options: GenerateOptions): Promise<ExitCode> {
  refuseIdle(options);
  const words = inLanguage(GENERATE_WORDS, options.lang);
  const puzzle = puzzleById(id)!;
  refuseLanguage(puzzle, options.lang);
  const wish = await wishFrom(puzzle, options, OWN);
  if (options.method === 'paper' && !puzzle.setter.paper)
    throw new UsageError(`--method paper: no paper makes boards of ${puzzle.id}`);
  const nameOf = ({ index, seed }: Made): string => words.board(index + 1, seed);
  const format = options.json || options.jsonl ? undefined : formatFor(puzzle, options.format ?? 'text');
  const jobs = function* (): Generator<BoardJob> {
    for (let index = 0; index < options.count; index++) {
      const seed = seedOfBoard(wish.seed, index);
      const { method, grade } = options;
      const timeLimit = options.timeLimit * 1000;
      yield {
        index,
        puzzle: id,
        wish: { ...wish, seed },
        method,
        grade,
        timeLimit,
        prove,
        format: format?.id,
      };
    }
  };
  const { out, prove } = options;
  if (prove !== undefined) makeFolder(prove);
  const inputs = options.picture === undefined ? [] : [options.picture];
  const file = out === undefined ? undefined : OutputFile.open(out, { inputs, lines: true });
  const stop = new AbortController();
  const unlisten = io.onInterrupt(() => stop.abort());
  const progress = new Progress(io.stderr, puzzle.id, options.quiet);
  const from = performance.now();
  let done = 0;
  let written = 0;
  let code: ExitCode = EXIT.success;
  progress.detail = () => {
    const rate = (1000 * done) / (performance.now() - from);
    const left = done === 0 ? undefined : (options.count - done) / rate;
    return inLanguage(PROGRESS_WORDS, options.lang).boardsOf(done, options.count, rate, left);
  };
  try {
    for await (const made of makeBoards(io, jobs(), options.workers, stop.signal)) {
      done++;
      progress.clear();
      if (made.ok) {
        if (made.changed > 0) io.stderr.write(`${words.changed(made.index + 1, made.changed)}\n`);
        const text = textOf(made, format);
        if (file) file.write(text);
        else io.stdout.write(text);
        written++;
        if (made.unproved) {
          code = worse(code, made.unproved.exit);
          io.stderr.write(`${nameOf(made)}: ${words.unproved(made.unproved.problem)}\n`);
        }
      } else if (made.because === 'unwritten') {
        throw new WriteError(made.unwritten.message, made.unwritten.because);
      } else {
        code = worse(code, EXIT.limit);
        const { level, timeLimit } = options;
        const why = words.missed(made.because, level, timeLimit, made.problem ?? '');
        io.stderr.write(`${nameOf(made)}: ${why}\n`);
      }
    }
    // A run that made none leaves what was there.
    if (written > 0) file?.complete();
  } finally {
    unlisten();
    progress.end();
    file?.abandon();
  }
  if (stop.signal.aborted && done < options.count) {
    io.stderr.write(`${words.interrupted(done, options.count)}\n`);
    return EXIT.interrupted;
  }
  return code;
}

/** Options that would change nothing are refused rather than passed over. */
function refuseIdle({ picture, threshold, dither, method, level, clues, grade }: GenerateOptions): void {
  if (picture === undefined && (threshold !== undefined || dither))
    throw new UsageError('--threshold and --dither need --picture');
  if (method === 'paper' && (level !== undefined || clues !== undefined || !grade))
    throw new UsageError('--level, --clues and --no-grade cannot be used with --method paper');
  if (!grade && level !== undefined) throw new UsageError('--level cannot be used with --no-grade');
}

type MadeBoard = Extract<Made, { readonly ok: true }>;

/** The text of a board, and what was asked for beside it. */
function textOf({ board, written, index }: MadeBoard, format: Format | undefined): string {
  if (format === undefined || !written) return `${JSON.stringify(board)}\n`;
  if (!written.ok) throw new UsageError(written.problem);
  const text = written.text.endsWith('\n') ? written.text : `${written.text}\n`;
  if (format.id !== 'text') return text;
  // A text that is read again passes over the remark.
  const { level, score, seed } = board;
  const graded = level === undefined ? '' : `level ${level}, score ${score}, `;
  return `${index > 0 ? '\n' : ''}${text}% ${graded}seed ${seed}\n`;
}

function formatFor(puzzle: AnyPuzzle, name: string): Format {
  const format = formatsNamed(name).find(({ puzzles }) => puzzles.includes(puzzle.id));
  if (!format) throw new UsageError(`the format ${name} cannot hold ${puzzle.id}`);
  return format;
}
