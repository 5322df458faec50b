import type { BookDocument, Section } from './book-document.ts';
import { GREY, HAIRLINE } from './print-look.ts';
import { WORDS } from './words.ts';

const HEADING = 64;

/** How high a line is; lines move together a little where that saves a page. */
function lineHeights(book: BookDocument, depths: readonly (0 | 1)[]): (depth: 0 | 1) => number {
  const usual = (depth: 0 | 1): number => (depth === 0 ? (book.small ? 24 : 30) : book.small ? 15 : 18);
  const all = depths.reduce((sum: number, depth) => sum + usual(depth), 0);
  const share = (book.areaOf(1).height - HEADING) / all;
  return (depth) => usual(depth) * (share < 1 && share > 0.8 ? share : 1);
}

const depthOf = ({ within }: Section): 0 | 1 => (within ? 1 : 0);

/** Begins the pages on which the contents will be written when their page numbers are known; gives their numbers. */
export function reserveContents(book: BookDocument, depths: readonly (0 | 1)[]): number[] {
  const title = WORDS[book.form.language].contents;
  const pages: number[] = [];
  const heightOf = lineHeights(book, depths);
  let room = 0;
  for (const depth of depths) {
    const height = heightOf(depth);
    if (room < height - 0.01) {
      if (pages.length === 0) book.begin(title, 'contents');
      const area = book.addPage(title);
      pages.push(book.page);
      room = area.height - HEADING;
    }
    room -= height;
  }
  return pages;
}

/** Writes the contents on the pages that were kept for them. */
export function writeContents(
  book: BookDocument,
  pages: readonly number[],
  sections: readonly Section[],
): void {
  const { pdf, form } = book;
  const heightOf = lineHeights(book, sections.map(depthOf));
  let at = -1;
  let room = 0;
  let y = 0;
  for (const section of sections) {
    const { title, page, place } = section;
    const depth = depthOf(section);
    const height = heightOf(depth);
    if (room < height - 0.01) {
      at++;
      book.returnTo(pages[at]!);
      const { left, top, height: tall } = book.areaOf(pages[at]!);
      if (at === 0) book.write(WORDS[form.language].contents, left, top + 24, { font: 'heading', size: 26 });
      y = top + HEADING;
      room = tall - HEADING;
    }
    room -= height;
    y += height;
    const { left, width } = book.areaOf(pages[at]!);
    const size = depth === 0 ? (book.small ? 11.5 : 13) : book.small ? 10 : 11;
    const x = left + depth * 16;
    const font = depth === 0 ? 'heading' : 'text';
    const from = x + book.write(title, x, y, { font, size }) + 6;
    const to = left + width - book.write(`${page}`, left + width, y, { font, size, align: 'right' }) - 6;
    pdf
      .moveTo(from, y - 2)
      .lineTo(to, y - 2)
      .lineWidth(0.8)
      .lineCap('round')
      .dash(0.1, { space: 4 })
      .stroke(depth === 0 ? GREY : HAIRLINE)
      .undash();
    pdf.goTo(x, y - size, left + width - x, size * 1.3, place);
  }
}
