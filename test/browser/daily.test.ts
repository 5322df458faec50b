import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { studioServer } from '../../src/cli/index.ts';
import { wishOfDay, writeLink } from '../../src/play/index.ts';
import { puzzleById, puzzles } from '../../src/puzzles/index.ts';
import { cellsToPlace, instance, openBoard, type Studio, spoken, startStudio } from './studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio();
});
afterAll(() => studio.close());

const press = async (page: Page, cell: number, key = 'Enter'): Promise<void> => {
  await page.locator(`.board.playing [data-cell="${cell}"]`).focus();
  await page.keyboard.press(key);
};

const turnOn = async (page: Page, name: string): Promise<void> => {
  await page.click('[data-name=settings]');
  await page.check(`[data-name=${name}]`);
  await page.keyboard.press('Escape');
};

const board = instance('akari-start');
const right = cellsToPlace(board);
/** White cells that have no light in the solution. */
const wrong = board.game.sites.flatMap(([cell], site) => (board.solution[site] === 0 ? [cell!] : []));

describe('playing', () => {
  it('Check names what is wrong, and goes back to the last right moment, which can be undone', async () => {
    const { page, troubles, leave } = await studio.revisit();
    await openBoard(page, studio, board.link);
    await press(page, right[0]!);
    await page.click('[data-name=check]');
    await page.waitForSelector('[data-name=check-note].good');
    // A light that breaks no rule yet, and is wrong all the same.
    const quiet = wrong.find((cell) => !right.includes(cell) && cell > 0)!;
    await press(page, quiet);
    await press(page, right[1]!);
    await page.click('[data-name=check]');
    await page.waitForSelector('[data-name=check-note].bad');
    expect(await spoken(page, quiet)).toContain('wrong');
    await page.click('[data-name=back-to-right]');
    await expect.poll(() => spoken(page, quiet)).not.toContain('light');
    expect(await spoken(page, right[0]!)).toContain('light');
    expect(await spoken(page, right[1]!)).not.toContain('light');
    await page.keyboard.press('Control+z');
    await expect.poll(() => spoken(page, right[1]!)).toContain('light');
    expect(troubles).toEqual([]);
    await leave();
  });

  it('dots come by themselves where the rules settle it, once they are wanted, and go with their cause', async () => {
    const { page, leave } = await studio.revisit();
    await openBoard(page, studio, board.link);
    await press(page, 0);
    expect(await spoken(page, 1)).toContain('empty');
    await turnOn(page, 'auto-dots');
    await expect.poll(() => spoken(page, 1)).toContain('marked');
    await page.keyboard.press('Control+z');
    await expect.poll(() => spoken(page, 1)).toContain('empty');
    await leave();
  });

  it('what is tried in a colour is kept or wiped out as a whole, and survives a reload', async () => {
    const { page, leave } = await studio.revisit();
    await openBoard(page, studio, board.link);
    await press(page, right[0]!);
    await page.click('[data-name=pen-2]');
    await press(page, right[1]!);
    await press(page, right[2]!);
    expect(await page.locator('.tint.colour-2').count()).toBe(2);
    await page.waitForTimeout(400);
    await page.reload();
    await page.waitForSelector('.tint.colour-2');
    expect(await page.locator('.tint.colour-2').count()).toBe(2);
    await page.click('[data-name=pen-2]');
    await page.click('[data-name=drop-colour]');
    await expect.poll(() => page.locator('.tint').count()).toBe(0);
    expect(await spoken(page, right[1]!)).not.toContain('light');
    expect(await spoken(page, right[0]!)).toContain('light');
    await page.keyboard.press('Control+z');
    await expect.poll(() => page.locator('.tint.colour-2').count()).toBe(2);
    await page.click('[data-name=pen-2]');
    await page.click('[data-name=keep-colour]');
    await expect.poll(() => page.locator('.tint').count()).toBe(0);
    expect(await spoken(page, right[1]!)).toContain('light');
    await leave();
  });

  it('coordinates stand at the edge once they are wanted', async () => {
    const { page, leave } = await studio.revisit();
    await openBoard(page, studio, board.link);
    // Room for them is kept, so that nothing moves when they come.
    const before = await page.locator('.board.playing').getAttribute('viewBox');
    await turnOn(page, 'coordinates');
    await page.waitForSelector('.coordinates');
    expect(await page.locator('.coordinates text').count()).toBe(board.game.rows + board.game.columns);
    expect(await page.locator('.board.playing').getAttribute('viewBox')).toBe(before);
    await leave();
  });

  it('the header tells the level, and leads to the next board and back', async () => {
    const { page, leave } = await studio.revisit();
    await page.goto(`${studio.address}#/puzzle/akari`);
    await page.locator('.board-card a').nth(1).click();
    await page.waitForSelector('.board.playing');
    await expect.poll(() => page.locator('[data-name=level]').textContent()).toMatch(/easy|normal|hard/);
    const first = page.url();
    await page.click('[data-name=next-board]');
    await expect.poll(() => page.url()).not.toBe(first);
    await page.click('[data-name=previous-board]');
    await expect.poll(() => page.url()).toBe(first);
    // A board that comes from elsewhere is graded here.
    const parsed = puzzleById('mosaic')!.parse('mosaic\n4...\n..3.\n6.3.\n....\n');
    if (!parsed.ok) throw new Error('unreadable');
    await page.goto(
      `${studio.address}#/play/${writeLink({ puzzle: puzzleById('mosaic')!, grid: parsed.grid })}`,
    );
    await expect
      .poll(() => page.locator('[data-name=level]').textContent(), { timeout: 60_000 })
      .toBe('easy');
    await leave();
  });
});

