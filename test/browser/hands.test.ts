import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Draft, writeLink } from '../../src/play/index.ts';
import { puzzleById } from '../../src/puzzles/index.ts';
import { instance, middle, openBoard, type Studio, spoken, startStudio } from './studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio();
});
afterAll(() => studio.close());

interface Point {
  readonly x: number;
  readonly y: number;
}

const touches = (touch: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
  touch.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: points.map((point, id) => ({ ...point, id })),
  });

const zoomOf = (page: Page): Promise<number> =>
  page
    .locator('.board.playing')
    .evaluate((board) => Number((board as HTMLElement).style.getPropertyValue('--zoom')));

describe('fingers', () => {
  it('one draws, two pan and pinch and draw nothing; the pen marks; the size is remembered', async () => {
    const { context, page, troubles } = await studio.visit({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    });
    await openBoard(page, studio, instance('bosnian-6-a').link);
    const touch = await context.newCDPSession(page);
    const roads = (): Promise<number> => page.locator('[data-cell][aria-label*=": road"]').count();
    const [from, to] = [await middle(page, 0), await middle(page, 2)];
    await touches(touch, 'touchStart', [from]);
    for (const part of [0.3, 0.6, 1])
      await touches(touch, 'touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y }]);
    await touches(touch, 'touchEnd', []);
    expect(await roads()).toBe(3);
    // A second finger takes back what the first one drew, and makes the board larger.
    const low = await middle(page, 30);
    await touches(touch, 'touchStart', [low]);
    await touches(touch, 'touchMove', [{ x: low.x + 60, y: low.y }]);
    await touches(touch, 'touchStart', [
      { x: low.x + 60, y: low.y },
      { x: low.x + 160, y: low.y - 100 },
    ]);
    for (const wide of [120, 160, 220])
      await touches(touch, 'touchMove', [
        { x: low.x + 40, y: low.y },
        { x: low.x + 60 + wide, y: low.y - wide },
      ]);
    await touches(touch, 'touchEnd', []);
    expect(await roads()).toBe(3);
    const zoom = await zoomOf(page);
    expect(zoom).toBeGreaterThan(1.2);
    // Both move the same way: the board is moved in its frame.
    const scrolled = (): Promise<number> =>
      page.locator('.board-frame').evaluate((frame) => frame.scrollLeft);
    const before = await scrolled();
    const way = before > 60 ? 50 : -50;
    const pair = (by: number): Point[] => [
      { x: 120 + by, y: 300 },
      { x: 240 + by, y: 320 },
    ];
    await touches(touch, 'touchStart', pair(0));
    for (const part of [0.5, 1]) await touches(touch, 'touchMove', pair(way * part));
    await touches(touch, 'touchEnd', []);
    expect(Math.abs((await scrolled()) - before)).toBeGreaterThan(20);
    expect(await roads()).toBe(3);
    await page.reload();
    await page.waitForSelector('.board.playing');
    expect(await zoomOf(page)).toBeCloseTo(zoom, 5);
    // With the pen that marks, a tap marks.
    await page.click('[data-name=mark-tool]');
    await page.locator('[data-cell="15"] .hit').scrollIntoViewIfNeeded();
    const { x, y } = await middle(page, 15);
    await page.touchscreen.tap(x, y);
    expect(await spoken(page, 15)).toContain('marked');
    expect(troubles).toEqual([]);
    await context.close();
  });
});

it('the wheel with Ctrl makes the board larger where the pointer is', async () => {
  const { page, leave } = await studio.revisit();
  await openBoard(page, studio, instance('akari-start').link);
  const before = await middle(page, 24);
  await page.mouse.move(before.x, before.y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -300);
  await page.keyboard.up('Control');
  await page.waitForFunction(
    () =>
      Number(document.querySelector<HTMLElement>('.board.playing')!.style.getPropertyValue('--zoom')) > 1.5,
  );
  const after = await middle(page, 24);
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(12);
  await leave();
});

describe('a board of 100 by 100', () => {
  const side = 100;
  const akari = puzzleById('akari')!;
  const draft = new Draft(akari, akari.interaction.drawing.blank(side, side));
  const black = Array.from({ length: side * side }, (_, cell) => cell).filter(
    (cell) => (cell * (cell % side)) % 7 < 2,
  );
  draft.sign(black, akari.interaction.drawing.signs[1]!.id);
  const link = `#/play/${writeLink({ puzzle: akari, grid: draft.grid })}`;
  const open = Array.from({ length: side * side }, (_, cell) => cell).find(
    (cell) => cell > 5 * side + 5 && !black.includes(cell) && !black.includes(cell + 1),
  )!;

  it('is drawn in part, pressed, dragged, reached by keys and heard', async () => {
    const { page, troubles, leave } = await studio.revisit({ viewport: { width: 1280, height: 900 } });
    await openBoard(page, studio, link);
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    expect(nodes).toBeLessThan(600);
    const grid = page.locator('.board.playing');
    expect(await grid.getAttribute('aria-rowcount')).toBe('100');
    // What is seen is drawn: the canvas shows more than one colour.
    const colours = await page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('.board.playing canvas')!;
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      return new Set(new Uint32Array(data.buffer)).size;
    });
    expect(colours).toBeGreaterThan(5);
    const box = (await grid.boundingBox())!;
    const at = (cell: number): Point => ({
      x: box.x + ((4 + ((cell % side) + 0.5) * 40) * box.width) / (side * 40 + 8),
      y: box.y + ((4 + (Math.floor(cell / side) + 0.5) * 40) * box.height) / (side * 40 + 8),
    });
    await page.mouse.click(at(open).x, at(open).y);
    await page.waitForSelector(`[data-cell="${open}"][aria-label*="light"]`);
    // By keys from there, beyond what is drawn, and back.
    await page.keyboard.press('Control+End');
    const last = `[data-cell="${side * side - 1}"]`;
    await page.waitForSelector(`${last}:focus`);
    expect(await page.locator(last).getAttribute('aria-label')).toContain('Row 100, column 100');
    const seen = await page.locator(last).boundingBox();
    expect(seen!.x + seen!.width).toBeLessThanOrEqual(1281);
    expect(seen!.y + seen!.height).toBeLessThanOrEqual(901);
    for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowLeft');
    await page.waitForSelector(`[data-cell="${side * side - 5}"]:focus`);
    expect(await page.locator('.board.playing [tabindex="0"]').count()).toBe(1);
    await page.click('[data-name=undo]');
    expect(await page.locator('[data-name=undo]').isDisabled()).toBe(true);
    expect(troubles).toEqual([]);
    await leave();
  });
});
