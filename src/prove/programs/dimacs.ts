import { clausesOf, dimacsOf } from '../formula/index.ts';
import { sayLoop } from './loop-clauses.ts';
import type { ProgramFormula } from './program-formula.ts';

/** The board in clauses for SAT solvers; comments say what the variables stand for. */
export function dimacsFormula(program: ProgramFormula, about: readonly string[]): string {
  for (const ring of program.rings) sayLoop(program, ring);
  const text = dimacsOf(clausesOf(program)!, [...about, 'Run it: clasp 0 FILE    (or any SAT solver)']);
  return [...text].join('');
}
