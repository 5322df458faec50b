import { say } from '../board/index.ts';
import type { BookDocument } from './book-document.ts';
import type { Entry } from './chapters.ts';
import { HAIRLINE } from './print-look.ts';
import { WORDS } from './words.ts';

/** The first steps of every board in words, in columns. */
export function hintPages(book: BookDocument, entries: readonly Entry[]): void {
  const { form, small, pdf } = book;
  const words = WORDS[form.language];
  const columns = small ? 1 : 2;
  const gap = 22;
  let area = book.addPage(words.hints);
  const size = small ? 22 : 28;
  book.write(words.hints, area.left, area.top + size * 0.8, { font: 'heading', size });
  const introduction = { font: 'italic', size: small ? 10 : 11 } as const;
  let top = area.top + size + 6;
  top += book.paragraph(words.hintsIntroduction, area.left, top, area.width, introduction) + 14;
  let column = 0;
  let y = top;
  const width = (area.width - (columns - 1) * gap) / columns;
  const set = { font: 'text', size: small ? 8.5 : 9 } as const;
  const indent = 26;
  for (const entry of entries) {
    const steps = entry.hints.map((hint) => say(hint, form.language));
    const tall = steps.reduce((sum, step) => sum + book.heightOf(step, width - indent - 12, set) + 2, 0) + 8;
    if (y + tall > area.top + area.height) {
      column++;
      if (column === columns) {
        area = book.addPage(words.hints);
        top = area.top;
        column = 0;
      }
      y = top;
    }
    const left = area.left + column * (width + gap);
    entry.hintPage = book.page;
    book.mark(`hints-${entry.number}`, y - 4);
    const wide = book.write(`${entry.number}`, left, y + set.size, { font: 'heading', size: 10.5 });
    pdf.goTo(left, y, wide + 4, 12, `board-${entry.number}`);
    for (const [at, step] of steps.entries()) {
      book.write(`${at + 1}`, left + indent, y + set.size, { font: 'bold', size: set.size - 1 });
      y += book.paragraph(step, left + indent + 12, y, width - indent - 12, set) + 2;
    }
    pdf
      .moveTo(left, y + 3)
      .lineTo(left + width, y + 3)
      .lineWidth(0.4)
      .stroke(HAIRLINE);
    y += 8;
  }
}
