import { openStore, type Store, type StoredBoard, sizeName } from '../../collection/index.ts';
import { OutputFile } from '../../files/index.ts';
import { puzzleById } from '../../puzzles/index.ts';
import { formatsNamed } from '../input/reading.ts';
import { UsageError } from '../terminal/errors.ts';
import { EXIT, type ExitCode } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';
import { shown } from '../terminal/shown.ts';
import { queryOf } from './filter.ts';
import type { QueryOptions } from './filter-options.ts';
import { type Speech, tellDamage } from './speech.ts';
import { COLLECTION_WORDS } from './words.ts';

interface ListOptions extends QueryOptions, Speech {
  readonly store: string;
}

/** Default number of boards listed. */
const LISTED = 100;
/** Boards that are counted beyond those listed; a database would count for long where there are very many. */
const MOST_COUNTED = 10_000;

/** Prints a line about each board: its key, and what is known of it. */
export async function listBoards(io: Io, options: ListOptions): Promise<ExitCode> {
  const store = await openStore(options.store);
  try {
    const { limit = LISTED, ...wanted } = queryOf(options);
    const query = { ...wanted, limit };
    let listed = 0;
    let last = '';
    for await (const board of store.boards(query)) {
      io.stdout.write(`${options.json ? JSON.stringify(summaryOf(board)) : shown(lineOf(board))}\n`);
      listed++;
      last = board.key;
    }
    await tellDamage(io, store, options);
    if (options.json || options.quiet || listed < limit || options.sample !== undefined) return EXIT.success;
    const more = await store.count(query, MOST_COUNTED + 1, last);
    if (more > 0)
      io.stderr.write(
        `${COLLECTION_WORDS[options.lang].more(Math.min(more, MOST_COUNTED), more > MOST_COUNTED, last)}\n`,
      );
    return EXIT.success;
  } finally {
    await store.close();
  }
}

const summaryOf = ({ key, puzzle, size, level, score, symmetry, tags, seed }: StoredBoard): object => ({
  ...{ key, puzzle, size: sizeName(size), level, score, symmetry, tags },
  seed,
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
  let file: OutputFile | undefined;
  try {
    file = out === undefined ? undefined : OutputFile.open(out, { inputs: [options.store] });
    for await (const text of textsOf(store, options)) {
      if (file) file.write(text);
      else io.stdout.write(typeof text === 'string' ? text : Buffer.from(text).toString('utf8'));
    }
    file?.complete();
    await tellDamage(io, store, options);
    return EXIT.success;
  } finally {
    file?.abandon();
    await store.close();
  }
}

/** What is written, many boards at a time. */
async function* textsOf(store: Store, options: ExportOptions): AsyncGenerator<string | Uint8Array> {
  if (options.format === undefined) return yield* store.lines(queryOf(options));
  const write = writerOf(options.format);
  let texts: string[] = [];
  for await (const board of store.boards(queryOf(options))) {
    texts.push(write(board));
    if (texts.length < 100) continue;
    yield texts.join('');
    texts = [];
  }
  if (texts.length > 0) yield texts.join('');
}

function writerOf(name: string): (board: StoredBoard) => string {
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
