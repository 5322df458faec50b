import { say } from '../../board/index.ts';
import type { AnyPuzzle } from '../../puzzles/index.ts';
import { Button, Icon } from '../parts/index.ts';
import { addressOf, language, lastKind } from '../state/index.ts';
import { words } from '../words/index.ts';

interface NewBoardProps {
  /** Of this puzzle; without, of the one that was asked for last. */
  readonly puzzle?: AnyPuzzle;
  readonly onChoose: (puzzle: AnyPuzzle) => void;
}

/** A new board in one press, like the last one that was asked for; and the form, for another kind. */
export function NewBoard({ puzzle, onChoose }: NewBoardProps) {
  const text = words.value;
  const kind = lastKind(puzzle);
  const size = text.size(kind.rows, kind.columns);
  const level = kind.level ? text.levels[kind.level] : text.anyLevel;
  return (
    <div class="row">
      <a class="button main" href={addressOf({ view: 'new', kind })} data-name="new-board">
        <Icon name="spark" />
        <span>
          {puzzle ? text.newBoard : text.newKind(say(kind.puzzle.title, language.value), size, level)}
        </span>
      </a>
      <Button
        icon="gear"
        label={text.chooseBoard}
        name="choose-board"
        onClick={() => onChoose(kind.puzzle)}
      />
    </div>
  );
}
