/**
 * Formulas: 0/1 variables and lines over them, each with the rule that it says. `formula.ts` is what a puzzle writes its
 * rules to; rows of runs become automata (`automaton.ts`) and loops become flows (`loop-flow.ts`). `clauses.ts` says the
 * same in clauses, and `opb.ts` and `dimacs.ts` write the files.
 */
export { type Atom, not, type Weighted } from '../../puzzles/formula.ts';
export type { Automaton } from './automaton.ts';
export { clausesOf, isOpposite } from './clauses.ts';
export { dimacsOf, literalsOf } from './dimacs.ts';
export * from './formula.ts';
export { grown } from './grown.ts';
export type { Loop } from './loop-flow.ts';
export * from './opb.ts';
