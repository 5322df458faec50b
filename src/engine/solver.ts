import { checkOptions } from './check-options.ts';
import { ModelError } from './errors.ts';
import { IMPROVE_OPTIONS, type ImproveOptions, OPTIMIZE_OPTIONS, type OptimizeOptions } from './options.ts';
import { Satisfier } from './satisfier.ts';
import {
  type Incumbent,
  improving,
  Optimizer,
  type Optimum,
  optimize,
  optimizeByLabeling,
} from './search/index.ts';
import type { IntVar } from './variable.ts';

/**
 * A finite-domain solver and its session: make variables, post constraints, ask; then add more and ask again.
 * Everything learned in one question helps the next. Solvers do not influence each other.
 */
export class Solver extends Satisfier {
  /** The solution with the smallest value of x. */
  minimize(x: IntVar, options: OptimizeOptions = {}): Optimum {
    return this.#optimize(x, -1, options);
  }

  /** The solution with the largest value of x. */
  maximize(x: IntVar, options: OptimizeOptions = {}): Optimum {
    return this.#optimize(x, 1, options);
  }

  /** The same in slices, as `solveAsync`. */
  minimizeAsync(x: IntVar, options: OptimizeOptions = {}): Promise<Optimum> {
    return last(this.improve(x, { ...options, goal: 'minimize' }));
  }

  maximizeAsync(x: IntVar, options: OptimizeOptions = {}): Promise<Optimum> {
    return last(this.improve(x, { ...options, goal: 'maximize' }));
  }

  /** Better and better solutions, each with a bound on the best; the last one comes again if its bound rose later. */
  improve(x: IntVar, options: ImproveOptions = {}): AsyncGenerator<Incumbent, Optimum> {
    checkOptions(options, IMPROVE_OPTIONS);
    const { goal = 'minimize', ...asked } = options;
    if (goal !== 'minimize' && goal !== 'maximize')
      throw new ModelError(`unknown goal ${JSON.stringify(goal)}`);
    if (options.labeling) throw new ModelError('a labeling has no asynchronous form: minimize or maximize');
    return improving(this, new Optimizer(this, this.own(x), goal === 'minimize' ? -1 : 1, asked));
  }

  #optimize(x: IntVar, direction: 1 | -1, options: OptimizeOptions): Optimum {
    checkOptions(options, OPTIMIZE_OPTIONS);
    this.own(x);
    if (!options.labeling) return optimize(this, new Optimizer(this, x, direction, options));
    return this.labeled(options, (search, kernel) =>
      optimizeByLabeling(this, kernel, search, this.integer(x), x, direction),
    );
  }
}

/** What an iteration returns. */
async function last<T>(iteration: AsyncGenerator<unknown, T>): Promise<T> {
  for (;;) {
    const step = await iteration.next();
    if (step.done) return step.value;
  }
}
