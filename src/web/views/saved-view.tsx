import { useSignal } from '@preact/signals';
import { Board, say } from '../../board/index.ts';
import { loadGame } from '../../play/index.ts';
import { puzzleById, puzzles, sitesOf } from '../../puzzles/index.ts';
import { Picture } from '../board/index.ts';
import { Button, Icon } from '../parts/index.ts';
import {
  addKept,
  addressOf,
  go,
  keptIn,
  language,
  newSlotId,
  type Slot,
  saveSlot,
  show,
  slotFile,
  slotsChanged,
  slotsOf,
  storageTrouble,
} from '../state/index.ts';
import { words } from '../words/index.ts';
import { localeOf } from '../words/plural.ts';
import { forgetWithUndo } from './kept-cards.tsx';
import { saveFile } from './save-file.ts';

/** All games and drafts that are kept, to be opened, named, duplicated, deleted, and taken to another device. */
export function SavedView() {
  void slotsChanged.value;
  const text = words.value;
  const lists = [
    ['game', text.savedGames],
    ['draft', text.savedDrafts],
  ] as const;
  const trouble = storageTrouble.value;
  const none = lists.every(([kind]) => slotsOf(kind).length === 0);
  return (
    <div class="saved">
      <div class="heading">
        <h1>{text.savedTitle}</h1>
        <div class="row">
          <Button icon="down" name="export" disabled={none} onClick={exportAll}>
            {text.exportAll}
          </Button>
          {!none && (
            <a class="button plain" href={addressOf({ view: 'print' })} data-name="print-saved">
              <Icon name="print" />
              <span>{text.printSeveral}</span>
            </a>
          )}
          <label class="button plain file">
            <input
              type="file"
              accept=".json,application/json"
              data-name="import"
              onChange={({ currentTarget }) => {
                void importFrom(currentTarget.files);
                currentTarget.value = '';
              }}
            />
            <span>{text.importFile}</span>
          </label>
        </div>
      </div>
      <p class="small">{none ? text.savedNone : text.savedIntro}</p>
      {trouble && <p class="bad">{text.notSaved[trouble]}</p>}
      {lists.map(([kind, title]) => {
        const slots = slotsOf(kind);
        if (slots.length === 0) return null;
        return (
          <section key={kind} aria-label={title}>
            <h2>{title}</h2>
            <ul class="cards" data-name={`${kind}s`}>
              {slots.map((slot) => (
                <SlotCard key={slot.id} slot={slot} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function SlotCard({ slot }: { readonly slot: Slot }) {
  const text = words.value;
  const renaming = useSignal(false);
  const puzzle = puzzleById(slot.puzzle)!;
  const parsed = puzzle.parse(slot.board);
  if (!parsed.ok) return null;
  const { grid } = parsed;
  const { rows, columns } = puzzle.size(grid);
  const usual = say(puzzle.title, language.value);
  const name = slot.name || usual;
  const filled = loadGame(slot.game, puzzles)?.board ?? Board.on<string>(sitesOf(puzzle, grid));
  const open = (): void => {
    const shared = { puzzle, grid };
    // The one that was opened last is the one that its board's address finds.
    saveSlot({ ...slot, at: Date.now() });
    go({ view: slot.kind === 'game' ? 'play' : 'set', shared, slot: slot.id });
  };
  const rename = (typed: string): void => {
    renaming.value = false;
    if (typed.trim() !== slot.name) saveSlot({ ...slot, name: typed.trim().slice(0, 80) });
  };
  return (
    <li class="card board-card slot" data-name="slot">
      <button type="button" class="slot-open" data-name="open-slot" onClick={open}>
        <Picture scene={puzzle.scene(grid, filled)} label={name} />
        <span class="facts">
          <b>{name}</b>
          {slot.name && <span>{usual}</span>}
          <span>{text.size(rows, columns)}</span>
          <span>{when(slot.at)}</span>
        </span>
      </button>
      {renaming.value && (
        <input
          type="text"
          aria-label={text.savedName}
          data-name="slot-name"
          maxLength={80}
          value={slot.name}
          ref={(field) => field?.focus()}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') rename(currentTarget.value);
            if (key === 'Escape') renaming.value = false;
          }}
          onBlur={({ currentTarget }) => {
            if (renaming.peek()) rename(currentTarget.value);
          }}
        />
      )}
      <div class="tools">
        <Button
          icon="pen"
          kind="quiet"
          name="rename"
          label={text.rename(name)}
          onClick={() => {
            renaming.value = true;
          }}
        />
        <Button
          icon="copy"
          kind="quiet"
          name="duplicate"
          label={text.duplicate(name)}
          onClick={() => saveSlot({ ...slot, id: newSlotId(), name: text.copyOf(name), at: Date.now() })}
        />
        <Button
          icon="close"
          kind="quiet"
          name="delete"
          label={text.forgetBoard(name)}
          onClick={() => forgetWithUndo(slot.id)}
        />
      </div>
    </li>
  );
}

const when = (at: number): string =>
  new Date(at).toLocaleString(localeOf(language.value), { dateStyle: 'medium', timeStyle: 'short' });

function exportAll(): void {
  saveFile(new Blob([slotFile()], { type: 'application/json' }), 'calcada-boards.json');
}

async function importFrom(files: FileList | null): Promise<void> {
  const [file] = files ?? [];
  if (!file) return;
  const text = words.peek();
  const kept = keptIn(await file.text());
  if (!kept) {
    show({ kind: 'bad', text: text.notImported });
    return;
  }
  const { boards, times, undo } = addKept(kept);
  const action = boards + times > 0 ? { action: { label: text.undo, run: undo } } : {};
  show({ kind: 'good', text: text.imported(boards, times), ...action });
}
