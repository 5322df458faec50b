import type { Language } from '../../board/index.ts';
import {
  type BookBoard,
  bookBoard,
  makeBook,
  type Paper,
  type SolutionsAt,
  unprintable,
} from '../../book/index.ts';
import { isCollection, type Query } from '../../collection/index.ts';
import { OutputFile } from '../../files/index.ts';
import { chosenBoards, playLink, refusal } from '../publish/index.ts';
import { UsageError } from '../terminal/errors.ts';
import { EXIT, type ExitCode, worse } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';
import { Progress } from '../terminal/progress.ts';
import { shown } from '../terminal/shown.ts';
import { PROGRESS_WORDS } from '../terminal/words.ts';

/** The options of `calcada book`. */
export interface BookCommandOptions {
  readonly out: string;
  readonly title?: string;
  readonly subtitle?: string;
  readonly author?: string;
  readonly lang: Language;
  readonly paper: Paper;
  readonly gutter?: number;
  readonly perPage?: number;
  readonly solutions: SolutionsAt;
  readonly hints?: boolean;
  readonly play?: string;
  /** False: no codes and no links. */
  readonly links: boolean;
  /** Seconds for each board. */
  readonly timeLimit: number;
  readonly quiet?: boolean;
  readonly query: Query;
}

/** More boards than these are several books. */
const MOST = 5000;

const WORDS: Readonly<Record<Language, Readonly<Record<'several' | 'none' | 'unknown', string>>>> = {
  en: {
    several: 'not printed: it has more than one solution',
    none: 'not printed: it has no solution',
    unknown: 'not printed: the time limit was reached before its solution and level were known',
  },
  pt: {
    several: 'não foi impresso: tem mais do que uma solução',
    none: 'não foi impresso: não tem solução',
    unknown: 'não foi impresso: o limite de tempo foi atingido antes de se saber a solução e o nível',
  },
};

/** Makes a book of the boards of collections and files. A board that cannot be printed is told, and no book is made. */
export async function bookCommand(
  io: Io,
  inputs: readonly string[],
  options: BookCommandOptions,
): Promise<ExitCode> {
  const { lang, out } = options;
  const linkOf = options.links ? playLink(options.play) : () => undefined;
  await refuseUnprintable(options);
  await refuseIdleFilter(inputs, options.query);
  const output = OutputFile.open(out, { inputs });
  const progress = new Progress(io.stderr, out, options.quiet);
  const stop = new AbortController();
  const unlisten = io.onInterrupt(() => stop.abort());
  const boards: BookBoard[] = [];
  let code: ExitCode = EXIT.success;
  progress.detail = () => PROGRESS_WORDS[lang].boards(boards.length);
  const refuse = (text: string, with_: ExitCode): void => {
    progress.clear();
    io.stderr.write(text);
    code = worse(code, with_);
  };
  try {
    for await (const chosen of chosenBoards(io, inputs, options.query)) {
      if ('problems' in chosen) {
        refuse(refusal(chosen, lang), chosen.missing ? EXIT.usage : EXIT.badPuzzle);
        continue;
      }
      const link = linkOf(chosen.puzzle, chosen.grid);
      const readied = await bookBoard(
        { ...chosen, link },
        { hints: options.hints === true, timeLimit: options.timeLimit * 1000, signal: stop.signal },
      );
      if (stop.signal.aborted) return EXIT.interrupted;
      if (readied.ok) boards.push(readied.board);
      else {
        const exit = readied.because === 'unknown' ? EXIT.limit : EXIT.no;
        refuse(`${shown(chosen.name)}: ${WORDS[lang][readied.because]}\n`, exit);
      }
      if (boards.length > MOST) {
        throw new UsageError(`expected at most ${MOST} boards in a book, got more: choose some with --count`);
      }
    }
    if (code !== EXIT.success) return code;
    if (boards.length === 0) throw new UsageError('expected one board or more, got none');
    const { title, subtitle, author, paper, gutter, perPage, solutions } = options;
    const book = await makeBook(boards, {
      language: lang,
      paper,
      solutions,
      title,
      subtitle,
      author,
      gutter,
      perPage,
    });
    output.write(book);
    output.complete();
    return EXIT.success;
  } finally {
    output.abandon();
    unlisten();
    progress.end();
  }
}

/** A character, or its number if there is nothing to see of it. */
const visible = (character: string): string =>
  /[\p{C}\p{Z}]/u.test(character)
    ? `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
    : character;

/** Letters that no font of the book has would be printed as boxes. */
async function refuseUnprintable({ title, subtitle, author }: BookCommandOptions): Promise<void> {
  for (const [name, text] of Object.entries({ title, subtitle, author })) {
    const lacking = text === undefined ? [] : await unprintable(text);
    if (lacking.length > 0)
      throw new UsageError(
        `--${name}: the fonts of the book have Latin, Greek and Cyrillic letters, and not ${lacking.map(visible).join(' ')}`,
      );
  }
}

/** A filter of a collection that has none to choose from. */
async function refuseIdleFilter(inputs: readonly string[], query: Query): Promise<void> {
  if (Object.values(query).every((wanted) => wanted === undefined)) return;
  for (const input of inputs) if (await isCollection(input)) return;
  throw new UsageError(
    '--puzzle, --size, --level, --tag, --count and --sample choose from a collection, and none is named',
  );
}
