import type { Board, Language } from '../../board/index.ts';
import { LONGEST, readFlatZinc } from '../../flatzinc/index.ts';
import {
  type ModelClaim,
  type ProofVerdict,
  type Verified,
  type Verifying,
  verifyingCertificate,
  verifyingModel,
} from '../../prove/index.ts';
import { boardOfRows } from '../../puzzles/index.ts';
import { bytesOfFile, textOf } from '../input/bounded-read.ts';
import { printJson, refuse } from '../input/index.ts';
import { type Input, readInput } from '../input/input.ts';
import { readProof } from '../input/read-proof.ts';
import { UsageError } from '../terminal/errors.ts';
import { EXIT, type ExitCode } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';
import { shown } from '../terminal/shown.ts';

interface VerifyOptions {
  /** A file. */
  readonly formula?: string;
  /** Seconds. */
  readonly timeLimit?: number;
  readonly json?: boolean;
  readonly lang: Language;
}

/** No proof that we read is longer. */
const MAX_PROOF = 1_000_000_000;

const SHOWN = {
  unique: { en: 'exactly one solution', pt: 'exatamente uma solução' },
  none: { en: 'no solution', pt: 'nenhuma solução' },
  several: { en: 'more than one solution', pt: 'mais do que uma solução' },
} as const;

const VERIFIED = { en: 'verified', pt: 'verificado' } as const;

const BEST = {
  en: (best: number) => `no solution is better than ${best}`,
  pt: (best: number) => `nenhuma solução é melhor do que ${best}`,
} as const;

interface Refusal {
  readonly status: 'refused';
  readonly problem: string;
  readonly line?: number;
  readonly gaveUp?: true;
}

function refusalText(
  { line, problem }: Refusal,
  file: string,
  proofFile: string | undefined,
  lang: Language,
): string {
  const where = line === undefined ? file : `${proofFile}:${line}`;
  return `${{ en: 'refused', pt: 'recusado' }[lang]}: ${shown(`${where}: ${problem}`)}\n`;
}

/** Encodes the board anew and checks every step of the proof; or, without a proof, two solutions. */
export async function verifyCommand(
  io: Io,
  files: readonly string[],
  options: VerifyOptions,
): Promise<ExitCode> {
  const [boardFile, proofFile, more] = files;
  if (boardFile === undefined || more !== undefined)
    throw new UsageError('expected a board with its solution, and a proof');
  if (boardFile.endsWith('.fzn')) return verifyProgram(io, boardFile, proofFile, options);
  const input = await readInput(boardFile, io);
  if (!input.ok) return refuse(io, input, options);
  const found = await findingOf(input, boardFile, proofFile, options);
  if (options.json) printJson(io, { board: boardFile, proof: proofFile, ...found });
  else if (found.status === 'refused')
    io.stdout.write(refusalText(found, boardFile, proofFile, options.lang));
  else io.stdout.write(`${VERIFIED[options.lang]}: ${SHOWN[found.status][options.lang]}\n`);
  if (found.status !== 'refused') return EXIT.success;
  return found.gaveUp ? EXIT.limit : EXIT.no;
}

async function findingOf(
  input: Input,
  boardFile: string,
  proofFile: string | undefined,
  { timeLimit, formula }: VerifyOptions,
): Promise<Verified> {
  const claims = await claimsOf(input, boardFile);
  if (claims === undefined) return { status: 'refused', problem: 'the solution does not fit the board' };
  const limits = timeLimit === undefined ? {} : { time: timeLimit * 1000 };
  return readInto(proofFile, async (head): Promise<Verifying<Verified> | undefined> => {
    const written = formula === undefined ? undefined : await bytesOfFile(formula, MAX_PROOF);
    if (formula !== undefined && written === undefined) return undefined;
    const text = written && textOf(written);
    return verifyingCertificate(input.puzzle, input.grid, claims, head, limits, text);
  });
}

const TOO_LONG: Refusal = {
  status: 'refused',
  problem: `expected at most ${MAX_PROOF} bytes, got more`,
  gaveUp: true,
};

/** Reads a proof, if there is one, to its end; `begin` gets its first piece, and answers nothing if something is too long. */
async function readInto<T>(
  file: string | undefined,
  begin: (head: Uint8Array | undefined) => Promise<Verifying<T> | undefined>,
): Promise<T | Refusal> {
  if (file === undefined) return (await begin(undefined))?.end() ?? TOO_LONG;
  let verifying: Verifying<T> | undefined;
  let length = 0;
  for await (const piece of readProof(file)) {
    length += piece.length;
    verifying ??= await begin(piece);
    if (verifying === undefined || length > MAX_PROOF) return TOO_LONG;
    verifying.read(piece);
  }
  return verifying?.end() ?? TOO_LONG;
}

/** What the proof of a FlatZinc program shows. */
async function verifyProgram(
  io: Io,
  file: string,
  proofFile: string | undefined,
  { timeLimit, json, lang }: VerifyOptions,
): Promise<ExitCode> {
  if (proofFile === undefined) throw new UsageError('expected a FlatZinc file and a proof');
  const bytes = await bytesOfFile(file, LONGEST);
  const read = bytes && readFlatZinc(textOf(bytes));
  const limits = timeLimit === undefined ? {} : { time: timeLimit * 1000 };
  const refused: Refusal = { status: 'refused', problem: `expected FlatZinc in ${file}` };
  const found = await readInto(proofFile, async (head = new Uint8Array()) => {
    if (read === undefined) return undefined;
    const verifying = read.ok ? verifyingModel(read.program, head, limits) : undefined;
    return {
      read: (piece: Uint8Array) => verifying?.read(piece),
      end: () => (verifying ? foundOf(verifying.end()) : refused),
    };
  });
  if (json) printJson(io, { model: file, proof: proofFile, ...found });
  else if (found.status === 'refused') io.stdout.write(refusalText(found, file, proofFile, lang));
  else {
    const says = 'better' in found ? BEST[lang](found.better) : SHOWN.none[lang];
    io.stdout.write(`${VERIFIED[lang]}: ${says}\n`);
  }
  if (found.status !== 'refused') return EXIT.success;
  return found.gaveUp ? EXIT.limit : EXIT.no;
}

function foundOf(verdict: ProofVerdict & ModelClaim) {
  const { better } = verdict;
  if (!verdict.ok) return { ...verdict, status: 'refused' } as const;
  return better === undefined ? ({ status: 'none' } as const) : ({ status: 'best', better } as const);
}

/** The solutions that a file of JSON claims, none to two; undefined if they are not boards of this grid. */
async function claimsOf(input: Input, file: string): Promise<Board<string>[] | undefined> {
  const bytes = await bytesOfFile(file).catch(() => undefined);
  let json: unknown;
  try {
    json = bytes && JSON.parse(textOf(bytes));
  } catch {
    return [];
  }
  if (typeof json !== 'object' || json === null) return [];
  const claims: Board<string>[] = [];
  for (const key of ['solution', 'other']) {
    const rows: unknown = Reflect.get(json, key);
    if (rows === undefined) continue;
    if (!Array.isArray(rows) || !rows.every((row) => typeof row === 'string')) return undefined;
    const board = boardOfRows(input.puzzle, input.grid, rows);
    if (board === undefined) return undefined;
    claims.push(board);
  }
  return claims;
}
