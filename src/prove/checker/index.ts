/**
 * Our own checkers of proofs, over sums (`checker.ts`) and over clauses (`lrat-checker.ts`). Each is one file to read in
 * a sitting; they share the reader (`proof-reader.ts`) and use nothing else of this program, and no step of a proof is
 * believed.
 */
export * from './checker.ts';
export { lratReader } from './lrat-checker.ts';
export { type ProofVerdict, readWhole, type Verifying } from './proof-reader.ts';
