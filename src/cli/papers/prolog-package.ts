import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from '../terminal/errors.ts';
import type { Io } from '../terminal/io.ts';
import { nextByte } from './next-byte.ts';

const PACKAGE = 'swipl-wasm';
const MISSING = `expected the program swipl on the PATH, or the npm package ${PACKAGE}, found neither. On Debian and Ubuntu: apt-get install swi-prolog-nox; anywhere: npm install ${PACKAGE}@8.0.5`;

/** What of the package is used. */
interface SwiplModule {
  readonly FS: { writeFile(path: string, text: string): void };
  readonly prolog: { query(goal: string): { once(): { readonly success?: boolean } } };
}
type StartSwipl = (options: {
  readonly arguments: readonly string[];
  print(line: string): void;
  printErr(line: string): void;
  /** The next byte; null at the end. */
  stdin(): number | null;
}) => Promise<SwiplModule>;

/** The same by the npm package, which is loaded when it is needed. */
export async function byPackage(io: Io, program: string, goal: string): Promise<boolean> {
  const start = findPackage([process.cwd(), fileURLToPath(new URL('.', io.entry))]);
  if (!start) throw new UsageError(MISSING);
  const { FS, prolog } = await start({
    arguments: ['-q'],
    print: (line) => io.stdout.write(`${line}\n`),
    printErr: (line) => io.stderr.write(withoutWarnings(`${line}\n`)),
    stdin: nextByte,
  });
  FS.writeFile('program.pl', program);
  return prolog.query(`consult('program.pl'), ask_once(${quoted(goal)})`).once().success === true;
}

function findPackage(places: readonly string[]): StartSwipl | undefined {
  for (const place of places) {
    try {
      return createRequire(join(place, 'program.pl'))(PACKAGE) as StartSwipl;
    } catch {
      // Not here.
    }
  }
  return undefined;
}

export const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** A goal that fails is told once, in our own word. */
export const withoutWarnings = (text: string): string => text.replace(/^Warning:.*goal .*failed\n/gm, '');
