import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cellsToPlace,
  type Instance,
  instance,
  middle,
  openBoard,
  type Studio,
  spoken,
  startStudio,
} from './studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio();
});
afterAll(() => studio.close());

const boards = ['akari-start', 'bosnian-6-a', 'crazy-1', 'dualclue-teste'];

describe('each puzzle is solved', () => {
  for (const name of boards) {
    it(`${name} by mouse`, async () => {
      const { page, troubles, leave } = await studio.revisit();
      const board = instance(name);
      await openBoard(page, studio, board.link);
      for (const cell of cellsToPlace(board)) {
        expect(await page.locator('[data-name=solved]').count()).toBe(0);
        const { x, y } = await middle(page, cell);
        await page.mouse.click(x, y);
      }
      await page.waitForSelector('[data-name=solved]');
      expect(troubles).toEqual([]);
      await leave();
    });

    it(`${name} by touch`, async () => {
      const { page, troubles, leave } = await studio.revisit({
        hasTouch: true,
        isMobile: true,
        viewport: { width: 390, height: 844 },
      });
      const board = instance(name);
      await openBoard(page, studio, board.link);
      for (const cell of cellsToPlace(board)) {
        await page.locator(`.board.playing [data-cell="${cell}"] .hit`).scrollIntoViewIfNeeded();
        const { x, y } = await middle(page, cell);
        await page.touchscreen.tap(x, y);
      }
      await page.waitForSelector('[data-name=solved]');
      expect(troubles).toEqual([]);
      await leave();
    });

    it(`${name} by keyboard alone`, async () => {
      const { page, troubles, leave } = await studio.revisit();
      const board = instance(name);
      await openBoard(page, studio, board.link);
      await tabTo(page, 'gridcell');
      let at = 0;
      for (const cell of cellsToPlace(board)) {
        for (const key of way(at, cell, board)) await page.keyboard.press(key);
        await page.keyboard.press('Enter');
        at = cell;
      }
      await page.waitForSelector('[data-name=solved]');
      expect(await page.locator('.spoken').textContent()).toMatch(/Solved|painted|road|light/);
      expect(troubles).toEqual([]);
      await leave();
    });
  }
});

async function tabTo(page: Awaited<ReturnType<Studio['visit']>>['page'], role: string): Promise<void> {
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.getAttribute('role'))) === role) return;
  }
  throw new Error(`nothing with the role ${role} can be reached by Tab`);
}

/** The arrows from one cell to another. */
function way(from: number, to: number, { game: { columns } }: Instance): string[] {
  const down = Math.floor(to / columns) - Math.floor(from / columns);
  const right = (to % columns) - (from % columns);
  return [
    ...new Array<string>(Math.abs(down)).fill(down > 0 ? 'ArrowDown' : 'ArrowUp'),
    ...new Array<string>(Math.abs(right)).fill(right > 0 ? 'ArrowRight' : 'ArrowLeft'),
  ];
}

