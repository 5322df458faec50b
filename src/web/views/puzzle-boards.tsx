import { say } from '../../board/index.ts';
import type { AnyPuzzle } from '../../puzzles/index.ts';
import { galleryOf } from '../gallery/index.ts';
import { Icon } from '../parts/index.ts';
import { addressOf, language, today } from '../state/index.ts';
import { words } from '../words/index.ts';
import { FilteredBoards } from './filtered-boards.tsx';
import { NewBoard } from './new-board.tsx';

interface PuzzleProps {
  readonly puzzle: AnyPuzzle;
  readonly onMake: (puzzle: AnyPuzzle) => void;
}

/** All boards of a puzzle, and what else can be done with it. */
export function PuzzleBoards({ puzzle, onMake }: PuzzleProps) {
  const text = words.value;
  const title = say(puzzle.title, language.value);
  return (
    <section class="boards">
      <div class="heading">
        <h1>{title}</h1>
        <div class="row">
          <NewBoard puzzle={puzzle} onChoose={onMake} />
          <a class="button plain" href={addressOf({ view: 'set', puzzle })}>
            <Icon name="pen" />
            <span>{text.setOwn}</span>
          </a>
          <a
            class="button plain"
            href={addressOf({ view: 'day', puzzle, day: today() })}
            data-name="day-board"
          >
            <Icon name="calendar" />
            <span>{text.dayBoard}</span>
          </a>
          <a class="button quiet" href={addressOf({ view: 'learn', puzzle })} data-name="learn">
            <Icon name="cap" />
            <span>{text.learn}</span>
          </a>
          <a class="button quiet" href={addressOf({ view: 'help', puzzle })}>
            <Icon name="book" />
            <span>{text.rules}</span>
          </a>
          <a class="button quiet" href={addressOf({ view: 'print', puzzle })} data-name="print-several">
            <Icon name="print" />
            <span>{text.printSeveral}</span>
          </a>
        </div>
      </div>
      <FilteredBoards key={puzzle.id} boards={galleryOf(puzzle)} label={text.boardsOf(title)} />
    </section>
  );
}
