import { type Stats, statSync } from 'node:fs';
import { type Format, type ReadOptions, type ReadTags, read, splitBoards } from '../../formats/index.ts';
import { type AnyPuzzle, type Bilingual, type Problem, problemAt } from '../../puzzles/index.ts';
import { UsageError } from '../terminal/errors.ts';
import type { Io } from '../terminal/io.ts';
import { shown } from '../terminal/shown.ts';
import { bytesOf, bytesOfFile, MAX_BYTES, textOf } from './bounded-read.ts';

interface Named {
  readonly name: string;
  /** Of several boards in one text: the line on which it begins, and how many came before it. */
  readonly line?: number;
  readonly index?: number;
}

/** A board that was given to a command, by the name under which to speak of it. */
export interface Input extends Named {
  readonly ok: true;
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

export interface Refused extends Named {
  readonly ok: false;
  readonly problems: readonly Bilingual<Problem>[];
  /** Whether there was nothing to read at all, rather than something that is not a board. */
  readonly missing?: boolean;
}

/** A text that was found, and the board of it that is meant if it has a name. */
interface Source {
  readonly ok: true;
  readonly name: string;
  readonly text: string;
  readonly board?: string;
}

/** An argument that is longer than this, or has several lines, is not repeated as a name. */
const LONGEST_NAME = 200;

/**
 * Reads what standard input (`-`), a file (`file.pl#name` for one board of it), or the argument itself holds: a URL, an
 * ID, a text, the name of a paper's board. A text may hold several boards.
 */
export async function readInputs(
  argument: string,
  io: Io,
  options: ReadOptions = {},
): Promise<readonly (Input | Refused)[]> {
  const from = performance.now();
  const source = await sourceOf(argument, io);
  if (!source.ok) return [source];
  const { name, text, board } = source;
  const reading = board === undefined ? options : { ...options, board };
  const parts = board === undefined ? splitBoards(text) : [];
  if (parts.length > 1) {
    return parts.map(({ text: own, line }, index) => ({
      ...moved(readText(name, own, from, reading), line - 1),
      line,
      index,
    }));
  }
  const read = readText(name, text, from, reading);
  const nothing = !read.ok && text === argument && !/[\s:{]/.test(argument);
  return nothing
    ? [
        missing(argument, {
          en: 'no such file, and not a board either',
          pt: 'não há tal ficheiro, nem é um tabuleiro',
        }),
      ]
    : [read];
}

/** Reads what must be one board. */
export async function readInput(argument: string, io: Io): Promise<Input | Refused> {
  const [only, ...others] = await readInputs(argument, io);
  if (only && others.length === 0) return only;
  const count = others.length + 1;
  const problem = { en: `expected one board, got ${count}`, pt: `esperava-se um tabuleiro, e há ${count}` };
  return { ok: false, name: argument, problems: [problemAt(1, 1, problem)] };
}

function statOf(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}

async function sourceOf(argument: string, io: Io): Promise<Source | Refused> {
  if (argument === '-') {
    const bytes = await bytesOf(io.stdin());
    if (bytes) io.supervisor?.keep(bytes);
    return sourceIn('stdin', bytes);
  }
  const file = statOf(argument);
  const part = file ? undefined : await boardOfFile(argument);
  if (part) {
    const source = await sourceOf(part.file, io);
    return source.ok ? { ...source, name: argument, board: part.board } : { ...source, name: argument };
  }
  if (!file) {
    const named = argument.length <= LONGEST_NAME && !/[\n\r]/.test(argument);
    return { ok: true, name: named ? argument : 'argument', text: argument };
  }
  if (file.isDirectory())
    return missing(argument, {
      en: 'expected a file, got a folder',
      pt: 'esperava-se um ficheiro, e é uma pasta',
    });
  try {
    return sourceIn(argument, await bytesOfFile(argument));
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
  const there = statOf(file);
  return there?.isFile() ? { file, board: argument.slice(at + 1) } : undefined;
}

const missing = (name: string, problem: { readonly en: string; readonly pt: string }): Refused => ({
  ok: false,
  name,
  missing: true,
  problems: [problemAt(1, 1, problem)],
});

function sourceIn(name: string, bytes: Uint8Array | undefined): Source | Refused {
  if (bytes) return { ok: true, name, text: textOf(bytes) };
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

/** The same, with problems and notes this many lines further down. */
function moved(read: Input | Refused, lines: number): Input | Refused {
  const down = (found: readonly Bilingual<Problem>[]) =>
    found.map((problem) => ({ ...problem, line: problem.line + lines }));
  return read.ok ? { ...read, notes: down(read.notes) } : { ...read, problems: down(read.problems) };
}

/** `file:line:column: problem (fix)`. */
export const problemLine = (name: string, { line, column, problem, fix }: Problem): string =>
  shown(`${name}:${line}:${column}: ${problem}${fix === undefined ? '' : ` (${fix})`}`);
