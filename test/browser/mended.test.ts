import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeLink } from '../../src/play/index.ts';
import { cellsToPlace, instance, middle, openBoard, type Studio, spoken, startStudio } from './studio.ts';

// Each of these was seen to go wrong.

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio();
});
afterAll(() => studio.close());

const desk = async (page: Page, puzzle: string): Promise<void> => {
  await page.goto(`${studio.address}#/set/${puzzle}`);
  await page.waitForSelector('.set .board.playing');
};

const boxOf = async (
  page: Page,
  selector: string,
): Promise<{ x: number; y: number; width: number; height: number }> =>
  (await page.locator(selector).boundingBox())!;

const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }, text);

describe('playing', () => {
  it('messages move nothing, lie above dialogs, and Back closes what is open', async () => {
    const { page, troubles, leave } = await studio.revisit({
      permissions: ['clipboard-read', 'clipboard-write'],
      viewport: { width: 1280, height: 800 },
    });
    await page.goto(studio.address);
    await openBoard(page, studio, instance('akari-start').link);
    const before = await boxOf(page, '.board.playing');
    // A message comes while the board is shown …
    await page.evaluate(() => {
      location.hash = '#/play/akari/x';
    });
    await page.waitForSelector('[data-name=message]');
    expect(await boxOf(page, '.board.playing')).toEqual(before);
    await page.locator('[data-name=message] button').last().click();
    expect(await boxOf(page, '.board.playing')).toEqual(before);
    // … and over a dialog.
    await page.click('[data-name=share]');
    await page.waitForSelector('[data-name=written]');
    await page.click('[data-name=copy-link]');
    await page.waitForSelector('[data-name=message]');
    const seen = await page.evaluate(() => {
      const box = document.querySelector('[data-name=message]')!.getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return top?.closest('[data-name=message]') !== null;
    });
    expect(seen).toBe(true);
    await page.goBack();
    await page.waitForSelector('dialog', { state: 'detached' });
    expect(troubles).toEqual([]);
    await leave();
  });

  it('H asks from anywhere; a mistake is ringed and scrolled to; no hint after the end; time counts unseen', async () => {
    const { page, leave } = await studio.revisit({ viewport: { width: 1000, height: 700 } });
    const board = instance('akari-start2');
    await openBoard(page, studio, board.link);
    // A light that breaks no rule, but is in no solution.
    const wrong = board.solution.findIndex((value, site) => {
      board.game.put([[site, 1]]);
      const broken = board.game.rules.some((rule) => !rule.holds(board.game.board));
      board.game.undo();
      return value === 0 && !broken;
    });
    const cell = board.game.sites[wrong]![0]!;
    const at = await middle(page, cell);
    await page.mouse.click(at.x, at.y);
    await page.click('h1');
    expect(await page.evaluate(() => document.activeElement?.closest('.board') === null)).toBe(true);
    await page.keyboard.press('h');
    await page.waitForSelector('[data-name=hint-note]');
    expect(await spoken(page, cell)).toContain('wrong');
    await page.click('[data-name=undo]');
    for (let click = 0; click < 5; click++) {
      if (await page.locator('[data-name=zoom-in]').isEnabled()) await page.click('[data-name=zoom-in]');
    }
    await page.locator('.board-frame').evaluate((frame) => frame.scrollTo(9999, 9999));
    await page.click('[data-name=hint]');
    await page.waitForSelector('[data-name=hint-note]');
    const isRingInView = () =>
      page.evaluate(() => {
        const frame = document.querySelector('.board-frame')!.getBoundingClientRect();
        return [...document.querySelectorAll('.ring.because')].some((ring) => {
          const { left, right, top, bottom } = ring.getBoundingClientRect();
          const within =
            left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
          return within && top >= 0 && bottom <= innerHeight;
        });
      });
    await expect.poll(isRingInView).toBe(true);
    // A fast machine would be done within the first second.
    await page.waitForTimeout(1100);
    for (const each of cellsToPlace(board)) {
      await page.locator(`[data-cell="${each}"]`).focus();
      await page.keyboard.press('Enter');
    }
    await page.waitForSelector('[data-name=solved]');
    expect(await page.locator('[data-name=hint]').isDisabled()).toBe(true);
    await page.keyboard.press('h');
    await page.waitForTimeout(300);
    expect(await page.locator('[data-name=hint-note]').count()).toBe(0);
    await page.click('[data-name=settings]');
    await page.check('[data-name=timer]');
    await page.keyboard.press('Escape');
    expect(await page.locator('[role=timer]').textContent()).not.toBe('0:00');
    await leave();
  });

  it('a board without solution says so when it is asked for a hint', async () => {
    const { page, leave } = await studio.revisit();
    await openBoard(page, studio, '#/play/akari/4./');
    await page.click('[data-name=hint]');
    await page.waitForSelector('[data-name=hint-note]');
    expect(await page.locator('[data-name=hint-note]').textContent()).toContain('no solution');
    await leave();
  });

  it('a mouse that drags from the end of a road goes on with it', async () => {
    const { page, leave } = await studio.revisit();
    await openBoard(page, studio, '#/play/bosnian-road/.....;...../');
    const drag = async (from: number, to: number): Promise<void> => {
      const [start, end] = [await middle(page, from), await middle(page, to)];
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(end.x, end.y, { steps: 6 });
      await page.mouse.up();
    };
    const roads = (): Promise<number> => page.locator('[data-cell][aria-label*="road"]').count();
    await drag(0, 2);
    expect(await roads()).toBe(3);
    await drag(2, 4);
    expect(await roads()).toBe(5);
    await drag(4, 2);
    expect(await roads()).toBe(2);
    await leave();
  });

  it('our own link and addresses of other pages are pasted anywhere', async () => {
    const { page, troubles, leave } = await studio.revisit();
    await page.goto(`${studio.address}#/play/bosnian-road/.....;...../`);
    await page.waitForSelector('.board.playing');
    await page.locator('[data-cell="0"]').focus();
    await paste(page, `${studio.address}#/play/akari/..;..=1---/`);
    await page.waitForSelector('[data-cell="0"][aria-label*="light"]');
    // With a dialog open, and a field for a number in hand.
    await page.goto(`${studio.address}#/`);
    await page.click('[data-name=choose-board]');
    await page.locator('[data-name=make-sheet] [data-name=columns]').focus();
    await paste(page, 'https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/lightup.html#3x3:d4d');
    await page.waitForSelector('.board.playing [data-cell="4"][aria-label*="clue 4"]');
    expect(await page.locator('dialog').count()).toBe(0);
    await page.goto(`${studio.address}#/`);
    await page.click('[data-name=open-board]');
    await page.fill('[data-name=board-text]', `${studio.address}#/set/akari/..;.3/`);
    await page.click('[data-name=open]');
    await page.waitForSelector('.board.playing [data-cell="3"][aria-label*="clue 3"]');
    expect(troubles).toEqual([]);
    await leave();
  });

  it('every page has a title of its own', async () => {
    const { page, leave } = await studio.revisit();
    const titles = new Set<string>();
    for (const address of [
      '#/',
      '#/puzzle/akari',
      '#/puzzle/mosaic',
      '#/help/akari',
      '#/play/akari/../',
      '#/saved',
      '#/set/mosaic',
    ]) {
      await page.goto(studio.address + address);
      await page.waitForSelector('main > *');
      await expect.poll(async () => !titles.has(await page.title())).toBe(true);
      titles.add(await page.title());
    }
    expect(titles.size).toBe(7);
    expect([...titles].filter((title) => title.includes('Akari')).length).toBe(3);
    await leave();
  });
});

