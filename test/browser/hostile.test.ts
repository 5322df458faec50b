import { afterAll, beforeAll, expect, it } from 'vitest';
import { Random, seed } from '../random.ts';
import { instance, middle, openBoard, type Studio, startStudio } from './studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio();
});
afterAll(() => studio.close());

const MARKUP = [
  '<script>hacked()</script>',
  '<img src=x onerror=hacked()>',
  '<svg/onload=hacked()>',
  '"><script>hacked()</script>',
  'javascript:hacked()',
  "');hacked();//",
  '$\u007bhacked()}',
  '{{hacked()}}',
  '<iframe srcdoc="<script>parent.hacked()</script>">',
  '</title><script>hacked()</script>',
  '<a href="javascript:hacked()">x</a>',
  '\u0000<script>hacked()</script>',
  '<math><mtext><table><mglyph><style><img src=x onerror=hacked()>',
  'data:text/html,<script>hacked()</script>',
  '__proto__',
  'constructor',
];

/** Two hundred addresses and texts that mean no good: markup, overlong, damaged, huge, and mutations of good ones. */
function hostile(): string[] {
  const random = new Random(seed);
  const good = ['akari-start', 'bosnian-6-a', 'crazy-1', 'dualclue-teste'].map((name) => instance(name));
  const inputs: string[] = [];
  for (const markup of MARKUP) {
    inputs.push(markup, `#/play/${markup}`, `#/set/${markup}`, `#/help/${encodeURIComponent(markup)}`);
    for (const { puzzle } of good) inputs.push(`#/play/${puzzle.id}/${encodeURIComponent(markup)}`);
  }
  inputs.push(
    '#/play/%',
    '#/play/%E0%A4%A',
    '#/play/akari/',
    '#/play/akari/~',
    `#/play/akari/${'~z.'.repeat(60_000)}`,
    `#/play/akari/${`${'~z.'.repeat(60)};`.repeat(1000)}`,
    `#/play/${'a'.repeat(500_000)}`,
    '#/play/akari/999999999x999999999',
    `{"puzzle":"akari","rows":[${'"........",'.repeat(100_000)}"........"]}`,
    '['.repeat(100_000),
    '{"puzzle":{"__proto__":1}}',
    'https://puzz.link/p?akari/999999/999999/g',
    'https://puzz.link/p?tilepaint/1000/1000/0',
    `${'9'.repeat(5000)}x9:a`,
    'akari([[_|X],X)',
  );
  while (inputs.length < 200) {
    const { link } = random.pick(good);
    const at = 7 + random.below(link.length - 7);
    inputs.push(
      link.slice(0, at) +
        random.pick([...MARKUP, '%', '~', '!', '=', '\n', '٣']) +
        link.slice(at + random.below(4)),
    );
  }
  return inputs;
}

it(`200 hostile inputs run nothing, and the page stays as it was (seed ${seed})`, async () => {
  const inputs = hostile();
  expect(inputs.length).toBeGreaterThanOrEqual(200);
  const { context, page, troubles } = await studio.visit();
  await context.addInitScript(() => {
    Object.defineProperty(window, 'hacked', {
      value: () => document.documentElement.setAttribute('data-hacked', ''),
    });
  });
  const home = instance('akari-start');
  await openBoard(page, studio, home.link);
  const { x, y } = await middle(page, 0);
  await page.mouse.click(x, y);
  for (const input of inputs) {
    // As an address …
    const shown = await page.evaluate(async (hash) => {
      location.hash = hash;
      await new Promise((resolve) => setTimeout(resolve, 5));
      const refused = document.querySelector('[data-name=message].bad') !== null;
      return { refused, board: document.querySelector('.board.playing') !== null, hash: location.hash };
    }, input);
    if (shown.refused) expect(shown.board || shown.hash === home.link, input.slice(0, 80)).toBe(true);
    // … and as something pasted on the page.
    await page.evaluate(async (text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
      await new Promise((resolve) => setTimeout(resolve, 5));
    }, input);
  }
  await page.waitForTimeout(500);
  expect(await page.getAttribute('html', 'data-hacked')).toBeNull();
  expect(await page.locator('script').count()).toBe(1);
  expect(await page.locator('iframe, object, embed, img').count()).toBe(0);
  // The board that was being played has lost nothing.
  await page.goto(`${studio.address}#/`);
  await page.goto(`${studio.address}${home.link}`);
  await page.waitForSelector('.board.playing [data-cell="0"][aria-label*="light"]');
  expect(troubles).toEqual([]);
  await context.close();
});

it('a message names what is wrong with a link, and the page is untouched', async () => {
  const { page, leave } = await studio.revisit();
  await page.goto(`${studio.address}#/play/akari/..1;<b>x</b>`);
  const message = page.locator('[data-name=message]');
  await message.waitFor();
  expect(await message.textContent()).toContain('This link does not contain a board');
  expect(await message.locator('b').count()).toBe(0);
  expect(page.url()).toBe(`${studio.address}#/`);
  expect(await page.locator('.hero').count()).toBe(1);
  await leave();
});

it('what another program wrote into the storage is skipped', async () => {
  const { page, troubles, leave } = await studio.revisit();
  await page.goto(studio.address);
  await page.evaluate(() => {
    for (const [key, value] of [
      [
        'calcada.last.x',
        '{"id":"x","kind":"game","name":"","at":1,"puzzle":"akari","board":"<script>","game":{}}',
      ],
      ['calcada.last.y', '{{{'],
      ['calcada.last.z', 'null'],
      ['calcada.last-record.x', '{"key":"x","puzzle":"<script>"}'],
      ['calcada.setting.theme', '"<img src=x onerror=alert(1)>"'],
      ['calcada.setting.language', '"xx"'],
      ['calcada.drawn', '["akari"]'],
    ]) {
      localStorage.setItem(key!, value!);
    }
  });
  await page.reload();
  await page.waitForSelector('.hero');
  await page.goto(`${studio.address}#/set/akari`);
  await page.waitForSelector('.board.playing');
  expect(await page.getAttribute('html', 'lang')).toBe('en');
  expect(troubles).toEqual([]);
  await leave();
});
