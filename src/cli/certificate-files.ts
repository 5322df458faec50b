import { writeFile } from 'node:fs/promises';
import {
  boardText,
  type Certified,
  claimsOf,
  type FormulaKind,
  type Proved,
  proofTexts,
} from '../certify/index.ts';
import { ClauseProofWriter, dimacsOf, PBP_VERSIONS, type PbpVersion } from '../prove/index.ts';
import type { AnyPuzzle } from '../puzzles/index.ts';

/** In which formats a formula and its proof are written. */
export interface ProofFormat {
  readonly format: FormulaKind;
  readonly pbp: `${PbpVersion}`;
  readonly proof: 'lrat' | 'drat';
  /** False: lemmas that the end does not need are written too. */
  readonly trim: boolean;
}

/** What was written for one board: the names of the files, and the size of the proof. */
export interface Certificate {
  readonly board: string;
  readonly formula?: string;
  readonly proof?: string;
  readonly lemmas?: number;
  readonly bytes?: number;
}

/** Writes what certifies a board to files that begin with `path`; nothing where there is no certificate. */
export async function writeCertificate(
  { puzzle, grid }: { readonly puzzle: AnyPuzzle; readonly grid: unknown },
  certified: Certified<string>,
  path: string,
  options: ProofFormat,
  save: (file: string, text: string) => Promise<void> = writeFile,
): Promise<Certificate | undefined> {
  if (certified.status === 'unknown' || certified.status === 'unproved') return undefined;
  await save(`${path}.json`, boardText(puzzle, grid, claimsOf(certified)));
  if (certified.status === 'several') return { board: `${path}.json` };
  const { formula, proof, formulaEnds, proofEnds, lemmas } = textsOf(certified, options);
  await save(`${path}.${formulaEnds}`, formula);
  await save(`${path}.${proofEnds}`, proof);
  return {
    board: `${path}.json`,
    formula: `${path}.${formulaEnds}`,
    proof: `${path}.${proofEnds}`,
    lemmas,
    bytes: Buffer.byteLength(proof),
  };
}

function textsOf(proved: Proved, { format, pbp, proof, trim }: ProofFormat) {
  if (format === 'cnf') {
    const writer = new ClauseProofWriter(proved.formula, proof);
    const lemmas = proved.refutation.write(writer, trim);
    const formula = dimacsOf(proved.formula);
    return { formula, proof: writer.text, formulaEnds: 'cnf', proofEnds: proof, lemmas };
  }
  const version = PBP_VERSIONS.find((version) => `${version}` === pbp);
  return { ...proofTexts(proved, version, trim), formulaEnds: 'opb', proofEnds: 'pbp' };
}
