import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type Place, say } from '../../board/index.ts';
import { type Day, namesOf, type Shared } from '../../play/index.ts';
import { puzzles } from '../../puzzles/index.ts';
import { BoardView } from '../board/index.ts';
import { Button, Dialog, Icon } from '../parts/index.ts';
import { reasoner } from '../reasoner/index.ts';
import {
  addressOf,
  announce,
  boardKey,
  go,
  keptZoom,
  language,
  PlayedGame,
  showCoordinates,
  showRulers,
  showTimer,
} from '../state/index.ts';
import { words } from '../words/index.ts';
import { firstCell } from './board-keys.ts';
import { BoardSteps, neighbours } from './board-steps.tsx';
import { CheckNote } from './check-note.tsx';
import { clock } from './clock.ts';
import { ControlsList } from './controls-list.tsx';
import { PlayNotes } from './play-notes.tsx';
import { playingHand, playingKey } from './playing-hand.ts';
import { PrintedBoard } from './printed-board.tsx';
import { MakeSheet, ShareSheet } from './sheets.ts';
import { TrialPens } from './trial-pens.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import { useLevel } from './use-level.ts';
import { ValuePad } from './value-pad.tsx';
import { isTyping, ZoomButtons } from './zoom.tsx';

/** Playing a board; another board is another table. */
export function PlayView({ shared, slot, day }: PlayViewProps) {
  const key = useMemo(() => boardKey(shared.puzzle, shared.grid), [shared]);
  const more = { ...(slot === undefined ? {} : { slot }), ...(day === undefined ? {} : { day }) };
  return <Table key={`${key} ${slot ?? ''}`} shared={shared} {...more} />;
}

interface PlayViewProps {
  readonly shared: Shared;
  /** The slot of the game, where a board has several. */
  readonly slot?: string;
  /** The day whose board this is. */
  readonly day?: Day;
}

type Sheet = 'share' | 'keys' | 'new';

