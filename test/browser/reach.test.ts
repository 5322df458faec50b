import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeLink } from '../../src/play/index.ts';
import { puzzleById } from '../../src/puzzles/index.ts';
import { axeFindingsInThemes } from './axe.ts';
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

/** A board that was solved, as it was kept before the database. */
const SOLVED = {
  key: 'k',
  puzzle: 'akari',
  rows: 7,
  columns: 7,
  seconds: 61,
  day: '2026-11-16',
  at: Date.UTC(2026, 10, 16),
  dayBoard: '2026-11-16',
  helped: 1,
  level: 'hard',
  link: 'akari/.../',
};

const press = async (page: Page, cell: number, key = 'Enter'): Promise<void> => {
  await page.locator(`.board.playing [data-cell="${cell}"]`).focus();
  await page.keyboard.press(key);
};

const go = async (page: Page, address: string, shown: string): Promise<void> => {
  await page.goto(studio.address + address);
  await page.waitForSelector(shown);
};

/** Each view in a state that shows most of it, in an order in which each finds what it needs from those before. */
const views: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: (page) => go(page, '#/', '.hero .row'),
  'the settings': async (page) => {
    await page.click('[data-name=settings]');
    await page.waitForSelector('[data-name=settings-sheet]');
  },
  'the sheet to open a board': async (page) => {
    await go(page, '#/', '.hero');
    await page.click('[data-name=open-board]');
    await page.waitForSelector('dialog textarea');
  },
  'the sheet to make a board': async (page) => {
    await go(page, '#/', '.hero');
    await page.click('[data-name=choose-board]');
    await page.waitForSelector('[data-name=make-sheet]');
  },
  gallery: async (page) => {
    await go(page, '#/puzzle/crazy-pavement', '.board-card');
    await page.selectOption('[data-name=filter-level]', 'easy');
  },
  'play, with a hint and something wrong': async (page) => {
    await openBoard(page, studio, instance('akari-start').link);
    await page.click('[data-name=checkpoint]');
    await press(page, 2, 'Delete');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-name=troubles]');
    await page.click('[data-name=hint]');
    await page.waitForSelector('[data-name=hint-note]');
  },
  'play with colours, coordinates and a check': async (page) => {
    await page.click('[data-name=restart]');
    await page.click('[data-name=pen-1]');
    await press(page, 0);
    await page.click('[data-name=check]');
    await page.waitForSelector('[data-name=check-note]');
  },
  'the sheet to share': async (page) => {
    await page.click('[data-name=share]');
    await page.waitForSelector('[data-name=written]');
  },
  'play, with clues at the edges': async (page) => {
    await openBoard(page, studio, instance('dualclue-teste').link);
    await page.click('[data-name=hint]');
    await page.click('[data-name=more-hint]');
    await page.click('[data-name=more-hint]');
    await page.waitForSelector('[data-name=apply-hint]');
  },
  'play, solved': async (page) => {
    await openBoard(page, studio, '#/play/akari/../');
    await press(page, 0);
    await page.waitForSelector('[data-name=solved]');
  },
  'play on a canvas': async (page) => {
    const puzzle = puzzleById('mosaic')!;
    const grid = puzzle.interaction.drawing.blank(45, 45);
    await openBoard(page, studio, `#/play/${writeLink({ puzzle, grid })}`);
  },
  'a board of the day': async (page) => {
    await go(page, '#/day/futoshiki', '.board.playing');
    await press(page, 0);
  },
  set: async (page) => {
    await go(page, '#/set/dual-clue-cross-a-pix', '[data-name=compared]');
  },
  lab: (page) => go(page, instance('akari-start').link.replace('play', 'lab'), 'h1'),
  saved: async (page) => {
    await go(page, '#/saved', '[data-name=slot]');
    await page.locator('[data-name=duplicate]').first().click();
  },
  'several to print': async (page) => {
    await go(page, '#/print/akari', '[data-name=print-board]');
    // A dozen of the boards to choose from: they are alike, and axe looks at every line that is drawn.
    await page.locator('.cards > :nth-child(n + 13)').evaluateAll((more) => {
      for (const card of more) card.remove();
    });
  },
  statistics: (page) => go(page, '#/statistics', '.figures'),
  'a lesson': async (page) => {
    await go(page, '#/learn/futoshiki', '.rule-pairs');
    await page.click('[data-name=lesson-next]');
    await page.waitForSelector('[data-name=lesson-step]');
  },
  'the rules of a lesson': async (page) => {
    await page.selectOption('[data-name=lesson-part]', 'rules');
    await page.waitForSelector('.rule-pairs');
  },
  'a technique of a lesson': async (page) => {
    await page.selectOption('[data-name=lesson-part]', { index: 5 });
    await page.click('[data-name=tell-more]');
  },
  help: (page) => go(page, '#/help', '.example'),
  'an address that leads nowhere': (page) => go(page, '#/nowhere', '[data-name=message]'),
  'the small view': async (page) => {
    await page.goto(`${studio.address}?embed${instance('akari-start').link}`);
    await page.waitForSelector('.board.playing');
    await page.click('[data-name=check]');
    await page.waitForSelector('[data-name=check-note]');
  },
};