describe('hands', () => {
  it('the right button marks, a drag marks on, Space and Delete do what they say', async () => {
    const { page, leave } = await studio.revisit();
    await openBoard(page, studio, instance('akari-start').link);
    const start = await middle(page, 7);
    await page.mouse.click(start.x, start.y, { button: 'right' });
    expect(await spoken(page, 7)).toContain('marked');
    const from = await middle(page, 14);
    const to = await middle(page, 15);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    expect(await spoken(page, 14)).toContain('light');
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    expect(await spoken(page, 14)).toContain('marked');
    expect(await spoken(page, 15)).toContain('marked');
    await page.keyboard.press('Control+z');
    expect(await spoken(page, 14)).toContain('empty');
    await page.locator('[data-cell="14"]').focus();
    await page.keyboard.press('Space');
    expect(await spoken(page, 14)).toContain('marked');
    await page.keyboard.press('Delete');
    expect(await spoken(page, 14)).toContain('empty');
    await page.keyboard.press('?');
    await page.waitForSelector('[data-name=keys-sheet]');
    await leave();
  });

  it('a finger cycles, and marks when it rests', async () => {
    const { context, page } = await studio.visit({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    });
    await openBoard(page, studio, instance('akari-start').link);
    const { x, y } = await middle(page, 0);
    const seen: string[] = [];
    for (let tap = 0; tap < 3; tap++) {
      await page.touchscreen.tap(x, y);
      seen.push(await spoken(page, 0));
    }
    expect(seen.map((said) => said.replace(/^.*: /, ''))).toEqual(['light', 'marked', 'empty']);
    const touch = await context.newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await page.waitForFunction(() =>
      document.querySelector('[data-cell="0"]')?.getAttribute('aria-label')?.includes('marked'),
    );
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await spoken(page, 0)).toContain('marked');
    await context.close();
  });

  it('a press in a region paints all of it, and the rulers count it', async () => {
    const { page, leave } = await studio.revisit();
    const board = instance('crazy-1');
    await openBoard(page, studio, board.link);
    await page.click('[data-name=settings]');
    await page.check('[data-name=rulers]');
    await page.keyboard.press('Escape');
    const { x, y } = await middle(page, 1);
    await page.mouse.click(x, y);
    const cells = board.game.sites[board.game.siteAt(1)!]!;
    for (const cell of cells) expect(await spoken(page, cell)).toContain('painted');
    const inRow = cells.filter((cell) => cell < board.game.columns).length;
    expect(await page.locator('.ruler').first().textContent()).toBe(`${inRow}`);
    await leave();
  });
});

it('undo, redo, checkpoints and reload lose nothing', async () => {
  const { page, troubles, leave } = await studio.revisit();
  const board = instance('bosnian-6-a');
  await openBoard(page, studio, board.link);
  const press = async (cell: number): Promise<void> => {
    const { x, y } = await middle(page, cell);
    await page.mouse.click(x, y);
  };
  const roads = async (): Promise<number> =>
    page.locator('.board.playing [data-cell][aria-label*=": road"]').count();
  await press(0);
  await press(1);
  await page.click('[data-name=checkpoint]');
  await press(2);
  await press(3);
  expect(await roads()).toBe(4);
  await page.click('[data-name=return-1]');
  expect(await roads()).toBe(2);
  await page.click('[data-name=undo]');
  expect(await roads()).toBe(4);
  await page.click('[data-name=undo]');
  expect(await roads()).toBe(3);
  await page.reload();
  await page.waitForSelector('.board.playing');
  expect(await roads()).toBe(3);
  await page.click('[data-name=redo]');
  expect(await roads()).toBe(4);
  await page.click('[data-name=return-1]');
  expect(await roads()).toBe(2);
  for (let step = 0; step < 5; step++) await page.click('[data-name=undo]');
  expect(await roads()).toBe(0);
  expect(await page.locator('[data-name=undo]').isDisabled()).toBe(true);
  await page.click('[data-name=redo]');
  await page.click('[data-name=restart]');
  expect(await roads()).toBe(0);
  await page.click('[data-name=undo]');
  expect(await roads()).toBe(1);
  await page.goto(`${studio.address}#/`);
  await page.waitForSelector('[data-name=kept-games]');
  await page.locator('[data-name=kept-games] a').first().click();
  await page.waitForSelector('.board.playing');
  expect(await roads()).toBe(1);
  expect(troubles).toEqual([]);
  await leave();
});