describe('setting', () => {
  it('a fast wall has no gaps, and may begin on the frame', async () => {
    const { page, leave } = await studio.revisit({ viewport: { width: 1280, height: 900 } });
    await desk(page, 'crazy-pavement');
    const box = await boxOf(page, '.board.playing .ground');
    const side = box.width / 8;
    // From outside the frame to outside it, in one leap.
    await page.mouse.move(box.x + 3 * side, box.y - 0.05 * side);
    await page.mouse.down();
    await page.mouse.move(box.x + 3 * side, box.y + 8.05 * side, { steps: 2 });
    await page.mouse.up();
    const walls = (await page.locator('.walls').first().getAttribute('d'))!;
    expect(walls.match(/v1/g)).toHaveLength(8);
    expect(await page.locator('.walls.loose').getAttribute('d')).toBe('');
    // What grows keeps the regions that were drawn, and gets none that was not.
    for (const name of ['columns', 'rows']) {
      await page.fill(`[data-name=${name}]`, '10');
      await page.keyboard.press('Tab');
    }
    await page.waitForSelector('[data-cell="99"]');
    const grown = (await page.locator('.walls').first().getAttribute('d'))!;
    expect(grown.match(/v1/g)).toHaveLength(10);
    expect(grown).not.toContain('h1');
    await leave();
  });

  it('clues are written of a valid drawing only', async () => {
    const { page, leave } = await studio.revisit();
    await desk(page, 'akari');
    await page.click('[data-name=solution]');
    for (const cell of [0, 3]) {
      await page.locator(`[data-cell="${cell}"]`).focus();
      await page.keyboard.press('Enter');
    }
    expect(await page.locator('[data-name=tell]').isDisabled()).toBe(true);
    expect(await page.locator('[data-name=untold]').count()).toBe(1);
    await page.fill('[data-name=columns]', '3');
    await page.fill('[data-name=rows]', '1');
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => document.querySelectorAll('[data-cell]').length === 3);
    expect(await page.locator('[data-name=tell]').isEnabled()).toBe(true);
    await leave();
  });
});

