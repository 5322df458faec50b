import { LEVELS } from '../board/index.ts';
import type { BookDocument, Setting } from './book-document.ts';
import { type Chapter, entriesOf } from './chapters.ts';
import { drawDots } from './level-dots.ts';
import { GREY, INK } from './print-look.ts';
import { drawWaves } from './waves.ts';
import { WORDS } from './words.ts';

/** What the first two pages say besides the title. */
export interface TitleText {
  readonly subtitle?: string | undefined;
  readonly solutions: 'back' | 'beside' | 'none';
  readonly linked: boolean;
}

/** The title page, and behind it what the book promises. */
export function titlePages(book: BookDocument, chapters: readonly Chapter[], text: TitleText): void {
  const { form, width, height, pdf } = book;
  const words = WORDS[form.language];
  const small = book.small;
  book.begin(form.title, 'title');
  book.addPage();
  book.decoration(() => drawWaves(book, { left: 0, top: 0, width, height: height * 0.44 }, small ? 6 : 7));
  const middle = width / 2;
  const within = width * 0.8;
  let y = height * 0.44 + (small ? 58 : 84);
  const foot = height - (small ? 44 : 60);
  const subtitle = text.subtitle ?? words.boards(entriesOf(chapters).length);
  const second = { font: 'italic', size: small ? 14 : 18 } as const;
  const subtitles = firstLines(book, subtitle, within, second);
  // What the lines below the title need, the names of the puzzles and the author included.
  const below = subtitles.length * second.size * 1.35 + (chapters.length > 1 ? 60 : 0) + 40;
  const size = fitting(book, form.title, within, foot - y - below, small ? 34 : 48);
  for (const line of book.lines(form.title, within, 'heading', size)) {
    book.write(line, middle, y, { font: 'heading', size, align: 'centre' });
    y += size * 1.14;
  }
  // The next line is measured from its foot: below a small title it needs room of its own.
  y += Math.max(0, second.size * 1.6 - size * 1.14);
  for (const line of subtitles) {
    book.write(line, middle, y, { ...second, align: 'centre' });
    y += small ? 19 : 24;
  }
  if (chapters.length > 1) {
    y += small ? 10 : 16;
    // Names are not broken: their blanks do not end a word here.
    const names = chapters.map(({ title }) => title.replaceAll(' ', '\u00a0')).join('\u00a0\u00a0· ');
    for (const line of book.lines(names, within, 'label', small ? 9.5 : 11.5)) {
      book.write(line.replace(/[\u00a0·]+$/, ''), middle, y, {
        font: 'label',
        size: small ? 9.5 : 11.5,
        fill: GREY,
        align: 'centre',
      });
      y += small ? 14 : 17;
    }
  }
  if (form.author !== undefined) {
    const set = { font: 'text', size: small ? 12 : 14 } as const;
    book.write(book.cut(form.author, within, set), middle, foot, { ...set, align: 'centre' });
  }

  const area = book.addPage();
  const levels = LEVELS.filter((level) =>
    chapters.some((chapter) => chapter.levels.some((of) => of.level === level)),
  );
  const set = { font: 'text', size: small ? 10 : 11 } as const;
  const paragraphs = [
    text.solutions === 'back' ? words.promise : words.promiseWithoutSolutions,
    ...(text.linked ? [words.play] : []),
  ];
  let top = area.top + area.height * 0.42;
  for (const paragraph of paragraphs)
    top += book.paragraph(paragraph, area.left, top, area.width * 0.82, set) + 6;
  top += 16;
  book.write(words.levelsTitle, area.left, top + 12, { font: 'heading', size: set.size + 2 });
  top += 26;
  const indent = 104;
  for (const level of levels) {
    drawDots(book, level, area.left, top + set.size * 0.68, 2.6);
    book.write(words.levels[level], area.left + 38, top + set.size, { font: 'bold', size: set.size });
    const wide = Math.min(area.width - indent, area.width * 0.82);
    top += book.paragraph(words.asks[level], area.left + indent, top, wide, set) + 4;
  }
  const notice = { font: 'label', size: small ? 7.5 : 8.5, fill: GREY } as const;
  const tall = book.heightOf(words.fonts, area.width * 0.82, notice);
  book.paragraph(words.fonts, area.left, area.top + area.height - tall, area.width * 0.82, notice);
  pdf.fillColor(INK);
}

const MOST_SUBTITLES = 4;

/** The lines of a subtitle; dots end the last one if there are more than fit. */
function firstLines(book: BookDocument, text: string, width: number, set: Setting): string[] {
  const lines = book.lines(text, width, set.font, set.size);
  if (lines.length <= MOST_SUBTITLES) return lines;
  const rest = lines.slice(MOST_SUBTITLES - 1).join(' ');
  return [...lines.slice(0, MOST_SUBTITLES - 1), book.cut(rest, width, set)];
}

/** A word that fits only at a smaller size than this is broken. */
const SMALLEST_UNBROKEN = 18;
/** A title that is longer still is a text, and printed as small as one. */
const SMALLEST = 5;

/** The size at which the words of a title fit, as far as they can, and all its lines; no larger than `largest`. */
function fitting(book: BookDocument, title: string, width: number, height: number, largest: number): number {
  const longest = Math.max(...title.split(' ').map((word) => book.widthOf(word, 'heading')));
  let size = Math.min(largest, Math.max(SMALLEST_UNBROKEN, width / longest));
  while (size > SMALLEST && book.lines(title, width, 'heading', size).length * size * 1.14 > height)
    size *= 0.94;
  return size;
}
