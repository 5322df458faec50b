import { type Command, InvalidArgumentError, Option } from 'commander';
import { LEVELS } from '../../board/index.ts';
import type { Paper } from '../../book/index.ts';
import type { Query } from '../../collection/index.ts';
import type { BookCommandOptions } from '../commands/book.ts';
import type { SiteOptions } from '../commands/site.ts';
import type { ExitCode } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';
import { documentName } from './option-values.ts';
import { examples } from './shared-options.ts';

const PAPERS: readonly Paper[] = ['a4', 'a5', 'letter', '8.5x11', '6x9'];

/** Declares the commands that publish boards: `book` and `site`. */
export function declarePublishing(program: Command, io: Io, answer: (code: ExitCode) => void): void {
  filtered(
    program
      .command('book')
      .description('print boards as a book, in PDF')
      .argument('<inputs...>', 'collections, files of one JSON board per line, or files of one board')
      .requiredOption('-o, --out <file>', 'output file', documentName)
      .option('--title <text>', 'title of the book; the name of the puzzle by default')
      .option('--subtitle <text>', 'line under the title; the number of boards by default')
      .option('--author <text>', 'name at the foot of the title page')
      .addOption(
        new Option('--paper <size>', 'paper; 8.5x11 and 6x9 are inches').choices(PAPERS).default('a4'),
      )
      .addOption(number('--gutter <mm>', 'millimetres added to the margin at the spine; 6 by default', 0, 40))
      .addOption(number('--per-page <n>', 'boards per page, at most; 4, or 2 on small paper', 1, 6))
      .addOption(
        new Option('--solutions <where>', 'where the solutions are printed')
          .choices(['back', 'beside', 'none'])
          .default('back'),
      )
      .option('--hints', 'add a section with the first three steps of each board')
      .option('--play <address>', 'address of a studio or a site, for the codes and links to play each board')
      .addOption(new Option('--no-links', 'print no codes and no links').conflicts('play'))
      .addOption(
        number('-t, --time-limit <seconds>', 'time limit per board, in seconds', 1, 1_000_000).default(60),
      )
      .addOption(new Option('--lang <language>', 'language of the book').choices(['en', 'pt']).default('en'))
      .option('-q, --quiet', 'print no progress'),
  )
    .action(async (inputs: readonly string[], options: BookCommandOptions & FilterOptions) => {
      const { bookCommand } = await import('../commands/book.ts');
      answer(await bookCommand(io, inputs, { ...options, query: queryOf(options) }));
    })
    .addHelpText(
      'after',
      examples(
        'book boards.jsonl --out book.pdf',
        'book boards.jsonl --paper 6x9 --per-page 1 --hints --lang pt --out livro.pdf',
        'book boards.jsonl --level hard --count 100 --sample 7 --play https://example.org/puzzles/ --out hard.pdf',
        'book one.txt two.txt --solutions beside --out two.pdf',
      ),
    );

  filtered(
    program
      .command('site')
      .description('write a collection as a static site, for any web server')
      .argument('<store>', 'the collection')
      .requiredOption('-o, --out <folder>', 'output folder')
      .option('-q, --quiet', 'print no progress'),
  )
    .action(async (store: string, options: SiteOptions & FilterOptions) => {
      const { siteCommand } = await import('../commands/site.ts');
      answer(await siteCommand(io, store, { ...options, query: queryOf(options) }));
    })
    .addHelpText(
      'after',
      examples('site boards.jsonl --out public', 'site boards.jsonl --tag 2027 --out public'),
    );
}

/** Which boards of a collection are meant, as the command line says it. */
interface FilterOptions {
  readonly puzzle?: string;
  readonly size?: Query['size'];
  readonly level?: Query['level'];
  readonly tag?: string;
  readonly count?: number;
  readonly sample?: number;
}

const filtered = (command: Command): Command =>
  command
    .option('--puzzle <id>', 'of a collection, only boards of this puzzle')
    .addOption(new Option('--size <WxH>', 'of a collection, only boards of this size').argParser(size))
    .addOption(new Option('--level <level>', 'of a collection, only boards of this level').choices(LEVELS))
    .option('--tag <tag>', 'of a collection, only boards with this tag')
    .addOption(number('-n, --count <n>', 'of a collection, at most this number of boards', 1, 1_000_000))
    .addOption(number('--sample <seed>', 'of a collection, a random choice: the same for the same seed', 0));

function queryOf({ puzzle, size, level, tag, count, sample }: FilterOptions): Query {
  return {
    puzzle,
    size,
    level,
    tag,
    limit: count,
    sample,
  };
}

function size(text: string): { readonly columns: number; readonly rows: number } {
  const [, columns, rows] = /^(\d{1,4})x(\d{1,4})$/i.exec(text) ?? [];
  if (columns === undefined || rows === undefined) {
    throw new InvalidArgumentError('Expected columns x rows, as in 10x8.');
  }
  return { columns: Number(columns), rows: Number(rows) };
}

function number(flags: string, description: string, least: number, most = Number.MAX_SAFE_INTEGER): Option {
  const range = most === Number.MAX_SAFE_INTEGER ? `${least}` : `${least} to ${most}`;
  return new Option(flags, description).argParser((text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most) {
      throw new InvalidArgumentError(`Expected a whole number from ${range}.`);
    }
    return value;
  });
}
