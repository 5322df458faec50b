/*
 * Keeps a copy of the whole page, so that it opens without a network. A new version is fetched beside the old one
 * and takes over when no page of the old one is open, or when the visitor asks for it: a page never mixes files of two
 * versions.
 */

interface OfflineList {
  readonly version: string;
  readonly files: readonly string[];
}

/** The part of a service worker's world that is used here; the library of the page does not describe it. */
interface ServiceWorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  skipWaiting(): Promise<void>;
}
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

// This script imports nothing, because it is started on its own; Object() gives what no type can tell.
const worker: ServiceWorkerScope = Object(self);
// The build puts the list in place of this text.
const list: OfflineList = Object('the offline list');
// Another copy of the page may live in another folder of this origin: each has caches of its own.
const PREFIX = `calcada ${worker.registration.scope} `;
const cacheName = PREFIX + list.version;

worker.addEventListener('install', (event) => {
  const files = list.files.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files)));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      const old = names.filter((name) => name.startsWith(PREFIX) && name !== cacheName);
      await Promise.all(old.map((name) => caches.delete(name)));
      await worker.clients.claim();
    })(),
  );
});

worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(worker.registration.scope)) return;
  // The headers of a page say which sites may frame it, and the copy's headers allow none.
  if (request.mode === 'navigate' && new URL(request.url).searchParams.has('embed')) return;
  event.respondWith(answer(request));
});

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const page = request.mode === 'navigate' ? worker.registration.scope : request;
  return (await cache.match(page, { ignoreSearch: true })) ?? fetch(request);
}