describe('days and statistics', () => {
  it('a solved board is counted once, with its time, and its streak grows; all of it can be forgotten and brought back', async () => {
    const { page, troubles, leave } = await studio.revisit();
    await openBoard(page, studio, board.link);
    for (const cell of right) await press(page, cell);
    await page.waitForSelector('[data-name=solved]');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+y');
    await page.goto(`${studio.address}#/statistics`);
    await page.waitForSelector('[data-name=figure-solved]');
    expect(await page.locator('[data-name=figure-solved] b').textContent()).toBe('1');
    expect(await page.locator('[data-name=figure-streak] b').textContent()).toBe('1 day');
    expect(await page.locator('.history li').count()).toBe(1);
    await page.reload();
    await page.waitForSelector('.history a');
    await page.click('[data-name=forget-records]');
    await page.waitForSelector('[data-name=no-records]');
    await page.click('[data-name=restore-records]');
    await page.click('.history a');
    await page.waitForSelector('.board.playing');
    expect(page.url()).toBe(studio.address + board.link);
    expect(troubles).toEqual([]);
    await leave();
  });

  it('the board of a day is the same for all players, and a day to come has none', async () => {
    const texts: string[] = [];
    for (let visit = 0; visit < 2; visit++) {
      const { context, page } = await studio.visit();
      await page.goto(`${studio.address}#/day/mosaic/2026-01-05`);
      await page.waitForSelector('.board.playing');
      expect(await page.locator('[data-name=day]').textContent()).toContain('Jan');
      await page.click('[data-name=share]');
      // A sheet that is not open yet hears no Escape.
      await page.waitForSelector('[data-name=share-sheet][open]');
      texts.push((await page.locator('.board.playing').ariaSnapshot()).replace(/\[active\]/g, ''));
      expect(await page.inputValue('[data-name=link]')).toBe(`${studio.address}#/day/mosaic/2026-01-05`);
      await page.keyboard.press('Escape');
      await page.click('[data-name=next-board]');
      await page.waitForSelector('.board.playing');
      expect(page.url()).toContain('2026-01-06');
      await page.goto(`${studio.address}#/day/mosaic/2999-01-01`);
      await page.waitForSelector('[data-name=message]');
      await context.close();
    }
    expect(texts[0]).toBe(texts[1]);
    expect(wishOfDay(puzzleById('mosaic')!, '2026-01-05').seed).toBe(20260105);
  });

  it('the card of a day tells the level of the board that was made, not of the one that was asked for', async () => {
    const day = '2026-01-04';
    expect(wishOfDay(board.puzzle, day).level).toBe('extreme');
    const { page, leave } = await studio.revisit();
    await page.goto(`${studio.address}#/help`);
    await page.evaluate(
      ([name, kept]) => localStorage.setItem(name!, kept!),
      [
        `calcada.day.${day}.${board.puzzle.id}`,
        JSON.stringify({ text: board.puzzle.format(board.grid), level: 'easy' }),
      ],
    );
    await page.goto(`${studio.address}#/days/${day}`);
    await page.waitForSelector(`[data-name=day-${board.puzzle.id}]`);
    const level = (id: string): Promise<string | null> =>
      page.locator(`[data-name=day-${id}] .level`).textContent();
    expect(await level(board.puzzle.id)).toBe('easy');
    expect(await level('mosaic')).toBe('extreme');
    await leave();
  });

  it('the header is whole at 360 pixels on every page, in both languages', async () => {
    let checked = 0;
    for (const locale of ['en-GB', 'pt-PT']) {
      const { page, leave } = await studio.revisit({ viewport: { width: 360, height: 640 }, locale });
      for (const view of ['', 'set', 'learn', 'help']) {
        await page.goto(`${studio.address}#/${view}`);
        await page.waitForSelector(view === '' ? '.hero' : `.tab[aria-current][href="#/${view}"]`);
        const right = await page
          .locator('.top [data-name=settings]')
          .evaluate((gear) => gear.getBoundingClientRect().right);
        expect(right, `${locale} ${view}`).toBeLessThanOrEqual(360);
        checked++;
      }
      await leave();
    }
    expect(checked).toBe(8);
  });

  it('nothing in a card of a day is cut or broken at 360 pixels', async () => {
    let checked = 0;
    for (const locale of ['en-GB', 'pt-PT']) {
      const { page, leave } = await studio.revisit({ viewport: { width: 360, height: 640 }, locale });
      await page.goto(`${studio.address}#/days`);
      await page.waitForSelector('[data-name=days] .facts');
      const beyond = await page.locator('[data-name=days] .facts > *').evaluateAll((parts) =>
        parts.map((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          const card = part.closest('.card')!.getBoundingClientRect();
          return card.right - Math.max(...[...range.getClientRects()].map(({ right }) => right));
        }),
      );
      for (const room of beyond) expect(room).toBeGreaterThan(4);
      checked += beyond.length;
      const broken = await page.locator('[data-name=days] b').evaluateAll((titles) =>
        titles.flatMap((title) => {
          const letters = title.firstChild!;
          return [...title.textContent!.matchAll(/[^ -]+/g)].flatMap(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(letters, index);
            range.setEnd(letters, index + word.length);
            return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
          });
        }),
      );
      expect(broken, locale).toEqual([]);
      await leave();
    }
    expect(checked).toBeGreaterThan(4 * puzzles.length - 1);
  });

  it('no card, chip or tool is alone in the last row, from a phone to a wide screen', async () => {
    const lists: Readonly<Record<string, string>> = {
      '#/': '.day-cards, .more-ways, .puzzle .row',
      '#/days': '.day-cards',
      '#/help/slitherlink': '.examples, .help .chips',
      '#/set/akari': '.set .tools.quiet',
    };
    let checked = 0;
    for (const locale of ['en-GB', 'pt-PT']) {
      const { context, page } = await studio.visit({ locale });
      for (const [address, selector] of Object.entries(lists)) {
        await page.goto(studio.address + address);
        await page.waitForSelector(selector);
        for (const width of [360, 390, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const rows = await page.locator(selector).evaluateAll((all) =>
            all.map((list) => {
              const tops = [...list.children].map((each) => each.getBoundingClientRect().top);
              const starts = tops.filter((top, at) => at === 0 || top > tops[at - 1]! + 12).length;
              const wide = list.lastElementChild!.getBoundingClientRect().width > list.clientWidth / 2;
              const last = tops.filter((top) => top > tops.at(-1)! - 12).length;
              return { name: list.className, alone: starts > 1 && last === 1 && tops.length > 2 && !wide };
            }),
          );
          // Chips are as wide as their words: on a phone their rows end as they will.
          const seen = rows.filter(({ name }) => name !== 'chips' || width === 1280);
          const alone = seen.filter((list) => list.alone);
          expect(alone, `${locale} ${address} ${width}`).toEqual([]);
          checked += seen.length;
        }
      }
      await context.close();
    }
    expect(checked).toBeGreaterThan(2 * 4 * 12);
  });

  it('the level of a board of the day is on the screen of a phone', async () => {
    let checked = 0;
    for (const locale of ['en-GB', 'pt-PT']) {
      const viewport = { width: 360, height: 640 };
      const { page, leave } = await studio.revisit({ viewport, locale, isMobile: true, hasTouch: true });
      await page.goto(`${studio.address}#/day/futoshiki/2026-11-15`);
      await page.waitForSelector('.play .level:not(.none)');
      const [level, facts] = await Promise.all(
        ['.play .level', '.play .facts'].map((part) => page.locator(part).boundingBox()),
      );
      expect(level!.x + level!.width, locale).toBeLessThanOrEqual(facts!.x + facts!.width + 1);
      checked++;
      await leave();
    }
    expect(checked).toBe(2);
  });

  it('the home page lists the boards of the day, one for each puzzle', async () => {
    const { page, leave } = await studio.revisit();
    await page.goto(studio.address);
    await page.waitForSelector('[data-name=days]');
    expect(await page.locator('[data-name=days] a').count()).toBe(puzzles.length);
    await leave();
  });

  it('the calendar has a picture for each puzzle, even if it is the first view that is opened', async () => {
    const { page, leave } = await studio.revisit();
    const samples = page.waitForRequest(/samples[^/]*\.json/);
    await page.goto(`${studio.address}#/days`);
    await samples;
    await expect.poll(() => page.locator('[data-name=days] .shown svg').count()).toBe(puzzles.length);
    await leave();
  });
});

