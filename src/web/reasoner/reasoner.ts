import type { FurtherLanguage } from '../../board/index.ts';
import { asType } from '../as-type.ts';
import { LISTENING } from './answers.ts';
import { askOn } from './wire.ts';
import type { Answers } from './worker.ts';

/** The worker's answers as they reach the page: later. */
export type LaterAnswers = {
  readonly [Name in keyof Answers]: (
    ...given: Parameters<Answers[Name]>
  ) => Promise<Awaited<ReturnType<Answers[Name]>>>;
};

/** What came of a question. Not answered: it took too long, the caller withdrew it, or the worker broke down. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly because: 'time' | 'stopped' | 'failed' };

export interface QuestionLimits {
  /** Milliseconds before the worker is given up and started anew. */
  readonly limit: number;
  readonly signal?: AbortSignal;
}

/** The worker died before it answered. */
const DIED = Symbol('died');

/** How long a worker that is busy with an unwanted question may take to finish before it is ended. */
const GRACE = 60;

/**
 * A worker and one question at a time. A question that is no longer wanted, or takes too long, terminates the
 * worker: the next question gets a new one. Whatever is asked, the page itself never waits.
 */
export class Reasoner {
  readonly #start: (onDeath: () => void) => Worker;
  #worker: Worker | undefined;
  #remote: Promise<LaterAnswers> | undefined;
  /** Settles when the worker has finished what it is doing. */
  #busy: Promise<unknown> | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #breakdown: (() => void) | undefined;
  /** The further language that the worker has learned. */
  #speaks: FurtherLanguage | null = null;

  constructor(start: (onDeath: () => void) => Worker = startWorker) {
    this.#start = start;
  }

  /** Asks after everything that was asked before has been answered or given up. A worker that died is asked once more. */
  ask<T>(question: (answers: LaterAnswers) => Promise<T>, limits: QuestionLimits): Promise<Answer<T>> {
    const answer = this.#turn.then(async (): Promise<Answer<T>> => {
      const first = await this.#ask(question, limits);
      const answered = first === DIED ? await this.#ask(question, limits) : first;
      return answered === DIED ? { ok: false, because: 'failed' } : answered;
    });
    this.#turn = answer;
    return answer;
  }

  /** Starts the worker before it is needed. */
  warm(): void {
    void this.#ready();
  }

  /** Ends a worker that is busy with something no caller waits for; the next question starts another. */
  rest(): void {
    if (this.#busy) this.#end();
  }

  async #ask<T>(
    question: (answers: LaterAnswers) => Promise<T>,
    { limit, signal }: QuestionLimits,
  ): Promise<Answer<T> | typeof DIED> {
    if (signal?.aborted) return { ok: false, because: 'stopped' };
    if (this.#busy) await Promise.race([this.#busy, after(GRACE)]);
    if (this.#busy) this.#end();
    if (signal?.aborted) return { ok: false, because: 'stopped' };
    return new Promise((resolve) => {
      const forget = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', stop);
        this.#breakdown = undefined;
      };
      const giveUp = (because: 'time' | 'stopped' | 'failed'): void => {
        forget();
        // A question that is no longer wanted may be nearly answered: the worker gets a moment before it is ended.
        if (because !== 'stopped') this.#end();
        resolve({ ok: false, because });
      };
      const stop = (): void => giveUp('stopped');
      const timer = setTimeout(() => giveUp('time'), limit);
      signal?.addEventListener('abort', stop);
      this.#breakdown = () => {
        forget();
        resolve(DIED);
      };
      const work: Promise<unknown> = this.#ready()
        .then((answers) => this.#spoken(answers))
        .then(question)
        .then(
          (value) => {
            forget();
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
      const broken = (): void => {
        if (this.#worker !== worker) return;
        this.#end();
        this.#breakdown?.();
      };
      const worker = this.#start(broken);
      worker.addEventListener('error', broken);
      worker.addEventListener('messageerror', broken);
      const listens = ({ data }: MessageEvent): void => {
        if (data !== LISTENING) return;
        worker.removeEventListener('message', listens);
        resolve(answersOf(worker));
      };
      worker.addEventListener('message', listens);
      this.#worker = worker;
    });
    return this.#remote;
  }

  /** The same answers, in the further language too if one is chosen. */
  async #spoken(answers: LaterAnswers): Promise<LaterAnswers> {
    const further = furtherOf();
    if (further && further !== this.#speaks) {
      await answers.speak(further);
      this.#speaks = further;
    }
    return answers;
  }

  #end(): void {
    this.#speaks = null;
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#remote = undefined;
    this.#busy = undefined;
  }
}

/** Each question by its name; a promise must not be taken for one. */
function answersOf(worker: Worker): LaterAnswers {
  const ask = askOn(worker);
  const named = (_: object, name: string) =>
    name === 'then' ? undefined : (...given: unknown[]) => ask(name, given);
  return asType<LaterAnswers>(new Proxy({}, { get: named }));
}

let script: URL | undefined;
let furtherOf = (): FurtherLanguage | null => null;

/** Tells which further language answers have to be in, besides the usual ones. */
export function letWorkersSpeak(further: () => FurtherLanguage | null): void {
  furtherOf = further;
}

/** Tells which script workers are started from. */
export function startWorkersFrom(entry: URL): void {
  script = entry;
}

function startWorker(onDeath: () => void): Worker {
  if (!script) throw new Error('no script to start a worker from');
  const name = `reasoner ${crypto.randomUUID()}`;
  const worker = new Worker(script, { type: 'module', name });
  worker.addEventListener('message', ({ data }) => {
    // The worker holds a lock of its name as long as it lives: no browser tells of its death in another way.
    if (data === LISTENING) void navigator.locks?.request(name, onDeath);
  });
  return worker;
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
