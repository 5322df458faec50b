import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instance, middle, openBoard, type Studio, spoken, startStudio } from './studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio();
});
afterAll(() => studio.close());

describe('a link', () => {
  for (const name of ['akari-start', 'bosnian-13', 'crazy-2', 'dualclue-teste']) {
    it(`${name}: opened in a fresh profile shows the board, with what was put down only if wanted`, async () => {
      const mine = await studio.visit();
      const board = instance(name);
      await openBoard(mine.page, studio, board.link);
      const cell = board.game.sites[2]![0]!;
      const { x, y } = await middle(mine.page, cell);
      await mine.page.mouse.click(x, y);
      await mine.page.click('[data-name=share]');
      const plain = await mine.page.inputValue('[data-name=link]');
      await mine.page.check('[data-name=with-progress]');
      const full = await mine.page.inputValue('[data-name=link]');
      const said = await spoken(mine.page, cell);
      expect(full).not.toBe(plain);
      for (const link of [plain, full]) {
        const theirs = await studio.visit();
        await theirs.page.goto(link);
        await theirs.page.waitForSelector('.board.playing');
        const heard = await spoken(theirs.page, cell);
        if (link === full) expect(heard).toBe(said);
        else expect(heard).toContain('empty');
        expect(theirs.troubles).toEqual([]);
        await theirs.context.close();
      }
      await mine.context.close();
    });
  }
});

it('a board is pasted in every format it can be copied in', async () => {
  const { page, troubles, leave } = await studio.revisit();
  const board = instance('akari-start2');
  await openBoard(page, studio, board.link);
  await page.click('[data-name=share]');
  await page.waitForSelector('[data-name=written]');
  const formats = await page
    .locator('[data-name=format] option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(formats.length).toBeGreaterThan(4);
  const written: string[] = [];
  for (const format of formats) {
    await page.selectOption('[data-name=format]', format);
    written.push(await page.inputValue('[data-name=written]'));
  }
  await page.keyboard.press('Escape');
  for (const text of written) {
    await page.goto(`${studio.address}#/`);
    await page.click('[data-name=open-board]');
    await page.fill('[data-name=board-text]', text);
    await page.click('[data-name=open]');
    await page.waitForSelector('.board.playing');
    expect(page.url()).toBe(studio.address + board.link);
  }
  expect(troubles).toEqual([]);
  await leave();
});

it('SVG and PNG are downloaded, with what was put down only if wanted', async () => {
  const { page, troubles, leave } = await studio.revisit();
  const board = instance('akari-start');
  await openBoard(page, studio, board.link);
  const { x, y } = await middle(page, 0);
  await page.mouse.click(x, y);
  await page.click('[data-name=share]');
  const saved = async (kind: 'svg' | 'png'): Promise<string> => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.click(`[data-name=${kind}]`)]);
    return file.path();
  };
  expect(readFileSync(await saved('svg'), 'utf8')).not.toContain('placed"');
  await page.check('[data-name=with-progress]');
  const drawing = readFileSync(await saved('svg'), 'utf8');
  expect(drawing).toMatch(/^<svg[\s\S]*class="glyph rays placed"[\s\S]*<\/svg>\s*$/);
  const picture = readFileSync(await saved('png'));
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.readUInt32BE(16)).toBeGreaterThan(500);
  expect(troubles).toEqual([]);
  await leave();
});

it('on paper there are the puzzle and its rules, and nothing to press', async () => {
  const { context, page } = await studio.visit();
  await openBoard(page, studio, instance('crazy-1').link);
  await page.emulateMedia({ media: 'print' });
  expect(
    await page
      .locator('.top, .panel, .stage, .steps, .zoom')
      .evaluateAll((parts) => parts.every((part) => getComputedStyle(part).display === 'none')),
  ).toBe(true);
  expect(await page.locator('button, a').filter({ visible: true }).count()).toBe(0);
  await page.locator('.print-only svg').waitFor();
  expect(await page.locator('.print-rules li').count()).toBeGreaterThan(3);
  // Together with others: the board that was open is chosen.
  await page.emulateMedia({ media: 'screen' });
  await page.click('[data-name=share]');
  await page.click('[data-name=print-with-others]');
  await page.waitForSelector('[data-name=print-board]');
  expect(await page.locator('[data-name=print-board]:checked').count()).toBe(1);
  expect(await page.locator('[data-name=print-board]').first().isChecked()).toBe(true);
  expect(await page.locator('[data-name=print-board]').count()).toBeGreaterThan(5);
  await context.close();
});

it('works without a network after the first load, reasoning included', async () => {
  const { context, page, troubles } = await studio.visit({ serviceWorkers: 'allow' });
  await page.goto(studio.address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
  await context.setOffline(true);
  await page.reload();
  await page.waitForSelector('.hero');
  await page.click('[data-name=choose-board]');
  await page.selectOption('[data-name=make-sheet] [data-name=level]', 'easy');
  await page.fill('[data-name=make-sheet] [data-name=columns]', '6');
  await page.fill('[data-name=make-sheet] [data-name=rows]', '6');
  await page.click('[data-name=make]');
  await page.waitForSelector('.board.playing');
  await page.click('[data-name=hint]');
  await page.waitForSelector('[data-name=hint-note]');
  const other = await context.newPage();
  await other.goto(studio.address + instance('crazy-1').link);
  await other.waitForSelector('.board.playing');
  expect(troubles).toEqual([]);
  await context.close();
});

it('works from any static host, in any folder, with no header of ours', async () => {
  const folder = process.env['STUDIO_DIR'] ?? 'dist/studio';
  const types: Record<string, string> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
  };
  const host = createServer((request, response) => {
    const path = request.url!.replace(/^\/some\/where\//, '').replace(/[?#].*$/, '');
    const file = join(folder, path === '' ? 'index.html' : path);
    if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    return response
      .writeHead(200, { 'Content-Type': types[extname(file)] ?? 'image/png' })
      .end(readFileSync(file));
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const { context, page } = await studio.visit();
  const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/some/where/`;
  await page.goto(address + instance('crazy-1').link);
  await page.waitForSelector('.board.playing');
  await page.click('[data-name=hint]');
  await page.waitForSelector('[data-name=hint-note]');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.hacked = ""';
    document.head.append(script);
    return 'hacked' in document.documentElement.dataset;
  });
  expect(ran, 'an inline script').toBe(false);
  await context.close();
  host.closeAllConnections();
  host.close();
});

it('can be installed: a manifest with its icons, and a page that is served with strict headers', async () => {
  const response = await fetch(studio.address);
  expect(response.headers.get('content-security-policy')).toMatch(
    /script-src 'self';.*style-src 'self';.*frame-ancestors 'none'/,
  );
  expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const page = await response.text();
  expect(page).toContain('http-equiv="Content-Security-Policy"');
  expect(page).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=/);
  const manifest = (await (await fetch(`${studio.address}manifest.webmanifest`)).json()) as {
    icons: { src: string; sizes: string }[];
    display: string;
  };
  expect(manifest.display).toBe('standalone');
  for (const { src, sizes } of manifest.icons) {
    const icon = Buffer.from(await (await fetch(new URL(src, studio.address))).arrayBuffer());
    if (sizes !== 'any') expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
  }
  const post = await fetch(studio.address, { method: 'POST' });
  expect(post.status).toBe(405);
  for (const path of ['../package.json', '%2e%2e/package.json', 'assets/../../package.json', 'nothing']) {
    expect((await fetch(studio.address + path)).status, path).toBe(404);
  }
});
