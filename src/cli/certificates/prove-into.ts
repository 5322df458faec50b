/** Certificates in bulk: `generate --prove` and `check --jsonl --prove`. Runs in the thread that has the board. */

import { join } from 'node:path';
import { type Unwritten, WriteError } from '../../files/index.ts';
import { type Certified, certify, limitsLeft } from '../../prove/index.ts';
import type { AnyPuzzle } from '../../puzzles/index.ts';
import { EXIT, type ExitCode } from '../terminal/exit-code.ts';
import { WORDS } from '../terminal/words.ts';
import { type Certificate, exitOfCertified, USUAL_PROOF, writeCertificate } from './certificate-files.ts';

/** A board to be certified. */
export interface Claim {
  readonly puzzle: AnyPuzzle;
  readonly grid: unknown;
  /** How many boards came before it. */
  readonly index: number;
  readonly id?: string | number | undefined;
  readonly seed?: string | number | undefined;
  /** What is known of it already, if anything: the certificate must say the same. */
  readonly status?: 'unique' | 'several' | 'none';
  /** The file that it was read from. */
  readonly inputs?: readonly string[];
}

/** The certificate, or why there is none; can be sent to another thread. */
export type ProvedInto =
  | { readonly certificate: Certificate }
  | { readonly certificate: { readonly problem: string }; readonly exit: ExitCode }
  | { readonly unwritten: Unwritten };

/** Certifies a board and writes the files into a folder that is there. Its time limit began to count at `from`. */
export const proveInto = async (
  folder: string,
  claim: Claim,
  from: number,
  timeLimit: number | undefined,
  signal: AbortSignal | undefined,
): Promise<ProvedInto> =>
  writeInto(
    folder,
    claim,
    await certify(claim.puzzle, claim.grid, USUAL_PROOF.format, limitsLeft({ timeLimit, signal }, from)),
  );

/** Writes the files of a certificate into a folder that is there. */
export async function writeInto(
  folder: string,
  claim: Claim,
  certified: Certified<string>,
): Promise<ProvedInto> {
  const { status } = certified;
  if (status === 'unknown' || status === 'unproved') {
    const problem = status === 'unknown' ? WORDS.en.because[certified.because] : certified.problem;
    return { certificate: { problem }, exit: exitOfCertified(certified) };
  }
  if (claim.status !== undefined && claim.status !== status) {
    const problem = `expected the status ${claim.status}, got ${status}`;
    return { certificate: { problem }, exit: EXIT.internal };
  }
  const path = join(folder, nameOf(claim));
  try {
    const certificate = await writeCertificate(claim, certified, path, USUAL_PROOF, claim.inputs ?? []);
    if (certificate === undefined) throw new Error(`expected a certificate of status ${status}, got none`);
    return { certificate };
  } catch (error) {
    if (!WriteError.is(error)) throw error;
    const { message, because } = error;
    return { unwritten: { message, because } };
  }
}

/** The index makes it the only one of its name; an id or a seed that a file name cannot hold is left out. */
const nameOf = ({ index, id, seed }: Claim): string =>
  ['board', index, id, seed].filter((part) => /^[\w.-]{1,80}$/.test(`${part ?? ''}`)).join('-');
