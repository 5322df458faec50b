import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { instance, middle, openBoard, type Studio, spoken, startStudio } from './studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio();
});
afterAll(() => studio.close());

const desk = async (page: Page, puzzle: string): Promise<void> => {
  await page.goto(`${studio.address}#/set/${puzzle}`);
  await page.waitForSelector('.set .board.playing');
};

const press = async (page: Page, cell: number): Promise<void> => {
  const { x, y } = await middle(page, cell);
  await page.mouse.click(x, y);
};

const drafts = (page: Page) => page.locator('[data-name=drafts] [data-name=slot]');

it('editing a board leaves the draft alone: each has a slot, with a name, a copy, and a way back', async () => {
  const { page, troubles, leave } = await studio.revisit();
  await desk(page, 'akari');
  await page.locator('[data-cell="5"]').focus();
  await page.keyboard.press('3');
  // Another board of the puzzle is opened and edited.
  await openBoard(page, studio, instance('akari-start').link);
  await page.click('[data-name=edit]');
  await page.waitForSelector('.set .board.playing');
  await page.locator('[data-cell="0"]').focus();
  await page.keyboard.press('#');
  await page.goto(`${studio.address}#/saved`);
  await page.waitForSelector('[data-name=drafts]');
  expect(await drafts(page).count()).toBe(2);
  await drafts(page).nth(1).locator('[data-name=rename]').click();
  await page.fill('[data-name=slot-name]', 'The first one');
  await page.keyboard.press('Enter');
  await drafts(page).filter({ hasText: 'The first one' }).locator('[data-name=duplicate]').click();
  expect(await drafts(page).count()).toBe(3);
  await drafts(page).filter({ hasText: 'The first one (copy)' }).locator('[data-name=delete]').click();
  expect(await drafts(page).count()).toBe(2);
  await page.click('[data-name=message-action]');
  expect(await drafts(page).count()).toBe(3);
  await page.reload();
  await page.waitForSelector('[data-name=drafts]');
  expect(await drafts(page).count()).toBe(3);
  await drafts(page).filter({ hasText: 'The first one (copy)' }).locator('[data-name=open-slot]').click();
  await page.waitForSelector('.set .board.playing');
  expect(await spoken(page, 5)).toContain('clue 3');
  // Starting over takes nothing away: it is one step back, and in its slot.
  await page.click('[data-name=start-anew]');
  expect(await spoken(page, 5)).not.toContain('clue');
  await page.click('[data-name=message-action]');
  expect(await spoken(page, 5)).toContain('clue 3');
  await page.goto(`${studio.address}#/saved`);
  await page.waitForSelector('[data-name=drafts]');
  expect(await drafts(page).count()).toBe(3);
  // All of them can be printed on one sheet; the copy is the same board.
  await page.click('[data-name=print-saved]');
  await page.waitForSelector('[data-name=print-board]');
  expect(await page.locator('[data-name=print-board]:checked').count()).toBe(2);
  expect(await page.locator('.sheets figure').count()).toBe(2);
  expect(await page.locator('.sheets figcaption').allTextContents()).toContainEqual(
    expect.stringContaining('The first one'),
  );
  expect(troubles).toEqual([]);
  await leave();
});

/** A solved board. */
const record = (key: string) => ({
  key: `akari.${key}`,
  puzzle: 'akari',
  rows: 7,
  columns: 7,
  seconds: 61,
  helped: 0,
  day: '2026-01-02',
  at: Date.UTC(2026, 0, 2),
  link: 'akari/x',
});

/** Leaves copies of solved boards as a window does that is closed before they are written. */
const leaveCopies = (page: Page, copies: readonly unknown[]): Promise<void> =>
  page.evaluate((list) => {
    for (const [at, copy] of list.entries())
      localStorage.setItem(`calcada.last-record.${at}`, JSON.stringify(copy));
  }, copies);

/** Solves a board of four cells. */
const solveSmall = async (page: Page, row: string): Promise<void> => {
  await page.goto(`${studio.address}#/play/akari/${row}`);
  await page.waitForSelector('.board.playing');
  await page.locator('[data-cell="0"]').focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-name=solved]');
};

it('times that were being written are written again, and no tab loses those of another', async () => {
  const { context, page, troubles } = await studio.visit();
  await page.goto(studio.address);
  await leaveCopies(page, [record('a'), record('b'), { nothing: true }]);
  await page.reload();
  await page.goto(`${studio.address}#/statistics`);
  const solved = page.locator('[data-name=figure-solved] b');
  await solved.waitFor();
  expect(await solved.textContent()).toBe('2');
  await page.waitForFunction(() => !Object.keys(localStorage).some((name) => name.includes('last-record')));
  const other = await context.newPage();
  await solveSmall(other, '../');
  await page.waitForFunction(
    () => document.querySelector('[data-name=figure-solved] b')?.textContent === '3',
  );
  await solveSmall(page, '.../');
  // The same board again, elsewhere: it is there as it was left, and solved once more it counts once.
  await other.goto(`${studio.address}#/play/akari/.../`);
  await other.waitForSelector('[data-name=solved]');
  await other.click('[data-name=restart]');
  await other.waitForSelector('[data-name=solved]', { state: 'detached' });
  await solveSmall(other, '.../');
  for (const each of [page, other]) {
    await each.goto(`${studio.address}#/statistics`);
    await each.reload();
    await each.locator('[data-name=figure-solved]').waitFor();
    expect(await each.locator('[data-name=figure-solved] b').textContent()).toBe('4');
  }
  expect(troubles).toEqual([]);
  await context.close();
});

