import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyLanguage, inLanguage, type Language, type Spoken } from '../../board/index.ts';
import { expectWritable, makeFolder } from '../../files/index.ts';
import { type Certified, certify } from '../../prove/index.ts';
import {
  CertificateNames,
  certificateFiles,
  exitOfCertified,
  filesOf,
  type ProofFormat,
  writeCertificate,
} from '../certificates/index.ts';
import { eachInput, printJson } from '../input/index.ts';
import { msSince } from '../terminal/answer.ts';
import { UsageError } from '../terminal/errors.ts';
import type { ExitCode } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';
import { WORDS } from '../terminal/words.ts';
import { search } from './search.ts';

interface ProveOptions extends ProofFormat {
  /** A folder. */
  readonly out: string;
  readonly html?: boolean;
  readonly timeLimit?: number;
  readonly json?: boolean;
  readonly lang: Language;
}

export async function proveCommand(
  io: Io,
  inputs: readonly string[],
  options: ProveOptions,
): Promise<ExitCode> {
  const { json = false, lang } = options;
  if (options.format === 'pb' && options.proof !== undefined)
    throw new UsageError('--proof needs --format cnf');
  if (options.format === 'cnf' && options.pbp !== undefined) throw new UsageError('--pbp needs --format pb');
  if (options.format === 'cnf' && options.html) throw new UsageError('--html needs --format pb');
  const page = options.html ? { page: { script: pageScript(io), language: lang } } : {};
  const names = new CertificateNames();
  makeFolder(options.out);
  return eachInput(io, inputs, { json, lang }, async (input) => {
    const path = join(options.out, names.of(input));
    for (const file of Object.values(certificateFiles(path, { ...options, ...page })))
      expectWritable(file, inputs);
    const from = performance.now();
    const certified = await search(io, input.name, options, ({ timeLimit, signal }) =>
      certify(input.puzzle, input.grid, options.format, { timeLimit, signal }),
    );
    const certificate = await writeCertificate(input, certified, path, { ...options, ...page }, inputs);
    const ms = msSince(from);
    if (json)
      printJson(io, { input: input.name, puzzle: input.puzzle.id, ...tell(certified), ...certificate, ms });
    else
      io.stdout.write(
        `${certifiedWords(certified, lang)}\n${certificate ? `${filesOf(certificate)}\n` : ''}`,
      );
    return exitOfCertified(certified);
  });
}

/** What checks a proof in a page: built beside the command. */
function pageScript(io: Io): string {
  try {
    return readFileSync(new URL('../certificate.js', io.entry), 'utf8');
  } catch {
    throw new UsageError('--html needs the built command: npm run build');
  }
}

function tell(certified: Certified<string>): object {
  const { status } = certified;
  if (status === 'unknown') return { status, because: certified.because };
  return status === 'unproved' ? { status, problem: certified.problem } : { status };
}

const NO_PROOF: Spoken<(problem: string) => string> = {
  en: (problem) => `no proof: ${problem}`,
  pt: (problem) => `sem prova: ${problem}`,
  es: (problem) => `sin prueba: ${problem}`,
};

/** What a certificate says, or why there is none. */
export function certifiedWords(certified: Certified<string>, lang: AnyLanguage): string {
  const words = inLanguage(WORDS, lang);
  switch (certified.status) {
    case 'unique':
      return words.unique;
    case 'none':
      return words.none;
    case 'several':
      return words.several(certified.solution.differences(certified.other).length);
    case 'unknown':
      return words.unknown(words.because[certified.because], false);
    case 'unproved':
      return inLanguage(NO_PROOF, lang)(certified.problem);
  }
}
