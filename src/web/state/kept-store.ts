import { signal } from '@preact/signals';
import { forget, load, store, storedNames } from './storage.ts';

/** Why nothing can be kept: the browser forbids it, or there is no room. */
export const storageTrouble = signal<'blocked' | 'full' | undefined>(undefined);

/**
 * The stores of the database: the field that names an entry, and the prefix of the copies of what is being written, which
 * survive a window that is closed meanwhile. A new store needs a new version.
 */
const STORES = {
  slots: { keyPath: 'id', journal: 'last.' },
  records: { keyPath: 'key', journal: 'last-record.' },
  models: { keyPath: 'id', journal: 'last-model.' },
} as const;
const VERSION = 3;

/** Milliseconds that the page waits for the storage before it shows itself without. */
const OPENING_TIME = 3000;

let database: IDBDatabase | undefined;
let channel: BroadcastChannel | undefined;
const stores: { readonly name: string; open(): Promise<void>; hear(key: string | undefined): void }[] = [];

/**
 * Entries that the browser keeps, and that all tabs see: read at once when the page starts, written one by one, so that
 * no tab writes over what another has added.
 */
export class KeptStore<T extends object> {
  readonly name: keyof typeof STORES;
  /** Counts the changes of what is kept, so that lists know when to look again. */
  readonly changed = signal(0);
  /** An entry that another tab has changed. */
  readonly changedElsewhere = signal<T | undefined>(undefined);
  readonly #known = new Map<string, T>();
  readonly #isEntry: (value: unknown) => value is T;
  readonly #isNewer: (entry: T, than: T) => boolean;

  /** What was being written when the last window closed is written again where it is newer than what is stored. */
  constructor(
    name: keyof typeof STORES,
    isEntry: (value: unknown) => value is T,
    isNewer: (entry: T, than: T) => boolean,
  ) {
    this.name = name;
    this.#isEntry = isEntry;
    this.#isNewer = isNewer;
    stores.push(this);
  }

  get entries(): readonly T[] {
    return [...this.#known.values()];
  }

  get(key: string): T | undefined {
    return this.#known.get(key);
  }

  put(entry: T): void {
    const key = this.#keyOf(entry);
    this.#know(key, entry);
    store(this.#journal(key), entry);
    void this.#write(key, (kept) => kept.put(entry));
  }

  /** Adds an entry unless there is one of this name, here or in the storage. */
  add(entry: T): void {
    const key = this.#keyOf(entry);
    if (this.#known.has(key)) return;
    this.#know(key, entry);
    store(this.#journal(key), entry);
    void this.#write(key, async (kept) => {
      const there = await answer(kept.get(key));
      if (this.#isEntry(there)) this.#know(key, there);
      else kept.put(entry);
    });
  }

  /** Removes an entry and returns it, so that the removal can be undone. */
  remove(key: string): T | undefined {
    const entry = this.#known.get(key);
    this.#know(key, undefined);
    forget(this.#journal(key));
    void this.#write(key, (kept) => kept.delete(key));
    return entry;
  }

  clear(): void {
    for (const key of [...this.#known.keys()]) forget(this.#journal(key));
    this.#known.clear();
    this.changed.value++;
    void this.#write(undefined, (kept) => kept.clear());
  }

  async open(): Promise<void> {
    if (database) {
      const kept = database.transaction(this.name).objectStore(this.name);
      this.#known.clear();
      for (const entry of await answer(kept.getAll()))
        if (this.#isEntry(entry)) this.#known.set(this.#keyOf(entry), entry);
    }
    for (const name of storedNames(this.#journal(''))) {
      const entry = load(name);
      forget(name);
      if (!this.#isEntry(entry)) continue;
      const there = this.#known.get(this.#keyOf(entry));
      if (!there || this.#isNewer(entry, there)) this.put(entry);
    }
    this.changed.value++;
  }

  /** Another tab has changed this entry; without a name, all of them. */
  async hear(key: string | undefined): Promise<void> {
    if (key === undefined) return this.open();
    const kept = database?.transaction(this.name).objectStore(this.name);
    const entry: unknown = kept && (await answer(kept.get(key)).catch(() => undefined));
    if (entry !== undefined && !this.#isEntry(entry)) return;
    this.#know(key, entry);
    if (entry) this.changedElsewhere.value = entry;
  }

  #know(key: string, entry: T | undefined): void {
    if (entry) this.#known.set(key, entry);
    else this.#known.delete(key);
    this.changed.value++;
  }

  async #write(key: string | undefined, change: (kept: IDBObjectStore) => unknown): Promise<void> {
    if (!database) return;
    const entry = key === undefined ? undefined : this.#known.get(key);
    try {
      const transaction = database.transaction(this.name, 'readwrite');
      const done = completed(transaction);
      await change(transaction.objectStore(this.name));
      // At once: a page that is being closed waits for nothing.
      transaction.commit();
      await done;
      if (key !== undefined && this.#known.get(key) === entry) forget(this.#journal(key));
      storageTrouble.value = undefined;
      channel?.postMessage({ store: this.name, key });
    } catch (error) {
      const full = error instanceof DOMException && error.name === 'QuotaExceededError';
      storageTrouble.value = full ? 'full' : 'blocked';
    }
  }

  #keyOf(entry: T): string {
    return String(Reflect.get(entry, STORES[this.name].keyPath));
  }

  #journal(key: string): string {
    return STORES[this.name].journal + key;
  }
}

/** Reads what is kept; what the storage does not give is simply not there. */
export async function openStorage(): Promise<void> {
  try {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, OPENING_TIME));
    database = await Promise.race([openDatabase(), late]);
    for (const each of stores) await each.open();
  } catch {
    database = undefined;
    for (const each of stores) await each.open();
  }
  if (!database) storageTrouble.value = 'blocked';
  listen();
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open('calcada', VERSION);
  opening.onupgradeneeded = () => {
    for (const [name, { keyPath }] of Object.entries(STORES)) {
      if (!opening.result.objectStoreNames.contains(name))
        opening.result.createObjectStore(name, { keyPath });
    }
  };
  opening.onsuccess = () => {
    const lose = (): void => {
      database = undefined;
      storageTrouble.value = 'blocked';
    };
    opening.result.onclose = lose;
    // A later version of the page, in another tab, must not wait for this one.
    opening.result.onversionchange = () => {
      opening.result.close();
      lose();
    };
  };
  return answer(opening);
}

/** Hears of what other tabs keep. */
function listen(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel('calcada');
  channel.onmessage = ({ data }: MessageEvent<{ store?: string; key?: string } | null>) => {
    stores.find(({ name }) => name === data?.store)?.hear(data?.key);
  };
}

const answer = <R>(request: IDBRequest<R>): Promise<R> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    for (const end of ['abort', 'error'])
      transaction.addEventListener(end, () => reject(transaction.error ?? new Error(end)));
  });
