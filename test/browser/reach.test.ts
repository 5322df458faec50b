import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instance, openBoard, type Studio, startStudio } from './studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio();
});
afterAll(() => studio.close());

const choose = async (page: Page, name: string, value: string): Promise<void> => {
  await page.click('[data-name=settings]');
  await page.selectOption(`[data-name=${name}]`, value);
  // The words of a language come when they are first wanted; the page speaks it from then on.
  if (name === 'language') await page.waitForSelector(`html[lang=${value}]`);
  await page.keyboard.press('Escape');
};

/** Each view in a state that shows most of it. */
const views: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: async (page) => {
    await page.goto(`${studio.address}#/`);
    await page.waitForSelector('.hero');
  },
  gallery: async (page) => {
    await page.goto(`${studio.address}#/puzzle/crazy-pavement`);
    await page.waitForSelector('.board-card');
  },
  'play, with a hint and something wrong': async (page) => {
    await openBoard(page, studio, instance('akari-start').link);
    await page.click('[data-name=checkpoint]');
    await page.locator('[data-cell="2"]').focus();
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-name=troubles]');
    await page.click('[data-name=hint]');
    await page.waitForSelector('[data-name=hint-note]');
  },
  'play, with clues at the edges': async (page) => {
    await openBoard(page, studio, instance('dualclue-teste').link);
    await page.click('[data-name=hint]');
    await page.click('[data-name=more-hint]');
    await page.click('[data-name=more-hint]');
  },
  set: async (page) => {
    await page.goto(`${studio.address}#/set/dual-clue-cross-a-pix`);
    await page.waitForSelector('[data-name=compared]');
  },
  saved: async (page) => {
    await page.goto(`${studio.address}#/saved`);
    await page.waitForSelector('[data-name=slot]');
    await page.locator('[data-name=duplicate]').first().click();
  },
  help: async (page) => {
    await page.goto(`${studio.address}#/help`);
    await page.waitForSelector('.example');
  },
  'the sheet to make a board': async (page) => {
    await page.goto(`${studio.address}#/`);
    await page.click('[data-name=new-board]');
    await page.waitForSelector('[data-name=make-sheet]');
  },
  'the sheet to share': async (page) => {
    await openBoard(page, studio, instance('crazy-1').link);
    await page.click('[data-name=share]');
    await page.waitForSelector('[data-name=written]');
  },
};

describe('axe finds nothing', () => {
  for (const theme of ['light', 'dark', 'contrast']) {
    it(`in any view of the theme ${theme}`, async () => {
      const { context, page } = await studio.visit();
      await page.goto(studio.address);
      await choose(page, 'theme', theme);
      for (const [name, show] of Object.entries(views)) {
        await show(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
        );
        expect(found, name).toEqual([]);
        await page.keyboard.press('Escape');
      }
      await context.close();
    });
  }
});

it('speaks both languages, and remembers which', async () => {
  const { context, page } = await studio.visit({ locale: 'pt-PT' });
  await page.goto(studio.address);
  await page.waitForSelector('.hero');
  expect(await page.getAttribute('html', 'lang')).toBe('pt');
  expect(await page.locator('.tagline').textContent()).toContain('passo');
  await choose(page, 'language', 'en');
  expect(await page.locator('.tagline').textContent()).toContain('step');
  await page.reload();
  await page.waitForSelector('.hero');
  expect(await page.getAttribute('html', 'lang')).toBe('en');
  await choose(page, 'language', 'pt');
  await openBoard(page, studio, instance('akari-start').link);
  expect(await page.locator('[data-cell="0"]').getAttribute('aria-label')).toBe('Linha 1, coluna 1: vazia');
  await page.click('[data-name=hint]');
  await page.click('[data-name=more-hint]');
  expect(await page.locator('[data-name=hint-note] .rules').textContent()).toMatch(/quer|luz|ilumin/);
  await context.close();
});

it('the board is a grid of rows and cells, each with its position, and one stop for Tab', async () => {
  const { context, page } = await studio.visit();
  await openBoard(page, studio, instance('dualclue-teste').link);
  const tree = await page.locator('.board.playing').ariaSnapshot();
  expect(tree).toContain('grid "Dual-Clue Cross-a-Pix board, 10 rows of 10 cells"');
  expect(tree).toContain('rowheader "Row 1, clue');
  expect(tree).toContain('columnheader "Column 10, clue');
  expect(tree).toContain('gridcell "Row 10, column 10: empty, region of');
  expect(tree.match(/gridcell/g)).toHaveLength(100);
  expect(await page.locator('.board.playing [tabindex="0"]').count()).toBe(1);
  await page.locator('[data-cell="0"]').focus();
  await page.keyboard.press('Control+End');
  expect(await page.locator('[data-cell="99"]').getAttribute('tabindex')).toBe('0');
  expect(await page.locator('.board.playing [tabindex="0"]').count()).toBe(1);
  await context.close();
});

it('fits every screen: nothing is cut off from a phone to a wide screen', async () => {
  const { context, page } = await studio.visit();
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [name, show] of Object.entries(views)) {
      await show(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${name} at ${width}`).toBeLessThanOrEqual(width);
      await page.keyboard.press('Escape');
    }
  }
  await context.close();
});

it('playing with hints takes less than 160 kB of script, compressed, and each part that is asked for less than 16', async () => {
  const folder = join(process.env['STUDIO_DIR'] ?? 'dist/studio');
  const sizeOf = (file: string): number => gzipSync(readFileSync(join(folder, file))).length;
  const sum = (files: Iterable<string>): number => [...files].reduce((all, file) => all + sizeOf(file), 0);
  // Without the service worker, which keeps a copy of everything, only what is used is asked for.
  const { context, page } = await studio.visit({ serviceWorkers: 'block' });
  const loaded = new Set<string>();
  context.on('request', (request) => {
    const path = request.url().slice(studio.address.length);
    if (path.endsWith('.js')) loaded.add(path);
  });
  await page.goto(studio.address);
  await page.waitForSelector('.hero');
  await openBoard(page, studio, instance('akari-start').link);
  await page.click('[data-name=hint]');
  await page.waitForSelector('[data-name=hint-note]');
  await context.close();
  expect(loaded.size).toBeGreaterThan(4);
  expect(sum(loaded)).toBeLessThan(160_000);
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  const asked = scripts.filter((file) => !loaded.has(file));
  expect(asked.length).toBeGreaterThan(3);
  for (const file of asked) expect(sizeOf(file), file).toBeLessThan(16_000);
  expect(sum(asked)).toBeLessThan(150_000);
});
