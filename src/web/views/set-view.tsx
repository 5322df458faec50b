import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { SYMMETRIES, say } from '../../board/index.ts';
import { MAX_DRAWN_SIDE, type Names, namesOf } from '../../play/index.ts';
import type { AnyPuzzle } from '../../puzzles/index.ts';
import { BoardView } from '../board/index.ts';
import { Button, Choice, Icon, NumberField } from '../parts/index.ts';
import { reasoner } from '../reasoner/index.ts';
import {
  addressOf,
  announce,
  DrawnBoard,
  go,
  keptZoom,
  language,
  lastDrawn,
  type Route,
  renameAddress,
  show,
  storageTrouble,
} from '../state/index.ts';
import { words } from '../words/index.ts';
import { drawingHand, drawingKey } from './drawing-hand.ts';
import { PrintedBoard } from './printed-board.tsx';
import { PuzzleChips } from './puzzle-chips.tsx';
import { CluePanel, ToolBox } from './set-tools.tsx';
import { SetterTools } from './setter-tools.tsx';
import { OpenSheet, ShareSheet } from './sheets.ts';
import { UndoButtons } from './undo-buttons.tsx';
import { VerdictDetails, VerdictLine } from './verdict-panel.tsx';
import { isTyping, ZoomButtons } from './zoom.tsx';

type SetRoute = Extract<Route, { view: 'set' }>;

/** Drawing a board of one of the puzzles. */
export function SetView({ here }: { readonly here: SetRoute }) {
  const puzzle = here.shared?.puzzle ?? here.puzzle ?? lastDrawn();
  const text = words.value;
  return (
    <div class="set">
      <div class="heading">
        <h1>{text.setTitle}</h1>
        <PuzzleChips view="set" puzzle={puzzle} />
      </div>
      <Editor
        key={`${puzzle.id} ${here.slot ?? ''}`}
        puzzle={puzzle}
        {...(here.shared ? { grid: here.shared.grid, names: namesOf(here.shared) } : {})}
        slot={here.slot}
      />
    </div>
  );
}

interface EditorProps {
  readonly puzzle: AnyPuzzle;
  readonly grid?: unknown;
  readonly slot?: string | undefined;
  readonly names?: Names;
}

