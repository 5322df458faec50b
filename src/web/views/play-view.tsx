import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type Place, say } from '../../board/index.ts';
import { type Day, namesOf, type Shared } from '../../play/index.ts';
import { BoardView } from '../board/index.ts';
import { Dialog, Icon } from '../parts/index.ts';
import { reasoner } from '../reasoner/index.ts';
import {
  announce,
  boardKey,
  isNarrow,
  keptZoom,
  language,
  makeAhead,
  PlayedGame,
  showCoordinates,
  showRulers,
  showTimer,
} from '../state/index.ts';
import { words } from '../words/index.ts';
import { shortDate } from '../words/plural.ts';
import { firstSite } from './board-keys.ts';
import { BoardSteps } from './board-steps.tsx';
import { Checkpoints } from './checkpoints.tsx';
import { clock } from './clock.ts';
import { ControlsList } from './controls-list.tsx';
import { PlayNotes } from './play-notes.tsx';
import { BoardTools, PlayTools } from './play-tools.tsx';
import { playingHand, playingKey } from './playing-hand.ts';
import { PrintedBoard } from './printed-board.tsx';
import { RulesSheet, ShareSheet, SolvedCard } from './sheets.ts';
import { TrialPens } from './trial-pens.tsx';
import { useLevel } from './use-level.ts';
import { ValuePad } from './value-pad.tsx';
import { isTyping, ZoomButtons } from './zoom.tsx';

/** Playing a board; another board is another table. */
export function PlayView({ shared, slot, day }: PlayViewProps) {
  const key = useMemo(() => boardKey(shared.puzzle, shared.grid), [shared]);
  const more = { slot, day };
  return <Table key={`${key} ${slot ?? ''}`} shared={shared} {...more} />;
}

interface PlayViewProps {
  readonly shared: Shared;
  /** The slot of the game, where a board has several. */
  readonly slot?: string | undefined;
  /** The day whose board this is. */
  readonly day?: Day | undefined;
}

/** What can lie over the board. */
export type PlaySheet = 'share' | 'rules' | 'keys' | 'more';

/** One screen: a line of facts, the board, the tools, and the panel in which everything is said; see docs/decisions/0025. */
function Table({ shared, slot, day }: PlayViewProps) {
  const text = words.value;
  const played = useMemo(() => new PlayedGame(shared, slot), []);
  played.day = day;
  const sheet = useSignal<PlaySheet | undefined>(undefined);
  const stage = useRef<HTMLElement>(null);
  const { game, scene } = played;
  const { puzzle, grid, rows, columns } = game;
  const zoom = keptZoom(rows, columns);
  const title = say(puzzle.title, language.value);
  const names = namesOf(shared);
  const level = useLevel(puzzle, grid);
  const open = (which: PlaySheet | undefined): void => {
    sheet.value = which;
  };

  useEffect(() => {
    reasoner.warm();
    return () => played.leave();
  }, [played]);
  useEffect(() => {
    if (!level) return undefined;
    return makeAhead({ puzzle, rows, columns, level });
  }, [level]);
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
  const goTo = (place: Place): void => {
    const cell = firstSite(place, game.on);
    played.reveal.value = [cell];
    stage.current?.querySelector<SVGGElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll: true });
  };
  const board = { puzzle, grid, ...names };

  return (
    <div class={`play${played.solved.value ? ' is-solved' : ''}${game.chosen ? ' has-pad' : ''}`}>
      <div class="heading">
        <a class="button quiet bare way-home" href="#/" aria-label={text.home} title={text.home}>
          <Icon name="left" />
        </a>
        <div class="titles">
          <h1>{names.title ?? title}</h1>
          <span class="facts">
            {names.title !== undefined && <span>{title}</span>}
            {names.author !== undefined && <span data-name="author">{text.byAuthor(names.author)}</span>}
            {day !== undefined && <span data-name="day">{shortDate(language.value)(day)}</span>}
            <span data-name="size">{text.size(rows, columns)}</span>
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
        </div>
        <BoardSteps puzzle={puzzle} grid={grid} level={level} day={day} />
        {!isNarrow.value && <ZoomButtons zoom={zoom} cells={Math.max(rows, columns)} />}
      </div>
      <section class="stage" ref={stage} aria-label={title}>
        <BoardView
          scene={scene}
          label={text.boardLabel(title, rows, columns)}
          hand={hand}
          onKey={(event, cell) => playingKey(played, event, cell)}
          rulers={played.rulers}
          showRulers={showRulers.value}
          coordinates={showCoordinates.value || played.namesCells.value}
          coordinateRoom
          zoom={zoom}
          reveal={played.reveal}
          finished={played.solved.value}
        />
      </section>
      <PlayTools played={played} onMore={() => open('more')} />
      {game.chosen && <ValuePad played={played} />}
      <aside class="panel" aria-label={text.panel}>
        {played.solved.value && <SolvedCard played={played} level={level} />}
        <PlayNotes played={played} onPlace={goTo} />
        <div class="idle">
          <p class="goal" data-name="goal">
            {puzzle.howTo[0] && say(puzzle.howTo[0], language.value)}{' '}
            <button type="button" class="place" data-name="rules" onClick={() => open('rules')}>
              {text.rules}
            </button>
          </p>
          <TrialPens played={played} />
          <Checkpoints played={played} />
        </div>
        {!isNarrow.value && <BoardTools played={played} board={board} onOpen={open} />}
      </aside>
      <PrintedBoard puzzle={puzzle} grid={grid} names={names} rules />
      {sheet.value === 'more' && (
        <Dialog title={text.moreTools} onClose={() => open(undefined)} name="more-sheet">
          <div class="more-tools">
            <ZoomButtons zoom={zoom} cells={Math.max(rows, columns)} named />
            <BoardTools played={played} board={board} onOpen={open} />
          </div>
        </Dialog>
      )}
      {sheet.value === 'share' && (
        <ShareSheet shared={{ ...board, states: game.states }} onClose={() => open(undefined)} day={day} />
      )}
      {sheet.value === 'rules' && <RulesSheet puzzle={puzzle} onClose={() => open(undefined)} />}
      {sheet.value === 'keys' && (
        <Dialog title={text.helpFor} onClose={() => open(undefined)} name="keys-sheet">
          <ControlsList chosen={game.chosen} />
        </Dialog>
      )}
    </div>
  );
}
