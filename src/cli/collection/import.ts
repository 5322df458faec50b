import { constants, createReadStream } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  isCollection,
  openStore,
  openToWrite,
  type StoredBoard,
  toLine,
  type WritableStore,
} from '../../collection/index.ts';
import { refuseInputs } from '../../files/index.ts';
import { splitBoards } from '../../formats/index.ts';
import { batchesOf, linesIn } from '../batch/batch.ts';
import { Overdue, ThreadPool } from '../batch/thread-pool.ts';
import { bytesOfFile, textOf, unreadable } from '../input/bounded-read.ts';
import { EXIT, type ExitCode, worse } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';
import { Progress } from '../terminal/progress.ts';
import { shown } from '../terminal/shown.ts';
import { PROGRESS_WORDS } from '../terminal/words.ts';
import { type Admission, admitBoard, type Candidate } from './admit-board.ts';
import { refuseOddTags } from './change.ts';
import { seconds } from './generate.ts';
import { type Speech, sayAnswer } from './speech.ts';
import { COLLECTION_WORDS } from './words.ts';

interface ImportOptions extends Speech {
  readonly into: string;
  readonly workers: number;
  /** Seconds for each board. */
  readonly timeLimit: number;
  readonly lines?: boolean;
  readonly unchecked?: boolean;
  readonly tag?: readonly string[];
}

/** Boards stored at a time, and how long they may wait, in milliseconds. */
const BATCH = 500;
const LONGEST_WAIT = 500;
/** Boards that are looked at beyond the first that is not done, for each thread. */
const AHEAD = 64;

/** Lines read at a time. */
const LINES = 1000;

/** A text and where it stands. */
interface Piece {
  readonly place: string;
  /** Undefined: too long. */
  readonly text: string | undefined;
}

/** Adds the boards of files to a store, those left out that are in it, or that are not what a collection takes. */
export async function importInto(
  io: Io,
  files: readonly string[],
  options: ImportOptions,
): Promise<ExitCode> {
  refuseInputs(options.into, files);
  refuseOddTags(options.tag ?? []);
  await refuseUnreadable(files);
  const store = await openToWrite(options.into);
  const stop = new AbortController();
  const progress = new Progress(io.stderr, 'import', options.quiet);
  const from = performance.now();
  const intake = new Intake(io, store, options, progress);
  const total = await bytesIn(files);
  let read = 0;
  const pool = options.workers > 1 || io.supervisor ? threadsFor(io, options.workers) : undefined;
  const unlisten = io.onInterrupt(() => {
    stop.abort();
    // Boards that are under way are given up.
    void pool?.close();
  });
  progress.detail = () => {
    const elapsed = (performance.now() - from) / 1000;
    const left = read > 0 && read < total ? (elapsed * (total - read)) / read : undefined;
    return PROGRESS_WORDS[options.lang].boardsSoFar(intake.looked, intake.looked / elapsed, left);
  };
  try {
    const underWay: { readonly place: string; readonly admission: Promise<Admission | undefined> }[] = [];
    const takeFirst = async (): Promise<void> => {
      const { place, admission } = underWay.shift()!;
      const found = await admission;
      if (found) await intake.take(place, found);
    };
    for await (const { place, text } of piecesOf(io, files, options.lines)) {
      if (stop.signal.aborted) break;
      read += (text?.length ?? 0) + 1;
      const { timeLimit, unchecked = false, tag: tags = [] } = options;
      const candidate = { text: text ?? '', timeLimit: timeLimit * 1000, unchecked, tags };
      underWay.push({ place, admission: pool ? pool.result(candidate) : admitHere(candidate) });
      if (underWay.length >= (pool ? options.workers * AHEAD : 1)) await takeFirst();
    }
    while (underWay.length > 0) await takeFirst();
    await intake.flush();
    progress.end();
    const { looked, added, duplicates, refused } = intake;
    sayAnswer(io, options, [COLLECTION_WORDS[options.lang].imported(added, duplicates, refused)], {
      ...{ did: 'import', store: store.name, looked, added, duplicates, refused, seconds: seconds(from) },
    });
    return stop.signal.aborted ? EXIT.interrupted : intake.code;
  } finally {
    unlisten();
    progress.end();
    await pool?.close();
    await store.close();
  }
}

