import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeStandIn } from '../../../test/stand-in-minizinc.ts';
import { studioServer } from './studio-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'calcada-studio-'));
let port: number;
let timeouts: number[] = [];
let close: () => void;

const library = { config: '{}', files: new Map([['a.mzn', 'predicate a();']]) };

beforeAll(async () => {
  mkdirSync(join(folder, 'page/assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.html'), 'secret');
  writeFileSync(join(folder, 'page/index.html'), '<p>page</p>');
  writeFileSync(join(folder, 'page/assets/a-1.js'), '1');
  writeFileSync(join(folder, 'page/notes.txt'), 'not served');
  writeStandIn(join(folder, 'package'));
  writeFileSync(join(folder, 'package/minizinc.mjs'), 'not served');
  const server = (await studioServer(join(folder, 'page'), {
    miniZinc: { folder: join(folder, 'package'), library },
  }))!;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
  close = () => server.close();
  timeouts = [server.timeout, server.headersTimeout, server.requestTimeout];
});
afterAll(() => {
  close();
  rmSync(folder, { recursive: true });
});

/** Sends the path as it is, which `fetch` would tidy. */
const get = (path: string, options: { method?: string; host?: string } = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const headers = { host: options.host ?? `127.0.0.1:${port}` };
    const sent = request(
      { port, host: '127.0.0.1', path, method: options.method ?? 'GET', headers },
      (got) => {
        let body = '';
        got.on('data', (part) => {
          body += part;
        });
        got.on('end', () => resolve({ status: got.statusCode!, headers: got.headers, body }));
      },
    );
    sent.on('error', reject);
    sent.end();
  });

describe('the server of the page', () => {
  it('closes connections that say nothing, or too little', () => {
    expect(timeouts).toHaveLength(3);
    for (const most of timeouts) expect(most).toSatisfy((ms: number) => ms > 0 && ms <= 60_000);
  });

  it('serves the three files of MiniZinc’s compiler, which alone may compile WebAssembly', async () => {
    const types: Record<string, string> = {
      'minizinc-worker.js': 'text/javascript; charset=utf-8',
      'minizinc.wasm': 'application/wasm',
      'minizinc.data': 'application/octet-stream',
    };
    for (const [name, type] of Object.entries(types)) {
      const { status, headers } = await get(`/minizinc/${name}`);
      expect({ status, type: headers['content-type'] }, name).toEqual({ status: 200, type });
      expect(headers['content-security-policy'], name).toContain("'wasm-unsafe-eval'");
    }
    expect((await get('/')).headers['content-security-policy']).not.toContain('unsafe');
    expect(JSON.parse((await get('/minizinc/installed.json')).body)).toEqual({ installed: true });
    expect(JSON.parse((await get('/minizinc/library.json')).body)).toEqual({
      config: '{}',
      files: [['a.mzn', 'predicate a();']],
    });
    for (const name of ['minizinc.mjs', '../secret.html', '%2e%2e/secret.html', ''])
      expect((await get(`/minizinc/${name}`)).status, name).toBe(404);
  });

  it('serves its files with strict headers', async () => {
    const page = await get('/?x#y');
    expect(page).toMatchObject({ status: 200, body: '<p>page</p>' });
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect((await get('/assets/a-1.js')).headers['cache-control']).toContain('immutable');
  });

  it('lets only the small view be framed, and only by sites it was told', async () => {
    for (const path of ['/', '/?embed', '/?x&embed=1']) {
      expect((await get(path)).headers).toMatchObject({ 'x-frame-options': 'DENY' });
    }
    const server = (await studioServer(join(folder, 'page'), { framedBy: ['https://example.org'] }))!;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const policyOf = async (path: string) => {
      const { headers } = await fetch(address + path);
      return [
        headers.get('x-frame-options'),
        headers.get('content-security-policy')?.match(/frame-ancestors .*/)?.[0],
      ];
    };
    expect(await policyOf('/?embed')).toEqual([null, 'frame-ancestors https://example.org']);
    for (const path of ['/', '/?embedded', '/index.html?embed', '/assets/a-1.js?embed', '/nothing?embed']) {
      expect(await policyOf(path), path).toEqual(['DENY', "frame-ancestors 'none'"]);
    }
    server.closeAllConnections();
    server.close();
  });

  it('serves nothing else, whatever the path', async () => {
    for (const path of [
      '/../secret.html',
      '/assets/../../secret.html',
      '/%2e%2e/secret.html',
      '/notes.txt',
      '/__proto__',
      '//',
    ])
      expect((await get(path)).status, path).toBe(404);
  });

  it('only reads, and only for this machine', async () => {
    expect((await get('/', { method: 'POST' })).status).toBe(405);
    expect(await get('/', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
    expect((await get('/', { host: 'elsewhere.example' })).status).toBe(403);
    expect((await get('/', { host: `localhost:${port}` })).status).toBe(200);
  });

  it('says so where there is no page', async () => {
    expect(await studioServer(join(folder, 'nothing'))).toBeUndefined();
  });
});
