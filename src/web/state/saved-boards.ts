import { signal } from '@preact/signals';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SavedGame } from '../../play/index.ts';
import { puzzles } from '../../puzzles/index.ts';
import { forget, load, store, storedNames } from './storage.ts';

/** A board that is kept: a game with its moves, or a draft. */
export interface Slot {
  readonly id: string;
  readonly kind: 'game' | 'draft';
  /** Given by a person; empty until then. */
  readonly name: string;
  /** The puzzle's id. */
  readonly puzzle: string;
  /** In the puzzle's own text. */
  readonly board: string;
  /** When it was saved last, in milliseconds since 1970. */
  readonly at: number;
  readonly game?: SavedGame;
  /** Of a draft: what its board is called, and who made it. */
  readonly title?: string;
  readonly author?: string;
  /** Of a draft, the solution as far as it is drawn: the number of its value for each cell, or `-`. */
  readonly solution?: string;
}

interface Saved extends DBSchema {
  slots: { key: string; value: Slot };
}

/** Why nothing can be kept: the browser forbids it, or there is no room. */
export const storageTrouble = signal<'blocked' | 'full' | undefined>(undefined);

/** Counts the changes of what is kept, so that lists know when to look again. */
export const slotsChanged = signal(0);

/** A slot that another tab has changed. */
export const changedElsewhere = signal<Slot | undefined>(undefined);

const known = new Map<string, Slot>();
let database: IDBPDatabase<Saved> | undefined;
let channel: BroadcastChannel | undefined;

/** How long the page waits for the storage before it shows itself without. */
const PATIENCE = 3000;
/** A copy of what is being written, which survives a window that is closed meanwhile. */
const JOURNAL = 'last.';

/** Reads what is kept; what the storage does not give is simply not there. */
export async function openSavedBoards(): Promise<void> {
  try {
    const opening = openDB<Saved>('calcada', 1, {
      upgrade: (fresh) => void fresh.createObjectStore('slots', { keyPath: 'id' }),
      terminated: () => {
        database = undefined;
        storageTrouble.value = 'blocked';
      },
    });
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
    database = await Promise.race([opening, late]);
    for (const slot of (await database?.getAll('slots')) ?? []) if (isSlot(slot)) known.set(slot.id, slot);
  } catch {
    database = undefined;
  }
  if (!database) storageTrouble.value = 'blocked';
  finishWriting();
  takeOverOldStorage();
  slotsChanged.value++;
  listen();
}

/** All slots of a kind, the latest first. */
export const slotsOf = (kind: Slot['kind']): Slot[] =>
  [...known.values()].filter((slot) => slot.kind === kind).sort((one, other) => other.at - one.at);

export const slotById = (id: string): Slot | undefined => known.get(id);

/** The latest slot of this board. */
export const slotWith = (kind: Slot['kind'], puzzle: string, board: string): Slot | undefined =>
  slotsOf(kind).find((slot) => slot.puzzle === puzzle && slot.board === board);

export const newSlotId = (): string => crypto.randomUUID();

export function saveSlot(slot: Slot): void {
  known.set(slot.id, slot);
  slotsChanged.value++;
  store(JOURNAL + slot.id, slot);
  void write(slot.id, slot);
}

/** Removes a slot; what it was is given back, for whoever regrets it. */
export function removeSlot(id: string): Slot | undefined {
  const slot = known.get(id);
  known.delete(id);
  slotsChanged.value++;
  forget(JOURNAL + id);
  void write(id, undefined);
  return slot;
}

async function write(id: string, slot: Slot | undefined): Promise<void> {
  if (!database) return;
  try {
    const transaction = database.transaction('slots', 'readwrite');
    const written = slot ? transaction.store.put(slot) : transaction.store.delete(id);
    // At once: a page that is being closed waits for nothing.
    transaction.commit();
    await Promise.all([written, transaction.done]);
    if (known.get(id) === slot) forget(JOURNAL + id);
    storageTrouble.value = undefined;
    channel?.postMessage(id);
  } catch (error) {
    const full = error instanceof DOMException && error.name === 'QuotaExceededError';
    storageTrouble.value = full ? 'full' : 'blocked';
  }
}

/** Hears of what other tabs save. */
function listen(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel('calcada');
  channel.onmessage = async ({ data }) => {
    if (typeof data !== 'string') return;
    const slot = await database?.get('slots', data).catch(() => undefined);
    if (slot && !isSlot(slot)) return;
    if (slot) known.set(data, slot);
    else known.delete(data);
    slotsChanged.value++;
    if (slot) changedElsewhere.value = slot;
  };
}

/** What was being written when the last window closed, if it did not arrive. */
function finishWriting(): void {
  for (const name of storedNames(JOURNAL)) {
    const slot = load(name);
    forget(name);
    if (isSlot(slot) && slot.at > (known.get(slot.id)?.at ?? 0)) saveSlot(slot);
  }
}

/** Until version 0.2 games and one draft for each puzzle were kept as plain entries. */
function takeOverOldStorage(): void {
  for (const name of storedNames('game.')) {
    const game = load(name) as SavedGame | undefined;
    const slot = game && {
      id: newSlotId(),
      kind: 'game' as const,
      name: '',
      puzzle: game.puzzle,
      board: game.board,
      at: game.at,
      game,
    };
    if (isSlot(slot)) saveSlot(slot);
    if (database) forget(name);
  }
  for (const name of storedNames('draft.')) {
    const board = load(name);
    const puzzle = name.slice('draft.'.length);
    const slot = { id: newSlotId(), kind: 'draft', name: '', puzzle, board, at: 1 };
    if (isSlot(slot)) saveSlot(slot);
    if (database) forget(name);
  }
}

/** Whether this is a slot with a board that can be read: storage and files hold what anybody wrote into them. */
export function isSlot(value: unknown): value is Slot {
  if (typeof value !== 'object' || value === null) return false;
  const { id, kind, name, puzzle, board, at, game, solution, title, author } = value as Record<
    string,
    unknown
  >;
  const named = puzzles.find((each) => each.id === puzzle);
  return (
    typeof id === 'string' &&
    (kind === 'game' || kind === 'draft') &&
    typeof name === 'string' &&
    typeof board === 'string' &&
    typeof at === 'number' &&
    Number.isFinite(at) &&
    (kind === 'draft' || (typeof game === 'object' && game !== null)) &&
    [solution, title, author].every((text) => text === undefined || typeof text === 'string') &&
    (named?.parse(board).ok ?? false)
  );
}
