/**
 * The studio in the three families of browsers: opened, played by pointer and by keys, asked for a hint, loaded anew,
 * without a network, and its lab. What only one of them is asked is in the other browser tests, in Chromium.
 */
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { studioServer } from '../../../src/cli/index.ts';
import { cellsToPlace, instance } from '../studio.ts';
import { startOurChromium } from './chromium.ts';
import type { Driver } from './driver.ts';
import { firefoxPath, startFirefox } from './firefox.ts';
import { missingForWebKit, startWebKit } from './webkit.ts';

interface Family {
  readonly name: string;
  readonly missing: readonly string[];
  start(): Promise<Driver>;
}

const families: readonly Family[] = [
  { name: 'Chromium', missing: [], start: startOurChromium },
  { name: 'Firefox', missing: firefoxPath() === undefined ? ['firefox-esr'] : [], start: startFirefox },
  { name: 'WebKit', missing: missingForWebKit(), start: startWebKit },
];

for (const { name, missing } of families)
  if (missing.length > 0) console.error(`${name} is NOT TESTED: ${missing.join(', ')} not installed`);

const board = instance('akari-start');

/** The page and the address that it keeps while its server is away. */
async function serve(port = 0): Promise<{ readonly server: Server; readonly port: number }> {
  const folder = process.env['STUDIO_DIR'] ?? join('dist', 'studio');
  if (!existsSync(join(folder, 'index.html'))) throw new Error('the page is not built: run `npm run build`');
  const server = (await studioServer(folder))!;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

const end = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

describe.each(families)('$name', ({ missing, start }) => {
  const test = it.skipIf(missing.length > 0);
  let driver: Driver;
  let server: Server;
  let address: string;

  beforeAll(async () => {
    if (missing.length > 0) return;
    const served = await serve();
    server = served.server;
    address = `http://127.0.0.1:${served.port}/`;
    driver = await start();
  });
  afterAll(async () => {
    await driver?.close();
    if (server?.listening) await end(server);
  });

  /** Waits until an expression in the page is true, or says what it is instead. */
  const becomes = <T>(expression: string, expected: T): Promise<void> =>
    expect.poll(() => driver.value<T>(expression), { interval: 50 }).toEqual(expected);
  const text = (selector: string): string => `document.querySelector('${selector}')?.textContent ?? ''`;
  /** Presses in the middle of an element that is seen. */
  const press = async (selector: string): Promise<void> => {
    await becomes(`document.querySelector('${selector}') !== null`, true);
    const [x, y] = await driver.value<[number, number]>(`(() => {
      const element = document.querySelector('${selector}');
      element.scrollIntoView({ block: 'nearest' });
      const box = element.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    })()`);
    await driver.press(x, y);
  };
  const pressCell = (cell: number): Promise<void> => press(`.board.playing [data-cell="${cell}"] .hit`);
  const openBoard = async (): Promise<void> => {
    await driver.go(address + board.link);
    await becomes(`document.querySelector('.board.playing') !== null`, true);
  };
  /** As a person does it: a driver's own way may leave out what the browser keeps. */
  const reload = async (): Promise<void> => {
    await driver.value('void (self.isOld = true, setTimeout(() => location.reload()))');
    const isNew = (): Promise<boolean> =>
      driver.value<boolean>('self.isOld === undefined').catch(() => false);
    await expect.poll(isNew, { interval: 50 }).toBe(true);
  };
  const [first, second] = cellsToPlace(board) as [number, number];
  const light = (cell: number): string =>
    `/: light$/.test(document.querySelector('.board.playing [data-cell="${cell}"]')?.getAttribute('aria-label') ?? '')`;

  test('opens with a card for each puzzle', async () => {
    await driver.go(address);
    await becomes(`document.querySelectorAll('[data-name=days] .card').length > 5`, true);
    await becomes(text('.brand'), 'Calçada');
  });

  test('is played by pointer and by keys', async () => {
    await openBoard();
    expect(await driver.value(light(first))).toBe(false);
    await pressCell(first);
    await becomes(light(first), true);
    await driver.value(`document.querySelector('.board.playing [data-cell="0"]').focus()`);
    await driver.key('ArrowRight');
    await driver.key('ArrowDown');
    const { columns } = board.puzzle.size(board.grid);
    await becomes('document.activeElement.dataset.cell', String(columns + 1));
    await driver.value(`document.querySelector('.board.playing [data-cell="${second}"]').focus()`);
    await driver.key('Enter');
    await becomes(light(second), true);
  });

  test('gives a hint with the cells it speaks of on the screen', async () => {
    await openBoard();
    await press('[data-name=hint]');
    await becomes(`document.querySelector('[data-name=hint-note]') !== null`, true);
    expect(await driver.value<string>(text('[data-name=hint-note]'))).toMatch(/\w+ \w+/);
    expect(
      await driver.value(`(() => {
        const box = document.querySelector('[data-name=hint-note]').getBoundingClientRect();
        return box.top >= 0 && box.bottom <= innerHeight && box.width > 0;
      })()`),
    ).toBe(true);
  });

  test('keeps the game when the page is loaded anew', async () => {
    await openBoard();
    await becomes(light(first), true);
    await becomes(light(second), true);
    await reload();
    await becomes(light(first), true);
    await becomes(light(second), true);
  });

  test('solves a model in the lab', async () => {
    await driver.go(`${address}#/lab`);
    await becomes(`document.querySelector('[data-name=model]')?.value.includes('solve')`, true);
    await press('[data-name=solve]');
    await becomes(`document.querySelector('[data-standing]')?.dataset.standing`, 'best');
    expect(await driver.value<string>(text('[data-name=solutions] pre'))).toContain('worth = 109;');
  });

  test('is played, with hints, while its server is away', async () => {
    await openBoard();
    await becomes(
      `navigator.serviceWorker.getRegistration().then((kept) => kept?.active?.state ?? 'none')`,
      'activated',
    );
    await becomes('navigator.serviceWorker.controller !== null', true);
    await end(server);
    await expect(fetch(address)).rejects.toThrow();
    await reload();
    await becomes(light(first), true);
    await pressCell(first);
    await becomes(light(first), false);
    await press('[data-name=hint]');
    await becomes(`document.querySelector('[data-name=hint-note]') !== null`, true);
    await driver.go(`${address}#/help`);
    await becomes(`document.querySelector('h1')?.textContent`, 'Help');
  });
});