describe('what is wrong', () => {
  it('a broken rule is named with its places, unless checking is turned off', async () => {
    const { page, leave } = await studio.revisit();
    await openBoard(page, studio, instance('akari-start').link);
    const { x, y } = await middle(page, 2);
    await page.mouse.click(x, y);
    const rule = page.locator('[data-name=troubles] [data-rule="clue@r1c4"]');
    await rule.waitFor();
    expect(await rule.textContent()).toBe('the 0 at r1c4 allows no light beside it, but has 1 light');
    expect(await spoken(page, 2)).toContain('wrong');
    await page.click('[data-name=settings]');
    await page.selectOption('[data-name=assist]', 'none');
    await page.keyboard.press('Escape');
    expect(await page.locator('[data-name=troubles]').count()).toBe(0);
    expect(await spoken(page, 2)).not.toContain('wrong');
    await leave();
  });

  it('against the solution, a wrong cell is told with the rules that forbid it', async () => {
    const { page, leave } = await studio.revisit();
    const board = instance('akari-start2');
    await openBoard(page, studio, board.link);
    await page.click('[data-name=settings]');
    await page.selectOption('[data-name=assist]', 'solution');
    await page.keyboard.press('Escape');
    const wrong = board.solution.findIndex((value, decision) => {
      const trial = board.game;
      trial.put([[decision, 1]]);
      const broken = trial.rules.some((rule) => !rule.holds(trial.board));
      trial.undo();
      return value === 0 && !broken;
    });
    const cell = board.game.sites[wrong]![0]!;
    const { x, y } = await middle(page, cell);
    await page.mouse.click(x, y);
    await page.waitForSelector('[data-name=troubles] [data-rule]');
    expect(await spoken(page, cell)).toContain('wrong');
    await leave();
  });
});

describe('hints followed to the end solve', () => {
  /** Their steps are proved every day, without a page: test/contract/explain.test.ts. */
  const others = ['akari-start2', 'akari-start5', 'akari-start6', 'bosnian-6-c', 'bosnian-13', 'crazy-2'];
  for (const name of [...boards, ...(process.env['CALCADA_LONG'] ? others : [])]) {
    it(name, async () => {
      const { page, troubles, leave } = await studio.revisit();
      await openBoard(page, studio, instance(name).link);
      await page.click('[data-name=hint]');
      await page.waitForSelector('[data-name=hint-note][data-strength="1"]');
      expect(await page.locator('.ring.because').count()).toBeGreaterThan(0);
      await page.click('[data-name=more-hint]');
      expect(await page.locator('[data-name=hint-note] [data-rule]').count()).toBeGreaterThan(0);
      await page.click('[data-name=more-hint]');
      await page.click('[data-name=apply-hint]');
      await page.evaluate(followHints, 'solved');
      const solved = page.locator('[data-name=solved]');
      expect(await solved.count()).toBe(1);
      expect(troubles).toEqual([]);
      await leave();
    });
  }
});

it('a chain is stepped forwards and back with its line lit up, and its whole list opens', async () => {
  const { page, troubles, leave } = await studio.revisit({ viewport: { width: 390, height: 844 } });
  const columns = 7;
  const hard = '#/play/akari/...0...;.3...$.;..$.$..;$..$..3;..2.$..;.2...$.;...1.../';
  await openBoard(page, studio, hard);
  await page.evaluate(followHints, 'chain');
  const chain = page.locator('[data-name=chain]');
  const listed = page.locator('[data-name=chain-list] li');
  const length = await listed.count();
  expect(length).toBeGreaterThan(2);
  /** The line that is told is the one that is lit in the list, and every cell that it names has its ring. */
  const named = async (line: number): Promise<number> => {
    expect(await chain.getAttribute('data-line')).toBe(String(line));
    const told = (await page.locator('[data-name=chain-line]').textContent())!;
    expect(await page.locator('[data-name=chain-list] li.lit').textContent()).toBe(`${line} ${told}`);
    const cells = [...told.matchAll(/r(\d+)c(\d+)/g)].map(
      ([, row, column]) => (Number(row) - 1) * columns + Number(column) - 1,
    );
    for (const cell of cells)
      expect(await page.locator(`.board.playing [data-cell="${cell}"] .ring`).count(), told).toBeGreaterThan(
        0,
      );
    return cells.length;
  };
  const [back, next] = [page.locator('[data-name=chain-back]'), page.locator('[data-name=chain-next]')];
  for (let line = 1; line <= length; line++) {
    expect(await named(line)).toBeGreaterThan(0);
    expect([await back.isDisabled(), await next.isDisabled()]).toEqual([line === 1, line === length]);
    if (line < length) await next.click();
  }
  for (let line = length - 1; line >= 1; line--) {
    await back.click();
    await named(line);
  }
  expect(await listed.last().isVisible()).toBe(false);
  await page.click('[data-name=chain-list] summary');
  for (const line of await listed.all()) expect(await line.isVisible()).toBe(true);
  await listed
    .nth(length - 2)
    .locator('.number')
    .click();
  await named(length - 1);
  expect(await page.locator('[data-name=hint-note]').textContent()).not.toMatch(/…|and \d+ more/);
  expect(troubles).toEqual([]);
  await leave();
});

