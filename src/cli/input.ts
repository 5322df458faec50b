import { stat } from 'node:fs/promises';
import { type Format, type ReadOptions, type ReadTags, read } from '../formats/index.ts';
import { type AnyPuzzle, type Bilingual, type Problem, problemAt } from '../puzzles/index.ts';
import { bytesOf, bytesOfFile, MAX_BYTES, textOf } from './bounded-read.ts';
import { UsageError } from './errors.ts';
import type { Io } from './io.ts';

/** A board that was given to a command, by the name under which to speak of it. */
export interface Input {
  readonly ok: true;
  readonly name: string;
  readonly puzzle: AnyPuzzle;
  readonly grid: unknown;
  readonly notes: readonly Bilingual<Problem>[];
  /** The format it was read in. */
  readonly format: Format;
  /** What the input says of the board besides, and under whose rules it is looked at. */
  readonly tags?: ReadTags & { readonly model?: string };
  /** Milliseconds that reading took. */
  readonly reading: number;
}

export interface Refused {
  readonly ok: false;
  readonly name: string;
  readonly problems: readonly Bilingual<Problem>[];
  /** Whether there was nothing to read at all, rather than something that is not a board. */
  readonly missing?: boolean;
}

/** An argument that is longer than this, or has several lines, is not repeated as a name. */
const LONGEST_NAME = 200;

/**
 * Reads a board from standard input (`-`), from a file (`file.pl#name` where it holds several), or from the argument
 * itself: a URL, an ID, a text, the name of a paper's board.
 */
export async function readInput(
  argument: string,
  io: Io,
  options: ReadOptions = {},
): Promise<Input | Refused> {
  const from = performance.now();
  if (argument === '-') return readBytes('stdin', await bytesOf(io.stdin()), from, options);
  const file = await stat(argument).catch(() => undefined);
  const part = file ? undefined : await boardOfFile(argument);
  if (part) {
    const read = await readInput(part.file, io, { ...options, board: part.board });
    return { ...read, name: argument };
  }
  if (!file) {
    const named = argument.length <= LONGEST_NAME && !/[\n\r]/.test(argument);
    const result = readText(named ? argument : 'argument', argument, from, options);
    return result.ok || /[\s:{]/.test(argument)
      ? result
      : missing(argument, {
          en: 'no such file, and not a board either',
          pt: 'não há tal ficheiro, nem é um tabuleiro',
        });
  }
  if (file.isDirectory())
    return missing(argument, {
      en: 'expected a file, got a folder',
      pt: 'esperava-se um ficheiro, e é uma pasta',
    });
  try {
    return readBytes(argument, await bytesOfFile(argument), from, options);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return missing(argument, { en: error.message, pt: error.message });
  }
}

/** `file.pl#board_2`: a file that is there, and the name of a board in it. */
async function boardOfFile(argument: string): Promise<{ file: string; board: string } | undefined> {
  const at = argument.length < 4096 ? argument.lastIndexOf('#') : -1;
  if (at <= 0) return undefined;
  const file = argument.slice(0, at);
  const there = await stat(file).catch(() => undefined);
  return there?.isFile() ? { file, board: argument.slice(at + 1) } : undefined;
}

const missing = (name: string, problem: { readonly en: string; readonly pt: string }): Refused => ({
  ok: false,
  name,
  missing: true,
  problems: [problemAt(1, 1, problem)],
});

function readBytes(
  name: string,
  bytes: Uint8Array | undefined,
  from: number,
  options: ReadOptions,
): Input | Refused {
  if (bytes) return readText(name, textOf(bytes), from, options);
  const problem = {
    en: `expected at most ${MAX_BYTES} bytes, got more`,
    pt: `esperavam-se no máximo ${MAX_BYTES} bytes, e há mais`,
  };
  return { ok: false, name, problems: [problemAt(1, 1, problem)] };
}

function readText(name: string, text: string, from: number, options: ReadOptions): Input | Refused {
  const result = read(text, options);
  if (!result.ok) return { ok: false, name, problems: result.problems };
  const { puzzle, grid, notes, format, tags = {} } = result;
  return { ok: true, name, puzzle, grid, notes, tags, format, reading: performance.now() - from };
}

/** `file:line:column: problem (fix)`. */
export const problemLine = (name: string, { line, column, problem, fix }: Problem): string =>
  `${name}:${line}:${column}: ${problem}${fix === undefined ? '' : ` (${fix})`}`;
