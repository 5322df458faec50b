import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeStandIn } from '../stand-in-minizinc.ts';
import { axeFindingsInThemes } from './axe.ts';
import { instance, openBoard, type Studio, startStudio } from './studio.ts';

const text = async (page: Page, name: string): Promise<string> =>
  (await page.locator(name).textContent()) ?? '';

const ended = async (page: Page): Promise<string> => {
  await page.waitForSelector(
    '[data-standing]:not([data-standing=ready],[data-standing=compiling],[data-standing=solving])',
  );
  return (await page.getAttribute('[data-standing]', 'data-standing')) ?? '';
};

const solutions = (page: Page): Promise<string[]> =>
  page.locator('[data-name=solutions] pre').allTextContents();

const PIGEONS = [
  ...Array.from({ length: 30 }, (_, i) => `var 1..29: x${i} :: output_var;`),
  ...Array.from({ length: 30 }, (_, i) =>
    Array.from({ length: i }, (_, j) => `constraint int_ne(x${i}, x${j});`),
  ).flat(),
  'solve satisfy;',
].join('\n');

describe('FlatZinc, which needs no package', () => {
  let studio: Studio;
  beforeAll(async () => {
    studio = await startStudio();
  });
  afterAll(() => studio.close());

  it('is solved from the lab of a board on, by keyboard, and the counters stand beside', async () => {
    const { page, troubles, leave } = await studio.revisit();
    await openBoard(page, studio, instance('akari-start').link);
    await page.click('[data-name=lab]');
    await page.click('[data-name=own-model]');
    expect(await text(page, '[data-name=no-compiler]')).toContain('npm install minizinc');
    expect(await page.inputValue('[data-name=model]')).toContain('solve maximize worth');
    await page.locator('[data-name=model]').focus();
    for (let press = 0; press < 9; press++) {
      await page.keyboard.press('Tab');
      if (await page.locator('[data-name=solve]').evaluate((at) => at === document.activeElement)) break;
    }
    await page.keyboard.press('Enter');
    expect(await ended(page)).toBe('best');
    // 3 lamps, 1 book, 3 bottles: tried by hand, all 120 choices.
    expect(await solutions(page)).toEqual(['lamps = 3;\nbooks = 1;\nbottles = 3;\nworth = 109;\n']);
    const counters = await page.locator('[data-counter]').allTextContents();
    expect(counters).toHaveLength(5);
    for (const counter of counters) expect(Number(counter), counters.join()).toBeGreaterThan(0);
    expect(await text(page, '.spoken')).toContain('the best');
    expect(troubles).toEqual([]);
    await leave();
  });

  it('all solutions, none, what is wrong, and a search that is stopped', async () => {
    const { page, troubles, leave } = await studio.revisit({ locale: 'pt-PT' });
    await page.goto(`${studio.address}#/lab`);
    await page.waitForSelector('[data-name=no-compiler]');
    const solve = async (model: string): Promise<string> => {
      await page.fill('[data-name=model]', model);
      await page.click('[data-name=solve]');
      return ended(page);
    };
    await page.selectOption('[data-name=wanted]', 'all');
    const pair = 'var 1..3: x :: output_var; var 1..3: y :: output_var; constraint int_lt(x, y);';
    expect(await solve(`${pair} solve satisfy;`)).toBe('all');
    expect((await solutions(page)).sort()).toEqual([
      'x = 1;\ny = 2;\n',
      'x = 1;\ny = 3;\n',
      'x = 2;\ny = 3;\n',
    ]);
    expect(await text(page, '[data-standing]')).toContain('todas as soluções');
    expect(await solve(`${pair} constraint int_lt(y, x); solve satisfy;`)).toBe('none');
    expect(await solve('var 1..3: x;\nconstraint int_le(x, 1.5);\nsolve satisfy;')).toBe('refused');
    expect(await text(page, '[data-name=model-problems]')).toContain('linha 2, coluna 22');
    await page.fill('[data-name=model]', PIGEONS);
    await page.selectOption('[data-name=limit]', '300');
    await page.click('[data-name=solve]');
    await page.waitForSelector('[data-standing=solving]');
    await page.click('[data-name=stop]');
    expect(await ended(page)).toBe('stopped');
    await page.selectOption('[data-name=limit]', '1');
    expect(await solve(PIGEONS)).toBe('limit');
    expect(await solve(`${pair} solve maximize x;`)).toBe('best');
    expect((await solutions(page)).at(-1)).toBe('x = 2;\ny = 3;\n');
    await page.selectOption('[data-name=model-language]', 'minizinc');
    expect(await page.isDisabled('[data-name=solve]')).toBe(true);
    expect(troubles).toEqual([]);
    await leave();
  });

  it.each([
    ['en-GB', 'The model uses on_restart, which this page does not have. '],
    ['pt-PT', 'O modelo usa on_restart, que esta página não tem. '],
  ])('a model with on_restart is not solved, and %s says why', async (locale, why) => {
    const { page, troubles, leave } = await studio.revisit({ locale });
    await page.goto(`${studio.address}#/lab`);
    await page.waitForSelector('[data-name=no-compiler]');
    await page.fill(
      '[data-name=model]',
      'predicate calcada_on_restart_status(var int: s);\nvar 1..5: x;\nconstraint calcada_on_restart_status(x);\nsolve satisfy;',
    );
    await page.click('[data-name=solve]');
    expect(await ended(page)).toBe('restarts');
    expect(await text(page, '[data-standing]')).toContain(why);
    expect(await text(page, '[data-standing]')).toContain('calcada solve model.mzn');
    expect(await page.locator('[data-name=solutions] pre').count()).toBe(0);
    expect(await text(page, '.spoken')).toContain('on_restart');
    expect(troubles).toEqual([]);
    await leave();
  });
});