it('every cell that a check finds wrong is named', async () => {
  const { page, leave } = await studio.revisit();
  const board = instance('akari-start');
  await openBoard(page, studio, board.link);
  const wrong = board.game.sites.flatMap(([cell], site) => (board.solution[site] === 0 ? [cell!] : []));
  for (const cell of wrong.slice(0, 12)) {
    const { x, y } = await middle(page, cell);
    await page.mouse.click(x, y);
  }
  await page.click('[data-name=check]');
  await page.waitForSelector('[data-name=check-note] .places');
  expect(await page.locator('[data-name=check-note] .places button').count()).toBe(12);
  await leave();
});

/** Runs in the page, where a press takes no time: asks for more and puts it down, until what is wanted is there. */
async function followHints(wanted: string): Promise<void> {
  const named = (name: string): HTMLElement | null => document.querySelector(`[data-name="${name}"]`);
  const frame = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 2));
  for (let waits = 0; waits < 20_000 && !named(wanted); waits++) {
    const next = named('apply-hint') ?? named('more-hint') ?? (named('hint-note') ? null : named('hint'));
    if (next?.dataset['name'] !== 'hint' || !document.querySelector('.notes .busy')) next?.click();
    await frame();
  }
}

it('a new board is made of the size, level and seed asked, can be given up, and comes again', async () => {
  const { page, troubles, leave } = await studio.revisit();
  await page.goto(studio.address);
  const make = async (): Promise<string> => {
    await page.click('[data-name=choose-board]');
    await page.fill('[data-name=make-sheet] [data-name=columns]', '7');
    await page.fill('[data-name=make-sheet] [data-name=rows]', '6');
    await page.selectOption('[data-name=make-sheet] [data-name=level]', 'easy');
    await page.fill('[data-name=make-sheet] [data-name=seed]', '42');
    await page.click('[data-name=make]');
    await page.waitForSelector('.board.playing');
    return page.url();
  };
  const first = await make();
  expect(await page.locator('[data-cell]').count()).toBe(42);
  await page.goto(`${studio.address}#/`);
  expect(await make()).toBe(first);
  await page.goto(`${studio.address}#/`);
  await page.click('[data-name=choose-board]');
  await page.fill('[data-name=make-sheet] [data-name=columns]', '40');
  await page.fill('[data-name=make-sheet] [data-name=rows]', '40');
  await page.selectOption('[data-name=make-sheet] [data-name=level]', 'extreme');
  await page.click('[data-name=make]');
  await page.click('[data-name=cancel]');
  await page.waitForSelector('[data-name=make]');
  expect(page.url()).toBe(`${studio.address}#/`);
  expect(troubles).toEqual([]);
  await leave();
});

it('the timer is off unless wanted', async () => {
  const { page, leave } = await studio.revisit();
  await openBoard(page, studio, instance('crazy-1').link);
  expect(await page.locator('[role=timer]').count()).toBe(0);
  await page.click('[data-name=settings]');
  await page.check('[data-name=timer]');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() =>
    /0:0[1-9]/.test(document.querySelector('[role=timer]')?.textContent ?? ''),
  );
  await leave();
});
