import type { Kernel } from './core/index.ts';
import { ModelError } from './errors.ts';

/** A search that keeps the kernel between two of its steps. */
export interface Holder {
  /** Another needs the kernel and goes back to the root with it. The next step of this search has to say so. */
  lost(): void;
  /** Whether it waits unseen, between the slices of an asynchronous call: domains are then read at the root. */
  readonly isPaused?: boolean;
}

/** An iteration that asks its questions between those of others. */
export interface Iteration {
  /** The solver was used by another. True: the iteration gives back what it holds; it can still be resumed. */
  passedOver(): boolean;
}

/** Where a search gets the kernel from. */
export interface Lender {
  /** The kernel, at its root, for this search alone until another use of it. */
  search(holder: Holder): Kernel;
  /** Whether the kernel is still where this search left it. */
  holds(holder: Holder): boolean;
}

/**
 * Hands a kernel to one user at a time, always at its root. It is in one of three states:
 *
 *   idle      the kernel is at its root
 *   held      a search has stopped and will continue from there: a labeling at a solution, a probe, a paused question
 *   running   a search is at work; what it calls (`choose`, a log) may read and make literals
 *
 *   call            idle          held                             running
 *   use, atRoot     at the root   the holder loses the kernel      ModelError
 *   search          held          the holder loses the kernel      ModelError
 *   whenAtRoot      at once       when the kernel is given back    when the kernel is given back
 *
 * See docs/decisions/0021.
 */
export class Lease implements Lender {
  readonly #kernel: Kernel;
  #holder: Holder | null = null;
  #isRunning = false;
  readonly #waiting: (() => void)[] = [];
  readonly #iterations = new Set<Iteration>();

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
  }

  /** Before anything that changes the model or asks; afterwards the kernel is at its root, where work may be left. */
  use(what: string): Kernel {
    if (this.#isRunning) throw new ModelError(`choose must not ${what}: a search is running`);
    const holder = this.#holder;
    this.#holder = null;
    holder?.lost();
    this.#toRoot();
    if (this.#iterations.size > 0) this.#passOver();
    return this.#kernel;
  }

  /** Work at the root, after all that is left to propagate there. */
  atRoot<T>(work: (kernel: Kernel) => T): T {
    const kernel = this.use('ask');
    kernel.propagate();
    return work(kernel);
  }

  search(holder: Holder): Kernel {
    const kernel = this.use('ask');
    this.#holder = holder;
    return kernel;
  }

  holds(holder: Holder): boolean {
    return this.#holder === holder;
  }

  /** A search is over: the kernel goes back to its root. */
  release(holder: Holder): void {
    if (this.#holder !== holder) return;
    this.#holder = null;
    this.#toRoot();
  }

  /** A step of a search, which others must not disturb. If it throws, the search is over. */
  run<T>(holder: Holder, step: () => T): T {
    let isDone = false;
    this.#isRunning = true;
    try {
      const result = step();
      isDone = true;
      return result;
    } finally {
      this.#isRunning = false;
      if (!isDone) this.release(holder);
    }
  }

  /** Does this as soon as no search is disturbed by it. */
  whenAtRoot(work: () => void): void {
    this.#waiting.push(work);
    if (!this.#isRunning && this.#holder === null) this.#toRoot();
  }

  /** Whether domains are read where the kernel stands, or else at its root. */
  get isOpen(): boolean {
    return this.#isRunning || !this.#holder?.isPaused;
  }

  /** The iteration waits for its caller; it is told of other uses until it is resumed. */
  suspendIteration(iteration: Iteration): void {
    this.#iterations.add(iteration);
  }

  resumeIteration(iteration: Iteration): void {
    this.#iterations.delete(iteration);
  }

  #toRoot(): void {
    this.#kernel.backTo(0);
    if (this.#waiting.length > 0) for (const work of this.#waiting.splice(0)) work();
  }

  #passOver(): void {
    for (const iteration of this.#iterations) if (iteration.passedOver()) this.#iterations.delete(iteration);
  }
}
