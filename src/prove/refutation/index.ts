/**
 * How a proof is made: what a search tells while it runs (`lemma-log.ts`) is redone over a formula by unit propagation
 * (`refutation.ts`, `propagation.ts`). Reasons of machines are shown on their own (`machine-reason.ts`), cuts of loops
 * are added up from their flows (`cut.ts`). What the end needs is written, over sums or
 * over clauses, piece by piece (`proof-pieces.ts`). Nothing of the
 * engine is used.
 */
export { LemmaLog } from './lemma-log.ts';
export { PBP_VERSIONS, type PbpVersion } from './pbp-writer.ts';
export * from './proof-pieces.ts';
export { Refutation } from './refutation.ts';
export { SearchingRefutation } from './searching-refutation.ts';
