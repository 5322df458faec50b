import { Worker } from 'node:worker_threads';
import { Bell } from './bell.ts';
import { failed, type Job, type Judged } from './judge-line.ts';

/** How many lines are read ahead for each thread, so that one slow board does not stop the others. */
const AHEAD = 64;

/** Judges lines in several threads and gives the verdicts back in the order of the lines. */
export async function* judgeInThreads(
  jobs: AsyncIterable<Job>,
  threads: number,
  entry: URL,
  signal: AbortSignal,
): AsyncGenerator<Judged> {
  const crew = new Crew(threads, entry);
  const { bell } = crew;
  let reading = true;
  const read = async (): Promise<void> => {
    for await (const job of jobs) {
      crew.give(job);
      while (crew.load >= threads * AHEAD && !signal.aborted) await bell.heard();
      if (signal.aborted) return;
    }
  };
  const allRead = read().finally(() => {
    reading = false;
    bell.ring();
  });
  // A failure is reported below, after the verdicts on what was read before it.
  allRead.catch(() => {});
  signal.addEventListener('abort', bell.ring);
  try {
    for (let next = 0; !signal.aborted; ) {
      const verdict = crew.take(next);
      if (verdict) {
        next++;
        yield verdict;
      } else if (reading || crew.load > 0) await bell.heard();
      else break;
    }
    if (!signal.aborted) await allRead;
  } finally {
    signal.removeEventListener('abort', bell.ring);
    await crew.dismiss();
  }
}

/** Threads that judge one line at a time each, started as they are needed. */
class Crew {
  /** Rung at every verdict. */
  readonly bell = new Bell();
  readonly #size: number;
  readonly #entry: URL;
  /** The last line that each thread was given. */
  readonly #jobs = new Map<Worker, Job>();
  readonly #idle: Worker[] = [];
  readonly #waiting: Job[] = [];
  readonly #judged = new Map<number, Judged>();
  #running = 0;

  constructor(size: number, entry: URL) {
    this.#size = size;
    this.#entry = entry;
  }

  /** Lines given and not yet taken back. */
  get load(): number {
    return this.#waiting.length + this.#running + this.#judged.size;
  }

  give(job: Job): void {
    this.#waiting.push(job);
    this.#assign();
  }

  /** The verdict on the line of this index, if it is there. */
  take(index: number): Judged | undefined {
    const verdict = this.#judged.get(index);
    if (this.#judged.delete(index)) this.bell.ring();
    return verdict;
  }

  async dismiss(): Promise<void> {
    await Promise.all([...this.#jobs.keys()].map((worker) => worker.terminate()));
  }

  #assign(): void {
    while (this.#waiting.length > 0) {
      const worker = this.#idle.pop() ?? this.#hire();
      if (!worker) return;
      this.#begin(worker, this.#waiting.shift()!);
    }
  }

  #hire(): Worker | undefined {
    if (this.#jobs.size >= this.#size) return undefined;
    const worker = new Worker(this.#entry);
    worker.on('message', (verdict: Judged) => {
      this.#idle.push(worker);
      this.#settle(verdict);
    });
    // A thread that breaks, out of memory perhaps, costs its own board and no other.
    worker.on('error', (error) => {
      const job = this.#jobs.get(worker);
      this.#jobs.delete(worker);
      if (job) this.#settle(failed(job, [`the thread broke: ${error.message}`]));
    });
    return worker;
  }

  #begin(worker: Worker, job: Job): void {
    this.#running++;
    this.#jobs.set(worker, job);
    worker.postMessage(job);
  }

  #settle(verdict: Judged): void {
    this.#running--;
    this.#judged.set(verdict.index, verdict);
    this.#assign();
    this.bell.ring();
  }
}
