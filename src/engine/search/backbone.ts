import { clause } from '../constraints/logic.ts';
import type { SolveOptions } from '../options.ts';
import type { Satisfier } from '../satisfier.ts';
import { isTrue, type Literal } from '../variable.ts';
import { type Because, Budget } from './limits.ts';

/** What all solutions share. `complete` false: a limit was reached, and `common` may lack some. */
export type Backbone =
  | {
      readonly status: 'sat';
      readonly common: readonly Literal[];
      readonly complete: boolean;
      readonly solves: number;
    }
  | { readonly status: 'unsat'; readonly solves: number }
  | { readonly status: 'unknown'; readonly because: Because; readonly solves: number };

/**
 * Starts from one solution and asks for another that differs from it somewhere in the literals still thought common.
 * Each answer removes all that differ; when there is no other, what is left is common. For a board with one solution
 * that takes two solves.
 */
export function findBackbone(
  solver: Satisfier,
  literals: readonly Literal[],
  options: SolveOptions,
): Backbone {
  const started = performance.now();
  new Budget(options);
  const remaining = () =>
    options.timeLimit === undefined
      ? {}
      : { timeLimit: Math.max(0, options.timeLimit - (performance.now() - started)) };
  const assumptions = options.assumptions ?? [];
  const first = solver.solve(options);
  let solves = 1;
  if (first.status === 'unsat') return { status: 'unsat', solves };
  if (first.status === 'unknown') return { ...first, solves };
  let common = literals.map((literal) => (isTrue(literal, first.value) ? literal : literal.not()));
  while (common.length > 0) {
    const elsewhere = solver.helper(0, 1).ge(1);
    solver.postImplied([clause([...common.map((literal) => literal.not()), elsewhere.not()])]);
    const outcome = solver.solve({ ...options, ...remaining(), assumptions: [...assumptions, elsewhere] });
    solver.postImplied([clause([elsewhere.not()])]);
    solves++;
    if (outcome.status === 'unsat') break;
    // Nothing is proven common yet: an unknown must not be passed off as an answer.
    if (outcome.status === 'unknown') return { status: 'sat', common: [], complete: false, solves };
    common = common.filter((literal) => isTrue(literal, outcome.value));
  }
  return { status: 'sat', common, complete: true, solves };
}
