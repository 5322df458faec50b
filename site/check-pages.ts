// Tries the built site in Chromium, served from its base: the board of the first page is played to its end, a program and
// a MiniZinc model are run, a word is searched for, and the studio opens without a network. Any error of a page fails it.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { read, solve } from '../src/index.ts';
import { axeFindings } from '../test/browser/axe.ts';
import { startChromium } from '../test/browser/chromium.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

const base = process.argv[2] ?? '/';
const pictures = process.argv[3];
const server = createServer(async ({ url = '' }, response) => {
  const path = decodeURIComponent(new URL(url, 'http://site').pathname);
  const file = join('site-dist', path.slice(base.length - 1), path.endsWith('/') ? 'index.html' : '');
  try {
    if (!path.startsWith(base)) throw new Error('outside');
    const body = await readFile(file);
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`;
const browser = await startChromium();

let checked = 0;
function expect(holds: boolean, what: string): void {
  checked++;
  if (!holds) throw new Error(`expected ${what}`);
}

async function visit(
  what: string,
  look: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`${message.text()} ${message.location().url}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(home) && !/^(blob|data):/.test(url)) troubles.push(`a request to ${url}`);
  });
  try {
    await look(page);
  } catch (error) {
    throw new Error(`${what}: ${error instanceof Error ? error.message : error}; ${troubles.join('; ')}`);
  }
  expect(troubles.length === 0, `no errors from ${what}, got ${troubles.join('; ')}`);
  await context.close();
  console.log(`site: ${what}`);
}

/** The cells of the first page's board that hold a light in its solution. */
function lights(text: string): number[] {
  const board = read(text);
  if (!board.ok) throw new Error('the board of the first page cannot be read');
  const solved = solve(board.puzzle, board.grid);
  if (solved.status !== 'solved') throw new Error('the board of the first page has no solution');
  const light = board.puzzle.values(board.grid)[1]?.id;
  const { rows, columns } = board.puzzle.scene(board.grid);
  return Array.from({ length: rows * columns }, (_, cell) => cell).filter(
    (cell) => solved.board.at(cell) === light,
  );
}

const run = async (page: Page, code: string | undefined): Promise<void> => {
  if (code !== undefined) await page.locator('.live textarea').fill(code);
  await page.locator('.live [data-name=run]').click();
};

