/** The example page of `<calcada-board>`, in a browser: mouse, keys, fingers, events, themes and names. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Game } from '../../src/play/index.ts';
import { puzzles } from '../../src/puzzles/index.ts';
import { solve } from '../../src/reasoning/index.ts';
import { axeFindings } from './axe.ts';
import { startChromium } from './chromium.ts';

/** What the page may ask for: itself and one file, under a policy that lets nothing else in. */
const FILES: Readonly<Record<string, readonly [type: string, file: string]>> = {
  '/': ['text/html', 'examples/element/index.html'],
  '/calcada-element.js': ['text/javascript', 'dist/element/index.js'],
};

let server: Server;
let browser: Browser;
let address = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    const [type, file] = FILES[request.url ?? ''] ?? [];
    response.writeHead(file ? 200 : 404, { 'content-type': type ?? 'text/plain' });
    response.end(file ? readFileSync(file) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  browser = await startChromium();
});
afterAll(async () => {
  await browser?.close();
  server?.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function visit(options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(120_000);
  const troubles: string[] = [];
  const asked: string[] = [];
  const page = await context.newPage();
  page.on('request', (request) => asked.push(request.url().slice(address.length - 1)));
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/favicon/.test(message.location().url)) troubles.push(message.text());
  });
  await page.goto(address);
  await page.locator('#values [data-cell="0"]').waitFor();
  return { context, page, troubles, asked };
}

const cell = (board: Locator, site: number): Locator => board.locator(`[data-cell="${site}"]`);
const nameOf = (board: Locator, site: number): Promise<string | null> =>
  cell(board, site).getAttribute('aria-label');
const news = (page: Page): Promise<string | null> => page.locator('#news').textContent();

