/**
 * Formulas and proofs: a board becomes lines over 0/1 variables, written from its grid alone, and what a search has
 * learned becomes a proof over these lines that strangers' checkers accept. Here live the encoding, the formats and
 * our own checker (`checker.ts`, one file to read in a sitting). Nothing here searches, and neither the engine nor the
 * reasoning is ever imported: the caller hands the lemmas of its search to `Refutation`.
 */

export { type Atom, not, type Weighted } from '../puzzles/formula.ts';
export * from './certificate.ts';
export * from './checker.ts';
export { ClauseProofWriter, clausesOf, dimacsOf } from './cnf.ts';
export { Formula, normalLine } from './formula.ts';
export { LemmaLog } from './lemma-log.ts';
export { checkLrat } from './lrat-checker.ts';
export * from './opb.ts';
export { type ProofWriter, Refutation } from './refutation.ts';
