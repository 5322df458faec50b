import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeLink } from '../../src/play/index.ts';
import { formulaOf, opbOf, valuesOn, verifyCertificate } from '../../src/prove/index.ts';
import { boardOfRows, puzzleById } from '../../src/puzzles/index.ts';
import { axeFindingsInThemes } from './axe.ts';
import { instance, type Studio, startStudio } from './studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio();
});
afterAll(() => studio.close());

/** Opens one of the papers' boards to be drawn on, and waits until all is said of it. */
async function open(page: Page, name: string): Promise<void> {
  const { puzzle, grid } = instance(name);
  await page.goto(`${studio.address}#/set/${writeLink({ puzzle, grid })}`);
  await page.waitForSelector('[data-name=verdict][data-status=unique][aria-busy=false]');
}

const standing = (page: Page, status: string): Promise<unknown> =>
  page.waitForSelector(`[data-name=proof-standing][data-status=${status}]`);

/** A file as it is saved, by its name. */
async function saved(page: Page, ending: string): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.click(`[data-name=save-${ending}]`)]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

describe('the files of a proof are accepted by our checker', () => {
  for (const name of ['akari-start', 'dualclue-teste', 'crazy-1', 'bosnian-6-a']) {
    it(name, async () => {
      const { page, troubles, leave } = await studio.revisit();
      await open(page, name);
      await page.locator('[data-name=proof]').focus();
      await page.keyboard.press('Enter');
      await standing(page, 'proved');
      expect(await page.locator('[data-name=proof-standing]').textContent()).toMatch(
        /^Checked here: exactly one solution\. [\d,]+ steps?, [\d,.]+ kB\.$/,
      );
      const [formula, proof, board] = [
        await saved(page, 'opb'),
        await saved(page, 'pbp'),
        await saved(page, 'json'),
      ];
      const json = JSON.parse(board.text) as Record<string, unknown>;
      const puzzle = puzzleById(String(json['puzzle']))!;
      expect([formula, proof, board].map((file) => file.name)).toEqual(
        ['opb', 'pbp', 'json'].map((ending) => `${puzzle.id}.${ending}`),
      );
      const parsed = puzzle.fromJson(json);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
      const { grid } = parsed;
      expect(puzzle.format(grid)).toBe(puzzle.format(instance(name).grid));
      const solution = boardOfRows(puzzle, grid, json['solution'] as string[])!;
      const bytes = new TextEncoder().encode(proof.text);
      expect(verifyCertificate(puzzle, grid, [solution], bytes)).toMatchObject({ status: 'unique' });
      const anew = formulaOf(puzzle, grid)!;
      anew.exclude(valuesOn(puzzle, grid, anew, solution)!);
      expect(formula.text).toBe([...opbOf(anew)].join(''));
      expect(troubles).toEqual([]);
      await leave();
    });
  }
});

it('axe finds nothing on the sheet, in any theme', async () => {
  const { page, leave } = await studio.revisit();
  await open(page, 'akari-start');
  expect(await axeFindingsInThemes(page)).toEqual([]);
  await page.click('[data-name=proof]');
  await standing(page, 'proved');
  expect(await axeFindingsInThemes(page)).toEqual([]);
  await leave();
});

it('says that it works, and can be left: by Escape, by its button; keys do not reach the board behind it', async () => {
  const { context, page } = await studio.visit({ locale: 'pt-PT' });
  await open(page, 'akari-start');
  // What proves never arrives in the worker.
  await page.route('**/making-*.js', () => undefined);
  const sheet = page.locator('[data-name=proof-sheet]');
  const ask = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Prova', exact: true }).click();
    await standing(page, 'working');
    expect(await page.locator('[data-name=save-pbp]').count()).toBe(0);
  };
  await ask();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-name'))).toBe('proof');
  await ask();
  await page.click('[data-name=leave-proof]');
  await sheet.waitFor({ state: 'detached' });
  await ask();
  await page.keyboard.press('Control+z');
  expect(await page.locator('[data-name=verdict]').getAttribute('data-status')).toBe('unique');
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.unroute('**/making-*.js');
  await page.click('[data-name=proof]');
  await standing(page, 'proved');
  expect(await page.locator('[data-name=proof-standing]').textContent()).toContain('exatamente uma solução');
  await context.close();
});

it('claims nothing where no proof could be made', async () => {
  const { context, page } = await studio.visit();
  await open(page, 'akari-start');
  await page.route('**/making-*.js', (route) => route.abort());
  await page.click('[data-name=proof]');
  await standing(page, 'unproved');
  expect(await page.locator('[data-name=proof-standing]').textContent()).not.toContain('exactly one');
  expect(await page.locator('[data-name=save-pbp]').count()).toBe(0);
  await context.close();
});

it('neither the badge with its button nor the sheet moves anything', async () => {
  for (const width of [320, 390, 1440]) {
    const { page, leave } = await studio.revisit({ locale: 'pt-PT', viewport: { width, height: 800 } });
    const places = (): Promise<(number | string)[][]> =>
      page.evaluate(() =>
        [
          ...document.querySelectorAll<HTMLElement>(
            '.set .stage, .set [data-name]:is(button, input, select, a)',
          ),
        ]
          .filter(({ dataset }) => dataset['name'] !== 'proof' && !dataset['name']?.startsWith('zoom'))
          .map((each) => {
            const { x, y } = each.getBoundingClientRect();
            return [each.dataset['name'] ?? 'stage', x + scrollX, y + scrollY];
          }),
      );
    await open(page, 'akari-start');
    const unique = await places();
    expect(unique.length).toBeGreaterThan(10);
    // A clue that the corner cannot have.
    await page.locator('[data-cell="0"]').focus();
    await page.keyboard.press('4');
    await page.waitForSelector('[data-name=verdict][data-status=none]');
    expect(await page.locator('[data-name=proof]').count()).toBe(0);
    expect(await places()).toEqual(unique);
    await page.keyboard.press('Control+z');
    await page.waitForSelector('[data-name=verdict][data-status=unique][aria-busy=false]');
    await page.click('[data-name=proof]');
    await standing(page, 'proved');
    expect((await places()).filter(([name]) => unique.some(([known]) => known === name))).toEqual(unique);
    for (const name of ['verdict', 'proof-sheet']) {
      const cutOff = await page
        .locator(`[data-name=${name}]`)
        .evaluate(
          (part) => part.scrollWidth > part.clientWidth || part.getBoundingClientRect().right > innerWidth,
        );
      expect(cutOff, `${name} at ${width}`).toBe(false);
    }
    await leave();
  }
});
