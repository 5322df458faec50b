import type { BookDocument } from './book-document.ts';
import type { Area } from './paper.ts';
import { INK } from './print-look.ts';

/** The waves of black and white stone that pave the squares of Lisbon, over an area. */
export function drawWaves(book: BookDocument, { left, top, width, height }: Area, bands: number): void {
  const { pdf } = book;
  const period = height / bands;
  const wave = width / Math.max(2, Math.round(width / (period * 2.6)));
  pdf.save();
  pdf.rect(left, top, width, height).clip();
  for (let band = -1; band <= bands; band++) {
    const y = top + (band + 0.5) * period;
    // The lower edge runs ahead of the upper one, so that the bands swell and thin like water.
    const upper = crests(left - 2 * wave, left + width + 2 * wave, y, wave, period * 0.36);
    const lower = crests(left - 2.2 * wave, left + width + 2 * wave, y + period * 0.46, wave, period * 0.36);
    pdf.path(`M${upper.join('L')}L${lower.reverse().join('L')}Z`).fill(INK);
  }
  pdf.restore();
}

/** Points of a wave from one x to another. */
function crests(from: number, to: number, y: number, wave: number, swell: number): string[] {
  const points: string[] = [];
  const step = wave / 36;
  for (let x = from; x <= to; x += step) {
    const height = y + swell * Math.sin(((x - from) / wave) * 2 * Math.PI);
    points.push(`${x.toFixed(2)} ${height.toFixed(2)}`);
  }
  return points;
}
