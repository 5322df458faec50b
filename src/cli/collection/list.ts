import { open } from 'node:fs/promises';
import { openStore, type StoredBoard, sizeName, toLine } from '../../collection/index.ts';
import { puzzleById } from '../../puzzles/index.ts';
import { UsageError, writing } from '../errors.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { formatsNamed } from '../reading.ts';
import { type QueryOptions, queryOf } from './filter-options.ts';
import type { Speech } from './speech.ts';
import { COLLECTION_WORDS } from './words.ts';

interface ListOptions extends QueryOptions, Speech {
  readonly store: string;
}

/** Boards listed where nobody says how many. */
const LISTED = 100;

/** Prints a line about each board: its key, and what is known of it. */
export async function listBoards(io: Io, options: ListOptions): Promise<ExitCode> {
  const store = await openStore(options.store);
  try {
    const query = { limit: LISTED, ...queryOf(options) };
    let listed = 0;
    for await (const board of store.boards(query)) {
      io.stdout.write(`${options.json ? JSON.stringify(summaryOf(board)) : lineOf(board)}\n`);
      listed++;
    }
    if (options.json || options.quiet || listed < query.limit || options.sample !== undefined)
      return EXIT.asAsked;
    const { limit: _, sample: __, offset = 0, ...filter } = query;
    const more = (await store.count(filter)) - offset - listed;
    if (more > 0) io.stderr.write(`${COLLECTION_WORDS[options.lang].more(more)}\n`);
    return EXIT.asAsked;
  } finally {
    await store.close();
  }
}

const summaryOf = ({ key, puzzle, size, level, score, symmetry, tags, seed }: StoredBoard): object => ({
  ...{ key, puzzle, size: sizeName(size), level, score, symmetry, tags },
  ...(seed === undefined ? {} : { seed }),
});

const lineOf = ({ key, puzzle, size, level, score, symmetry, tags }: StoredBoard): string =>
  [key, puzzle, sizeName(size), level, score, ...symmetry, ...tags.map((tag) => `#${tag}`)].join('  ');

interface ExportOptions extends ListOptions {
  readonly format?: string;
  readonly out?: string;
}

/** Writes boards, one JSON object a line as the store keeps them, or each in another format. */
export async function exportBoards(io: Io, options: ExportOptions): Promise<ExitCode> {
  const { out } = options;
  const store = await openStore(options.store);
  const file = out === undefined ? undefined : await writing(out, () => open(out, 'w'));
  try {
    const write = writerOf(options.format);
    let lines: string[] = [];
    const flush = async (): Promise<void> => {
      const text = lines.join('');
      lines = [];
      if (file && out !== undefined) await writing(out, () => file.appendFile(text));
      else if (text !== '') io.stdout.write(text);
    };
    for await (const board of store.boards(queryOf(options))) {
      lines.push(write(board));
      if (lines.length >= 100) await flush();
    }
    await flush();
    return EXIT.asAsked;
  } finally {
    await file?.close();
    await store.close();
  }
}

function writerOf(name: string | undefined): (board: StoredBoard) => string {
  if (name === undefined) return (board) => `${toLine(board)}\n`;
  const known = formatsNamed(name);
  let written = 0;
  return ({ puzzle: id, board }) => {
    const puzzle = puzzleById(id);
    const format = known.find(({ puzzles }) => puzzles.includes(id));
    const parsed = puzzle?.fromJson(board);
    if (!puzzle || !format || !parsed?.ok) throw new UsageError(`the format ${name} cannot hold ${id}`);
    const text = format.write(puzzle, parsed.grid);
    if (!text.ok) throw new UsageError(text.problem);
    return `${written++ > 0 && text.text.includes('\n') ? '\n' : ''}${text.text.trimEnd()}\n`;
  };
}
