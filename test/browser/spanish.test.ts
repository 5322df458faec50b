/** Mosaic in Spanish: the whole page speaks it, nothing of another language is left, and other puzzles do without it. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { say } from '../../src/board/index.ts';
import { writeLink } from '../../src/play/index.ts';
import { puzzleById, puzzles } from '../../src/puzzles/index.ts';
import { LOADING } from '../../src/web/words/index.ts';
import { FOREIGN } from '../contract/foreign-words.ts';
import { openBoard, type Studio, startStudio } from './studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio();
});
afterAll(() => studio.close());

/** The texts of a dictionary that are the same wherever they stand. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

const [en, pt, es] = await Promise.all([LOADING.en(), LOADING.pt(), LOADING.es()]);
const spanish = new Set(textsOf(es));
const others = new Set([...textsOf(en), ...textsOf(pt)].filter((text) => !spanish.has(text)));
const onlySpanish = new Set(
  [...spanish].filter((text) => !new Set([...textsOf(en), ...textsOf(pt)]).has(text)),
);

/** How puzzles are called that have no Spanish: a name stays what it is. */
const names = new Set(puzzles.filter(({ languages }) => !languages?.es).map(({ title }) => say(title)));

/** Everything on the page that is read or read aloud, text by text, apart from names and from what papers are called. */
const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const inside = node.parentElement?.closest(
        'script, style, noscript, textarea, select, [data-name=credits]',
      );
      const isName = inside?.matches('[data-name=language], [data-name=make-puzzle]');
      if (!inside || (inside.tagName === 'SELECT' && !isName)) found.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) found.push(element.getAttribute(name) ?? '');
    }
    return found.map((text) => text.trim()).filter((text) => text !== '');
  });

let looked = 0;

/** No text on the page is one of another language, or has its words in it. */
async function expectSpanish(page: Page, where: string): Promise<void> {
  expect(await page.getAttribute('html', 'lang'), where).toBe('es');
  const texts = await shownTexts(page);
  expect(texts.length, where).toBeGreaterThan(5);
  expect(
    texts.filter((text) => !names.has(text) && (others.has(text) || FOREIGN.es.test(text))),
    where,
  ).toEqual([]);
  looked += texts.length;
}

const mosaic = puzzleById('mosaic')!;
const boardLink = (text: string): string => {
  const parsed = mosaic.parse(text);
  if (!parsed.ok) throw new Error(parsed.problems[0]?.problem);
  return `#/play/${writeLink({ puzzle: mosaic, grid: parsed.grid })}`;
};
const BOARD = boardLink('mosaic\n2.5..\n.5..4\n56..3\n..7..\n2..4.\n');
const SMALL = boardLink('mosaic\n44\n44\n');

const speak = async (page: Page, language: string): Promise<void> => {
  await page.click('[data-name=settings]');
  await page.selectOption('[data-name=language]', language);
  await page.waitForSelector(`html[lang=${language}]`);
};

const offered = (page: Page): Promise<string[]> =>
  page
    .locator('[data-name=language] option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));

const go = async (page: Page, address: string, shown: string): Promise<void> => {
  await page.evaluate((to) => {
    location.hash = to;
  }, address);
  await page.waitForSelector(shown);
};

it('speaks Spanish on every page of Mosaic, and only there', { timeout: 240_000 }, async () => {
  const { context, page, troubles } = await studio.visit();
  const scripts: string[] = [];
  context.on('request', (request) => scripts.push(request.url()));
  await openBoard(page, studio, BOARD);
  // A hint that was told before the language was chosen is not left standing.
  await page.click('[data-name=hint]');
  await page.waitForSelector('[data-name=hint-note]');
  expect(scripts.filter((url) => /\/(es|spanish|words\.es)-/.test(url))).toEqual([]);
  await speak(page, 'es');
  expect(scripts.filter((url) => /\/(es|spanish)-/.test(url)).length).toBeGreaterThan(1);
  expect(await offered(page)).toEqual(['en', 'pt', 'es']);
  await expectSpanish(page, 'the settings');
  await page.keyboard.press('Escape');
  await expectSpanish(page, 'the board');
  expect(await page.locator('[data-cell="0"]').getAttribute('aria-label')).toContain(
    'Fila 1, columna 1: vacía',
  );

  await page.click('[data-name=hint]');
  await page.waitForSelector('[data-name=hint-note]');
  await expectSpanish(page, 'a hint, where');
  await page.click('[data-name=more-hint]');
  await expectSpanish(page, 'a hint, its rules');
  await page.click('[data-name=more-hint]');
  await page.waitForSelector('[data-name=apply-hint]');
  await expectSpanish(page, 'a hint, all of it');
  await page.click('[data-name=apply-hint]');
  await page.click('[data-name=check]');
  await page.waitForSelector('[data-name=check-note]');
  await expectSpanish(page, 'a check');
  await page.click('[data-name=rules]');
  await page.waitForSelector('dialog');
  await expectSpanish(page, 'the rules');
  await page.keyboard.press('Escape');
  await page.click('[data-name=share]');
  await page.waitForSelector('[data-name=written]');
  await expectSpanish(page, 'the sheet to share');
  await page.keyboard.press('Escape');

  for (const [address, shown] of [
    ['#/puzzle/mosaic', '.board-card'],
    ['#/help/mosaic', 'main h1'],
    ['#/learn/mosaic', 'main .board'],
    ['#/set/mosaic', 'main .board'],
    ['#/print/mosaic', '[data-name=print-board]'],
  ] as const) {
    await go(page, address, shown);
    await expectSpanish(page, address);
  }

  await go(page, SMALL, '.board.playing');
  for (let cell = 0; cell < 4; cell++) {
    await page.locator(`.board.playing [data-cell="${cell}"]`).focus();
    await page.keyboard.press('Enter');
  }
  await page.waitForSelector('[data-name=solved]');
  await expectSpanish(page, 'the end');

  // Another puzzle has no Spanish: all of its page is in the language that was chosen before.
  await go(page, '#/puzzle/akari', 'html[lang=en] .board-card');
  const texts = await shownTexts(page);
  expect(texts.filter((text) => onlySpanish.has(text))).toEqual([]);
  expect(texts).toContain(en.learn);
  await page.click('[data-name=settings]');
  expect(await offered(page)).toEqual(['en', 'pt']);
  await page.keyboard.press('Escape');

  // The choice is kept: for the next board of Mosaic, and for the next visit.
  await go(page, BOARD, 'html[lang=es] .board.playing');
  await page.reload();
  await page.waitForSelector('.board.playing');
  await expectSpanish(page, 'the board, opened anew');
  await speak(page, 'pt');
  await go(page, '#/', 'html[lang=pt] .hero');
  expect(looked).toBeGreaterThan(400);
  expect(troubles).toEqual([]);
  await context.close();
});
