import { wrap } from 'comlink';
import { takenAs } from '../taken-as.ts';
import { LISTENING } from './answers.ts';
import type { Answers } from './worker.ts';

/** The worker's answers as they reach the page: later. */
export type LaterAnswers = {
  readonly [Name in keyof Answers]: (
    ...given: Parameters<Answers[Name]>
  ) => Promise<Awaited<ReturnType<Answers[Name]>>>;
};

/** What came of a question. Not answered: it took too long, nobody wants it any more, or the worker broke down. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly because: 'time' | 'stopped' | 'failed' };

export interface Patience {
  /** Milliseconds before the worker is given up and started anew. */
  readonly limit: number;
  readonly signal?: AbortSignal;
}

/** How long a worker that is busy with an unwanted question may take to finish before it is ended. */
const GRACE = 60;

/**
 * A worker and one question at a time. A question that is no longer wanted, or takes too long, costs the worker its
 * life: the next question gets a new one. Whatever is asked, the page itself never waits.
 */
export class Reasoner {
  readonly #start: () => Worker;
  #worker: Worker | undefined;
  #remote: Promise<LaterAnswers> | undefined;
  /** Settles when the worker has finished what it is doing. */
  #busy: Promise<unknown> | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #breakdown: (() => void) | undefined;

  constructor(start: () => Worker = startWorker) {
    this.#start = start;
  }

  /** Asks after everything that was asked before has been answered or given up. */
  ask<T>(question: (answers: LaterAnswers) => Promise<T>, patience: Patience): Promise<Answer<T>> {
    const answer = this.#turn.then(() => this.#ask(question, patience));
    this.#turn = answer;
    return answer;
  }

  /** Starts the worker before it is needed. */
  warm(): void {
    void this.#ready();
  }

  /** Ends the worker where nobody waits for what it is doing; the next question starts another. */
  rest(): void {
    if (this.#busy) this.#end();
  }

  async #ask<T>(
    question: (answers: LaterAnswers) => Promise<T>,
    { limit, signal }: Patience,
  ): Promise<Answer<T>> {
    if (signal?.aborted) return { ok: false, because: 'stopped' };
    if (this.#busy) await Promise.race([this.#busy, after(GRACE)]);
    if (this.#busy) this.#end();
    if (signal?.aborted) return { ok: false, because: 'stopped' };
    return new Promise((resolve) => {
      const giveUp = (because: 'time' | 'stopped' | 'failed'): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', stop);
        // A question that is no longer wanted may be nearly answered: the worker gets a moment before it is ended.
        if (because !== 'stopped') this.#end();
        resolve({ ok: false, because });
      };
      const stop = (): void => giveUp('stopped');
      const timer = setTimeout(() => giveUp('time'), limit);
      signal?.addEventListener('abort', stop);
      this.#breakdown = () => giveUp('failed');
      const work: Promise<unknown> = this.#ready()
        .then(question)
        .then(
          (value) => {
            clearTimeout(timer);
            signal?.removeEventListener('abort', stop);
            if (this.#busy === work) this.#busy = undefined;
            resolve({ ok: true, value });
          },
          () => giveUp('failed'),
        );
      this.#busy = work;
    });
  }

  /** The worker's answers, once it has said that it listens. */
  #ready(): Promise<LaterAnswers> {
    this.#remote ??= new Promise((resolve) => {
      const worker = this.#start();
      const broken = (): void => this.#breakdown?.();
      worker.addEventListener('error', broken);
      worker.addEventListener('messageerror', broken);
      const listens = ({ data }: MessageEvent): void => {
        if (data !== LISTENING) return;
        worker.removeEventListener('message', listens);
        resolve(takenAs<LaterAnswers>(wrap<Answers>(worker)));
      };
      worker.addEventListener('message', listens);
      this.#worker = worker;
    });
    return this.#remote;
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#remote = undefined;
    this.#busy = undefined;
  }
}

let script: URL | undefined;

/** Tells which script workers are started from. */
export function startWorkersFrom(entry: URL): void {
  script = entry;
}

function startWorker(): Worker {
  if (!script) throw new Error('no script to start a worker from');
  return new Worker(script, { type: 'module', name: 'reasoner' });
}

const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Answers at once: checks, hints, reading and writing. */
export const reasoner = new Reasoner();

/** Adds what takes a moment longer: grades, settled cells, clashes. Given up whenever the board changes. */
export const commentator = new Reasoner();

/** Takes its time: making new boards, so that playing goes on meanwhile. */
export const maker = new Reasoner();

/** Measures: alone, so that nothing else costs its strategies time. */
export const laboratory = new Reasoner();

/** Proves, so that the verdict on a board that is drawn meanwhile does not wait. */
export const prover = new Reasoner();
