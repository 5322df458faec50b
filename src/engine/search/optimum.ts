import type { Kernel } from '../core/kernel.ts';
import { InvariantError } from '../errors.ts';
import type { SolveOptions } from '../options.ts';
import { type Outcome, Solution } from '../outcome.ts';
import type { Solver } from '../solver.ts';
import type { IntVar, Literal } from '../variable.ts';
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

/** Conflicts after which a question is put again, with the values of the best solution as the ones to try first. */
const PATIENCE = 4000;

/**
 * Branch and bound by repeated questions; the demand is an assumption, so what is learned stays. Each success doubles
 * the next demand, each refusal is a bound on the best, and from then on the gap is halved: few questions, however wide
 * the domain. What is better is often near the best so far: a question that takes long starts from there again.
 */
export function optimizeByLearning(
  solver: Solver,
  x: IntVar,
  direction: 1 | -1,
  options: SolveOptions,
): Optimum {
  const budget = new Budget(options);
  const started = performance.now();
  let found: Found | null = null;
  // No solution lies beyond this. (The solver is at its root: a labeling left in the middle would have narrowed x.)
  let limit = direction < 0 ? x.min : x.max;
  let step = 1;
  let refused = false;
  let patience = PATIENCE;
  /** Conflicts of the present question, which its limit counts. */
  let spent = 0;
  for (;;) {
    const over = budget.exceeded(0, { bytes: 0 });
    if (over !== null) return stopped(over, found);
    const left =
      options.timeLimit === undefined
        ? {}
        : { timeLimit: Math.max(0, options.timeLimit - (performance.now() - started)) };
    let demand = limit;
    let demanded: Literal[] = [];
    if (found !== null) {
      const gap = Math.abs(limit - found.best);
      demand = found.best + direction * (refused ? Math.ceil(gap / 2) : Math.min(step, gap));
      demanded = [direction < 0 ? x.le(demand) : x.ge(demand)];
    }
    const allowed = (options.conflictLimit ?? Infinity) - spent;
    const before = solver.statistics.conflicts;
    const outcome: Outcome = solver.solve({
      ...options,
      ...left,
      ...(found === null && allowed === Infinity ? {} : { conflictLimit: Math.min(patience, allowed) }),
      assumptions: [...(options.assumptions ?? []), ...demanded],
    });
    if (outcome.status === 'unknown' && outcome.because === 'conflicts' && allowed > patience) {
      spent += solver.statistics.conflicts - before;
      patience *= 2;
      if (found !== null) solver.preferSolution(found.solution);
      continue;
    }
    if (outcome.status === 'unknown') return stopped(outcome.because, found);
    spent = 0;
    if (outcome.status === 'sat') {
      found = { best: outcome.value(x), solution: outcome.solution };
      step *= 2;
    } else if (found === null) return { status: 'unsat' };
    else {
      limit = demand - direction;
      refused = true;
    }
    if (found.best === limit) return { status: 'optimal', ...found };
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
      throw new InvariantError('the bound did not hold');
    found = { best, solution };
    search.bound =
      direction < 0 ? kernel.integers.atMost(integer, best - 1) : kernel.integers.atLeast(integer, best + 1);
  }
}

function stopped(because: Because, found: Found | null): Optimum {
  return found === null ? { status: 'unknown', because } : { status: 'unknown', because, ...found };
}
