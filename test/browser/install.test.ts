import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Studio, startStudio } from './studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio();
});
afterAll(() => studio.close());

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** Serves copies of the page in folders of one origin; each can be given a new version. */
async function host(folders: readonly string[]) {
  const from = process.env['STUDIO_DIR'] ?? 'dist/studio';
  const files = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(from, file)).isFile(),
  );
  const versions = new Map(folders.map((folder) => [folder, 1]));
  const server = createServer((request, response) => {
    const [, folder = '', path = ''] = /^\/([^/]*)\/([^?]*)/.exec(request.url ?? '') ?? [];
    const file = path === '' ? 'index.html' : path;
    if (!versions.has(folder) || !files.includes(file)) return response.writeHead(404).end();
    const body = readFileSync(join(from, file), file === 'service-worker.js' ? 'utf8' : undefined);
    const version = versions.get(folder)!;
    const sent =
      typeof body === 'string'
        ? body.replace(/"version":"(\w+)"/, `"version":"$1${version}"`).concat(`\n//${version}`)
        : body;
    return response
      .writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'text/plain', 'Cache-Control': 'no-store' })
      .end(sent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    renew: (folder: string) => versions.set(folder, versions.get(folder)! + 1),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const kept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });

it('two copies on one origin keep their caches, and a new version is told and taken', async () => {
  const served = await host(['one', 'two']);
  const { context, page } = await studio.visit({ serviceWorkers: 'allow' });
  await page.goto(`${served.address}one/`);
  await kept(page);
  const other = await context.newPage();
  await other.goto(`${served.address}two/`);
  await kept(other);
  const names = (): Promise<string[]> => other.evaluate(() => caches.keys());
  expect(await names()).toHaveLength(2);
  served.renew('one');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
  await page.waitForSelector('[data-name=message]');
  expect(await page.locator('[data-name=message]').textContent()).toContain('new version');
  await Promise.all([page.waitForEvent('load'), page.click('[data-name=message-action]')]);
  await page.waitForSelector('.hero');
  const after = await names();
  expect(after).toHaveLength(2);
  expect(after.filter((name) => name.includes('/two/'))).toHaveLength(1);
  await context.close();
  served.close();
});

it('what another program shares with the page is opened, and leaves the address', async () => {
  const { context, page, troubles } = await studio.visit();
  const manifest = (await (await fetch(`${studio.address}manifest.webmanifest`)).json()) as {
    readonly share_target: { readonly action: string; readonly params: { readonly text: string } };
    readonly icons: readonly { readonly purpose?: string }[];
  };
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  const { action, params } = manifest.share_target;
  const target = new URL(action, studio.address);
  target.searchParams.set(params.text, `Look at this: ${studio.address}#/play/akari/..;.3/`);
  await page.goto(target.href);
  await page.waitForSelector('.board.playing [data-cell="3"][aria-label*="clue 3"]');
  expect(new URL(page.url()).search).toBe('');
  target.searchParams.set(params.text, 'nothing of the kind');
  await page.goto(target.href);
  await page.waitForSelector('[data-name=message].bad');
  expect(troubles).toEqual([]);
  await context.close();
});
