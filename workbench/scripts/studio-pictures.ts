// Takes the pictures of the studio for the docs: every view on a phone and on a desk, by day and by night, and draws
// the icons from the one that is a drawing. Needs the built page.
import { mkdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { cellsToPlace, instance, openBoard, startStudio } from '../../test/browser/studio.ts';

const FOLDER = 'docs/studio';
const DEVICES = {
  desk: { viewport: { width: 1280, height: 820 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5, isMobile: true, hasTouch: true },
} as const;

mkdirSync(FOLDER, { recursive: true });
const studio = await startStudio();

const hinted = async (page: Page, steps: number, strength: number): Promise<void> => {
  for (let step = 0; step < steps; step++) {
    await page.click('[data-name=hint]');
    await page.click('[data-name=more-hint]');
    await page.click('[data-name=more-hint]');
    await page.click('[data-name=apply-hint]');
  }
  await page.click('[data-name=hint]');
  await page.waitForSelector('[data-name=hint-note]');
  for (let more = 1; more < strength; more++) await page.click('[data-name=more-hint]');
};

const VIEWS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: async (page) => {
    await page.goto(studio.address);
    await page.waitForSelector('.hero');
  },
  gallery: async (page) => {
    await page.goto(`${studio.address}#/puzzle/${instance('bosnian-13').puzzle.id}`);
    await page.waitForSelector('.board-card');
  },
  play: async (page) => {
    await openBoard(page, studio, instance('akari-start2').link);
    await hinted(page, 8, 2);
  },
  'play-regions': async (page) => {
    await openBoard(page, studio, instance('dualclue-teste').link);
    await hinted(page, 9, 3);
  },
  'play-road': async (page) => {
    await openBoard(page, studio, instance('bosnian-13').link);
    await hinted(page, 14, 1);
  },
  solved: async (page) => {
    const board = instance('crazy-2');
    await openBoard(page, studio, board.link);
    for (const cell of cellsToPlace(board)) {
      await page.locator(`[data-cell="${cell}"]`).focus();
      await page.keyboard.press('Enter');
    }
    await page.waitForSelector('[data-name=solved]');
  },
  set: async (page) => {
    await page.goto(`${studio.address}#/set/${instance('bosnian-6-a').puzzle.id}`);
    await page.waitForSelector('.board.playing');
    await page.fill('[data-name=columns]', '6');
    await page.fill('[data-name=rows]', '6');
    for (const [cell, key] of [
      [7, '5'],
      [10, '5'],
      [14, '3'],
      [25, '3'],
    ] as const) {
      await page.locator(`[data-cell="${cell}"]`).focus();
      await page.keyboard.press(key);
    }
    await page.waitForSelector('[data-status=several]');
    await page.waitForSelector('[aria-busy=false]');
    await page.evaluate(() => scrollTo(0, 0));
  },
  help: async (page) => {
    await page.goto(`${studio.address}#/help/${instance('bosnian-13').puzzle.id}`);
    await page.waitForSelector('.example');
  },
};

for (const [device, options] of Object.entries(DEVICES)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [view, show] of Object.entries(VIEWS)) {
      const { context, page } = await studio.visit({ ...options, colorScheme });
      await show(page);
      await page.mouse.move(2, 2);
      await page.evaluate(() => {
        (document.activeElement as HTMLElement | null)?.blur();
        scrollTo(0, 0);
      });
      await page.screenshot({ path: `${FOLDER}/${view}-${device}-${colorScheme}.png` });
      await context.close();
    }
  }
}

const { context, page } = await studio.visit(DEVICES.desk);
await openBoard(page, studio, instance('akari-start2').link);
await page.click('[data-name=settings]');
await page.selectOption('[data-name=theme]', 'contrast');
await page.keyboard.press('Escape');
await hinted(page, 8, 2);
await page.screenshot({ path: `${FOLDER}/play-desk-contrast.png` });
await page.emulateMedia({ media: 'print' });
await page.setViewportSize({ width: 794, height: 1123 });
await page.screenshot({ path: `${FOLDER}/print.png` });
await context.close();

const icon = readFileSync('src/web/public/icon.svg', 'utf8');
for (const side of [192, 512]) {
  const drawn = await studio.browser.newPage({ viewport: { width: side, height: side } });
  await drawn.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${icon}`);
  await drawn.screenshot({ path: `src/web/public/icon-${side}.png` });
}
await studio.close();