it('all boards are exported to a file and imported from it, beside what is there', async () => {
  const mine = await studio.visit();
  await openBoard(mine.page, studio, instance('bosnian-6-a').link);
  await press(mine.page, 0);
  await desk(mine.page, 'akari');
  await mine.page.locator('[data-cell="5"]').focus();
  await mine.page.keyboard.press('3');
  await leaveCopies(mine.page, [record('a')]);
  await mine.page.reload();
  await mine.page.goto(`${studio.address}#/saved`);
  await mine.page.waitForSelector('[data-name=games]');
  const [download] = await Promise.all([
    mine.page.waitForEvent('download'),
    mine.page.click('[data-name=export]'),
  ]);
  const buffer = readFileSync(await download.path());
  const file = { name: 'calcada-boards.json', mimeType: 'application/json', buffer };
  expect(JSON.parse(buffer.toString())).toMatchObject({ calcada: 'saved boards', version: 1 });
  // Again here: everything is there already.
  await mine.page.setInputFiles('[data-name=import]', file);
  await mine.page.waitForSelector('[data-name=message]');
  expect(await mine.page.locator('[data-name=slot]').count()).toBe(2);
  await mine.context.close();

  const theirs = await studio.visit();
  await theirs.page.goto(`${studio.address}#/saved`);
  await theirs.page.setInputFiles('[data-name=import]', file);
  await theirs.page.waitForSelector('[data-name=games]');
  expect(await theirs.page.locator('[data-name=slot]').count()).toBe(2);
  expect(await theirs.page.locator('[data-name=message]').textContent()).toContain('2 boards, 1 time');
  await theirs.page.goto(`${studio.address}#/statistics`);
  expect(await theirs.page.locator('[data-name=figure-solved]').textContent()).toContain('1');
  await theirs.page.goto(`${studio.address}#/saved`);
  await theirs.page.locator('[data-name=games] [data-name=open-slot]').click();
  await theirs.page.waitForSelector('.board.playing');
  expect(await spoken(theirs.page, 0)).toContain('road');
  await theirs.page.goto(`${studio.address}#/saved`);
  await theirs.page.setInputFiles('[data-name=import]', {
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"slots": 3, "calcada": "saved boards"}'),
  });
  await theirs.page.waitForSelector('[data-name=message].bad');
  expect(theirs.troubles).toEqual([]);
  await theirs.context.close();
});

it('two tabs on one board see each other, and what one had is an undo away', async () => {
  const { context, page, troubles } = await studio.visit();
  const { link } = instance('bosnian-6-a');
  await openBoard(page, studio, link);
  const other = await context.newPage();
  await press(page, 0);
  await page.waitForTimeout(400);
  await openBoard(other, studio, link);
  await press(other, 1);
  await page.bringToFront();
  await page.waitForSelector('.board.playing [data-cell="1"][aria-label*="road"]');
  expect(await spoken(page, 0)).toContain('road');
  await press(page, 2);
  await other.waitForSelector('.board.playing [data-cell="2"][aria-label*="road"]');
  expect(await spoken(other, 0)).toContain('road');
  await other.click('[data-name=undo]');
  expect(await spoken(other, 2)).toContain('empty');
  expect(await spoken(other, 1)).toContain('road');
  // Drafts, too.
  await desk(page, 'akari');
  await page.locator('[data-cell="5"]').focus();
  await page.keyboard.press('3');
  await page.waitForTimeout(300);
  await other.goto(page.url());
  await other.waitForSelector('.set .board.playing');
  await other.locator('[data-cell="9"]').focus();
  await other.keyboard.press('1');
  await page.waitForSelector('.board.playing [data-cell="9"][aria-label*="clue 1"]');
  await page.click('[data-name=undo]');
  expect(await spoken(page, 9)).not.toContain('clue');
  expect(await spoken(page, 5)).toContain('clue 3');
  expect(troubles).toEqual([]);
  await context.close();
});

it('storage that is blocked or full is told, and the moves are in the address', async () => {
  const blocked = await studio.visit();
  await blocked.context.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      value: {
        open: () => {
          throw new DOMException('no', 'SecurityError');
        },
      },
    });
  });
  await openBoard(blocked.page, studio, instance('bosnian-6-a').link);
  await press(blocked.page, 0);
  await blocked.page.waitForSelector('[data-name=not-saved]');
  await blocked.page.waitForFunction(() => location.hash.includes('='));
  await blocked.page.evaluate(() => localStorage.clear());
  await blocked.page.reload();
  await blocked.page.waitForSelector('.board.playing [data-cell="0"][aria-label*="road"]');
  await blocked.context.close();

  const full = await studio.visit();
  await openBoard(full.page, studio, instance('bosnian-6-a').link);
  await full.page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await press(full.page, 0);
  await full.page.waitForSelector('[data-name=not-saved]');
  expect(await full.page.locator('[data-name=not-saved]').textContent()).toContain('no room');
  await full.page.waitForFunction(() => location.hash.includes('='));
  await full.context.close();
});
