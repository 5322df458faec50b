/** The papers' pages in the studio: what a student looks for, in both languages, and without a fault that axe finds. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings, axeFindingsInThemes } from './axe.ts';
import { type Studio, startStudio } from './studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio();
});
afterAll(() => studio.close());

interface Pages {
  readonly pages: readonly {
    readonly number: string;
    readonly boards: readonly unknown[];
    readonly chapters: readonly { readonly title: string; readonly plots: readonly unknown[] }[];
    readonly claims: readonly { readonly verdict: string }[];
  }[];
}
const written = (language: string): Pages =>
  JSON.parse(readFileSync(`docs/papers/pages.${language}.json`, 'utf8')) as Pages;

const wide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('each page has what its file has, and axe finds nothing', () => {
  for (const [locale, language] of [
    ['en-GB', 'en'],
    ['pt-PT', 'pt'],
  ] as const) {
    it(language, async () => {
      const { pages } = written(language);
      expect(pages.map(({ number }) => number)).toEqual(['000', '002', '003', '004']);
      const { page, troubles, leave } = await studio.revisit({ locale });
      await page.goto(`${studio.address}#/papers`);
      await page.waitForSelector('[data-name=paper-003]');
      expect(await axeFindingsInThemes(page)).toEqual([]);
      for (const { number, boards, chapters, claims } of pages) {
        await page.goto(`${studio.address}#/papers/${number}`);
        await page.waitForSelector(`[data-paper="${number}"]`);
        expect(await page.locator('.boards-list a.button.plain').count()).toBe(boards.length);
        expect(await page.locator('nav ol a').count()).toBe(chapters.length + 1);
        expect(await page.locator('.claim').count()).toBe(claims.length);
        const plots = chapters.reduce((count, one) => count + one.plots.length, 0);
        expect(plots).toBeGreaterThan(0);
        const drawn = page.locator('article img');
        expect(await drawn.count()).toBe(plots);
        for (const plot of await drawn.all()) {
          await plot.scrollIntoViewIfNeeded();
          await expect
            .poll(() => plot.evaluate((image) => (image as HTMLImageElement).naturalWidth))
            .toBeGreaterThan(0);
        }
        // Colours are the same in every language.
        const found = language === 'en' ? await axeFindingsInThemes(page) : await axeFindings(page);
        expect(found, number).toEqual([]);
      }
      expect(troubles).toEqual([]);
      await leave();
    });
  }
});

it('from home to a table of a paper in three clicks, in Portuguese, on a phone too', async () => {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 664 },
  ]) {
    const { page, troubles, leave } = await studio.revisit({ locale: 'pt-PT', viewport });
    await page.goto(studio.address);
    await page.getByRole('link', { name: 'Os artigos' }).first().click();
    await page.getByRole('link', { name: 'Bosnian Road' }).click();
    await page.getByRole('link', { name: /^Tabela 3/ }).click();
    const table = page.getByRole('heading', { name: /^Tabela 3/ });
    await expect.poll(async () => (await table.boundingBox())!.y).toBeLessThan(viewport.height);
    // Half a pixel of rounding.
    expect((await table.boundingBox())!.y).toBeGreaterThan(-1);
    expect(await page.getAttribute('html', 'lang')).toBe('pt');
    expect(await wide(page)).toBe(0);
    expect(troubles).toEqual([]);
    await leave();
  }
});

it("the lab shows the tables and plots of the board's paper, and explains its own", async () => {
  const { page, troubles, leave } = await studio.revisit({ locale: 'pt-PT' });
  await page.goto(`${studio.address}#/papers/003`);
  await page.getByRole('link', { name: 'Medir no laboratório: 003:6-a' }).click();
  const beside = page.locator('[data-name=paper-measured]');
  await beside.waitFor();
  const chapters = written('pt').pages.find(({ number }) => number === '003')!.chapters;
  expect(await beside.locator('> details > summary').allTextContents()).toEqual(
    chapters.map(({ title }) => title),
  );
  await beside.locator('> details > summary').last().click();
  expect(await beside.locator('> details[open] table').count()).toBeGreaterThan(1);
  expect(await beside.locator('> details[open] img').count()).toBe(1);
  await page.click('[data-name=run]');
  await page.waitForSelector('[data-standing=done]');
  expect(await page.textContent('[data-name=plot-explained]')).toContain('logarítmica');
  expect(await axeFindingsInThemes(page)).toEqual([]);
  expect(await wide(page)).toBe(0);
  expect(troubles).toEqual([]);
  await leave();
});

it('a board of a paper is played, and measured, from its page', async () => {
  const { page, troubles, leave } = await studio.revisit();
  for (const [name, shown] of [
    ['Play: 003:13', '.board'],
    ['Measure in the lab: 003:13', '.lab'],
  ] as const) {
    await page.goto(`${studio.address}#/papers/003`);
    await page.getByRole('link', { name }).click();
    await page.waitForSelector(shown);
  }
  expect(troubles).toEqual([]);
  await leave();
});