/** Before a store is made for them. */
async function refuseUnreadable(files: readonly string[]): Promise<void> {
  for (const file of files) {
    if (file === '-') continue;
    try {
      await access(file, constants.R_OK);
    } catch (error) {
      throw unreadable(file, error);
    }
  }
}

/** How much there is to read, as far as that is known. */
async function bytesIn(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

const threadsFor = (io: Io, threads: number): ThreadPool<Candidate, Admission> =>
  new ThreadPool<Candidate, Admission>({
    threads,
    start: () => new Worker(io.entry, { workerData: 'admits boards' }),
    limit: ({ timeLimit }) => 2 * timeLimit,
    died: (_, error) => ({ result: diedOver(error) }),
  });

const diedOver = (error: Error): Admission =>
  error instanceof Overdue
    ? { ok: false, because: 'unknown', exit: EXIT.limit }
    : {
        ok: false,
        because: 'error',
        problem: { line: 1, column: 1, problem: error.message },
        exit: EXIT.limit,
      };

async function admitHere(candidate: Candidate): Promise<Admission> {
  // Check for an interruption between boards.
  await new Promise((resolve) => setImmediate(resolve));
  return admitBoard(candidate);
}

/** Stores boards many at a time, and reports those that are not stored. */
class Intake {
  readonly #io: Io;
  readonly #store: WritableStore;
  readonly #options: ImportOptions;
  readonly #progress: Progress;
  #waiting: { readonly place: string; readonly board: StoredBoard }[] = [];
  #since = performance.now();
  code: ExitCode = EXIT.success;
  looked = 0;
  added = 0;
  duplicates = 0;
  refused = 0;

  constructor(io: Io, store: WritableStore, options: ImportOptions, progress: Progress) {
    this.#io = io;
    this.#store = store;
    this.#options = options;
    this.#progress = progress;
  }

  async take(place: string, admission: Admission): Promise<void> {
    this.looked++;
    if (admission.ok) this.#waiting.push({ place, board: admission.board });
    else {
      this.refused++;
      this.code = worse(this.code, admission.exit);
      const { problem } = admission;
      const why = problem ? ` (${problem.line}:${problem.column}: ${problem.problem})` : '';
      this.#tell(`${place}: ${COLLECTION_WORDS[this.#options.lang].refused[admission.because]}${why}`);
    }
    if (this.#waiting.length >= BATCH || performance.now() - this.#since > LONGEST_WAIT) await this.flush();
  }

  async flush(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    const added = await this.#store.add(waiting.map(({ board }) => board));
    this.#since = performance.now();
    for (const [at, { place, board }] of waiting.entries()) {
      if (added[at]) this.added++;
      else {
        this.duplicates++;
        this.#tell(`${place}: ${COLLECTION_WORDS[this.#options.lang].duplicate(board.key)}`);
      }
    }
  }

  #tell(line: string): void {
    if (this.#options.quiet) return;
    this.#progress.clear();
    this.#io.stderr.write(`${shown(line)}\n`);
  }
}

/** Another collection, a file of one board a line, or a file of boards in any format. */
async function* piecesOf(io: Io, files: readonly string[], lines = false): AsyncGenerator<Piece> {
  for (const file of files) {
    if (await isCollection(file)) {
      const store = await openStore(file);
      try {
        for await (const board of store.boards())
          yield { place: `${file}: ${board.key}`, text: toLine(board) };
      } finally {
        await store.close();
      }
      continue;
    }
    if (file !== '-' && !lines && !/^\.(jsonl|ndjson)$/i.test(extname(file))) {
      const bytes = await bytesOfFile(file);
      if (!bytes) yield { place: file, text: undefined };
      const parts = bytes ? splitBoards(textOf(bytes)) : [];
      for (const { text, line } of parts) yield { place: parts.length > 1 ? `${file}:${line}` : file, text };
      continue;
    }
    const name = file === '-' ? 'stdin' : file;
    try {
      const bytes: AsyncIterable<Uint8Array> = file === '-' ? io.stdin() : createReadStream(file);
      for await (const batch of batchesOf(bytes, () => LINES)) {
        for (const { text, number } of linesIn(batch)) yield { place: `${name}:${number}`, text };
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === undefined) throw error;
      throw unreadable(name, error);
    }
  }
}
