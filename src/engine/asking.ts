import type { Kernel, Lit } from './core/index.ts';
import { InvariantError, ModelError } from './errors.ts';
import { keepShapes } from './kept-shapes.ts';
import type { Holder, Lease } from './lease.ts';
import type { SolveOptions } from './options.ts';
import { type Outcome, Solution } from './outcome.ts';
import type { Satisfier } from './satisfier.ts';
import { Budget, guide, type Learning, type SearchEnd } from './search/index.ts';
import { SLICE, yieldThread } from './slices.ts';
import type { Literal } from './variable.ts';

/** One call of the learning search. */
interface Question extends Holder {
  readonly literals: readonly Literal[];
  readonly assumptions: Int32Array;
  readonly budget: Budget;
  readonly next: (() => Lit) | null;
  readonly options: SolveOptions;
}

/** Puts the questions of a solver to its learning search, at once or in slices. */
export class Asking {
  readonly #solver: Satisfier;
  readonly #kernel: Kernel;
  readonly #learning: Learning;
  readonly #lease: Lease;
  /** Milliseconds spent. */
  time = 0;

  constructor(solver: Satisfier, kernel: Kernel, learning: Learning, lease: Lease) {
    this.#solver = solver;
    this.#kernel = kernel;
    this.#learning = learning;
    this.#lease = lease;
  }

  ask(options: SolveOptions, budget: Budget): Outcome {
    const question = this.#begin(options, budget);
    return this.#answer(this.#run(question, Infinity), question);
  }

  async askAsync(options: SolveOptions): Promise<Outcome> {
    const question = this.#begin(options, new Budget(options));
    for (;;) {
      const verdict = this.#run(question, performance.now() + SLICE);
      if (verdict !== 'pause') return this.#answer(verdict, question);
      await yieldThread();
      const limit = question.budget.expired(this.#learning);
      if (limit !== null) return this.#answer(limit, question);
      if (!this.#lease.holds(question))
        throw new ModelError('the solver was used while an asynchronous call was running');
    }
  }

  #begin(options: SolveOptions, budget: Budget): Question {
    const literals = (options.assumptions ?? []).map((bool) => this.#solver.ownLiteral(bool));
    const question: Question = {
      literals,
      assumptions: Int32Array.from(literals, (literal) => literal.code),
      budget,
      next: options.follow ? guide(this.#solver, this.#kernel, options.follow) : null,
      options,
      isPaused: true,
      lost: () => {},
    };
    this.#lease.search(question);
    this.#learning.begin();
    return question;
  }

  #run(question: Question, pauseAt: number): SearchEnd {
    const from = performance.now();
    const { assumptions, budget, next, options } = question;
    const learning = this.#learning;
    learning.restarting = options.restarts ?? true;
    learning.forgetting = options.forgetting ?? true;
    learning.local = options.localSearch ?? false;
    const verdict = this.#lease.run(question, () => learning.run(assumptions, budget, next, pauseAt));
    this.time += performance.now() - from;
    keepShapes('solver', this.#solver, this.#kernel.bytes);
    return verdict;
  }

  #answer(verdict: SearchEnd, question: Question): Outcome {
    const solution = verdict === 'sat' ? new Solution(this.#solver, this.#kernel) : undefined;
    this.#lease.release(question);
    if (solution) return { status: 'sat', value: solution.value, solution };
    if (verdict === 'unsat') {
      const core = new Set(this.#learning.core);
      return { status: 'unsat', core: question.literals.filter((literal) => core.delete(literal.code)) };
    }
    if (verdict === 'sat' || verdict === 'pause') throw new InvariantError('paused unasked');
    return { status: 'unknown', because: verdict };
  }
}
