import type { Board, Language } from '../../board/index.ts';
import { type Verified, verifyCertificate } from '../../prove/index.ts';
import { boardOfRows } from '../../puzzles/index.ts';
import { bytesOfFile, textOf } from '../bounded-read.ts';
import { printJson } from '../each-input.ts';
import { UsageError } from '../errors.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { type Input, readInput } from '../input.ts';
import type { Io } from '../io.ts';

interface VerifyOptions {
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

/** Encodes the board anew and checks every step of the proof; or, without a proof, two solutions. */
export async function verifyCommand(
  io: Io,
  files: readonly string[],
  options: VerifyOptions,
): Promise<ExitCode> {
  const [boardFile, proofFile, more] = files;
  if (boardFile === undefined || more !== undefined)
    throw new UsageError('expected a board with its solution, and a proof');
  const found = await findingOf(io, boardFile, proofFile, options);
  if (options.json) printJson(io, { board: boardFile, proof: proofFile, ...found });
  else if (found.status !== 'refused') {
    const verified = { en: 'verified', pt: 'verificado' }[options.lang];
    io.stdout.write(`${verified}: ${SHOWN[found.status][options.lang]}\n`);
  } else {
    const where = found.line === undefined ? boardFile : `${proofFile}:${found.line}`;
    io.stdout.write(`${{ en: 'refused', pt: 'recusado' }[options.lang]}: ${where}: ${found.problem}\n`);
  }
  if (found.status !== 'refused') return EXIT.asAsked;
  return found.gaveUp ? EXIT.limit : EXIT.no;
}

async function findingOf(
  io: Io,
  boardFile: string,
  proofFile: string | undefined,
  { timeLimit }: VerifyOptions,
): Promise<Verified> {
  const input = await readInput(boardFile, io);
  if (!input.ok) return { status: 'refused', problem: 'expected a board, got something else' };
  const claims = await claimsOf(input, boardFile);
  if (claims === undefined) return { status: 'refused', problem: 'the solution does not fit the board' };
  const proof = proofFile === undefined ? undefined : await bytesOfFile(proofFile, MAX_PROOF);
  if (proofFile !== undefined && proof === undefined)
    return {
      status: 'refused',
      problem: `expected at most ${MAX_PROOF} bytes of proof, got more`,
      gaveUp: true,
    };
  const limits = timeLimit === undefined ? {} : { time: timeLimit * 1000 };
  return verifyCertificate(input.puzzle, input.grid, claims, proof, limits);
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
