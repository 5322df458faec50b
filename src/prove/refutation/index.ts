/**
 * How a proof is made: what a search tells while it runs (`lemma-log.ts`) is redone over a formula by unit propagation
 * (`refutation.ts`, `propagation.ts`). Reasons of machines are shown on their own (`machine-reason.ts`), cuts of loops
 * are added up from their flows (`cut.ts`). What the end needs is written, over sums or over clauses. Nothing of the
 * engine is used.
 */
export { ClauseProofWriter } from './clause-proof-writer.ts';
export { LemmaLog } from './lemma-log.ts';
export * from './pbp-writer.ts';
export { type ProofWriter, Refutation } from './refutation.ts';