function Table({ shared, slot, day }: PlayViewProps) {
  const text = words.value;
  const played = useMemo(() => new PlayedGame(shared, slot), []);
  played.day = day;
  const sheet = useSignal<Sheet | undefined>(undefined);
  const stage = useRef<HTMLElement>(null);
  const { game, scene } = played;
  const { puzzle, grid, rows, columns } = game;
  const zoom = keptZoom(rows, columns);
  const title = say(puzzle.title, language.value);
  const names = namesOf(shared);
  const level = useLevel(puzzle, grid);
  const open = (which: Sheet | undefined): void => {
    sheet.value = which;
  };

  useEffect(() => {
    reasoner.warm();
    return () => played.leave();
  }, [played]);
  useSignalEffect(() => {
    if (played.solved.value) announce(words.peek().solved);
  });
  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      if (isTyping(event.target) || sheet.peek()) return;
      const command = event.ctrlKey || event.metaKey;
      const key = event.key.toLowerCase();
      if (command && key === 'z') event.shiftKey ? played.redo() : played.undo();
      else if (command && key === 'y') played.redo();
      else if (!command && event.key === '?') open('keys');
      else if (!command && !event.altKey && key === 'h') void played.askHint();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', keys);
    return () => document.removeEventListener('keydown', keys);
  }, [played]);

  const hand = playingHand(played);
  const next = (): void => {
    const { after } = neighbours(puzzle, grid, day);
    if (after === undefined) open('new');
    else location.hash = after;
  };
  const goTo = (place: Place): void => {
    const cell = firstCell(place, columns);
    played.reveal.value = [cell];
    stage.current?.querySelector<SVGGElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll: true });
  };

  return (
    <div class={`play${played.solved.value ? ' is-solved' : ''}`}>
      <div class="heading">
        <h1>{names.title ?? title}</h1>
        <span class="facts">
          {names.title !== undefined && <span>{title}</span>}
          {names.author !== undefined && <span data-name="author">{text.byAuthor(names.author)}</span>}
          {day !== undefined && <span data-name="day">{text.dayName(day)}</span>}
          <span>{text.size(rows, columns)}</span>
          <span class={`level ${level ?? 'none'}`} data-name="level">
            {level ? text.levels[level] : ''}
          </span>
          {showTimer.value && (
            <span class="timer" role="timer" aria-label={text.time}>
              <Icon name="clock" />
              {clock(played.seconds.value)}
            </span>
          )}
        </span>
        <BoardSteps
          puzzle={puzzle}
          grid={grid}
          onNew={() => open('new')}
          {...(day === undefined ? {} : { day })}
        />
        <ZoomButtons zoom={zoom} cells={Math.max(rows, columns)} />
      </div>
      <div class="table">
        <section class="stage" ref={stage} aria-label={title}>
          <BoardView
            scene={scene}
            label={text.boardLabel(title, rows, columns)}
            hand={hand}
            onKey={(event, cell) => playingKey(played, event, cell)}
            rulers={played.rulers}
            showRulers={showRulers.value}
            coordinates={showCoordinates.value}
            zoom={zoom}
            reveal={played.reveal}
            finished={played.solved.value}
          />
        </section>
        <aside class="panel">
          <div class="tools" role="toolbar" aria-label={text.tools}>
            <UndoButtons table={played} />
            {!game.chosen && (
              <Button
                icon="dot"
                label={text.markTool}
                name="mark-tool"
                pressed={played.marks.value}
                onClick={() => {
                  played.marks.value = !played.marks.peek();
                }}
              />
            )}
            <Button
              icon="flag"
              label={text.checkpoint}
              name="checkpoint"
              onClick={() => {
                played.addCheckpoint();
                announce(text.checkpointSet(played.checkpoints.value));
              }}
            />
            <Button
              icon="restart"
              label={text.restart}
              name="restart"
              disabled={played.untouched.value}
              onClick={() => {
                played.restart();
                announce(text.confirmRestart);
              }}
            />
            <Button
              icon="tick"
              name="check"
              disabled={played.solved.value}
              onClick={() => void played.check()}
            >
              {text.check}
            </Button>
            <Button
              icon="bulb"
              kind="main"
              name="hint"
              disabled={played.solved.value}
              onClick={() => void played.askHint()}
            >
              {text.hint}
            </Button>
          </div>
          {game.chosen && <ValuePad played={played} />}
          <TrialPens played={played} />
          <Checkpoints played={played} />
          <CheckNote played={played} onPlace={goTo} />
          <PlayNotes
            played={played}
            onPlace={goTo}
            time={showTimer.value ? clock(played.seconds.value) : undefined}
            onNext={next}
          />
          <div class="tools quiet">
            <Button icon="share" kind="quiet" name="share" onClick={() => open('share')}>
              {text.share}
            </Button>
            <Button
              icon="pen"
              kind="quiet"
              name="edit"
              onClick={() => go({ view: 'set', shared: { puzzle, grid, ...names } })}
            >
              {text.edit}
            </Button>
            <a class="button quiet" href={addressOf({ view: 'help', puzzle })}>
              <Icon name="book" />
              <span>{text.rules}</span>
            </a>
            <a
              class="button quiet"
              href={addressOf({ view: 'lab', shared: { puzzle, grid } })}
              data-name="lab"
            >
              <Icon name="flask" />
              <span>{text.lab}</span>
            </a>
            <Button icon="question" kind="quiet" name="keys" onClick={() => open('keys')}>
              {text.helpFor}
            </Button>
          </div>
        </aside>
      </div>
      <PrintedBoard puzzle={puzzle} grid={grid} names={names} rules />
      {sheet.value === 'share' && (
        <ShareSheet
          shared={{ puzzle, grid, states: game.states, ...names }}
          onClose={() => open(undefined)}
        />
      )}
      {sheet.value === 'keys' && (
        <Dialog title={text.helpFor} onClose={() => open(undefined)} name="keys-sheet">
          <ControlsList chosen={game.chosen} />
        </Dialog>
      )}
      {sheet.value === 'new' && (
        <MakeSheet puzzle={puzzles.find((each) => each === puzzle)!} onClose={() => open(undefined)} />
      )}
    </div>
  );
}

function Checkpoints({ played }: { readonly played: PlayedGame }) {
  const text = words.value;
  const count = played.checkpoints.value;
  if (count === 0) return null;
  return (
    <ul class="checkpoints" aria-label={text.checkpoints}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <Button icon="flag" name={`return-${index + 1}`} onClick={() => played.returnTo(index)}>
            {text.returnTo(index + 1)}
          </Button>
          <Button
            icon="close"
            kind="quiet"
            label={text.removeCheckpoint(index + 1)}
            onClick={() => played.removeCheckpoint(index)}
          />
        </li>
      ))}
    </ul>
  );
}