it('the gallery is filtered by size, level and origin', async () => {
  const { page, leave } = await studio.revisit();
  await page.goto(`${studio.address}#/puzzle/akari`);
  await page.waitForSelector('.board-card');
  const all = await page.locator('.board-card').count();
  await page.selectOption('[data-name=filter-level]', 'easy');
  const easy = await page.locator('.board-card').count();
  expect(easy).toBeGreaterThan(0);
  expect(easy).toBeLessThan(all);
  expect(await page.locator('.board-card .level').allTextContents()).toEqual(new Array(easy).fill('easy'));
  await page.selectOption('[data-name=filter-level]', 'all');
  await page.selectOption('[data-name=filter-source]', 'papers');
  const papers = await page.locator('.board-card').count();
  expect(papers).toBeGreaterThan(2);
  expect(await page.locator('.board-card .source').count()).toBe(papers);
  await page.selectOption('[data-name=filter-source]', 'all');
  await page.selectOption('[data-name=filter-size]', 'small');
  for (const size of await page.locator('.board-card .facts span:first-child').allTextContents()) {
    expect(Number(/^\d+/.exec(size)?.[0])).toBeLessThanOrEqual(8);
  }
  await leave();
});

describe('setting', () => {
  const akari = puzzleById('akari')!;
  const set = (text: string): string => {
    const parsed = akari.parse(text);
    if (!parsed.ok) throw new Error(text);
    return `#/set/${writeLink({ puzzle: akari, grid: parsed.grid })}`;
  };
  const cluesOn = (page: Page): Promise<number> => page.locator('.board.playing .number.given').count();

  it('spare clues are removed, a missing one is proposed and added, and the board stays unique', async () => {
    const { page, troubles, leave } = await studio.revisit();
    await page.goto(studio.address + set('akari\n1.11\n....\n....\n1#.#\n'));
    await page.waitForSelector('[data-name=strip]:not([disabled])');
    expect(await cluesOn(page)).toBe(4);
    await page.click('[data-name=strip]');
    await expect.poll(() => cluesOn(page)).toBeLessThan(4);
    await page.waitForSelector('.verdict.unique');
    await page.click('[data-name=undo]');
    await expect.poll(() => cluesOn(page)).toBe(4);
    await page.goto(studio.address + set('akari\n#.#1\n....\n....\n##.#\n'));
    await page.waitForSelector('[data-name=propose]:not([disabled])');
    await page.click('[data-name=propose]');
    await page.waitForSelector('[data-name=proposed]');
    await page.click('[data-name=add-proposed]');
    await page.waitForSelector('.verdict.unique');
    expect(await cluesOn(page)).toBe(2);
    expect(troubles).toEqual([]);
    await leave();
  });

  it('a copy is mirrored and turned, and four turns are a whole', async () => {
    const { page, leave } = await studio.revisit();
    await page.goto(studio.address + set('akari\n1..\n...\n.#.\n...\n'));
    await page.waitForSelector('[data-name=copy-mirror]');
    const start = page.url();
    await page.click('[data-name=copy-mirror]');
    await expect.poll(() => page.url()).toContain('..1;');
    await page.click('[data-name=copy-mirror]');
    await expect.poll(() => page.url()).toBe(start);
    await page.click('[data-name=copy-turn]');
    await expect.poll(() => page.inputValue('[data-name=columns]')).toBe('4');
    for (let turn = 0; turn < 3; turn++) await page.click('[data-name=copy-turn]');
    await expect.poll(() => page.url()).toBe(start);
    await leave();
  });

  it('title and author go with the board: in its link, its header, its picture and its slot', async () => {
    const { context, page, troubles } = await studio.visit();
    await page.goto(studio.address + set('akari\n#.#1\n....\n....\n1#.#\n'));
    await page.fill('[data-name=board-title]', 'Moon & <stars>');
    await page.fill('[data-name=board-author]', 'Ana');
    await page.click('[data-name=play-this]');
    await page.waitForSelector('.play h1');
    expect(await page.locator('.play h1').textContent()).toBe('Moon & <stars>');
    expect(await page.locator('[data-name=author]').textContent()).toBe('by Ana');
    await page.click('[data-name=share]');
    const link = await page.inputValue('[data-name=link]');
    const [svg] = await Promise.all([page.waitForEvent('download'), page.click('[data-name=svg]')]);
    expect(readFileSync(await svg.path(), 'utf8')).toMatch(/Moon &#38; &#60;stars&#62;[\s\S]*by Ana/);
    const theirs = await studio.visit();
    await theirs.page.goto(link);
    await theirs.page.waitForSelector('.play h1');
    expect(await theirs.page.locator('.play h1').textContent()).toBe('Moon & <stars>');
    expect([...troubles, ...theirs.troubles]).toEqual([]);
    await theirs.context.close();
    await context.close();
  });

  it('several boards are printed on a page, with their solutions if wanted', async () => {
    const { context, page, troubles } = await studio.visit();
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await page.goto(`${studio.address}#/print/mosaic`);
    await page.waitForSelector('[data-name=print-board]');
    expect(await page.locator('[data-name=print-board]:checked').count()).toBe(4);
    await page.check('[data-name=with-solutions]');
    await page.click('[data-name=print-chosen]');
    await page.waitForSelector('html[data-printed]');
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.boards-4 figure').count()).toBe(4);
    expect(await page.locator('.boards-9 figure').count()).toBe(4);
    expect(await page.locator('.boards-4 .board').first().isVisible()).toBe(true);
    expect(await page.locator('[data-name=print-chosen]').isVisible()).toBe(false);
    expect(troubles).toEqual([]);
    await context.close();
  });
});

describe('lessons', () => {
  for (const locale of ['en-GB', 'pt-PT']) {
    it(`each puzzle's first board is played along to its end, and its parts are all there (${locale})`, async () => {
      const { page, troubles, leave } = await studio.revisit({ locale });
      for (const puzzle of puzzles) {
        await page.goto(`${studio.address}#/learn/${puzzle.id}`);
        await page.waitForSelector('[data-name=goal]');
        await page.click('[data-name=lesson-next]');
        await page.waitForSelector('[data-name=lesson-step]');
        for (let step = 0; step < 60; step++) {
          if ((await page.locator('[data-name=lesson-right]').count()) > 0) break;
          await page.click('[data-name=do-it]');
          await page.waitForSelector('[data-name=lesson-step], [data-name=lesson-right]');
          await page.waitForTimeout(30);
        }
        expect(await page.locator('[data-name=lesson-right]').count(), puzzle.id).toBe(1);
        const { worked, kept, techniques } = await puzzle.lesson();
        await page.selectOption('[data-name=lesson-part]', 'rules');
        await page.waitForSelector('.rule-pairs');
        expect(await page.locator('.rule-pairs .example').count(), puzzle.id).toBe(2 * kept.length);
        const parts = await page.locator('[data-name=lesson-part] option').count();
        expect(parts).toBe(worked.length + 1 + techniques.length);
        await page.selectOption('[data-name=lesson-part]', techniques[0]!.technique);
        await page.waitForSelector('[data-name=lesson-step]');
        await page.click('[data-name=tell-more]');
        await page.click('[data-name=tell-more]');
        await page.click('[data-name=do-it]');
        await page.waitForSelector('[data-name=lesson-right]');
      }
      expect(troubles).toEqual([]);
      await leave();
    });
  }
});

it('fetches the lesson of a puzzle alone, says so where that fails, and tries again', async () => {
  const { context, page } = await studio.visit();
  const fetched: string[] = [];
  context.on('request', (request) => {
    const [, name] = /\/lessons\/(.*)\.json$/.exec(request.url()) ?? [];
    if (name !== undefined) fetched.push(name);
  });
  await context.route(/\/lessons\//, (route) => route.abort());
  await page.goto(`${studio.address}#/learn/mosaic`);
  await page.waitForSelector('.learn [role=alert]');
  await context.unroute(/\/lessons\//);
  await page.click('.learn [role=alert] button');
  await page.waitForSelector('[data-name=lesson]');
  expect(fetched).toEqual(['mosaic', 'mosaic']);
  await context.close();
});

describe('in a frame', () => {
  it('only the small view may be framed, only by sites that were named, and it keeps nothing', async () => {
    const folder = process.env['STUDIO_DIR'] ?? join(process.cwd(), 'dist', 'studio');
    const host = createServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.end(
        `<iframe name="small" src="${framed}?embed${board.link}" width="500" height="700"></iframe>`,
      );
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
    const server = (await studioServer(folder, { framedBy: [origin] }))!;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const framed = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const whole = await fetch(framed);
    expect(whole.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(whole.headers.get('x-frame-options')).toBe('DENY');
    const small = await fetch(`${framed}?embed`);
    expect(small.headers.get('content-security-policy')).toContain(`frame-ancestors ${origin}`);
    expect(small.headers.get('x-frame-options')).toBeNull();
    const closed = await fetch(`${studio.address}?embed`);
    expect(closed.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");

    const { context, page } = await studio.visit();
    await page.goto(origin);
    const frame = page.frameLocator('iframe');
    await frame.locator('.board.playing').waitFor();
    for (const cell of right) {
      await frame.locator(`[data-cell="${cell}"]`).focus();
      await page.keyboard.press('Enter');
    }
    await frame.locator('[data-name=solved]').waitFor();
    expect(await frame.locator('[data-name=open-whole]').getAttribute('target')).toBe('_blank');
    const kept = await page
      .frame('small')!
      .evaluate(() => Object.keys(localStorage).filter((key) => /game|record|last/.test(key)));
    expect(kept).toEqual([]);
    await context.close();
    host.closeAllConnections();
    host.close();
    server.closeAllConnections();
    server.close();
  });

  it('the code to embed it is in the sheet to share, where the server allows frames', async () => {
    const folder = process.env['STUDIO_DIR'] ?? join(process.cwd(), 'dist', 'studio');
    const server = (await studioServer(folder, { framedBy: ['https://example.org'] }))!;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { context, page } = await studio.visit();
    await openBoard(page, studio, board.link);
    await page.click('[data-name=share]');
    await page.waitForSelector('[data-name=no-frames]');
    expect(await page.locator('[data-name=no-frames]').textContent()).toContain('--framed-by');
    expect(await page.locator('[data-name=embed-code]').count()).toBe(0);
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${board.link}`);
    await page.waitForSelector('.board.playing');
    await page.click('[data-name=share]');
    const code = await page.inputValue('[data-name=embed-code]');
    expect(code).toMatch(
      /^<iframe src="http[^"]*\?embed#\/play\/akari\/[^"]*" title="Akari"[^>]*><\/iframe>$/,
    );
    await context.close();
    server.closeAllConnections();
    server.close();
  });
});