describe('MiniZinc by a compiler that only looks like one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'calcada-stand-in-'));
  let studio: Studio;
  beforeAll(async () => {
    writeStandIn(folder);
    studio = await startStudio(folder);
  });
  afterAll(async () => {
    await studio.close();
    rmSync(folder, { recursive: true });
  });

  it('prints each solution as the model says, and shows errors at their place', async () => {
    const { page, troubles, leave } = await studio.revisit();
    await page.goto(`${studio.address}#/lab`);
    await page.waitForFunction(() => document.querySelector('textarea')?.value.includes('all_different'));
    expect(await page.locator('[data-name=example] option').count()).toBeGreaterThan(6);
    await page.selectOption('[data-name=example]', 'futoshiki');
    expect(await page.inputValue('[data-name=data]')).toContain('size = 4');
    await page.fill('[data-name=data]', '');
    await page.fill('[data-name=model]', 'var 1..3: x :: output_var; solve satisfy;');
    await page.selectOption('[data-name=wanted]', 'all');
    await page.click('[data-name=solve]');
    expect(await ended(page)).toBe('all');
    expect((await solutions(page)).sort()).toEqual([1, 2, 3].map((x) => `plain x = ${x};\n`));
    await page.fill('[data-name=model]', 'var 1..3: x;\n  wrong;');
    await page.click('[data-name=solve]');
    expect(await ended(page)).toBe('refused');
    expect(await text(page, '[data-name=model-problems]')).toBe(
      'Model, line 2, column 3: type error: undefined identifier',
    );
    expect(troubles).toEqual([]);
    await leave();
  });

  it('axe finds nothing in any theme, and nothing is cut off', async () => {
    const { context, page } = await studio.visit({ viewport: { width: 320, height: 700 } });
    await page.goto(`${studio.address}#/lab`);
    await page.fill('[data-name=model]', 'var 1..3: x :: output_var; solve satisfy;');
    await page.click('[data-name=solve]');
    expect(await ended(page)).toBe('enough');
    expect(await axeFindingsInThemes(page)).toEqual([]);
    for (const width of [320, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await context.close();
  });
});

/** 18 MB, too large to install with the tests: npm install --prefix .cache/minizinc minizinc */
const installed = resolve(process.env['MINIZINC_PACKAGE'] ?? '.cache/minizinc/node_modules/minizinc', 'dist');
if (!existsSync(installed))
  console.warn('the npm package minizinc is NOT INSTALLED: no MiniZinc model is compiled in a page');

describe.runIf(existsSync(installed))('MiniZinc by the npm package', () => {
  let studio: Studio;
  beforeAll(async () => {
    studio = await startStudio(installed);
  });
  afterAll(() => studio.close());

  it('compiles a model with its data, solves it and prints it', { timeout: 600_000 }, async () => {
    const { page, troubles, leave } = await studio.revisit();
    await page.goto(`${studio.address}#/lab`);
    await page.waitForFunction(() => document.querySelector('textarea')?.value.includes('all_different'));
    await page.selectOption('[data-name=wanted]', 'all');
    await page.click('[data-name=solve]');
    expect(await ended(page)).toBe('all');
    expect(new Set(await solutions(page)).size).toBe(92);
    await page.selectOption('[data-name=example]', 'futoshiki');
    await page.click('[data-name=solve]');
    expect(await ended(page)).toBe('all');
    expect(await solutions(page)).toEqual(['4123\n3412\n2341\n1234\n']);
    await page.fill('[data-name=data]', 'size = nobody;');
    await page.click('[data-name=solve]');
    expect(await ended(page)).toBe('refused');
    expect(await text(page, '[data-name=model-problems]')).toMatch(/^Data, line 1, column 8: type error/);
    expect(troubles).toEqual([]);
    await leave();
  });
});
