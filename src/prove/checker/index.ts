/**
 * Our own checkers of proofs, over sums (`checker.ts`) and over clauses (`lrat-checker.ts`). Each is one file to read in
 * a sitting; they use nothing else of this program, and no step of a proof is believed.
 */
export * from './checker.ts';
export { checkLrat } from './lrat-checker.ts';
