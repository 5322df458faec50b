import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import type { Store } from '../../collection/index.ts';
import type { SolverLibrary } from '../../flatzinc/minizinc/index.ts';
import { compilerSecurityPolicy, contentSecurityPolicy } from '../../web/offline/index.ts';
import { languageOf, ORDERS_POLICY, ordersPage } from '../collection/orders-page.ts';
import { PACKAGE_FILES } from '../flatzinc/index.ts';
import { collectionFile, pageFiles, withCollection } from './index.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.data': 'application/octet-stream',
};

const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy('header'),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** Settings of the server. */
export interface StudioServing {
  /** Sites that may show a board in a frame, as `https://example.org`; none if not given. */
  readonly framedBy?: readonly string[];
  /** A collection whose boards can be browsed. */
  readonly store?: Store;
  /** The folder of the npm package `minizinc`, whose compiler the lab uses, and what it must know of our solver. */
  readonly miniZinc?: { readonly folder: string; readonly library: SolverLibrary };
}

/** The addresses of MiniZinc's compiler, and the files behind them: these three and no other. */
const compilerFiles = (folder: string | undefined): ReadonlyMap<string, string> =>
  new Map(folder === undefined ? [] : PACKAGE_FILES.map((name) => [`/minizinc/${name}`, join(folder, name)]));

/** Whether the compiler is there, and the library that it compiles with. */
const compilerFacts = (library: SolverLibrary | undefined): ReadonlyMap<string, object> =>
  new Map<string, object>([
    ['/minizinc/installed.json', { installed: library !== undefined }],
    ...(library ? [['/minizinc/library.json', { ...library, files: [...library.files] }] as const] : []),
  ]);

/** The headers of the view that may be framed, if any site may. */
function framedHeaders(framedBy: readonly string[]): Readonly<Record<string, string>> {
  if (framedBy.length === 0) return HEADERS;
  const { 'X-Frame-Options': _never, ...rest } = HEADERS;
  return {
    ...rest,
    'Content-Security-Policy': contentSecurityPolicy('header', framedBy),
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
}

interface Served {
  readonly body: Buffer;
  readonly type: string;
  /** The name changes with the content, so it may be kept for ever. */
  readonly lasting: boolean;
}

/** How long a request may take to arrive, and how often that is checked, in milliseconds. */
const WAITING = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 5000 };
/** How long a connection may be silent, whether it asks or reads, in milliseconds. */
const SILENCE = 60_000;

/** Queries to the store that may wait at once; more are refused. */
const MOST_WAITING = 64;

/**
 * Serves the files of the built page and nothing else: all of them are read at the start, and a request is answered
 * from that list, so that no path leads anywhere else. With a store, its boards too, to be read and not changed: a
 * request is names and numbers in an address, an answer is one file of boards, and one query runs at a time.
 * With MiniZinc's compiler, its three files, read on demand, and the library that it compiles with.
 * Undefined if there is no page in this folder.
 */
export async function studioServer(folder: string, options: StudioServing = {}): Promise<Server | undefined> {
  const { store } = options;
  const files = servedFiles(store ? withCollection(await pageFiles(folder)) : await pageFiles(folder));
  if (!files.has('/')) return undefined;
  const framed = framedHeaders(options.framedBy ?? []);
  const compiler = compilerFiles(options.miniZinc?.folder);
  const facts = compilerFacts(options.miniZinc?.library);
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();
  const server = createServer(WAITING, async (request, response) => {
    const [path = '/', query = ''] = (request.url ?? '/').split(/[?#]/);
    // Only the view that shows one board, keeps nothing and leads nowhere may stand in another site's frame.
    const isEmbedded = path === '/' && new URLSearchParams(query).has('embed');
    const send = (status: number, headers: Record<string, string>, body: Buffer | string): void => {
      response.writeHead(status, { ...(isEmbedded ? framed : HEADERS), ...headers });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    const plain = { 'Content-Type': 'text/plain; charset=utf-8' };
    if (!isLocal(request.headers.host)) return send(403, plain, 'This page is for this machine alone.\n');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return send(405, { ...plain, Allow: 'GET, HEAD' }, 'Only reading is possible here.\n');
    }
    const file = files.get(path);
    const isOrders = path === '/orders';
    if (!file && store && (isOrders || path.startsWith('/collection/'))) {
      if (waiting >= MOST_WAITING)
        return send(503, { ...plain, 'Retry-After': '1' }, 'Too many questions at once.\n');
      waiting++;
      const lang = languageOf(query, request.headers['accept-language']);
      const answer = turn.then(
        (): Promise<string | object | undefined> =>
          isOrders ? ordersPage(store, lang) : collectionFile(store, path.slice(1)),
      );
      turn = answer.catch(() => undefined);
      try {
        const found = await answer;
        if (!found) return send(404, plain, 'There is nothing here.\n');
        if (typeof found === 'string') {
          const policy = { 'Content-Security-Policy': ORDERS_POLICY };
          return send(
            200,
            { 'Content-Type': TYPES['.html']!, 'Cache-Control': 'no-store', ...policy },
            found,
          );
        }
        const json = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-cache' };
        return send(200, json, JSON.stringify(found));
      } catch {
        return send(503, { ...plain, 'Retry-After': '5' }, 'The collection cannot be read now.\n');
      } finally {
        waiting--;
      }
    }
    // Whether it is there must not be a request that the page makes for nothing.
    const fact = facts.get(path);
    if (fact) {
      const json = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-cache' };
      return send(200, json, JSON.stringify(fact));
    }
    const part = compiler.get(path);
    const body = part === undefined ? undefined : await readFile(part).catch(() => undefined);
    if (body) {
      const type = TYPES[extname(path)]!;
      const policy = { 'Content-Security-Policy': compilerSecurityPolicy() };
      return send(200, { 'Content-Type': type, 'Cache-Control': 'no-cache', ...policy }, body);
    }
    if (!file) return send(404, plain, 'There is nothing here.\n');
    const caching = file.lasting ? 'public, max-age=31536000, immutable' : 'no-cache';
    return send(200, { 'Content-Type': file.type, 'Cache-Control': caching }, file.body);
  });
  return server.setTimeout(SILENCE);
}

/** A name that another site points at this machine is not ours, and must not reach the page. */
const isLocal = (host = ''): boolean => /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i.test(host);

function servedFiles(files: ReadonlyMap<string, Buffer>): ReadonlyMap<string, Served> {
  const found = new Map<string, Served>();
  for (const [name, body] of files) {
    const type = TYPES[extname(name)];
    if (!type) continue;
    const served = { body, type, lasting: name.startsWith('assets/') };
    found.set(`/${name}`, served);
    if (name === 'index.html') found.set('/', served);
  }
  return found;
}