try {
  for (const [language, folder, word] of [
    ['en', '', 'Solved!'],
    ['pt', 'pt/', 'Resolvido!'],
  ] as const)
    await visit(`the board of the first page is played (${language})`, async (page) => {
      await page.goto(home + folder);
      const board = page.locator('calcada-board');
      const cells = lights((await board.getAttribute('board')) ?? '');
      expect(cells.length > 3, 'a board with some lights');
      for (const cell of cells) await board.locator(`[data-cell="${cell}"]`).click();
      await page.locator('.home .rules strong', { hasText: word }).waitFor();
    });

  await visit('programs run, are stopped, and fail in words', async (page) => {
    await page.goto(`${home}live.html`);
    const output = page.locator('.live .output');
    const state = page.locator('.live .state');
    const names = await page
      .locator('.live option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    expect(names.length >= 4, 'four examples or more');
    const last = new Map([
      ['queens', '92 placements of 8 queens'],
      ['job-shop', 'all done at 16'],
      ['send-more-money', '9567 + 1085 = 10652'],
      ['explained-board', 'solutions: unique'],
    ]);
    for (const name of names) {
      await page.locator('.live select').selectOption(name);
      await run(page, undefined);
      await page.locator('.live .state.done').waitFor();
      const said = (await output.textContent()) ?? '';
      expect(said.includes(last.get(name) ?? '\0'), `"${last.get(name)}" from ${name}, got ${said}`);
    }
    await run(page, "console.log('<b id=\"markup\">text</b>');\nthrow new Error('on purpose <i>');");
    await page.locator('.live .state.error').waitFor();
    expect(((await output.textContent()) ?? '').includes('Error: on purpose <i>'), 'the words of the error');
    expect((await page.locator('#markup').count()) === 0, 'output as text');
    await run(page, 'const = 1;');
    await page.locator('.live .state.error').waitFor();
    expect(((await output.textContent()) ?? '').includes('SyntaxError'), 'an error of syntax in words');
    await run(page, 'for (;;) console.log(1);');
    await page.locator('.live .state.error').waitFor();
    expect(((await output.textContent()) ?? '').includes('at most'), 'a limit of lines');
    await run(page, 'for (;;);');
    await page.locator('.live [data-name=stop]').click();
    await page.locator('.live .state.stopped').waitFor();
    await run(page, 'for (;;);');
    await page.locator('.live .state.time').waitFor();
    checked += 2;
    expect(((await state.textContent()) ?? '').includes('10 seconds'), 'the time limit in words');
  });

  await visit('a MiniZinc model is compiled and solved', async (page) => {
    await page.goto(`${home}live.html#minizinc`);
    const frame = page.frameLocator('.studio-frame');
    await frame.locator('[data-name=model]').waitFor();
    // The bench begins with an example as soon as it knows that the compiler is there.
    await page
      .frame({ url: /\/play\// })
      ?.waitForFunction(() => document.querySelector('textarea')?.value.includes('all_different'));
    await frame
      .locator('[data-name=model]')
      .fill(
        'include "alldifferent.mzn"; array[1..3] of var 1..3: x; constraint alldifferent(x) /\\ x[1] > x[2] + 1; solve satisfy;',
      );
    await frame.locator('[data-name=solve]').click();
    const found = frame.locator('[data-name=solutions] pre').first();
    await found.waitFor();
    expect(((await found.textContent()) ?? '').includes('3, 1, 2'), 'the one solution of the model');
  });

  await visit('a word is searched for', async (page) => {
    await page.goto(`${home}about.html`);
    await page.locator('.VPNavBarSearch button').click();
    await page.locator('.VPLocalSearchBox input').fill('edge finding');
    const results = page.locator('.VPLocalSearchBox .result');
    await results.first().waitFor();
    expect((await results.count()) > 0, 'results');
    await results.first().click();
    await page.locator('.VPDoc h1').waitFor();
  });

  await visit(
    'a board of the gallery opens in the studio, which then works without a network',
    async (page) => {
      await page.goto(`${home}gallery.html`);
      expect((await page.locator('.card').count()) >= 80, 'eighty boards or more');
      await page.locator('.card').first().click();
      await page.locator('.board.playing').waitFor();
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await page.context().setOffline(true);
      await page.reload();
      await page.locator('.board.playing').waitFor();
      checked += 2;
    },
    { serviceWorkers: 'allow' },
  );

  for (const colorScheme of ['light', 'dark'] as const)
    await visit(
      `axe finds nothing on the site's own pages, ${colorScheme}`,
      async (page) => {
        const findings: string[] = [];
        for (const name of ['index', 'gallery', 'live', 'pt/index']) {
          await page.goto(`${home}${name}.html`);
          await page.locator(name.endsWith('index') ? 'calcada-board' : 'h1').waitFor();
          // The studio has tests of its own; in a frame its landmarks would count as this page's.
          await page.evaluate(() => document.querySelector('iframe')?.remove());
          findings.push(...(await axeFindings(page)).map((finding) => `${name}: ${finding}`));
        }
        expect(findings.length === 0, `no findings, got ${findings.join('; ')}`);
      },
      { colorScheme },
    );

  if (pictures !== undefined)
    for (const [size, viewport] of [
      ['phone', { width: 390, height: 664 }],
      ['desk', { width: 1280, height: 800 }],
    ] as const)
      for (const colorScheme of ['light', 'dark'] as const)
        await visit(
          `pictures of ${size}, ${colorScheme}`,
          async (page) => {
            for (const name of [
              'index',
              'gallery',
              'live',
              'docs/tour',
              'docs/papers/003',
              'pt/index',
              'api/engine',
              'api/index',
            ]) {
              const found = await page.goto(`${home}${name}.html`);
              if (!found?.ok()) continue;
              await page.waitForLoadState('networkidle');
              if (name.endsWith('index')) await page.waitForTimeout(400);
              await page.screenshot({
                path: join(pictures, `${name.replaceAll('/', '-')}-${size}-${colorScheme}.png`),
              });
            }
          },
          { viewport, colorScheme },
        );
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}
if (checked < 20) throw new Error(`expected to check 20 things or more, got ${checked}`);
console.log(`site: ${checked} things checked in the browser`);
