import type { BookDocument, Section } from './book-document.ts';
import { type Chapter, type Entry, entriesOf } from './chapters.ts';
import { drawScene, extent } from './draw-scene.ts';
import { MM } from './paper.ts';
import { GREY } from './print-look.ts';

/** Cells of a solution are between these; they are looked at, not written in. */
const LARGEST = 4.6 * MM;
const SMALLEST = 2.4 * MM;
const GAP = 6 * MM;
const LABEL = 15;

/** The solutions at the back, small, in the order of the boards. */
export function solutionPages(book: BookDocument, section: Section, chapters: readonly Chapter[]): void {
  const { title } = section;
  let area = book.addPage(title);
  const size = book.small ? 22 : 28;
  book.write(title, area.left, area.top + size * 0.8, { font: 'heading', size });
  let y = area.top + size + 16;
  for (const chapter of chapters) {
    const label = { font: 'bold', size: book.small ? 10 : 11, fill: GREY } as const;
    let isFirst = true;
    for (let left = entriesOf([chapter]); left.length > 0; ) {
      const row = left.slice(0, acrossOf(book, left, area.width));
      left = left.slice(row.length);
      const across = acrossOf(book, row, area.width);
      const wide = (area.width - (across - 1) * GAP) / across;
      const height = Math.max(...row.map((entry) => heightIn(entry, wide))) + LABEL;
      const heading = isFirst ? 26 : 0;
      if (y + heading + height > area.top + area.height) {
        area = book.addPage(title);
        y = area.top;
      }
      if (isFirst) {
        book.write(chapter.title, area.left, y + 12, label);
        section.outline?.addItem(chapter.title);
        y += heading;
        isFirst = false;
      }
      for (const [at, entry] of row.entries()) {
        drawSolution(book, entry, area.left + at * (wide + GAP), y, wide);
      }
      y += height + GAP * 0.8;
    }
  }
}

/** Solutions in the next row: the most whose cells are still large enough. */
function acrossOf(book: BookDocument, entries: readonly Entry[], width: number): number {
  for (let across = book.small ? 3 : 4; across > 1; across--) {
    const wide = (width - (across - 1) * GAP) / across;
    const fits = entries
      .slice(0, across)
      .every((entry) => wide / extent(entry.puzzle.scene(entry.grid)).width >= SMALLEST);
    if (fits) return across;
  }
  return 1;
}

function heightIn({ puzzle, grid }: Entry, width: number): number {
  const size = extent(puzzle.scene(grid));
  return Math.min(LARGEST, width / size.width) * size.height;
}

function drawSolution(book: BookDocument, entry: Entry, left: number, top: number, width: number): void {
  const { puzzle, grid, solution, number } = entry;
  const scene = puzzle.scene(grid, solution);
  const size = extent(scene);
  const side = Math.min(LARGEST, width / size.width);
  entry.solutionPage = book.page;
  book.mark(`solution-${number}`, top - 6);
  const wide = book.write(`${number}`, left, top + 9, { font: 'heading', size: 10.5 });
  book.pdf.goTo(left, top, wide + 4, 12, `board-${number}`);
  drawScene(
    book,
    scene,
    { left, top: top + LABEL, width: size.width * side, height: size.height * side },
    LARGEST,
  );
}
