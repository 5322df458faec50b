import type { Program } from '../../flatzinc/index.ts';
import {
  type CheckLimits,
  type ProofVerdict,
  proofReader,
  readWhole,
  type Verifying,
} from '../checker/index.ts';
import { type PbpVersion, type ProofPieces, proofPieces, SearchingRefutation } from '../refutation/index.ts';
import { encodeProgram } from './encode.ts';

/** A formula and its proof as text, or why there is none. */
export type ModelProof =
  | ({ readonly ok: true } & ProofPieces)
  | { readonly ok: false; readonly problem: string };

/** What a proof is about: no solution at all, or none that is better than this objective. */
export interface ModelClaim {
  readonly better?: number | undefined;
}

/** The line of a proof that names its claim, so that the checker knows what to encode. */
const CLAIM = /^[*%] nothing is better than (-?\d{1,15})$/m;
const MOST_HEAD = 2000;

/** Shows over the program's formula alone that it has no solution, or no better one. */
export function proveModel(
  program: Program,
  { better }: ModelClaim,
  stop: () => boolean,
  version?: PbpVersion,
): ModelProof {
  const { formula, leftOut } = encodeProgram(program, better);
  const refutation = new SearchingRefutation(formula);
  if (!refutation.finished && !refutation.search(stop)) {
    const missing = [...leftOut].map(([name, count]) => `${name} (${count})`).join(', ');
    return {
      ok: false,
      problem: stop()
        ? 'the time limit was reached'
        : leftOut.size > 0
          ? `these constraints have no encoding: ${missing}`
          : 'the formula has a solution',
    };
  }
  const words = better === undefined ? undefined : `nothing is better than ${better}`;
  return { ok: true, ...proofPieces({ formula, refutation }, version, true, words) };
}

/** Encodes the program anew to check every step of a proof about it. `head`: its first piece, which names the claim. */
export function verifyingModel(
  program: Program,
  head: Uint8Array,
  limits: CheckLimits = {},
): Verifying<ProofVerdict & ModelClaim> {
  const claim = CLAIM.exec(new TextDecoder('latin1').decode(head.subarray(0, MOST_HEAD)));
  const better = claim ? Number(claim[1]) : undefined;
  const reader = proofReader(encodeProgram(program, better).formula, limits);
  return { read: (piece) => reader.read(piece), end: () => ({ ...reader.end(), better }) };
}

/** The same for a proof that is there in one piece. */
export const verifyModel = (
  program: Program,
  proof: Uint8Array,
  limits?: CheckLimits,
): ProofVerdict & ModelClaim => readWhole(verifyingModel(program, proof, limits), proof);
