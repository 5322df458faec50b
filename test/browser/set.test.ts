import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { middle, type Studio, startStudio } from './studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio();
});
afterAll(() => studio.close());

const desk = async (page: Page, puzzle: string): Promise<void> => {
  await page.goto(`${studio.address}#/set/${puzzle}`);
  await page.waitForSelector('.board.playing');
};
const verdict = (page: Page, status: string): Promise<unknown> =>
  page.waitForSelector(`[data-name=verdict][data-status=${status}]`);
const resize = async (page: Page, columns: number, rows: number): Promise<void> => {
  await page.fill('[data-name=columns]', `${columns}`);
  await page.fill('[data-name=rows]', `${rows}`);
  await page.waitForFunction(
    (cells) => document.querySelectorAll('.board.playing [data-cell]').length === cells,
    rows * columns,
  );
};

describe('a board is set from nothing to one solution', () => {
  it('with signs, by mouse', async () => {
    const { context, page, troubles } = await studio.visit();
    await desk(page, 'akari');
    await verdict(page, 'several');
    await page.waitForSelector('[data-name=compared]');
    expect(await page.locator('[data-name=compared] svg').count()).toBe(2);
    expect(await page.locator('[data-name=compared] .ring.because').count()).toBeGreaterThan(0);
    await resize(page, 3, 3);
    await page.click('[data-name=sign-2]');
    const { x, y } = await middle(page, 1);
    await page.mouse.click(x, y);
    await page.click('[data-name=sign-0]');
    const at = await middle(page, 8);
    await page.mouse.click(at.x, at.y);
    await verdict(page, 'unique');
    await page.waitForSelector('[data-name=verdict] .level');
    expect(await page.locator('.board.playing [aria-label*="clue"]').count()).toBe(2);
    await page.click('[data-name=play-this]');
    await page.waitForSelector('[data-name=hint]');
    expect(await page.locator('[data-cell]').count()).toBe(9);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('with signs, by keyboard, under symmetry', async () => {
    const { context, page } = await studio.visit();
    await desk(page, 'bosnian-road');
    await resize(page, 3, 3);
    await page.selectOption('[data-name=symmetry]', 'half-turn');
    await page.locator('[data-cell="4"]').focus();
    await page.keyboard.press('8');
    await verdict(page, 'unique');
    await page.keyboard.press('Home');
    await page.keyboard.press('#');
    await verdict(page, 'none');
    expect(await page.locator('.board.playing [aria-label*="blocked"]').count()).toBe(2);
    await page.waitForSelector('[data-name=clash] [data-rule="clue@r2c2"]');
    await page.keyboard.press('Control+z');
    await verdict(page, 'unique');
    await context.close();
  });

  it('with walls by dragging, a drawn solution and the clues it tells', async () => {
    const { context, page, troubles } = await studio.visit();
    await desk(page, 'dual-clue-cross-a-pix');
    await resize(page, 4, 4);
    await page.evaluate(() => scrollTo(0, 0));
    const box = (await page.locator('.board.playing .ground').boundingBox())!;
    const side = box.width / 4;
    const drag = async (fromX: number, fromY: number, toX: number, toY: number): Promise<void> => {
      await page.mouse.move(box.x + fromX * side, box.y + fromY * side);
      await page.mouse.down();
      await page.mouse.move(box.x + toX * side, box.y + toY * side, { steps: 16 });
      await page.mouse.up();
    };
    await drag(2, 0.5, 2, 3.5);
    expect(await page.locator('.walls.loose').getAttribute('d')).toBe('');
    await drag(0.5, 2, 1.5, 2);
    await page.click('[data-name=cut]');
    const corner = await middle(page, 15);
    await page.mouse.click(corner.x, corner.y);
    await verdict(page, 'several');
    await page.click('[data-name=solution]');
    for (const cell of [0, 15]) {
      const { x, y } = await middle(page, cell);
      await page.mouse.click(x, y);
    }
    await page.click('[data-name=tell]');
    await verdict(page, 'unique');
    expect(await page.locator('[data-line="row 0"] .clue').allTextContents()).toEqual(['2', '1']);
    await page.locator('[data-line="column 3"]').click();
    await page.fill('[data-name=clue-0]', '3');
    await verdict(page, 'none');
    await page.click('[data-name=undo]');
    await verdict(page, 'unique');
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('with walls by keyboard and clues by their fields', async () => {
    const { context, page } = await studio.visit();
    await desk(page, 'crazy-pavement');
    await resize(page, 2, 1);
    await page.locator('[data-cell="0"]').focus();
    await page.keyboard.press('Alt+ArrowRight');
    await verdict(page, 'several');
    await page.selectOption('[data-name=line]', 'column 0');
    await page.fill('[data-name=clue-0]', '1');
    await page.selectOption('[data-name=line]', 'column 1');
    await page.fill('[data-name=clue-0]', '0');
    await verdict(page, 'unique');
    await context.close();
  });
});

it('settled cells are shown while there are several solutions', async () => {
  const { context, page } = await studio.visit();
  await desk(page, 'akari');
  await resize(page, 5, 1);
  await page.locator('[data-cell="2"]').focus();
  await page.keyboard.press('#');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('1');
  await verdict(page, 'several');
  await page.waitForSelector('.board.playing .light.deduced');
  expect(await page.locator('.board.playing [data-cell="0"] .light.deduced').count()).toBe(1);
  await page.uncheck('[data-name=show-settled]');
  expect(await page.locator('.board.playing .light').count()).toBe(0);
  await context.close();
});

it('what is drawn is still there after a reload, in the address and without it', async () => {
  const { context, page } = await studio.visit();
  await desk(page, 'akari');
  await resize(page, 4, 3);
  await page.locator('[data-cell="5"]').focus();
  await page.keyboard.press('#');
  await verdict(page, 'several');
  await page.reload();
  await page.waitForSelector('.board.playing');
  expect(await page.locator('.board.playing [aria-label*="black"]').count()).toBe(1);
  await page.goto(`${studio.address}#/`);
  await page.goto(`${studio.address}#/set`);
  await page.waitForSelector('.board.playing');
  expect(await page.locator('[data-cell]').count()).toBe(12);
  await context.close();
});

it('a picture dropped on the page becomes a board that has it as its one solution', async () => {
  const { context, page, troubles } = await studio.visit();
  await desk(page, 'dual-clue-cross-a-pix');
  await drop(page, await disc(page), 'disc.png', 'image/png');
  await page.waitForFunction(() => document.querySelectorAll('.board.playing [data-cell]').length === 400);
  await page.waitForSelector('[data-name=verdict][data-status=unique]', { timeout: 60_000 });
  expect(troubles).toEqual([]);
  await context.close();
});

it('a text dropped on the page becomes a board, or a list of what is wrong with it', async () => {
  const { context, page } = await studio.visit();
  await page.goto(studio.address);
  await page.waitForSelector('.hero');
  await drop(page, [...Buffer.from('akari\n.1.\n..x\n')], 'board.txt', 'text/plain');
  await page.waitForSelector('[data-name=message] .problems');
  expect(await page.locator('[data-name=message]').textContent()).toContain('line 3, column 3');
  await drop(page, [...Buffer.from('akari\n.1.\n...\n')], 'board.txt', 'text/plain');
  await page.waitForSelector('.board.playing');
  expect(await page.locator('[data-cell]').count()).toBe(6);
  await context.close();
});

/** Drops a file of these bytes on the page. */
async function drop(page: Page, bytes: number[], name: string, type: string): Promise<void> {
  await page.evaluate(
    ({ bytes, name, type }) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
      document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    },
    { bytes, name, type },
  );
}

/** A black disc on white, as a PNG. */
async function disc(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 120;
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, 120, 120);
    pen.fillStyle = 'black';
    pen.arc(60, 60, 42, 0, 7);
    pen.fill();
    const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    return [...new Uint8Array(await file!.arrayBuffer())];
  });
}
