import type { Shared } from '../../play/index.ts';
import { Button, Icon, type IconName } from '../parts/index.ts';
import { addressOf, announce, go, isNarrow, type PlayedGame } from '../state/index.ts';
import { words } from '../words/index.ts';
import type { PlaySheet } from './play-view.tsx';
import { UndoButtons } from './undo-buttons.tsx';

/** What is needed at every move, in one row and by name; what is rarely needed is behind the last of them. */
export function PlayTools({ played, onMore }: { readonly played: PlayedGame; readonly onMore: () => void }) {
  const text = words.value;
  const pen = played.game.chosen ? played.notes : played.marks;
  return (
    <div class="tools named" role="toolbar" aria-label={text.tools}>
      <UndoButtons table={played} named />
      <Button
        icon={played.game.chosen ? 'note' : 'dot'}
        name={played.game.chosen ? 'notes' : 'mark-tool'}
        label={played.game.chosen ? text.notesTool : text.markTool}
        pressed={pen.value}
        onClick={() => {
          pen.value = !pen.peek();
        }}
      >
        {played.game.chosen ? text.notes : text.mark}
      </Button>
      <Button icon="tick" name="check" disabled={played.solved.value} onClick={() => void played.check()}>
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
      {isNarrow.value && (
        <Button icon="menu" name="more" onClick={onMore}>
          {text.moreShort}
        </Button>
      )}
    </div>
  );
}

interface BoardToolsProps {
  readonly played: PlayedGame;
  readonly board: Shared;
  readonly onOpen: (sheet: PlaySheet | undefined) => void;
}

/** What can be done with the whole board. */
export function BoardTools({ played, board, onOpen }: BoardToolsProps) {
  const text = words.value;
  const { puzzle, grid } = board;
  const links: readonly (readonly [name: string, icon: IconName, label: string, address: string])[] = [
    ['lab', 'flask', text.lab, addressOf({ view: 'lab', shared: { puzzle, grid } })],
    ['learn', 'cap', text.learn, addressOf({ view: 'learn', puzzle })],
  ];
  return (
    <div class="tools quiet">
      <Button
        icon="flag"
        kind="quiet"
        name="checkpoint"
        onClick={() => {
          played.addCheckpoint();
          announce(text.checkpointSet(played.checkpoints.value));
          onOpen(undefined);
        }}
      >
        {text.checkpoint}
      </Button>
      <Button
        icon="restart"
        kind="quiet"
        name="restart"
        disabled={played.untouched.value}
        onClick={() => {
          played.restart();
          announce(text.confirmRestart);
          onOpen(undefined);
        }}
      >
        {text.restart}
      </Button>
      <Button icon="share" kind="quiet" name="share" onClick={() => onOpen('share')}>
        {text.share}
      </Button>
      <Button icon="pen" kind="quiet" name="edit" onClick={() => go({ view: 'set', shared: board })}>
        {text.edit}
      </Button>
      {links.map(([name, icon, label, address]) => (
        <a key={name} class="button quiet" href={address} data-name={name}>
          <Icon name={icon} />
          <span>{label}</span>
        </a>
      ))}
      <Button icon="question" kind="quiet" name="keys" onClick={() => onOpen('keys')}>
        {text.helpFor}
      </Button>
    </div>
  );
}
