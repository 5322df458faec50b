import { LEVELS, type Level } from '../board/index.ts';
import type { BookDocument } from './book-document.ts';
import { INK } from './print-look.ts';

/** A level as dots: one for the easiest, all filled for the hardest. Gives their width. */
export function drawDots(book: BookDocument, level: Level, x: number, y: number, radius: number): number {
  const { pdf } = book;
  const step = radius * 3;
  const filled = LEVELS.indexOf(level);
  for (const [at] of LEVELS.entries()) {
    pdf.circle(x + radius + at * step, y, radius).lineWidth(0.6);
    if (at <= filled) pdf.fillAndStroke(INK, INK);
    else pdf.stroke(INK);
  }
  return (LEVELS.length - 1) * step + 2 * radius;
}
