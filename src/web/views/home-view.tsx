import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { say } from '../../board/index.ts';
import { type AnyPuzzle, puzzles } from '../../puzzles/index.ts';
import { Picture } from '../board/index.ts';
import { loadSamples, sampleOf } from '../gallery/index.ts';
import { Button, Icon, type IconName, onDemand } from '../parts/index.ts';
import { addressOf, language, lastKind, type Route } from '../state/index.ts';
import { words } from '../words/index.ts';
import { DayList } from './day-cards.tsx';
import { KeptCards } from './kept-cards.tsx';
import { NewBoard } from './new-board.tsx';
import { MakeSheet, OpenSheet } from './sheets.ts';

const PuzzleBoards = onDemand(async () => (await import('./asked-for.ts')).PuzzleBoards);

/** The way in: what was begun, the puzzles, and the boards of one of them. */
export function HomeView({ puzzle }: { readonly puzzle?: AnyPuzzle }) {
  const text = words.value;
  const making = useSignal<AnyPuzzle | undefined>(undefined);
  const opening = useSignal(false);
  useEffect(() => void loadSamples(), []);
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
            <NewBoard onChoose={make} />
          </section>
          <KeptCards />
          <DayList />
          <section aria-labelledby="puzzles">
            <h2 id="puzzles">{text.puzzlesTitle}</h2>
            <ul class="puzzles">
              {puzzles.map((each) => (
                <PuzzleCard key={each.id} puzzle={each} />
              ))}
            </ul>
          </section>
          <nav class="row more-ways" aria-label={text.moreShort}>
            <Button
              icon="open"
              name="open-board"
              onClick={() => {
                opening.value = true;
              }}
            >
              {text.openTitle}
            </Button>
            <Way to={{ view: 'saved' }} icon="stack" name="saved" label={text.savedShort} />
            <Way to={{ view: 'statistics' }} icon="chart" name="statistics" label={text.statistics} />
            <Way to={{ view: 'papers' }} icon="book" name="papers" label={text.papers} />
            <Way to={{ view: 'lab' }} icon="flask" name="lab" label={text.lab} />
          </nav>
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

interface WayProps {
  readonly to: Route;
  readonly icon: IconName;
  readonly name: string;
  readonly label: string;
}

const Way = ({ to, icon, name, label }: WayProps) => (
  <a class="button plain" href={addressOf(to)} data-name={name}>
    <Icon name={icon} />
    <span>{label}</span>
  </a>
);

function PuzzleCard({ puzzle }: { readonly puzzle: AnyPuzzle }) {
  const text = words.value;
  const spoken = language.value;
  const title = say(puzzle.title, spoken);
  const sample = sampleOf(puzzle);
  return (
    <li class="card puzzle">
      {sample && (
        <div class="sample" aria-hidden="true">
          <Picture scene={sample.scene} label={title} />
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
            <span>{text.boards(sample?.boards ?? 0)}</span>
          </a>
          <a class="button plain" href={addressOf({ view: 'new', kind: lastKind(puzzle) })}>
            <Icon name="spark" />
            <span>{text.newBoard}</span>
          </a>
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
