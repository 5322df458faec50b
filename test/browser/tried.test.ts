import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cellsToPlace, instance, middle, openBoard, type Studio, spoken, startStudio } from './studio.ts';

// Each of these went wrong when people tried the page.

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio();
});
afterAll(() => studio.close());

const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } };
const board = instance('akari-start');
const right = cellsToPlace(board);

const press = async (page: Page, cell: number, key = 'Enter'): Promise<void> => {
  await page.locator(`.board.playing [data-cell="${cell}"]`).focus();
  await page.keyboard.press(key);
};

describe('the lab keeps what is typed', () => {
  it('over a reload, over another page, and over an example, which can be undone', async () => {
    const { page, troubles, leave } = await studio.revisit();
    await page.goto(`${studio.address}#/lab`);
    const mine = '% mine\nvar 1..3: x :: output_var;\nsolve satisfy;\n';
    await page.fill('[data-name=model]', mine);
    await page.waitForSelector('[data-name=saved-models]');
    await page.reload();
    await page.waitForSelector('[data-name=model]');
    expect(await page.inputValue('[data-name=model]')).toBe(mine);
    await page.click('a[href="#/help"]');
    await page.click('main [data-name=lab]');
    await page.waitForSelector('[data-name=model]');
    expect(await page.inputValue('[data-name=model]')).toBe(mine);
    await page.selectOption('[data-name=example]', { index: 1 });
    expect(await page.inputValue('[data-name=model]')).not.toBe(mine);
    await page.click('[data-name=message-action]');
    expect(await page.inputValue('[data-name=model]')).toBe(mine);
    await page.selectOption('[data-name=example]', { index: 1 });
    await page.selectOption('[data-name=saved-models]', { index: 1 });
    expect(await page.inputValue('[data-name=model]')).toBe(mine);
    expect(troubles).toEqual([]);
    await leave();
  });

  it('MiniZinc where no compiler is served is called by its name', async () => {
    const { page, leave } = await studio.revisit();
    await page.goto(`${studio.address}#/lab`);
    await page.fill('[data-name=model]', 'include "globals.mzn";\nvar 1..3: x;\nsolve satisfy;\n');
    await page.click('[data-name=solve]');
    expect(await page.locator('[data-name=is-minizinc]').textContent()).toContain('npm install minizinc');
    await leave();
  });

  it('the optimum of a model whose variables all have bounds is claimed', async () => {
    const { page, leave } = await studio.revisit();
    await page.goto(`${studio.address}#/lab`);
    const model = [
      'var 0..100000: x :: output_var;',
      'var 0..100000: y :: output_var;',
      'var 0..10000000000: xx;',
      'var 0..10000000000: yy;',
      'constraint int_times(x, x, xx);',
      'constraint int_times(y, y, yy);',
      'constraint int_lin_eq([1, 1], [xx, yy], 123457);',
      'solve maximize x;',
    ].join('\n');
    await page.fill('[data-name=model]', model);
    await page.click('[data-name=solve]');
    await page.waitForSelector('[data-standing=best], [data-standing=part], [data-standing=limit]');
    expect(await page.getAttribute('[data-standing]', 'data-standing')).toBe('best');
    await leave();
  });
});

