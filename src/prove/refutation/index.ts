/**
 * How a proof is made: what a search tells while it runs (`lemma-log.ts`) is redone over a formula by unit propagation
 * (`refutation.ts`, `propagation.ts`), with cuts of loops added up from their flows (`cut.ts`), and what the end needs of
 * it is written, over sums or over clauses. Nothing of the engine is used.
 */
export { ClauseProofWriter } from './clause-proof-writer.ts';
export { LemmaLog } from './lemma-log.ts';
export * from './pbp-writer.ts';
export { type ProofWriter, Refutation } from './refutation.ts';
