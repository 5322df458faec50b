import { dimacsOf, type Formula, opbOf } from '../formula/index.ts';
import { ClauseProofWriter } from './clause-proof-writer.ts';
import { type PbpVersion, PbpWriter } from './pbp-writer.ts';
import type { Refutation } from './refutation.ts';

/** A formula, and the steps that show it to have no solution. */
export interface Proved {
  readonly formula: Formula;
  readonly refutation: Refutation;
}

/** Formula and proof as text, each in pieces that are made as they are asked for, once. */
export interface ProofPieces {
  readonly formula: Iterable<string>;
  readonly proof: Iterable<string>;
  readonly lemmas: number;
}

/**
 * Formula and proof as VeriPB reads them; `trimmed`: without the lemmas that the end does not need. `words` stand at the
 * head of the proof.
 */
export function proofPieces(
  { formula, refutation }: Proved,
  version?: PbpVersion,
  trimmed = true,
  words?: string,
): ProofPieces {
  const steps = refutation.steps(trimmed);
  const writer = new PbpWriter(formula, version);
  if (words !== undefined) writer.comment(words);
  const proof = refutation.write(writer, steps);
  return { formula: opbOf(formula), proof, lemmas: steps.length };
}

/** The same over clauses: LRAT, or DRAT without hints. */
export function clausePieces(
  { formula, refutation }: Proved,
  format: 'lrat' | 'drat',
  trimmed = true,
): ProofPieces {
  const steps = refutation.steps(trimmed);
  const proof = refutation.write(new ClauseProofWriter(formula, format), steps);
  return { formula: dimacsOf(formula), proof, lemmas: steps.length };
}

/** Whole texts, where they are needed at once. */
export const textsOf = ({ formula, proof, lemmas }: ProofPieces) => ({
  formula: [...formula].join(''),
  proof: [...proof].join(''),
  lemmas,
});
