import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Game, type SiteState, writeLink } from '../../src/play/index.ts';
import { type AnyPuzzle, puzzles } from '../../src/puzzles/index.ts';
import { solve } from '../../src/reasoning/index.ts';
import { middle, openBoard, type Studio, startStudio } from './studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio();
});
afterAll(() => studio.close());

const PHONES = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
] as const;

/** A hint is looked at before one of so many moves. */
const BETWEEN_HINTS = process.env['CALCADA_LONG'] ? 5 : 10;

/** A board that a puzzle brings along, with the value of each of its sites. */
function workedBoard(puzzle: AnyPuzzle): { link: string; game: Game; solution: readonly SiteState[] } {
  const parsed = puzzle.parse(puzzle.worked);
  if (!parsed.ok) throw new Error(`${puzzle.id}: the worked board cannot be read`);
  const { grid } = parsed;
  const game = new Game(puzzle, grid);
  const solved = solve(puzzle, grid);
  if (solved.status !== 'solved') throw new Error(`${puzzle.id}: the worked board has no solution`);
  const ids = game.values.map(({ id }) => id);
  const solution = game.sites.map(([cell]): SiteState => ids.indexOf(solved.board.at(cell!)!));
  return { link: `#/play/${writeLink({ puzzle, grid })}`, game, solution };
}

/** What of these is not wholly on the screen, or lies under something else. */
const hidden = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.flatMap((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const panel = each.closest('.panel, .board-frame')!.getBoundingClientRect();
      const inside =
        left >= -1 && top >= panel.top - 1 && right <= innerWidth + 1 && bottom <= panel.bottom + 1;
      return inside && bottom <= innerHeight + 1
        ? []
        : [`${each.getAttribute('class')} ${[left, top, right, bottom].map(Math.round)}`];
    }),
  );

/** Asks for a hint up to its end; each time, its words and its cells must be on the screen. Counts what was seen. */
async function lookAtHint(page: Page, name: string): Promise<number> {
  let looked = 0;
  await page.tap('[data-name=hint]');
  await page.waitForSelector('[data-name=hint-note]');
  for (let strength = 1; strength <= 3; strength++) {
    expect(await hidden(page, '[data-name=hint-note], [data-name=hint-note] *'), `${name}, text`).toEqual([]);
    const cells = '.board.playing .ring.because, .board.playing .ring.deduced, .board.playing .edge.because';
    expect(await hidden(page, cells), `${name}, cells`).toEqual([]);
    looked += await page.locator(cells).count();
    const more = page.locator('[data-name=more-hint]');
    if ((await more.count()) === 0) break;
    await more.tap();
    await page.waitForSelector(`[data-name=hint-note][data-strength="${strength + 1}"]`);
  }
  return looked;
}

describe('on a phone each puzzle is played to its end by touch, and every hint is seen with its cells', () => {
  for (const viewport of PHONES) {
    it.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))(
      `%s at ${viewport.width}x${viewport.height}`,
      async (id, puzzle) => {
        const { page, troubles, leave } = await studio.revisit({ hasTouch: true, isMobile: true, viewport });
        const { link, game, solution } = workedBoard(puzzle);
        await openBoard(page, studio, link);
        const before = await page.locator('.board.playing').boundingBox();
        let moves = 0;
        let looked = 0;
        for (const [site, cells] of game.sites.entries()) {
          const value = solution[site]!;
          if (!game.chosen && value === 0) continue;
          if (moves % BETWEEN_HINTS === 0) {
            looked += await lookAtHint(page, `${id}, move ${moves}`);
            await page.locator('[data-name=hint-note] header .bare').tap();
          }
          const { x, y } = await middle(page, cells[0]!);
          await page.touchscreen.tap(x, y);
          if (game.chosen) {
            await page.tap(`[data-name="value-${game.values[value]!.id}"]`);
            // Put back, so that the next cell is chosen before its value.
            await page.touchscreen.tap(x, y);
          }
          moves++;
        }
        await page.waitForSelector('[data-name=solved]');
        await page.waitForSelector('[data-name=solved-next]');
        expect(await hidden(page, '[data-name=solved], [data-name=solved] *')).toEqual([]);
        const after = await page.locator('.board.playing').boundingBox();
        expect(after, 'the board moved').toEqual(before);
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
          viewport.height,
        );
        expect(moves).toBeGreaterThan(2);
        expect(looked).toBeGreaterThan(2);
        expect(troubles).toEqual([]);
        await leave();
      },
    );
  }
});

describe('a phone on its side has the panel beside the board, and all of both on the screen', () => {
  for (const viewport of [
    { width: 640, height: 360 },
    { width: 664, height: 390 },
  ]) {
    it(`each puzzle at ${viewport.width}x${viewport.height}`, async () => {
      const { page, leave } = await studio.revisit({ hasTouch: true, isMobile: true, viewport });
      let looked = 0;
      for (const puzzle of puzzles) {
        await openBoard(page, studio, workedBoard(puzzle).link);
        looked += await lookAtHint(page, `${puzzle.id} on its side`);
        const board = (await page.locator('.board.playing').boundingBox())!;
        const note = (await page.locator('[data-name=hint-note]').boundingBox())!;
        expect(board.x + board.width, puzzle.id).toBeLessThanOrEqual(note.x);
        expect(board.y, puzzle.id).toBeGreaterThanOrEqual(0);
        expect(board.y + board.height, puzzle.id).toBeLessThanOrEqual(viewport.height);
      }
      expect(looked).toBeGreaterThan(2 * puzzles.length);
      await leave();
    });
  }
});

