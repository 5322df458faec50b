import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeLink } from '../../src/play/index.ts';
import { keptBoards, readBoard } from '../../workbench/lab/boards/index.ts';
import { axeFindingsInThemes } from './axe.ts';
import { instance, openBoard, type Studio, startStudio } from './studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio();
});
afterAll(() => studio.close());

/** From the board that is open to the lab, with learning and two labelings on the bench. */
async function threeStrategies(page: Page, name: string): Promise<void> {
  await openBoard(page, studio, instance(name).link);
  await page.click('[data-name=lab]');
  await page.waitForSelector('.lab');
  await leaveStrategies(page, 2);
}

/** Takes strategies from the bench until `count` of them are left. */
async function leaveStrategies(page: Page, count: number): Promise<void> {
  const chosen = page.locator('[data-name=strategies] li');
  while ((await chosen.count()) > count) await chosen.last().locator('button').click();
}

const strategies = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('[data-name=lab-table] tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-strategy')));

describe('three strategies on the open board', () => {
  for (const name of ['akari-start', 'bosnian-6-a', 'crazy-2', 'dualclue-teste']) {
    it(`${name}: a row and a point for each, verified, and all say the same`, async () => {
      const { page, troubles, leave } = await studio.revisit();
      await threeStrategies(page, name);
      await page.click('[data-name=run]');
      await page.waitForSelector('[data-standing=done]');
      const expected = ['learning', 'leftmost, step, up', 'leftmost, step, down'];
      expect(await strategies(page)).toEqual(expected);
      const said = await page
        .locator('[data-name=lab-table] tbody tr')
        .evaluateAll((rows) => rows.map(({ dataset }) => `${dataset['answer']} ${dataset['verified']}`));
      expect(said).toEqual(expected.map(() => 'unique true'));
      for (const plot of ['open-board-time', 'open-board-backtracks']) {
        const points = page.locator(`[data-plot=${plot}] [data-point]`);
        expect(
          await points.evaluateAll((all) => all.map((point) => point.getAttribute('data-point'))),
        ).toEqual(expected);
        const frame = (await page.locator(`[data-plot=${plot}]`).boundingBox())!;
        for (const mark of await points.locator('.mark').all()) {
          const { x, width } = (await mark.boundingBox())!;
          expect(x).toBeGreaterThanOrEqual(frame.x);
          expect(x + width).toBeLessThanOrEqual(frame.x + frame.width);
        }
      }
      expect(await page.locator('[data-name=verified]').getAttribute('data-good')).toBe('true');
      expect(await page.locator('[data-name=agreed]').getAttribute('data-good')).toBe('true');
      expect(troubles).toEqual([]);
      await leave();
    });
  }
});

/** A board on which one labeling is soon done and another tries a million times, at least. */
async function quickAndSlow(page: Page): Promise<void> {
  const { puzzle, grid } = readBoard(keptBoards.find(({ name }) => name === 'bosnian-road-16-1')!);
  await page.goto(`${studio.address}#/lab/${writeLink({ puzzle, grid })}`);
  await page.uncheck('[data-name=learning]');
  await leaveStrategies(page, 1);
  await page.selectOption('[data-name=select]', 'most-constrained');
  await page.selectOption('[data-name=branch]', 'enum');
  await page.selectOption('[data-name=order]', 'down');
  await page.click('[data-name=add]');
  expect(await page.locator('[data-name=add]').isDisabled()).toBe(true);
}

it('stopping keeps what is there and ends the rest; the next run is a new one', async () => {
  const { page, troubles, leave } = await studio.revisit();
  await quickAndSlow(page);
  await page.selectOption('[data-name=limit]', '60');
  await page.click('[data-name=run]');
  await page.waitForSelector('[data-name=lab-table] tbody tr');
  expect(page.workers()).toHaveLength(1);
  await page.click('[data-name=stop]');
  await page.waitForSelector('[data-standing=stopped]');
  // A browser lets a busy worker finish for a moment.
  await expect.poll(() => page.workers().length, { timeout: 120_000 }).toBe(0);
  expect(await strategies(page)).toEqual(['leftmost, step, up']);
  expect(await page.locator('[data-plot=open-board-time] [data-point]').count()).toBe(1);
  await leaveStrategies(page, 1);
  await page.check('[data-name=learning]');
  await page.click('[data-name=run]');
  await page.waitForSelector('[data-standing=done]');
  expect(await strategies(page)).toEqual(['learning', 'leftmost, step, up']);
  expect(troubles).toEqual([]);
  await leave();
});

it('who reaches the limit is shown as such', async () => {
  const { page, leave } = await studio.revisit();
  await quickAndSlow(page);
  await page.selectOption('[data-name=limit]', '1');
  await page.click('[data-name=run]');
  await page.waitForSelector('[data-standing=done]');
  const slow = page.locator('[data-strategy="most-constrained, enum, down"]');
  expect(await slow.textContent()).toContain('limit reached> ');
  expect(await page.locator('[data-plot] [data-point="most-constrained, enum, down"] .open').count()).toBe(2);
  expect(await page.locator('[data-name=agreed]').count()).toBe(0);
  await leave();
});

it('is worked by keyboard alone, and speaks Portuguese', async () => {
  const { page, troubles, leave } = await studio.revisit({ locale: 'pt-PT' });
  await threeStrategies(page, 'crazy-1');
  expect(await page.title()).toContain('Laboratório');
  const run = page.locator('[data-name=run]');
  for (let press = 0; press < 40; press++) {
    if (await run.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-standing=done]');
  expect(await page.locator('[data-name=lab-table]').textContent()).toContain('uma solução');
  expect(await page.locator('.spoken').textContent()).toContain('medidas');
  await page.goBack();
  await page.waitForSelector('.board.playing');
  expect(troubles).toEqual([]);
  await leave();
});

it('axe finds nothing in any theme, and nothing is cut off', async () => {
  const { context, page } = await studio.visit();
  await threeStrategies(page, 'akari-start');
  await page.click('[data-name=run]');
  await page.waitForSelector('[data-standing=done]');
  for (const width of [320, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFindingsInThemes(page), `${width}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await context.close();
});
