import type { Language } from '../board/index.ts';
import { boardPages, writeReferences } from './board-pages.ts';
import type { BookBoard } from './book-board.ts';
import { BookDocument, type Section } from './book-document.ts';
import { chaptersOf, entriesOf } from './chapters.ts';
import { reserveContents, writeContents } from './contents-pages.ts';
import { composed, readFonts } from './fonts.ts';
import { hintPages } from './hint-pages.ts';
import { MM, type Paper } from './paper.ts';
import { rulesPages } from './rules-pages.ts';
import { solutionPages } from './solution-pages.ts';
import { titlePages } from './title-pages.ts';
import { WORDS } from './words.ts';

/** Where the solutions are printed. */
export type SolutionsAt = 'back' | 'beside' | 'none';

/** Options of `makeBook`. */
export interface BookOptions {
  /** The puzzle's name, or a general one for several puzzles, if not given. */
  readonly title?: string | undefined;
  /** The number of boards if not given. */
  readonly subtitle?: string | undefined;
  readonly author?: string | undefined;
  readonly language?: Language | undefined;
  /** A4 if not given. */
  readonly paper?: Paper | undefined;
  /** Millimetres added to the margin at the spine; six if not given. */
  readonly gutter?: number | undefined;
  /** Boards on a page, one to six; as many as are comfortable on the paper if not given. */
  readonly perPage?: number | undefined;
  /** At the back if not given. */
  readonly solutions?: SolutionsAt | undefined;
}

const GUTTER = 6;

/** A book of these boards, as a PDF. The same boards and options always give the same bytes. */
export async function makeBook(boards: readonly BookBoard[], options: BookOptions = {}): Promise<Uint8Array> {
  const { language = 'en', paper = 'a4', gutter = GUTTER, solutions = 'back' } = options;
  const words = WORDS[language];
  const chapters = chaptersOf(boards, language);
  const entries = entriesOf(chapters);
  const title = composed(options.title ?? (chapters.length === 1 ? chapters[0]!.title : words.puzzles));
  const author = options.author === undefined ? undefined : composed(options.author);
  const subtitle = options.subtitle === undefined ? undefined : composed(options.subtitle);
  const book = new BookDocument({ title, language, paper, gutter: gutter * MM, author }, await readFonts());
  const perPage = options.perPage ?? (book.small ? 2 : 4);
  const hinted = entries.some(({ hints }) => hints.length > 0);
  titlePages(book, chapters, {
    solutions,
    linked: entries.some(({ link }) => link !== undefined),
    subtitle,
  });

  const depths = [
    ...chapters.flatMap(({ levels }) => [0, 1, ...levels.map(() => 1 as const)] as const),
    ...(hinted ? [0 as const] : []),
    ...(solutions === 'back' ? [0 as const] : []),
  ];
  const reserved = reserveContents(book, depths);
  const sections: Section[] = [];
  const begin = (text: string, place: string, within?: Section): Section => {
    const section = book.begin(text, place, within);
    sections.push(section);
    return section;
  };
  for (const chapter of chapters) {
    const { id } = chapter.puzzle;
    const within = begin(chapter.title, id);
    begin(words.rules, `${id}-rules`, within);
    rulesPages(book, chapter);
    for (const { level, entries: some } of chapter.levels) {
      begin(`${words.levels[level]}: ${words.boards(some.length)}`, `${id}-${level}`, within);
      boardPages(book, chapter, some, { perPage, beside: solutions === 'beside' });
    }
  }
  if (hinted) {
    begin(words.hints, 'hints');
    hintPages(book, entries);
  }
  if (solutions === 'back') solutionPages(book, begin(words.solutions, 'solutions'), chapters);
  writeReferences(book, entries);
  writeContents(book, reserved, sections);
  return book.finish();
}