function Editor({ puzzle, grid, slot, names = {} }: EditorProps) {
  const text = words.value;
  const drawn = useMemo(() => new DrawnBoard(puzzle, grid, slot, names), []);
  const sheet = useSignal<'share' | 'open' | undefined>(undefined);
  const close = (): void => {
    sheet.value = undefined;
  };
  const title = say(puzzle.title, language.value);
  const { rows, columns } = drawn.size.value;
  const zoom = keptZoom(rows, columns);
  const scene = drawn.scene.value;
  void drawn.version.value;
  const shared = { puzzle, grid: drawn.draft.grid, ...drawn.names };
  useEffect(() => {
    reasoner.warm();
    return () => drawn.leave();
  }, [drawn]);
  // A board that comes by link, paste or picture while one is drawn takes its place; undo and its slot bring it back.
  useEffect(() => {
    const fresh = grid !== undefined && puzzle.format(grid) !== drawn.text.text;
    if (fresh) drawn.replace(grid);
  }, [grid]);
  useSignalEffect(() => {
    void drawn.version.value;
    renameAddress({ view: 'set', shared: { puzzle, grid: drawn.draft.grid, ...drawn.names } });
  });
  const announced = useRef<unknown>(undefined);
  useSignalEffect(() => {
    const { verdict, stale } = drawn.standing.value;
    if (!verdict || stale || verdict === announced.current) return;
    announced.current = verdict;
    announce(words.peek()[verdict.status]);
  });
  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      if (isTyping(event.target) || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key === 'z') event.shiftKey ? drawn.redo() : drawn.undo();
      else if (key === 'y') drawn.redo();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', keys);
    return () => document.removeEventListener('keydown', keys);
  }, [drawn]);
  const hand = useMemo(() => drawingHand(drawn), [drawn]);

  return (
    <div class="table">
      <section class="stage" aria-label={title}>
        <BoardView
          key={`${rows} ${columns}`}
          scene={scene}
          label={text.boardLabel(title, rows, columns)}
          hand={hand}
          onKey={(event, cell) => drawingKey(drawn, event, cell)}
          looseWalls={drawn.loose}
          settled={!drawn.drawn.value}
          {...(puzzle.interaction.drawing.clues ? { line: drawn.line } : {})}
          zoom={zoom}
        />
      </section>
      <aside class="panel">
        <VerdictLine drawn={drawn} />
        <div class="tools" role="toolbar" aria-label={text.tools}>
          <UndoButtons table={drawn} />
          <ZoomButtons zoom={zoom} cells={Math.max(rows, columns)} />
          <Button
            icon="play"
            kind="main"
            name="play-this"
            onClick={() => go({ view: 'play', shared: { puzzle, grid: drawn.draft.grid, ...drawn.names } })}
          >
            {text.playThis}
          </Button>
        </div>
        <ToolBox drawn={drawn} />
        {puzzle.interaction.drawing.clues && <CluePanel drawn={drawn} />}
        <div class="measures">
          {(['columns', 'rows'] as const).map((side) => (
            <NumberField
              key={side}
              label={text[side]}
              name={side}
              value={drawn.size.value[side]}
              least={1}
              most={MAX_DRAWN_SIDE}
              onChange={(length) => {
                if (length === null || length === drawn.size.value[side]) return;
                const size = { rows, columns, [side]: length };
                drawn.draft.resize(size.rows, size.columns);
                drawn.changed();
              }}
            />
          ))}
          <Choice
            label={text.symmetry}
            name="symmetry"
            value={drawn.symmetry.value}
            choices={SYMMETRIES.map((each) => [each, text.symmetries[each]] as const)}
            onChoose={(chosen) => {
              drawn.symmetry.value = chosen;
              drawn.draft.symmetry = chosen;
            }}
          />
        </div>
        <SetterTools drawn={drawn} />
        <div class="tools quiet">
          <Button
            icon="share"
            kind="quiet"
            name="share"
            onClick={() => {
              sheet.value = 'share';
            }}
          >
            {text.share}
          </Button>
          <Button
            icon="open"
            kind="quiet"
            name="open-board"
            onClick={() => {
              sheet.value = 'open';
            }}
          >
            {text.openTitle}
          </Button>
          <Button
            icon="restart"
            kind="quiet"
            name="start-anew"
            onClick={() => {
              drawn.startAnew(rows, columns);
              show({
                kind: 'good',
                text: text.confirmRestart,
                action: { label: text.undo, run: () => drawn.undo() },
              });
            }}
          >
            {text.startAnew}
          </Button>
          <a class="button quiet" href={addressOf({ view: 'saved' })} data-name="saved">
            <Icon name="stack" />
            <span>{text.savedShort}</span>
          </a>
          <LabLink drawn={drawn} />
        </div>
        {storageTrouble.value && (
          <p class="small" data-name="not-saved">
            {text.notSaved[storageTrouble.value]}
          </p>
        )}
        {/* Last: it comes and goes as one draws, and nothing one taps may move under the finger. */}
        <VerdictDetails drawn={drawn} />
      </aside>
      <PrintedBoard puzzle={puzzle} grid={shared.grid} names={drawn.names} />
      {sheet.value === 'share' && <ShareSheet shared={shared} onClose={close} />}
      {sheet.value === 'open' && <OpenSheet onClose={close} />}
    </div>
  );
}

/** The way to the lab, while what is drawn is a board: the lab reads it as any other board. */
function LabLink({ drawn }: { readonly drawn: DrawnBoard }) {
  void drawn.version.value;
  const { puzzle, draft } = drawn;
  if (!puzzle.parse(drawn.text.text).ok) return null;
  return (
    <a
      class="button quiet"
      href={addressOf({ view: 'lab', shared: { puzzle, grid: draft.grid } })}
      data-name="lab"
    >
      <Icon name="flask" />
      <span>{words.value.lab}</span>
    </a>
  );
}