describe('looks', () => {
  it('in Portuguese no label runs into another, at any width, and the header fits', async () => {
    const { context, page } = await studio.visit({ locale: 'pt-PT' });
    let sheets = 0;
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const address of [instance('dualclue-teste').link, '#/set/dual-clue-cross-a-pix']) {
        await page.goto(studio.address + address);
        await page.waitForSelector('.board.playing');
        await expectApart(
          page.locator('.tools:is(.named, .quiet) .button span, .heading .button, .top a, .top .button'),
          width,
        );
        // On a phone the rest of the tools are in a sheet.
        const more = page.locator('[data-name=more]');
        if ((await more.count()) === 0) continue;
        await more.click();
        await expectApart(page.locator('[data-name=more-sheet] .tools.quiet .button span'), width);
        sheets++;
      }
    }
    expect(sheets).toBe(2);
    await context.close();
  });

  it('a phone on its side shows the whole board', async () => {
    const { page, leave } = await studio.revisit({
      viewport: { width: 844, height: 390 },
      hasTouch: true,
      isMobile: true,
    });
    await openBoard(page, studio, instance('akari-start').link);
    // The slim heading stands for the header.
    expect(await page.locator('.top').isVisible()).toBe(false);
    expect(await page.locator('.way-home').isVisible()).toBe(true);
    expect((await boxOf(page, '.play > .heading')).height).toBeLessThan(48);
    const { y, height } = await boxOf(page, '.board.playing');
    expect(y + height).toBeLessThanOrEqual(390);
    expect(height).toBeGreaterThan(250);
    await leave();
  });

  it('a clue that is struck out can be read', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, leave } = await studio.revisit({ viewport: { width: 320, height: 640 }, colorScheme });
      const { puzzle, grid, solution: states } = instance('dualclue-teste');
      await openBoard(page, studio, `#/play/${writeLink({ puzzle, grid, states })}`);
      await page.waitForSelector('.edge.kept');
      const [ink, paper] = await page.evaluate(() => {
        const parts = (colour: string): number[] => (colour.match(/\d+/g) ?? []).map(Number);
        const clue = document.querySelector('.edge.kept .clue')!;
        return [getComputedStyle(clue).fill, getComputedStyle(document.documentElement).backgroundColor].map(
          parts,
        );
      });
      const [one, other] = [luminance(ink!), luminance(paper!)];
      // The standard asks for 4.5; a line through small numbers takes some of it away.
      const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      expect(contrast, colorScheme).toBeGreaterThan(6);
      await leave();
    }
  });
});

async function expectApart(places: Locator, width: number): Promise<void> {
  const labels = await places.evaluateAll((all) =>
    all.map((label) => {
      const range = document.createRange();
      range.selectNodeContents(label);
      // Of the header and the heading, the places: on a phone most of their words are only heard.
      const { left, right, top, bottom } = (
        label.closest('.top, .heading') ? label : range
      ).getBoundingClientRect();
      return { left, right, top, bottom, text: label.textContent ?? '' };
    }),
  );
  const shown = labels.filter(({ left, right }) => right > left);
  expect(shown.length).toBeGreaterThan(6);
  for (const [at, one] of shown.entries()) {
    expect(one.right, `${one.text} at ${width}`).toBeLessThanOrEqual(width);
    for (const other of shown.slice(at + 1)) {
      const apart =
        one.right <= other.left ||
        other.right <= one.left ||
        one.bottom <= other.top ||
        other.bottom <= one.top;
      expect(apart, `${one.text} and ${other.text} at ${width}`).toBe(true);
    }
  }
}

function luminance(colour: readonly number[]): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
