import { readFile, stat } from 'node:fs/promises';
import { read } from '../formats/index.ts';
import { type AnyPuzzle, type Bilingual, type Problem, problemAt } from '../puzzles/index.ts';
import type { Io } from './io.ts';
import { UsageError } from './usage-error.ts';

/** A board that was given to a command, by the name under which to speak of it. */
export interface Input {
  readonly ok: true;
  readonly name: string;
  readonly puzzle: AnyPuzzle;
  readonly grid: unknown;
  readonly notes: readonly Bilingual<Problem>[];
  /** Milliseconds that reading took. */
  readonly reading: number;
}

export interface Refused {
  readonly ok: false;
  readonly name: string;
  readonly problems: readonly Bilingual<Problem>[];
}

/** No board that we read is written with more bytes. */
export const MAX_BYTES = 64_000_000;

/** Reads a board from standard input (`-`), from a file, or from the argument itself: a URL, an ID, a text. */
export async function readInput(argument: string, io: Io): Promise<Input | Refused> {
  const from = performance.now();
  if (argument === '-') return readText('stdin', await textOf(io.stdin()), from);
  const file = await stat(argument).catch(() => undefined);
  if (!file) {
    const result = readText('argument', argument, from);
    if (!result.ok && !/[\s:{]/.test(argument)) {
      throw new UsageError(`there is no file ${argument}, and it is no puzzle either`);
    }
    return result;
  }
  if (file.isDirectory()) throw new UsageError(`${argument} is a folder: name a file in it`);
  if (file.size > MAX_BYTES) return readText(argument, undefined, from);
  return readText(argument, (await bytesOf(argument)).toString('utf8'), from);
}

async function bytesOf(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

function readText(name: string, text: string | undefined, from: number): Input | Refused {
  if (text === undefined) {
    const problem = {
      en: `this is longer than ${MAX_BYTES} bytes, more than any board needs`,
      pt: `isto tem mais de ${MAX_BYTES} bytes, mais do que qualquer tabuleiro precisa`,
    };
    return { ok: false, name, problems: [problemAt(1, 1, problem)] };
  }
  const result = read(text);
  if (!result.ok) return { ok: false, name, problems: result.problems };
  const { puzzle, grid, notes } = result;
  return { ok: true, name, puzzle, grid, notes, reading: performance.now() - from };
}

/** All of a stream as text; undefined if it is too long. */
async function textOf(stream: AsyncIterable<Uint8Array>): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** `file:line:column: problem (fix)`. */
export const problemLine = (name: string, { line, column, problem, fix }: Problem): string =>
  `${name}:${line}:${column}: ${problem}${fix === undefined ? '' : ` (${fix})`}`;
