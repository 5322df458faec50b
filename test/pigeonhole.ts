/** One pigeon more than there are holes: no solution, and clauses take long to find out. What a hard question is. */
import { type Bool, clause, type Solver } from '../src/engine/index.ts';

export function pigeonhole(solver: Solver, holes: number, when?: Bool): void {
  const sits = Array.from({ length: holes + 1 }, () => Array.from({ length: holes }, () => solver.bool()));
  const options = when === undefined ? {} : { when };
  for (const pigeon of sits) solver.post(clause(pigeon), options);
  for (let hole = 0; hole < holes; hole++)
    for (let a = 0; a <= holes; a++)
      for (let b = 0; b < a; b++) solver.post(clause([sits[a][hole].not(), sits[b][hole].not()]));
}