describe('<calcada-board>', () => {
  it('needs no file but itself, and is played by mouse to the end', async () => {
    const { context, page, troubles, asked } = await visit();
    const board = page.locator('#text');
    expect(await nameOf(board, 0)).toMatch(/^Linha 1, coluna 1: /);
    const before = await nameOf(board, 1);
    for (const site of [1, 3, 5, 7]) await cell(board, site).click();
    expect(await nameOf(board, 1)).not.toBe(before);
    expect(await news(page)).toBe('text: akari, solved. 4 moves, 1 solved.');
    expect(await board.locator('.told').textContent()).toBe('Resolvido!');
    await board.locator('[data-name="undo"]').click();
    expect(await news(page)).toBe('text: akari. 5 moves, 1 solved.');
    await board.locator('[data-name="redo"]').click();
    expect(await news(page)).toBe('text: akari, solved. 6 moves, 2 solved.');
    await board.locator('[data-name="restart"]').click();
    expect(await nameOf(board, 1)).toBe(before);
    expect(asked.filter((url) => url !== '/favicon.ico')).toEqual(['/', '/calcada-element.js']);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('is played by keys alone, with one stop for Tab', async () => {
    const { context, page, troubles } = await visit();
    await page.keyboard.press('Tab');
    const board = page.locator('#link');
    const inHand = (): Promise<string | undefined> =>
      page.evaluate(
        () =>
          (document.activeElement?.shadowRoot?.activeElement as HTMLElement | null | undefined)?.dataset[
            'cell'
          ],
      );
    expect(await inHand()).toBe('0');
    for (const key of ['ArrowRight', 'ArrowDown', 'End', 'Home', 'Enter']) await page.keyboard.press(key);
    expect(await inHand()).toBe('6');
    const placed = await nameOf(board, 6);
    expect(await board.locator('.told').textContent()).toBe(placed);
    await page.keyboard.press('Delete');
    expect(await nameOf(board, 6)).not.toBe(placed);
    await page.keyboard.press('Control+z');
    expect(await nameOf(board, 6)).toBe(placed);
    expect(await news(page)).toContain('3 moves');
    await page.keyboard.press('Tab');
    expect(await inHand()).toBeUndefined();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('takes values by key and from a list', async () => {
    const { context, page, troubles } = await visit();
    const board = page.locator('#values');
    await cell(board, 1).click();
    await page.keyboard.press('1');
    const one = await nameOf(board, 1);
    expect(one).toContain('1');
    await board.locator('[data-name="value-2"]').click();
    expect(await nameOf(board, 1)).toContain('2');
    await board.locator('[data-name="clear"]').click();
    expect(await nameOf(board, 1)).not.toBe(one);
    expect(await news(page)).toContain('3 moves');
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('makes one move of a drag', async () => {
    const { context, page, troubles } = await visit();
    const board = page.locator('#link');
    await board.evaluate((element) => element.setAttribute('board', 'mosaic\n....\n.4..\n....\n'));
    const names = () => Promise.all([0, 1, 2, 3].map((site) => nameOf(board, site)));
    const before = await names();
    await cell(board, 0).hover();
    await page.mouse.down();
    for (const site of [1, 2]) await cell(board, site).hover();
    await page.mouse.up();
    const after = await names();
    expect(after.map((name, site) => name !== before[site])).toEqual([true, true, true, false]);
    expect(await news(page)).toContain('1 moves');
    await board.locator('[data-name="undo"]').click();
    expect(await names()).toEqual(before);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('takes fingers: a tap goes through the values', async () => {
    const { context, page, troubles } = await visit({
      hasTouch: true,
      viewport: { width: 390, height: 844 },
    });
    const board = page.locator('#text');
    await cell(board, 1).scrollIntoViewIfNeeded();
    const seen = [await nameOf(board, 1)];
    for (let tap = 0; tap < 3; tap++) {
      await cell(board, 1).tap();
      seen.push(await nameOf(board, 1));
    }
    expect(new Set(seen).size).toBe(3);
    expect(seen[3]).toBe(seen[0]);
    expect(await news(page)).toContain('3 moves');
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('follows its attributes, keeps the game when only the look changes, and says what is wrong', async () => {
    const { context, page, troubles } = await visit({ colorScheme: 'light' });
    const board = page.locator('#text');
    const paper = (): Promise<string> =>
      board.locator('.whole').evaluate((element) => getComputedStyle(element).backgroundColor);
    const dark = await paper();
    await cell(board, 1).click();
    const placed = await nameOf(board, 1);
    await board.evaluate((element) => element.setAttribute('theme', 'light'));
    const light = await paper();
    expect(light).not.toBe(dark);
    await board.evaluate((element) => element.setAttribute('theme', 'auto'));
    expect(await paper()).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await paper()).toBe(dark);
    expect(await nameOf(board, 1)).toBe(placed);
    await board.evaluate((element) => element.setAttribute('lang', 'en'));
    expect(await nameOf(board, 1)).toMatch(/^Row 1, column 2: /);
    const english = await nameOf(board, 1);
    // A link brings along what was put down.
    const link = await board.evaluate((element) => (element as unknown as { link: string }).link);
    await board.evaluate((element, text) => element.setAttribute('board', text), link);
    expect(await nameOf(board, 1)).toBe(english);
    await board.evaluate((element) => element.setAttribute('board', 'akari\n.<b>x\n'));
    expect(await board.locator('[role="alert"]').textContent()).toContain('<');
    expect(await board.locator('b').count()).toBe(0);
    await board.evaluate((element) => element.setAttribute('board', ''));
    expect(await board.locator('[role="alert"]').textContent()).toBe('There is no board here yet.');
    expect(troubles).toEqual([]);
    await context.close();
  });

  it.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))(
    '%s ends with its solution',
    async (_, puzzle) => {
      const parsed = puzzle.parse(puzzle.worked);
      if (!parsed.ok) throw new Error('not a board');
      const solved = solve(puzzle, parsed.grid);
      if (solved.status !== 'solved') throw new Error('no solution');
      const { context, page, troubles } = await visit();
      const board = page.locator('#link');
      await board.evaluate(
        (element, text) => element.setAttribute('board', text),
        puzzle.format(parsed.grid),
      );
      const { sites, values } = new Game(puzzle, parsed.grid);
      let moves = 0;
      for (const [site] of sites) {
        const value = values.findIndex(({ id }) => id === solved.board.at(site!));
        // Of two values, the first counts where nothing is put down.
        if (values.length === 2 && value === 0) continue;
        const before = await nameOf(board, site!);
        // Sites beside each other overlap; a pointer finds the nearest.
        await cell(board, site!).click({ force: true });
        if (values.length > 2) await page.keyboard.press(values[value]!.key);
        expect(await nameOf(board, site!)).not.toBe(before);
        moves++;
      }
      expect(moves).toBeGreaterThan(1);
      expect(await news(page)).toContain(`${puzzle.id}, solved. ${moves} moves, 1 solved.`);
      expect(troubles).toEqual([]);
      await context.close();
    },
  );

  it('has nothing that axe complains of', async () => {
    const { context, page } = await visit();
    expect(await axeFindings(page)).toEqual([]);
    await context.close();
  });
});
