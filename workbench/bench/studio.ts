// What the page costs the person who uses it, in a real browser: how long a board of 25x25 and of 100x100 takes to open
// and a press to be seen on it, when the first board can be played on a phone, and from a change to the verdict on a 15x15
// board that is being drawn. Beside the times that a clock shows stands the work of the page's thread: a busy machine
// makes one wait, and not the other. With --phone, only the first board on a phone.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { generate, problemsWith } from '../../src/generate/index.ts';
import { writeLink } from '../../src/play/index.ts';
import { type AnyPuzzle, puzzles } from '../../src/puzzles/index.ts';
import { startStudio } from '../../test/browser/studio.ts';

const CLICKS = 120;
const CHANGES = 40;

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Whether there are boards of this size. */
const fits = (puzzle: AnyPuzzle, side: number): boolean =>
  problemsWith(puzzle, { rows: side, columns: side, seed: 1 }).length === 0;

/** A board to click on; where none of that size is made quickly, one from a pattern does as well. */
function board(puzzle: AnyPuzzle, side: number): unknown {
  if (side <= 25) {
    const made = generate(puzzle, { rows: side, columns: side, seed: 5 }, { timeLimit: 5000 });
    if (made.ok) return made.grid;
  }
  const dark = Array.from({ length: side * side }, (_, cell) => (cell * (cell % side)) % 7 < 3);
  const { drawing } = puzzle.interaction;
  return drawing.pictured?.(side, side, dark) ?? drawing.blank(side, side);
}

const studio = await startStudio();
const { context, page } = await studio.visit({ viewport: { width: 1280, height: 900 } });
const tools = await context.newCDPSession(page);
await tools.send('Performance.enable', { timeDomain: 'threadTicks' });

/** Milliseconds of processor time that the page's thread has taken so far: what a busy machine adds is not in it. */
async function worked(): Promise<number> {
  const { metrics } = await tools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** Presses cells all over the board. Milliseconds from a press to the changed cell, to the picture, and of work. */
async function press(clicks: number): Promise<{ cell: number; picture: number; work: number }> {
  const before = await worked();
  const times = await page.evaluate(async (count) => {
    const board = document.querySelector('.board.playing')!;
    const box = (board.querySelector('canvas') ?? board).getBoundingClientRect();
    const toCell: number[] = [];
    const toPicture: number[] = [];
    for (let click = 0; click < count; click++) {
      const at = {
        clientX: box.x + box.width * (0.15 + 0.7 * ((click * 0.37) % 1)),
        clientY: box.y + Math.min(box.height, innerHeight - box.y) * (0.15 + 0.7 * ((click * 0.61) % 1)),
        bubbles: true,
      };
      const under = document.elementFromPoint(at.clientX, at.clientY) ?? board;
      await new Promise((resolve) => setTimeout(resolve, 7 + (click % 11)));
      const start = performance.now();
      const pen = { ...at, pointerType: 'pen', pointerId: 1, button: 0 };
      under.dispatchEvent(new PointerEvent('pointerdown', pen));
      under.dispatchEvent(new PointerEvent('pointerup', pen));
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
  }, clicks);
  const work = ((await worked()) - before) / clicks;
  return { cell: median(times.toCell), picture: median(times.toPicture), work };
}

/** Shows the board of a link, from another view of the page. Milliseconds until it is drawn, and of work. */
async function open(link: string): Promise<{ wall: number; work: number }> {
  await page.goto(`${studio.address}#/help`);
  await page.waitForSelector('.example');
  const before = await worked();
  const wall = await page.evaluate(async (to) => {
    const start = performance.now();
    location.hash = to;
    while (!document.querySelector('.board.playing'))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - start;
  }, `#/play/${link}`);
  return { wall, work: (await worked()) - before };
}

if (process.argv.includes('--phone')) {
  await phone();
  await studio.close();
  process.exit();
}

const figure = (number: number, digits = 1): string => number.toFixed(digits).padStart(10);

for (const side of [25, 100]) {
  console.log(`\n${side}x${side}, ms (medians; "work" is processor time of the page's thread)`);
  console.log('puzzle                    open, wall      work   to cell  to picture  work a click');
  for (const puzzle of puzzles) {
    if (!fits(puzzle, side)) continue;
    const opened = await open(writeLink({ puzzle, grid: board(puzzle, side) }));
    const { cell, picture, work } = await press(side === 25 ? CLICKS : CLICKS / 4);
    const figures = [
      figure(opened.wall, 0),
      figure(opened.work, 0),
      figure(cell),
      figure(picture),
      figure(work),
    ];
    console.log(`${puzzle.id.padEnd(26)}${figures.join('')}`);
  }
}

await phone();

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

/**
 * The first visit of a phone: a processor four times slower, and a network of 9 Mbit/s with 60 ms to the server and back
 * ("Fast 4G"), or 1.6 Mbit/s with 150 ms ("Slow 4G"); files are sent compressed, as hosts of pages do.
 */
async function phone(): Promise<void> {
  const puzzle = puzzles[0]!;
  const link = writeLink({ puzzle, grid: board(puzzle, 10) });
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', studio.address));
    const type = answer.headers.get('content-type') ?? 'text/plain';
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': type, 'content-encoding': 'gzip' });
    response.end(gzipSync(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  console.log('\nfirst board on a phone (processor four times slower, nothing cached), ms: median of 5');
  console.log('network        playable, wall      work, of it script, layout and style');
  for (const [name, megabits, latency] of [
    ['no limit', 0, 0],
    ['Fast 4G', 9, 60],
    ['Slow 4G', 1.6, 150],
  ] as const) {
    const walls: number[] = [];
    const works: number[][] = [];
    for (let visit = 0; visit < 5; visit++) {
      const fresh = await studio.browser.newContext({
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        serviceWorkers: 'block',
      });
      const first = await fresh.newPage();
      const devtools = await fresh.newCDPSession(first);
      await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
      await devtools.send('Network.enable');
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const throughput = megabits === 0 ? -1 : (megabits * 1e6) / 8;
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput: throughput,
        uploadThroughput: throughput,
      });
      await first.goto(`http://127.0.0.1:${port}/#/play/${link}`, { waitUntil: 'commit' });
      await first.waitForSelector('.board.playing [data-cell]');
      walls.push(await first.evaluate(() => performance.now()));
      const { metrics } = await devtools.send('Performance.getMetrics');
      const of = (metric: string): number =>
        1000 * (metrics.find((each) => each.name === metric)?.value ?? 0);
      works.push([
        of('TaskDuration'),
        of('ScriptDuration'),
        of('LayoutDuration') + of('RecalcStyleDuration'),
      ]);
      await fresh.close();
    }
    const work = [0, 1, 2].map((at) =>
      median(works.map((each) => each[at]!))
        .toFixed(0)
        .padStart(10),
    );
    console.log(`${name.padEnd(14)}${median(walls).toFixed(0).padStart(15)}${work.join('')}`);
  }
  server.close();
}