/** Portuguese words are the longer ones. */
describe('axe finds nothing in any theme, and nothing is cut off from a phone to a wide screen', () => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    ({ context, page } = await studio.visit({ locale: 'pt-PT' }));
    await page.goto(studio.address);
    await page.evaluate((record) => {
      localStorage.setItem('calcada.last-record.k', JSON.stringify(record));
      localStorage.setItem('calcada.setting.coordinates', 'true');
    }, SOLVED);
    await page.reload();
    await page.waitForSelector('.hero');
  });
  afterAll(() => context.close());

  it.each(Object.entries(views))('%s', async (_, show) => {
    await show(page);
    expect(await axeFindingsInThemes(page)).toEqual([]);
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [820, 1180],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const [wide, cut] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        [...document.querySelectorAll('.button')]
          .filter((button) => button.scrollWidth > button.clientWidth + 1)
          .map((button) => button.textContent),
      ]);
      expect(wide, `${width}`).toBeLessThanOrEqual(width);
      expect(cut, `words that are cut off at ${width}`).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press('Escape');
  });
});

it('speaks both languages, and remembers which', async () => {
  const { page, leave } = await studio.revisit({ locale: 'pt-PT' });
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
  await leave();
});

it('wears the theme that is chosen, and remembers it', async () => {
  const { page, leave } = await studio.revisit();
  await page.goto(studio.address);
  const ink = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).color);
  await choose(page, 'theme', 'light');
  const light = await ink();
  await choose(page, 'theme', 'dark');
  const dark = await ink();
  expect(dark).not.toBe(light);
  await page.reload();
  await page.waitForSelector('.hero');
  expect(await ink()).toBe(dark);
  await leave();
});

it('the board is a grid of rows and cells, each with its position, and one stop for Tab', async () => {
  const { page, leave } = await studio.revisit();
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
  await leave();
});

it('playing with hints takes less than 150 kB of script, compressed, and everything less than 307', async () => {
  const folder = join(process.env['STUDIO_DIR'] ?? 'dist/studio');
  const sizeOf = (file: string): number => gzipSync(readFileSync(join(folder, file))).length;
  const sum = (files: Iterable<string>): number => [...files].reduce((all, file) => all + sizeOf(file), 0);
  const { context, page } = await studio.visit();
  const loaded = new Set<string>();
  context.on('requestfinished', (request) => {
    const path = request.url().slice(studio.address.length);
    if (path.endsWith('.js')) loaded.add(path);
  });
  // The page makes boards ahead after a while: their script is not part of playing.
  await context.route(/\/making-/, (route) => route.abort());
  await page.goto(studio.address);
  await page.waitForSelector('.hero');
  await openBoard(page, studio, instance('akari-start').link);
  await page.click('[data-name=hint]');
  await page.waitForSelector('[data-name=hint-note]');
  await context.close();
  expect(loaded.size).toBeGreaterThan(4);
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  // A further language is loaded by those who choose it: it is counted by itself.
  const further = written.filter((file) => /(?:^|\/)(?:es|spanish|words\.es)-/.test(file));
  const scripts = written.filter((file) => !further.includes(file));
  expect(further.filter((file) => loaded.has(file))).toEqual([]);
  expect(further.length).toBeGreaterThan(1);
  expect(sum(further)).toBeLessThan(12_000);
  const asked = scripts.filter((file) => !loaded.has(file));
  expect(asked.length).toBeGreaterThan(3);
  console.info(
    `scripts, compressed: ${sum(loaded)} bytes to play with hints, ${sum(scripts)} in all, ${sum(further)} for Spanish`,
  );
  expect(sum(loaded)).toBeLessThan(150_000);
  expect(sum(scripts)).toBeLessThan(307_000);
  for (const file of asked) expect(sizeOf(file), file).toBeLessThan(45_000);
});
