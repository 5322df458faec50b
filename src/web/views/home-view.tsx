import { useSignal } from '@preact/signals';
import { say } from '../../board/index.ts';
import { type AnyPuzzle, puzzles } from '../../puzzles/index.ts';
import { Picture } from '../board/index.ts';
import { galleryOf, sampleOf } from '../gallery/index.ts';
import { Button, Icon } from '../parts/index.ts';
import { addressOf, language, today } from '../state/index.ts';
import { words } from '../words/index.ts';
import { KeptCards } from './board-cards.tsx';
import { DayList } from './day-view.tsx';
import { FilteredBoards } from './filtered-boards.tsx';
import { MakeSheet, OpenSheet } from './sheets.ts';

/** The way in: what was begun, the puzzles, and the boards of one of them. */
export function HomeView({ puzzle }: { readonly puzzle?: AnyPuzzle }) {
  const text = words.value;
  const making = useSignal<AnyPuzzle | undefined>(undefined);
  const opening = useSignal(false);
  const make = (of: AnyPuzzle): void => {
    making.value = of;
  };
  return (
    <div class="home">
      {puzzle ? (
        <PuzzleBoards puzzle={puzzle} onMake={make} />
      ) : (
        <>
          <section class="hero">
            <h1>{text.name}</h1>
            <p class="tagline">{text.tagline}</p>
            <p>{text.intro}</p>
            <div class="row">
              <Button icon="spark" kind="main" name="new-board" onClick={() => make(puzzles[0]!)}>
                {text.newBoard}
              </Button>
              <Button
                icon="open"
                name="open-board"
                onClick={() => {
                  opening.value = true;
                }}
              >
                {text.openTitle}
              </Button>
              <a class="button quiet" href={addressOf({ view: 'saved' })} data-name="saved">
                <Icon name="stack" />
                <span>{text.savedTitle}</span>
              </a>
              <a class="button quiet" href={addressOf({ view: 'statistics' })} data-name="statistics">
                <Icon name="chart" />
                <span>{text.statistics}</span>
              </a>
            </div>
          </section>
          <DayList />
          <KeptCards />
          <section aria-labelledby="puzzles">
            <h2 id="puzzles">{text.puzzlesTitle}</h2>
            <ul class="puzzles">
              {puzzles.map((each) => (
                <PuzzleCard key={each.id} puzzle={each} onMake={make} />
              ))}
            </ul>
          </section>
        </>
      )}
      {making.value && (
        <MakeSheet
          puzzle={making.value}
          onClose={() => {
            making.value = undefined;
          }}
        />
      )}
      {opening.value && (
        <OpenSheet
          onClose={() => {
            opening.value = false;
          }}
        />
      )}
    </div>
  );
}

interface PuzzleProps {
  readonly puzzle: AnyPuzzle;
  readonly onMake: (puzzle: AnyPuzzle) => void;
}

function PuzzleCard({ puzzle, onMake }: PuzzleProps) {
  const text = words.value;
  const spoken = language.value;
  const boards = galleryOf(puzzle);
  const title = say(puzzle.title, spoken);
  const sample = sampleOf(puzzle);
  return (
    <li class="card puzzle">
      {sample && (
        <div class="sample" aria-hidden="true">
          <Picture scene={sample} label={title} />
        </div>
      )}
      <div class="about">
        <h3>
          <a href={addressOf({ view: 'home', puzzle })}>{title}</a>
        </h3>
        <p>{puzzle.howTo[0] && say(puzzle.howTo[0], spoken)}</p>
        <div class="row">
          <a class="button plain" href={addressOf({ view: 'home', puzzle })}>
            <Icon name="play" />
            <span>{text.boards(boards.length)}</span>
          </a>
          <Button icon="spark" onClick={() => onMake(puzzle)}>
            {text.newBoard}
          </Button>
          <a class="button quiet" href={addressOf({ view: 'help', puzzle })} aria-label={text.rulesOf(title)}>
            <Icon name="book" />
            <span>{text.rules}</span>
          </a>
          <a class="button quiet" href={addressOf({ view: 'learn', puzzle })}>
            <Icon name="cap" />
            <span>{text.learn}</span>
          </a>
        </div>
      </div>
    </li>
  );
}

function PuzzleBoards({ puzzle, onMake }: PuzzleProps) {
  const text = words.value;
  const title = say(puzzle.title, language.value);
  return (
    <section class="boards">
      <div class="heading">
        <h1>{title}</h1>
        <div class="row">
          <Button icon="spark" kind="main" name="new-board" onClick={() => onMake(puzzle)}>
            {text.newBoard}
          </Button>
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