describe('two tabs that are opened on one board before its first move', () => {
  it('play one game', async () => {
    const { context, page, troubles } = await studio.visit();
    const other = await context.newPage();
    await openBoard(page, studio, board.link);
    await openBoard(other, studio, board.link);
    await press(page, right[0]!);
    await expect.poll(() => spoken(other, right[0]!)).toContain('light');
    await press(other, right[1]!);
    await expect.poll(() => spoken(page, right[1]!)).toContain('light');
    await page.reload();
    await page.waitForSelector('.board.playing');
    expect(await spoken(page, right[0]!)).toContain('light');
    expect(await spoken(page, right[1]!)).toContain('light');
    await page.goto(`${studio.address}#/saved`);
    await page.waitForSelector('[data-name=slot]');
    expect(await page.locator('[data-name=slot]').count()).toBe(1);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('draw one draft', async () => {
    const { context, page } = await studio.visit();
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(`${studio.address}#/set/akari`);
      await tab.waitForSelector('.set .board.playing');
    }
    await press(page, 3, '2');
    await expect.poll(() => spoken(other, 3)).toContain('clue 2');
    await page.goto(`${studio.address}#/saved`);
    await page.waitForSelector('[data-name=slot]');
    expect(await page.locator('[data-name=slot]').count()).toBe(1);
    await context.close();
  });
});

it('Check brings the mistake into view on a board that is made larger', async () => {
  const { page, leave } = await studio.revisit({ viewport: { width: 1000, height: 700 } });
  await openBoard(page, studio, board.link);
  const wrong = board.game.sites.findIndex((_, site) => board.solution[site] === 0);
  const cell = board.game.sites[wrong]![0]!;
  await press(page, cell);
  for (let click = 0; click < 4; click++) {
    if (await page.locator('[data-name=zoom-in]').isEnabled()) await page.click('[data-name=zoom-in]');
  }
  await page.locator('.board-frame').evaluate((frame) => frame.scrollTo(9999, 9999));
  await page.click('[data-name=check]');
  await page.waitForSelector('[data-name=check-note].bad');
  const seen = await page.locator(`[data-cell="${cell}"] .hit`).evaluate((hit) => {
    const frame = hit.closest('.board-frame')!.getBoundingClientRect();
    const { left, right: end, top, bottom } = hit.getBoundingClientRect();
    return left >= frame.left && end <= frame.right && top >= frame.top && bottom <= frame.bottom;
  });
  expect(seen).toBe(true);
  await leave();
});

it('no internal name is said, and cells have Portuguese names in Portuguese', async () => {
  const { page, leave } = await studio.revisit({ locale: 'pt-PT' });
  await openBoard(page, studio, '#/play/futoshiki/.___._<_.;_;.___.___.;_;.___.___./');
  await page.click('[data-name=hint]');
  await page.waitForSelector('[data-name=hint-note]');
  const said = (await page.locator('[data-name=hint-note]').textContent()) ?? '';
  expect(said).toMatch(/l\dc\d/);
  expect(said).not.toMatch(/r\dc\d|right|below/);
  await leave();
});

it('a worker that dies is started again, and asked again', async () => {
  const { page, leave } = await studio.revisit();
  await openBoard(page, studio, board.link);
  // A worker listens once it holds the lock of its name: its death is told by that lock.
  const listening = (): Promise<number> =>
    page.evaluate(async () => {
      const { held = [] } = await navigator.locks.query();
      return held.filter(({ name }) => name?.startsWith('reasoner ')).length;
    });
  await expect.poll(listening).toBeGreaterThan(0);
  await expect.poll(async () => (await listening()) === page.workers().length).toBe(true);
  for (const worker of page.workers()) await worker.evaluate(() => close()).catch(() => undefined);
  await page.click('[data-name=hint]');
  await page.waitForSelector('[data-name=hint-note]');
  expect(await page.locator('[data-name=more-hint]').count()).toBe(1);
  await leave();
});

it('after solving, the next board is one press away; the result is told without the solution', async () => {
  const { page, troubles, leave } = await studio.revisit({
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await openBoard(page, studio, board.link);
  for (const cell of right) await press(page, cell);
  await page.waitForSelector('[data-name=solved-next]');
  await page.click('[data-name=share-result]');
  await page.waitForSelector('[data-name=message]');
  const told = await page.evaluate(() => navigator.clipboard.readText());
  expect(told).toMatch(/Akari/);
  expect(told).toMatch(/7\s×\s7/);
  expect(told).toMatch(/without hints/);
  await page.click('[data-name=solved-next]');
  await page.waitForSelector('.board.playing:not(.finished)');
  expect(page.url()).not.toBe(studio.address + board.link);
  expect(troubles).toEqual([]);
  await leave();
});

describe('small things', () => {
  it('Back closes a sheet and leaves the board; a sheet that was closed otherwise costs no step', async () => {
    const { page, leave } = await studio.revisit();
    await page.goto(studio.address);
    await page.waitForSelector('.hero');
    await openBoard(page, studio, board.link);
    await page.click('[data-name=share]');
    await page.waitForSelector('[data-name=share-sheet][open]');
    await page.goBack();
    await page.waitForSelector('dialog', { state: 'detached' });
    await page.waitForSelector('.board.playing');
    await page.click('[data-name=share]');
    await page.waitForSelector('[data-name=share-sheet][open]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
    await page.goBack();
    await page.waitForSelector('.hero');
    await leave();
  });

  it('H goes through a hint and applies it at its end; the board is one stop for Tab', async () => {
    const { page, leave } = await studio.revisit();
    await openBoard(page, studio, board.link);
    await page.keyboard.press('h');
    await page.waitForSelector('[data-name=hint-note]');
    for (let more = 0; more < 12 && (await page.locator('[data-name=hint-note]').count()) > 0; more++)
      await page.keyboard.press('h');
    await page.waitForSelector('[data-name=hint-note]', { state: 'detached' });
    expect(await page.locator('[data-name=undo]').isEnabled()).toBe(true);
    await page.locator('[data-cell="0"]').focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.stage') === null)).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.stage') === null)).toBe(true);
    await leave();
  });

  it('a titled board names its tab; a board of one cell is no board of four', async () => {
    const { page, leave } = await studio.revisit();
    await openBoard(page, studio, '#/play/akari/..;..==Alfama=/');
    await expect.poll(() => page.title()).toContain('Alfama');
    await page.goto(`${studio.address}#/new/akari/1x1/normal`);
    await page.waitForSelector('.waiting .bad, .board.playing');
    expect(await page.locator('.board.playing [data-cell]').count()).toBeLessThan(2);
    await leave();
  });

  it('Learn and Set show the chip of the puzzle that is chosen; messages cover no cell; the pad has one row', async () => {
    const { page, leave } = await studio.revisit(PHONE);
    for (const [address, ready] of [
      ['#/learn/mosaic', '.rule-pairs'],
      ['#/set/skyscrapers', '.board.playing'],
    ] as const) {
      await page.goto(studio.address + address);
      await page.waitForSelector(ready);
      const chip = (await page.locator('.chip[aria-current]').boundingBox())!;
      expect(chip.x, address).toBeGreaterThanOrEqual(0);
      expect(chip.x + chip.width, address).toBeLessThanOrEqual(390);
    }
    await openBoard(page, studio, board.link);
    await page.evaluate(() => {
      location.hash = '#/play/akari/x';
    });
    await page.waitForSelector('[data-name=message]');
    const message = (await page.locator('[data-name=message]').boundingBox())!;
    const last = await middle(page, board.game.rows * board.game.columns - 1);
    expect(message.y + message.height).toBeLessThan(last.y);
    await openBoard(page, studio, '#/day/futoshiki/2026-01-05');
    const tops = await page
      .locator('.tools.pad .button')
      .evaluateAll((keys) => keys.map((key) => Math.round(key.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
    await leave();
  });

  it('the head of a hint has its button beside the cross, in one line', async () => {
    const { page, leave } = await studio.revisit({ viewport: { width: 1280, height: 800 } });
    for (const name of ['akari-start', 'dualclue-teste']) {
      await openBoard(page, studio, instance(name).link);
      await page.click('[data-name=hint]');
      for (let strength = 1; strength < 3; strength++) {
        await page.waitForSelector(`[data-name=hint-note][data-strength="${strength}"]`);
        const more = (await page.locator('[data-name=more-hint]').boundingBox())!;
        const cross = (await page.locator('[data-name=hint-note] header .bare').boundingBox())!;
        expect(cross.x - more.x - more.width, name).toBeLessThan(12);
        expect(more.height, name).toBeLessThan(50);
        await page.click('[data-name=more-hint]');
      }
    }
    await leave();
  });

  it('on a small phone words are whole, cells in a list large enough, and a lesson asks on its first screen', async () => {
    const viewport = { width: 360, height: 640 };
    const { page, leave } = await studio.revisit({ ...PHONE, viewport, locale: 'pt-PT' });
    await page.goto(studio.address);
    await page.waitForSelector('.puzzle .button');
    const heights = await page
      .locator('.puzzle .row .button span')
      .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(15);
    expect(Math.max(...heights)).toBeLessThan(30);
    await page.goto(`${studio.address}#/set/akari`);
    const symmetry = page.locator('[data-name=symmetry]');
    await symmetry.waitFor();
    // The word, its padding and the arrow of the field.
    const needed = await symmetry.evaluate((field: HTMLSelectElement) => {
      const pen = document.createElement('canvas').getContext('2d')!;
      pen.font = getComputedStyle(field).font;
      return pen.measureText(field.selectedOptions[0]!.text).width + 40;
    });
    expect((await symmetry.boundingBox())!.width).toBeGreaterThanOrEqual(needed);
    await openBoard(page, studio, board.link);
    await page.click('[data-name=hint]');
    await page.waitForSelector('[data-name=hint-note]');
    const places = await page
      .locator('.places .place')
      .evaluateAll((all) => all.map((place) => place.getBoundingClientRect().height));
    expect(places.length).toBeGreaterThan(0);
    expect(Math.min(...places)).toBeGreaterThanOrEqual(24);
    await page.goto(`${studio.address}#/learn/bosnian-road`);
    await page.click('[data-name=lesson-next]');
    const says = (await page.locator('.says').boundingBox())!;
    expect(says.y + says.height).toBeLessThanOrEqual(viewport.height);
    await leave();
  });

  it('the table of the lab is whole at 1280 pixels', async () => {
    const { page, leave } = await studio.revisit({ viewport: { width: 1280, height: 800 } });
    await openBoard(page, studio, board.link);
    await page.click('[data-name=lab]');
    await page.click('[data-name=run]');
    await page.waitForSelector('[data-standing=done]');
    const [inner, outer] = await page
      .locator('.lab-scroll')
      .evaluate((scroll) => [scroll.scrollWidth, scroll.clientWidth]);
    expect(inner).toBeLessThanOrEqual(outer!);
    expect(await page.locator('[data-name=plot-explained]').count()).toBe(1);
    await leave();
  });
});

it('digits are chosen first, and notes are written in pencil', async () => {
  const { page, leave } = await studio.revisit();
  await openBoard(page, studio, '#/day/futoshiki/2026-01-05');
  const open = page.locator('[data-cell][aria-label$=": empty"]');
  const [first, second] = await open.evaluateAll((cells) =>
    cells.map((cell) => Number(cell.dataset['cell'])),
  );
  await page.click('[data-name="value-3"]');
  for (const cell of [first!, second!]) {
    const { x, y } = await middle(page, cell);
    await page.mouse.click(x, y);
    expect(await spoken(page, cell)).toMatch(/: 3/);
  }
  await page.keyboard.press('Control+z');
  await page.click('[data-name=notes]');
  await page.click('[data-name="value-3"]');
  await page.click('[data-name="value-2"]');
  const { x, y } = await middle(page, second!);
  await page.mouse.click(x, y);
  expect(await spoken(page, second!)).toContain('notes 2');
  await page.waitForTimeout(400);
  await page.reload();
  await page.waitForSelector('.board.playing .noted');
  await leave();
});
