import { isSlot, newSlotId, type Slot, saveSlot, slotById, slotsOf } from './saved-boards.ts';

/** What the first field of a file of saved boards says. */
const KIND = 'saved boards';

/** All that is kept, as the text of one file. */
export const slotFile = (): string =>
  `${JSON.stringify({ calcada: KIND, version: 1, slots: [...slotsOf('game'), ...slotsOf('draft')] }, null, 1)}\n`;

/** The slots in the text of such a file; undefined if it is none. */
export function slotsIn(text: string): readonly Slot[] | undefined {
  if (!text.includes(KIND)) return undefined;
  try {
    const { calcada, slots } = JSON.parse(text) as { readonly calcada?: unknown; readonly slots?: unknown };
    return calcada === KIND && Array.isArray(slots) ? slots.filter(isSlot) : undefined;
  } catch {
    return undefined;
  }
}

/** Adds slots beside those that are there: what is there already is left alone. Gives the ids of the new ones. */
export function addSlots(slots: readonly Slot[]): readonly string[] {
  const added: string[] = [];
  for (const slot of slots) {
    const here = slotById(slot.id);
    if (here && JSON.stringify(here) === JSON.stringify(slot)) continue;
    const id = here ? newSlotId() : slot.id;
    saveSlot({ ...slot, id });
    added.push(id);
  }
  return added;
}