it('cells of a board of regions with 15 rows are at least 22 pixels wide on 390', async () => {
  const { page, leave } = await studio.revisit({ hasTouch: true, isMobile: true, viewport: PHONES[0] });
  let measured = 0;
  for (const puzzle of puzzles) {
    if (puzzle.interaction.rulers.length === 0) continue;
    await page.goto(`${studio.address}#/puzzle/${puzzle.id}`);
    await page.selectOption('[data-name=filter-size]', 'large');
    await page.locator('.board-card a', { hasText: '15 × 15' }).first().click();
    await page.waitForSelector('.board.playing');
    const { width } = (await page.locator('.board.playing [data-cell="0"] .hit').boundingBox())!;
    expect(width, puzzle.id).toBeGreaterThanOrEqual(22);
    expect(await page.locator('.ruler').count()).toBe(0);
    measured++;
  }
  expect(measured).toBeGreaterThan(0);
  await leave();
});

it('the goal is beside the board; its rules open over it, and coordinates come and go with a hint', async () => {
  const { page, leave } = await studio.revisit({ hasTouch: true, isMobile: true, viewport: PHONES[1] });
  const [puzzle] = puzzles;
  await openBoard(page, studio, workedBoard(puzzle!).link);
  expect(await page.locator('[data-name=goal]').textContent()).toContain(String(puzzle!.howTo[0]!.en[0]));
  await page.tap('[data-name=rules]');
  await page.waitForSelector('[data-name=rules-sheet] .how-to');
  expect(await page.locator('[data-name=rules-sheet] .outcome').first().textContent()).toBe('Broken');
  await page.goBack();
  await page.waitForSelector('[data-name=rules-sheet]', { state: 'detached' });
  await page.waitForSelector('.board.playing');
  expect(await page.locator('.coordinates').count()).toBe(0);
  await page.tap('[data-name=hint]');
  await page.waitForSelector('.coordinates');
  await page.locator('[data-name=hint-note] header .bare').tap();
  await page.waitForSelector('.coordinates', { state: 'detached' });
  await leave();
});

it('playing needs no scrolling on a desk of 1280 by 800', async () => {
  const { page, leave } = await studio.revisit({ locale: 'pt-PT', viewport: { width: 1280, height: 800 } });
  let measured = 0;
  for (const puzzle of puzzles) {
    await openBoard(page, studio, workedBoard(puzzle).link);
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(tall, puzzle.id).toBeLessThanOrEqual(800);
    measured++;
  }
  expect(measured).toBeGreaterThan(0);
  await leave();
});

it.each(PHONES)('a sheet that scrolls shows it, at $width by $height', async (viewport) => {
  const { page, leave } = await studio.revisit({ hasTouch: true, isMobile: true, locale: 'pt-PT', viewport });
  await page.goto(studio.address);
  await page.waitForSelector('.hero');
  let scrolled = 0;
  for (const [name, ready] of [
    ['settings', '[data-name=settings-sheet] .form'],
    ['rules', '.sheet .how-to'],
    ['share', '[data-name=written]'],
  ] as const) {
    if (name === 'rules') await openBoard(page, studio, workedBoard(puzzles[0]!).link);
    if (name === 'share') await page.tap('[data-name=more]');
    await page.tap(`[data-name=${name}]:visible`);
    await page.waitForSelector(ready);
    const seen = (): Promise<number[]> =>
      page.evaluate(() => {
        const sheet = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)!;
        const box = (of: Element | null | undefined): DOMRect => of!.getBoundingClientRect();
        const fade = box(sheet.querySelector('.sheet-more'));
        const last = box(sheet.querySelector('.sheet-more')!.previousElementSibling);
        const below = sheet.scrollHeight - sheet.clientHeight - sheet.scrollTop;
        const head = box(sheet.querySelector('.sheet-head')).top - box(sheet).top;
        return [below, box(sheet).bottom - fade.bottom, head, last.bottom - fade.top];
      });
    const [below, rest, , covered] = await seen();
    expect(rest, name).toBeLessThan(3);
    if (below! < 1) continue;
    scrolled++;
    expect(covered, 'what follows lies under it').toBeGreaterThan(0);
    await page.evaluate(() => [...document.querySelectorAll('dialog[open]')].at(-1)!.scrollTo(0, 1e6));
    const [end, , head, hidden] = await seen();
    expect(end).toBeLessThan(1);
    expect(head, 'the title and the way out stay').toBeLessThan(3);
    expect(hidden, 'nothing is covered at the end').toBeLessThanOrEqual(1);
    await page.keyboard.press('Escape');
  }
  expect(scrolled).toBeGreaterThan(1);
  await leave();
});

it('ways on from home are words on one line, and no tool of a setter stands alone beside a gap', async () => {
  for (const viewport of [...PHONES, { width: 1280, height: 800 }]) {
    const { page, leave } = await studio.revisit({ locale: 'pt-PT', viewport });
    await page.goto(studio.address);
    await page.waitForSelector('.more-ways');
    const heights = await page
      .locator('.more-ways .button')
      .evaluateAll((all) => all.map((way) => Math.round(way.getBoundingClientRect().height)));
    expect(heights).toHaveLength(5);
    expect(new Set(heights).size, `${viewport.width}: ${heights}`).toBe(1);
    for (const puzzle of puzzles) {
      await page.goto(`${studio.address}#/set/${puzzle.id}`);
      await page.waitForSelector('.tools.signs [data-name=solution]');
      const gap = await page.evaluate(() => {
        const tools = document.querySelector('.tools.signs')!;
        const solution = tools.querySelector('[data-name=solution]')!;
        return tools.getBoundingClientRect().right - solution.getBoundingClientRect().right;
      });
      expect(gap, `${puzzle.id} at ${viewport.width}`).toBeLessThan(2);
    }
    await leave();
  }
});
