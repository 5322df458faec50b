import { expect, it } from 'vitest';
import { numberOfValues, Solver } from '../index.ts';

it('a variable that is given twice counts once, also in an explanation', () => {
  const solver = new Solver();
  const x = solver.int([-2, 3]);
  const xs = [x, solver.int(2, 3), x, solver.int(0, 2)];
  solver.post(numberOfValues(solver.int(1, 1), xs));
  expect(solver.solve().status).toBe('unsat');
});
