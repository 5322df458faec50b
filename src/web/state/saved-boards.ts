import type { SavedGame } from '../../play/index.ts';
import { puzzles } from '../../puzzles/index.ts';
import { KeptStore } from './kept-store.ts';

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
  readonly author?: string | undefined;
  /** Of a draft, the solution as far as it is drawn: the number of its value for each cell, or `-`. */
  readonly solution?: string | undefined;
}

const slots = new KeptStore<Slot>('slots', isSlot, (slot, than) => slot.at > than.at);

/** Counts the changes of what is kept, so that lists know when to look again. */
export const slotsChanged = slots.changed;

/** A slot that another tab has changed. */
export const { changedElsewhere } = slots;

/** All slots of a kind, the latest first. */
export const slotsOf = (kind: Slot['kind']): Slot[] =>
  slots.entries.filter((slot) => slot.kind === kind).sort((one, other) => other.at - one.at);

export const slotById = (id: string): Slot | undefined => slots.get(id);

/** The latest slot of this board. */
export const slotWith = (kind: Slot['kind'], puzzle: string, board: string): Slot | undefined =>
  slotsOf(kind).find((slot) => slot.puzzle === puzzle && slot.board === board);

export const newSlotId = (): string => crypto.randomUUID();

/** The slot of what is begun here: the same in every tab in which it is begun, and one that holds nothing yet. */
export function firstSlotId(kind: Slot['kind'], begun: string): string {
  for (let number = 1; ; number++) {
    const id = `${kind} ${begun} ${number}`;
    if (!slots.get(id)) return id;
  }
}

export const saveSlot = (slot: Slot): void => slots.put(slot);

/** Removes a slot and returns it, so that the removal can be undone. */
export const removeSlot = (id: string): Slot | undefined => slots.remove(id);

/** Whether this is a slot with a board that can be read: other programs can write to storage and files. */
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
