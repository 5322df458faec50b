// What the page costs the person who uses it: from a press to the changed cell and to the next picture on a 25x25
// board, and from a change to the verdict on a 15x15 board that is being drawn. Medians over many; in a real browser.

import { generate } from '../../src/generate/index.ts';
import { writeLink } from '../../src/play/index.ts';
import { type AnyPuzzle, puzzles } from '../../src/puzzles/index.ts';
import { startStudio } from '../../test/browser/studio.ts';

const CLICKS = 120;
const CHANGES = 40;

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** A board to click on; where none of that size is made quickly, one from a pattern does as well. */
function board(puzzle: AnyPuzzle, side: number): unknown {
  const made = generate(puzzle, { rows: side, columns: side, seed: 5 }, { timeLimit: 5000 });
  if (made.ok) return made.grid;
  const dark = Array.from({ length: side * side }, (_, cell) => (cell * (cell % side)) % 7 < 3);
  const { drawing } = puzzle.interaction;
  return drawing.pictured?.(side, side, dark) ?? drawing.blank(side, side);
}

const studio = await startStudio();
const { page } = await studio.visit({ viewport: { width: 1280, height: 900 } });

console.log('puzzle                  click to cell  click to picture   (25x25, ms, median)');
for (const puzzle of puzzles) {
  const link = writeLink({ puzzle, grid: board(puzzle, 25) });
  await page.goto(`${studio.address}#/play/${link}`);
  await page.waitForSelector('.board.playing');
  const times = await page.evaluate(async (clicks) => {
    const cells = [...document.querySelectorAll<SVGGElement>('.board.playing [data-cell]')];
    const toCell: number[] = [];
    const toPicture: number[] = [];
    for (let click = 0; click < clicks; click++) {
      const box = cells[(click * 37) % cells.length]!.getBoundingClientRect();
      const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, bubbles: true };
      const svg = document.querySelector('.board.playing')!;
      await new Promise((resolve) => setTimeout(resolve, 7 + (click % 11)));
      const start = performance.now();
      svg.dispatchEvent(
        new PointerEvent('pointerdown', { ...at, pointerType: 'pen', pointerId: 1, button: 0 }),
      );
      svg.dispatchEvent(
        new PointerEvent('pointerup', { ...at, pointerType: 'pen', pointerId: 1, button: 0 }),
      );
      await Promise.resolve();
      toCell.push(performance.now() - start);
      // The message after a frame's callbacks arrives when that frame has been drawn.
      await new Promise((resolve) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(0);
        }),
      );
      toPicture.push(performance.now() - start);
    }
    return { toCell, toPicture };
  }, CLICKS);
  const cell = median(times.toCell).toFixed(1).padStart(13);
  const picture = median(times.toPicture).toFixed(1).padStart(17);
  console.log(`${puzzle.id.padEnd(24)}${cell}${picture}`);
}

console.log('\npuzzle                  change to verdict   (15x15, ms, median)');
for (const puzzle of puzzles) {
  const link = writeLink({ puzzle, grid: board(puzzle, 15) });
  await page.goto(`${studio.address}#/set/${link}`);
  await page.waitForSelector('[data-name=verdict]:not([data-status=waiting])');
  const times = await page.evaluate(async (changes) => {
    const verdict = document.querySelector<HTMLElement>('[data-name=verdict]')!;
    const undo = document.querySelector<HTMLElement>('[data-name=undo]')!;
    const cells = [...document.querySelectorAll<SVGGElement>('.board.playing [data-cell]')];
    const keys = document.querySelector('[data-name="sign-1"]') ? ['1', '#'] : ['wall'];
    const spans: number[] = [];
    const settled = (): Promise<void> =>
      new Promise((resolve) => {
        const look = (): void => {
          if (verdict.dataset['status'] === 'waiting') setTimeout(look, 1);
          else resolve();
        };
        setTimeout(look, 0);
      });
    for (let change = 0; change < changes; change++) {
      const cell = cells[(change * 17 + 3) % cells.length]!;
      const key = keys[change % keys.length]!;
      const start = performance.now();
      if (change % 2 === 1) undo.click();
      else if (key === 'wall')
        cell.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, bubbles: true }));
      else cell.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      await settled();
      spans.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    return spans;
  }, CHANGES);
  console.log(`${puzzle.id.padEnd(24)}${median(times).toFixed(0).padStart(17)}`);
}
await studio.close();
