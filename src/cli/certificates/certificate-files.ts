import { basename, extname } from 'node:path';
import type { Language } from '../../board/index.ts';
import { writePieces, writeWhole } from '../../files/index.ts';
import {
  boardText,
  type Certified,
  claimsOf,
  clausePieces,
  type FormulaKind,
  PBP_VERSIONS,
  type PbpVersion,
  type Proved,
  proofPieces,
  textsOf,
} from '../../prove/index.ts';
import type { AnyPuzzle } from '../../puzzles/index.ts';
import { UsageError } from '../terminal/errors.ts';
import { EXIT, type ExitCode, exitOf } from '../terminal/exit-code.ts';
import { shown } from '../terminal/shown.ts';
import { certificatePage } from './certificate-page.ts';

/** In which formats a formula and its proof are written. */
export interface ProofFormat {
  readonly format: FormulaKind;
  readonly pbp?: `${PbpVersion}`;
  readonly proof?: 'lrat' | 'drat';
  /** False: lemmas that the end does not need are written too. */
  readonly trim: boolean;
  /** The proof is compressed. */
  readonly gzip?: boolean;
  /** A page too, with this script to check the proof. */
  readonly page?: { readonly script: string; readonly language: Language };
}

/** As `calcada prove` writes without options. */
export const USUAL_PROOF: ProofFormat = { format: 'pb', trim: true };

/** What was written for one board: the names of the files, and the size of the proof. */
export interface Certificate {
  readonly board: string;
  readonly formula?: string;
  readonly proof?: string;
  readonly page?: string;
  readonly lemmas?: number;
  readonly bytes?: number;
}

/** The names of the files, one a line. */
export const filesOf = ({ board, formula, proof, page }: Certificate): string =>
  [board, formula, proof, page].flatMap((file) => (file === undefined ? [] : [shown(file)])).join('\n');

/** What the files of certificates are called: the file a board came from, and which of its boards it is. */
export class CertificateNames {
  readonly #given = new Set<string>();

  /** Throws if another board of this run has the name already. */
  of({ name, index }: { readonly name: string; readonly index?: number | undefined }): string {
    const file = basename(name, extname(name));
    const plain = /^[\w.-]+$/.test(file) && file !== 'stdin' && file !== 'argument' ? file : 'board';
    const own = index === undefined ? plain : `${plain}-${index}`;
    if (this.#given.has(own)) throw new UsageError(`two boards would be written to ${own}.json`);
    this.#given.add(own);
    return own;
  }
}

/** The files of the certificate of a board; their names begin with `path`. */
export function certificateFiles(
  path: string,
  { format, proof = 'lrat', gzip = false, page }: ProofFormat,
): Pick<Certificate, 'board' | 'page'> & { readonly formula: string; readonly proof: string } {
  const [formulaEnds, ends] = format === 'cnf' ? ['cnf', proof] : ['opb', 'pbp'];
  return {
    ...(page ? { page: `${path}.html` } : {}),
    board: `${path}.json`,
    formula: `${path}.${formulaEnds}`,
    proof: `${path}.${ends}${gzip ? '.gz' : ''}`,
  };
}

/** Writes what certifies a board to files that begin with `path`, none of them an input; nothing where there is no certificate. */
export async function writeCertificate(
  { puzzle, grid }: { readonly puzzle: AnyPuzzle; readonly grid: unknown },
  certified: Certified<string>,
  path: string,
  options: ProofFormat,
  inputs: readonly string[],
): Promise<Certificate | undefined> {
  const save = (file: string, text: string): void => writeWhole(file, text, { inputs });
  if (certified.status === 'unknown' || certified.status === 'unproved') return undefined;
  const files = certificateFiles(path, options);
  save(files.board, boardText(puzzle, grid, claimsOf(certified)));
  if (certified.status === 'several') return { board: files.board };
  const { formula, proof, lemmas } = piecesOf(certified, options);
  const { page, gzip = false } = options;
  await writePieces(files.formula, formula, { inputs });
  const bytes = await writePieces(files.proof, proof, { inputs, gzip });
  if (page && files.page !== undefined) {
    const solution = certified.status === 'unique' ? certified.solution : undefined;
    const contents = { puzzle, grid, solution, ...textsOf(piecesOf(certified, options)) };
    save(files.page, certificatePage(contents, page.script, page.language));
  }
  return { ...files, lemmas, bytes };
}

function piecesOf(proved: Proved, { format, pbp = '3', proof = 'lrat', trim }: ProofFormat) {
  if (format === 'cnf') return clausePieces(proved, proof, trim);
  const version = PBP_VERSIONS.find((version) => `${version}` === pbp);
  return proofPieces(proved, version, trim);
}

/** What a certificate, or that there is none, means for the shell. */
export function exitOfCertified(certified: Certified<string>): ExitCode {
  if (certified.status === 'unproved') return certified.bug ? EXIT.internal : EXIT.usage;
  return exitOf(certified.status, certified.status === 'unknown' ? certified.because : undefined);
}
