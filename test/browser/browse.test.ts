import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Board } from '../../src/board/index.ts';
import { studioServer } from '../../src/cli/index.ts';
import { openStore, type Store, toLine } from '../../src/collection/index.ts';
import { puzzles, rowsOfBoard, sitesOf } from '../../src/puzzles/index.ts';
import { axeFindings } from './axe.ts';
import { type Studio, startStudio } from './studio.ts';

const folder = mkdtempSync(join(tmpdir(), 'calcada-browse-'));
const COPIES = 10;
let studio: Studio;
let store: Store;
let address: string;
let close: () => Promise<void>;

/** Many boards that need no solving: what is browsed is not judged. */
beforeAll(async () => {
  const lines = puzzles.flatMap((puzzle, at) => {
    const parsed = puzzle.parse(puzzle.worked);
    if (!parsed.ok) throw new Error(puzzle.id);
    const { rows, columns } = puzzle.size(parsed.grid);
    const solution = rowsOfBoard(puzzle, parsed.grid, Board.on<string>(sitesOf(puzzle, parsed.grid)));
    return Array.from({ length: COPIES }, (_, copy) =>
      toLine({
        key: `${at}${copy}`.padStart(32, '0'),
        puzzle: puzzle.id,
        size: { rows, columns },
        level: copy < 6 ? 'easy' : 'hard',
        score: copy,
        symmetry: [],
        tags: [],
        board: puzzle.toJson(parsed.grid),
        solution,
      }),
    );
  });
  const file = join(folder, 'boards.jsonl');
  writeFileSync(file, `${lines.join('\n')}\n`);
  store = await openStore(file);
  const server = (await studioServer(process.env['STUDIO_DIR'] ?? 'dist/studio', { store }))!;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  studio = await startStudio();
  close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
});
afterAll(async () => {
  await close();
  await studio.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

const cards = (page: Page) => page.locator('ul[aria-label="Boards to play"] .board-card');

describe('a studio with a collection', () => {
  it('shows its boards, filters them, turns pages, plays and prints', async () => {
    const context = await studio.browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForSelector('.browse .board-card');
    // The days are those of every studio.
    expect(await page.locator('[data-name=days] .board-card').count()).toBe(puzzles.length);
    expect(await page.locator('[data-name=count]').textContent()).toBe(`${puzzles.length * COPIES} boards`);
    expect(await cards(page).count()).toBe(24);
    expect(await axeFindings(page)).toEqual([]);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    const pages = Math.ceil((puzzles.length * COPIES) / 24);
    for (let turned = 1; turned < pages; turned++) await page.click('[data-name=next]');
    await page.waitForFunction(
      (left) => document.querySelectorAll('.choose').length === left,
      puzzles.length * COPIES - 24 * (pages - 1),
    );
    await page.selectOption('[data-name=filter-puzzle]', puzzles[1]!.id);
    await page.selectOption('[data-name=filter-level]', 'hard');
    await page.waitForFunction(() => document.querySelectorAll('.choose').length === 4);
    expect(page.url()).toContain(`#/browse/${puzzles[1]!.id}/-/hard`);
    await page.reload();
    await page.waitForFunction(() => document.querySelectorAll('.choose').length === 4);
    await cards(page).first().locator('a').click();
    await page.waitForSelector('.board.playing');
    await page.goBack();
    await page.waitForSelector('.browse .board-card');
    await page.locator('.choose input').first().check();
    await page.click('[data-name=print-chosen]:not([disabled])');
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.sheets figure').count()).toBe(1);
    expect(await page.locator('.filters').isVisible()).toBe(false);
    await context.close();
  });

  it('answers only what is asked in the right form', async () => {
    const status = async (path: string, method = 'GET'): Promise<number> =>
      (await fetch(`${address}${path}`, { method })).status;
    const { id } = puzzles[0]!;
    const { kinds } = (await (await fetch(`${address}collection/summary.json`)).json()) as {
      readonly kinds: readonly { readonly puzzle: string; readonly size: string }[];
    };
    expect(kinds).toHaveLength(2 * puzzles.length);
    const { size } = kinds.find((kind) => kind.puzzle === id)!;
    const boards = await (await fetch(`${address}collection/${id}/${size}/easy/0.json`)).json();
    expect(boards).toHaveLength(6);
    expect(JSON.stringify(boards)).not.toContain('solution');
    for (const path of [
      `collection/${id}/${size}/easy/1.json`,
      `collection/${id}/${size}/easy/1000000.json`,
      `collection/${id}/${size}/easy/-1.json`,
      `collection/${id}/${size}/nice/0.json`,
      `collection/${id}/99999x1/easy/0.json`,
      `collection/nothing/${size}/easy/0.json`,
      `collection/${id}'%20or%201=1--/${size}/easy/0.json`,
      'collection/../boards.jsonl',
      'collection/%2e%2e/boards.jsonl',
    ]) {
      expect(await status(path), path).toBe(404);
    }
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect(await status('collection/summary.json', method)).toBe(405);
  });
});

it('a studio without a collection has no such view', async () => {
  const { context, page } = await studio.visit();
  await page.goto(`${studio.address}#/browse`);
  await page.waitForSelector('.hero');
  expect(await page.locator('.browse').count()).toBe(0);
  await context.close();
});
