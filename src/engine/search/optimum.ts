import type { Kernel } from '../core/kernel.ts';
import { ModelError } from '../errors.ts';
import { type Outcome, Solution } from '../outcome.ts';
import type { SolveOptions, Solver } from '../solver.ts';
import type { IntVar } from '../variable.ts';
import type { LabelingSearch } from './labeling.ts';
import { type Because, Budget } from './limits.ts';

/** The best solution found: proven best, or the best until a limit was reached. */
export type Optimum =
  | { readonly status: 'optimal'; readonly best: number; readonly solution: Solution }
  | { readonly status: 'unsat' }
  | {
      readonly status: 'unknown';
      readonly because: Because;
      readonly best?: number;
      readonly solution?: Solution;
    };

interface Found {
  best: number;
  solution: Solution;
}

/** Branch and bound by repeated questions; the bound is an assumption, so what is learned stays. */
export function optimizeByLearning(
  solver: Solver,
  x: IntVar,
  direction: 1 | -1,
  options: SolveOptions,
): Optimum {
  const budget = new Budget(options);
  const started = performance.now();
  let found: Found | null = null;
  for (;;) {
    const over = budget.exceeded(0, () => 0);
    if (over !== null) return stopped(over, found);
    const left =
      options.timeLimit === undefined
        ? {}
        : { timeLimit: Math.max(0, options.timeLimit - (performance.now() - started)) };
    const better = found === null ? [] : [direction < 0 ? x.lt(found.best) : x.gt(found.best)];
    const outcome: Outcome = solver.solve({
      ...options,
      ...left,
      assumptions: [...(options.assumptions ?? []), ...better],
    });
    if (outcome.status === 'unknown') return stopped(outcome.because, found);
    if (outcome.status === 'unsat')
      return found === null ? { status: 'unsat' } : { status: 'optimal', ...found };
    found = { best: outcome.value(x), solution: outcome.solution };
    if (found.best === (direction < 0 ? x.min : x.max)) return { status: 'optimal', ...found };
  }
}

/** Branch and bound inside one chronological search. */
export function optimizeByLabeling(
  solver: Solver,
  search: LabelingSearch,
  integer: number,
  x: IntVar,
  direction: 1 | -1,
): Optimum {
  const kernel: Kernel = solver.internals.kernel;
  let found: Found | null = null;
  for (;;) {
    const verdict = search.next();
    if (verdict === 'unsat') return found === null ? { status: 'unsat' } : { status: 'optimal', ...found };
    if (verdict !== 'sat') return stopped(verdict, found);
    const solution = new Solution(solver, kernel);
    const best = solution.value(x);
    if (found !== null && (best - found.best) * direction <= 0)
      throw new ModelError('the bound did not hold');
    found = { best, solution };
    search.bound =
      direction < 0 ? kernel.integers.atMost(integer, best - 1) : kernel.integers.atLeast(integer, best + 1);
  }
}

function stopped(because: Because, found: Found | null): Optimum {
  return found === null ? { status: 'unknown', because } : { status: 'unknown', because, ...found };
}
