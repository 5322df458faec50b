import { open, stat } from 'node:fs/promises';
import { type Board, type Language, LEVELS, type Level } from '../../board/index.ts';
import {
  isCollection,
  openStore,
  type Query,
  type Store,
  type StoredBoard,
  StoreError,
} from '../../collection/index.ts';
import { read } from '../../formats/index.ts';
import { type AnyPuzzle, boardOfRows, puzzleById, sayProblem } from '../../puzzles/index.ts';
import { unreadable } from '../input/bounded-read.ts';
import { problemLine, type Refused, readInput } from '../input/input.ts';
import { UsageError } from '../terminal/errors.ts';
import type { Io } from '../terminal/io.ts';

/** A board that was chosen, with what is said of it where it comes from. */
export interface Chosen {
  /** What to call it when something is wrong with it. */
  readonly name: string;
  readonly puzzle: AnyPuzzle;
  readonly grid: unknown;
  readonly solution?: Board<string>;
  readonly level?: Level;
  readonly score?: number;
}

/** Opens a collection; an error is reported as wrong usage. */
export async function openCollection(where: string): Promise<Store> {
  const file = await stat(where).catch(() => undefined);
  if (file?.isDirectory()) throw new UsageError(`cannot open ${where}: it is a folder`);
  if (file?.isFile() && file.size > 0 && !(await isCollection(where)))
    throw new UsageError(
      `${where} is not a collection; \`calcada collection import\` makes one of other boards`,
    );
  try {
    return await openStore(where);
  } catch (error) {
    if (error instanceof StoreError) throw new UsageError(error.message);
    throw error;
  }
}

/** The boards of collections, files of JSON lines and files of one board; what cannot be read is given as refused. */
export async function* chosenBoards(
  io: Io,
  inputs: readonly string[],
  query: Query,
): AsyncGenerator<Chosen | Refused> {
  for (const argument of inputs) {
    if (await isCollection(argument)) {
      const store = await openCollection(argument);
      try {
        for await (const stored of store.boards(query)) yield chosenOf(stored);
      } finally {
        await store.close();
      }
    } else if (/\.jsonl$/i.test(argument)) yield* boardsOfLines(argument);
    else {
      const input = await readInput(argument, io);
      yield input.ok ? { name: input.name, puzzle: input.puzzle, grid: input.grid } : input;
    }
  }
}

/** A board of a collection, read; the collection promises that it can be. */
export function chosenOf({ key, puzzle: id, board, solution, level, score }: StoredBoard): Chosen {
  const puzzle = puzzleById(id);
  const parsed = puzzle?.fromJson(board);
  if (!puzzle || !parsed?.ok)
    throw new UsageError(`the collection holds a board of ${id} that cannot be read: ${key}`);
  return { name: key, puzzle, grid: parsed.grid, level, score, ...solved(puzzle, parsed.grid, solution) };
}

function solved(puzzle: AnyPuzzle, grid: unknown, rows: readonly string[]): Pick<Chosen, 'solution'> {
  const solution = boardOfRows(puzzle, grid, rows);
  return solution ? { solution } : {};
}

/** One board a line, as `generate --jsonl` writes them, with what they say of their level and solution. */
async function* boardsOfLines(file: string): AsyncGenerator<Chosen | Refused> {
  const handle = await open(file, 'r').catch((error: unknown) => {
    throw unreadable(file, error);
  });
  try {
    let number = 0;
    for await (const text of handle.readLines({ autoClose: false })) {
      number++;
      if (text.trim() === '') continue;
      const name = `${file}:${number}`;
      const result = read(text);
      if (!result.ok) {
        yield { ok: false, name, problems: result.problems };
        continue;
      }
      const { puzzle, grid } = result;
      yield { name, puzzle, grid, ...told(puzzle, grid, text) };
    }
  } finally {
    await handle.close();
  }
}

function told(puzzle: AnyPuzzle, grid: unknown, text: string): Pick<Chosen, 'solution' | 'level' | 'score'> {
  if (!/^\s*\{/.test(text)) return {};
  const fields: unknown = JSON.parse(text);
  if (typeof fields !== 'object' || fields === null) return {};
  const { level, score, solution } = fields as Readonly<Record<string, unknown>>;
  const known = LEVELS.find((each) => each === level);
  const rows = Array.isArray(solution) ? solution.map(String) : [];
  return {
    ...(known !== undefined && typeof score === 'number' ? { level: known, score } : {}),
    ...solved(puzzle, grid, rows),
  };
}

/** Every problem of an input, a line each. */
export const refusal = ({ name, problems }: Refused, lang: Language): string =>
  problems.map((found) => `${problemLine(name, sayProblem(found, lang))}\n`).join('');
