/**
 * Proofs about FlatZinc programs: the program as a formula, written from its text alone (`encode.ts`, `claims.ts`), and a
 * refutation of that formula. Nothing is taken from the engine: it has found the answer, and this shows it again.
 */
export { encodeProgram } from './encode.ts';
export * from './prove-model.ts';
