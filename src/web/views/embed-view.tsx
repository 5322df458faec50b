import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { type Place, say } from '../../board/index.ts';
import { namesOf, type Shared } from '../../play/index.ts';
import { BoardView } from '../board/index.ts';
import { Button, Icon, ProblemList } from '../parts/index.ts';
import { addressOf, announce, announcement, language, PlayedGame, readAddress } from '../state/index.ts';
import { words } from '../words/index.ts';
import { firstSite } from './board-keys.ts';
import { PlayNotes } from './play-notes.tsx';
import { playingHand, playingKey } from './playing-hand.ts';
import { UndoButtons } from './undo-buttons.tsx';
import { ValuePad } from './value-pad.tsx';

/** One board in a frame of another site: played here, kept nowhere, with a way to the whole page. */
export function EmbedView() {
  const read = readAddress(location.hash);
  if (read.ok && read.route.view === 'play') return <Embedded shared={read.route.shared} />;
  return (
    <main class="embed">
      <p class="bad">{words.value.badLink}</p>
      {!read.ok && read.problems && <ProblemList problems={read.problems} />}
    </main>
  );
}

function Embedded({ shared }: { readonly shared: Shared }) {
  const text = words.value;
  const played = useMemo(() => new PlayedGame(shared, undefined, false), []);
  const zoom = useSignal(1);
  const { game, scene } = played;
  const { puzzle, grid, rows, columns } = game;
  const title = say(puzzle.title, language.value);
  const names = namesOf(shared);
  useEffect(() => () => played.leave(), [played]);
  const goTo = (place: Place): void => {
    played.reveal.value = [firstSite(place, game.on)];
  };
  return (
    <main class="embed">
      <div class="heading">
        <h1>{names.title ?? title}</h1>
        <span class="facts">
          {names.title !== undefined && <span>{title}</span>}
          {names.author !== undefined && <span>{text.byAuthor(names.author)}</span>}
        </span>
      </div>
      <BoardView
        scene={scene}
        label={text.boardLabel(title, rows, columns)}
        hand={playingHand(played)}
        onKey={(event, cell) => playingKey(played, event, cell)}
        rulers={played.rulers}
        coordinates={played.namesCells.value}
        coordinateRoom
        zoom={zoom}
        reveal={played.reveal}
        finished={played.solved.value}
      />
      <div class="tools" role="toolbar" aria-label={text.tools}>
        <UndoButtons table={played} />
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
        <Button icon="tick" name="check" disabled={played.solved.value} onClick={() => void played.check()}>
          {text.check}
        </Button>
        <Button icon="bulb" name="hint" disabled={played.solved.value} onClick={() => void played.askHint()}>
          {text.hint}
        </Button>
        <a
          class="button quiet"
          target="_blank"
          rel="noopener"
          href={`${location.pathname}${addressOf({ view: 'play', shared: { puzzle, grid, ...names } })}`}
          data-name="open-whole"
        >
          <Icon name="open" />
          <span>{text.embedOpen}</span>
        </a>
      </div>
      {game.chosen && <ValuePad played={played} />}
      {played.solved.value && (
        <p class="note good happy" data-name="solved">
          <Icon name="tick" />
          {text.solved}
        </p>
      )}
      <PlayNotes played={played} onPlace={goTo} />
      <p class="spoken" role="status" aria-live="polite">
        {announcement}
      </p>
    </main>
  );
}
