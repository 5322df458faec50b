import { isRecord, type SolvedRecord } from '../../play/index.ts';
import { addRecords, records, removeRecords } from './records.ts';
import { isSlot, newSlotId, removeSlot, type Slot, saveSlot, slotById, slotsOf } from './saved-boards.ts';
import { isModel, modelById, removeModel, type SavedModel, savedModels, saveModel } from './saved-models.ts';

/** What the first field of a file of saved boards says. */
const KIND = 'saved boards';

/** What such a file holds: boards, and the times of those that were solved. */
interface Kept {
  readonly slots: readonly Slot[];
  readonly records: readonly SolvedRecord[];
  /** Models of the lab. */
  readonly models: readonly SavedModel[];
}

/** All that is kept, as the text of one file. */
export function slotFile(): string {
  const slots = [...slotsOf('game'), ...slotsOf('draft')];
  const kept: Kept = { slots, records: records.peek(), models: savedModels() };
  return `${JSON.stringify({ calcada: KIND, version: 1, ...kept }, null, 1)}\n`;
}

/** What is in the text of such a file; undefined if it is none. */
export function keptIn(text: string): Kept | undefined {
  if (!text.includes(KIND)) return undefined;
  try {
    const { calcada, slots, records: times, models } = JSON.parse(text) as Record<string, unknown>;
    if (calcada !== KIND || !Array.isArray(slots)) return undefined;
    return {
      slots: slots.filter(isSlot),
      records: Array.isArray(times) ? times.filter(isRecord) : [],
      models: Array.isArray(models) ? models.filter(isModel) : [],
    };
  } catch {
    return undefined;
  }
}

/** What was added, and the way to take it away again. */
interface Addition {
  readonly boards: number;
  readonly times: number;
  undo(): void;
}

/** Adds what a file holds beside what is there, which is left alone. */
export function addKept({ slots, records: times, models }: Kept): Addition {
  const added: string[] = [];
  for (const slot of slots) {
    const here = slotById(slot.id);
    if (here && JSON.stringify(here) === JSON.stringify(slot)) continue;
    const id = here ? newSlotId() : slot.id;
    saveSlot({ ...slot, id });
    added.push(id);
  }
  const remembered = addRecords(times);
  const fresh = models.filter(({ id }) => !modelById(id));
  for (const model of fresh) saveModel(model);
  return {
    boards: added.length,
    times: remembered.length,
    undo() {
      for (const id of added) removeSlot(id);
      removeRecords(remembered);
      for (const { id } of fresh) removeModel(id);
    },
  };
}
