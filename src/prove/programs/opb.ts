import { Formula, opbOf } from '../formula/index.ts';
import { sayLoop } from './loop-clauses.ts';
import type { ProgramFormula } from './program-formula.ts';

/** The board as a pseudo-Boolean formula; comments at its head say what the variables stand for. */
export function opbFormula(program: ProgramFormula, about: readonly string[]): string {
  for (const ring of program.rings) sayLoop(program, ring);
  const formula = new Formula();
  // Solvers want these names, and at least one variable.
  for (const v of Array(Math.max(1, program.variables)).keys()) formula.variable(`x${v + 1}`);
  for (const [index, line] of program.lines.entries()) {
    const comment = program.commentAt(index);
    if (comment !== undefined) formula.rule(comment);
    if (line.bound <= 0) continue;
    // A sum of nothing is not in the format: what is false is said of any variable.
    if (line.atoms.length > 0) formula.add(line);
    else formula.atLeast([[1, 0]], 2);
  }
  if (program.variables === 0) formula.clause([1]);
  const text = opbOf(formula, [
    ...about,
    'Run it: clasp 0 FILE    (or any pseudo-Boolean solver)',
    ...program.decided.map((v) => `x${v + 1}: ${program.names[v]}`),
  ]);
  return [...text].join('');
}
