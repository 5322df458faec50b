import { type BoolVar, clause, Solver } from '../../../src/engine/index.ts';
import { counters } from './counters.ts';
import { readDimacs } from './dimacs.ts';
import type { Done } from './task.ts';

/** Reads a formula into a fresh solver; `solve` then answers `sat` or `unsat`. */
export function solveCnf(text: string): { readonly solver: Solver; readonly solve: () => string } {
  const solver = new Solver();
  const variables: BoolVar[] = [];
  readDimacs(
    text,
    (count) => {
      for (let made = 0; made < count; made++) variables.push(solver.bool());
    },
    (literals) => {
      const bools = literals.map((literal) =>
        literal > 0 ? variables[literal - 1]! : variables[-literal - 1]!.not(),
      );
      solver.post(clause(bools));
    },
  );
  return { solver, solve: () => solver.solve().status };
}

/** Reads and solves each formula with a new solver. */
export function formulas(texts: readonly string[]): Done {
  const sums: Record<string, number> = {};
  const answers = texts.map((text) => {
    const { solver, solve } = solveCnf(text);
    const answer = solve();
    for (const [name, value] of Object.entries(counters(solver))) sums[name] = (sums[name] ?? 0) + value;
    return answer;
  });
  return { answer: answers.join(','), counters: sums };
}

/** The last link is posted first, so that the whole chain waits and is propagated in one go. */
export function chain(length: number): Done {
  const solver = new Solver();
  const links = Array.from({ length }, () => solver.bool());
  for (let at = length - 1; at > 0; at--) solver.post(clause([links[at - 1]!.not(), links[at]!]));
  solver.post(clause([links[0]!]));
  const outcome = solver.solve();
  const last = outcome.status === 'sat' ? outcome.value(links[length - 1]!) : 0;
  return { answer: last === 1 ? 'sat' : outcome.status, counters: counters(solver) };
}
