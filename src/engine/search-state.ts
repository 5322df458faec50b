import { ModelError } from './errors.ts';

/** A search that has stopped at a solution and may continue from there. */
interface SuspendedSearch {
  end(): void;
}

/** An iteration that asks its questions between those of others. */
export interface Iteration {
  /** Someone else has used the solver. True: the iteration gives back what it holds; it can be resumed all the same. */
  passedOver(): boolean;
}

/**
 * Who is using the kernel of a solver. It is in one of three states:
 *
 *   idle        the kernel is at its root, or where a probe or a paused question left it
 *   suspended   a labeling has stopped at a solution and will continue from there
 *   choosing    a search is running and has called the caller's `choose`
 *
 *   call            idle                suspended                  choosing
 *   use             back to the root    ends the labeling, idle    ModelError
 *   makeLiteral     back to the root    ends the labeling, idle    allowed
 *   suspend         suspended           -                          -
 *   choose(f)       choosing during f   choosing during f          ModelError
 */
export class SearchState {
  readonly #toRoot: () => void;
  #suspended: SuspendedSearch | null = null;
  #choosing = false;
  readonly #iterations = new Set<Iteration>();
  /** Counts the calls of `use`: a question that pauses notices by it that the solver was used meanwhile. */
  uses = 0;

  constructor(toRoot: () => void) {
    this.#toRoot = toRoot;
  }

  /** Before anything that changes the model or asks a question; afterwards the kernel is at its root. */
  use(what: string): void {
    if (this.#choosing) throw new ModelError(`choose must not ${what}: a search is running`);
    this.uses++;
    if (this.#iterations.size > 0) this.#passOver();
    this.#leave();
  }

  /** Before a literal is made, which a running search allows. */
  makeLiteral(): void {
    if (!this.#choosing) this.#leave();
  }

  suspend(search: SuspendedSearch): void {
    this.#suspended = search;
  }

  isSuspended(search: SuspendedSearch): boolean {
    return this.#suspended === search;
  }

  /** The iteration waits for its caller; it is told of other uses until it is resumed. */
  suspendIteration(iteration: Iteration): void {
    this.#iterations.add(iteration);
  }

  resumeIteration(iteration: Iteration): void {
    this.#iterations.delete(iteration);
  }

  /** Runs the caller's own choice, inside a running search. */
  choose<T>(choice: () => T): T {
    if (this.#choosing) throw new ModelError('choose must not ask: a search is running');
    this.#choosing = true;
    try {
      return choice();
    } finally {
      this.#choosing = false;
    }
  }

  #passOver(): void {
    for (const iteration of this.#iterations) if (iteration.passedOver()) this.#iterations.delete(iteration);
  }

  #leave(): void {
    const search = this.#suspended;
    this.#suspended = null;
    search?.end();
    this.#toRoot();
  }
}
