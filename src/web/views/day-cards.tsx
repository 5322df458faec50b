import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { say } from '../../board/index.ts';
import { type Day, statisticsOf, wishOfDay } from '../../play/index.ts';
import { type AnyPuzzle, puzzles } from '../../puzzles/index.ts';
import { Picture } from '../board/index.ts';
import { loadSamples, sampleOf } from '../gallery/index.ts';
import { Icon } from '../parts/index.ts';
import { makeDayBoard } from '../reasoner/index.ts';
import { addressOf, keepDayBoard, keptDayBoard, language, records, today } from '../state/index.ts';
import { words } from '../words/index.ts';

/** Counts the boards of days that were made, so that their pictures are drawn. */
const made = signal(0);

/** Makes the boards of a day that are not here yet, one after the other. Gives what stops it. */
function makeDay(day: Day): () => void {
  const stopped = new AbortController();
  const make = async (): Promise<void> => {
    for (const puzzle of puzzles) {
      if (keptDayBoard(puzzle.id, day) !== undefined || stopped.signal.aborted) continue;
      const board = await makeDayBoard(wishOfDay(puzzle, day), stopped.signal);
      if (!board.ok) continue;
      keepDayBoard(puzzle.id, day, board);
      made.value++;
    }
  };
  // The page is shown first.
  const wait = setTimeout(make, PAUSE);
  return () => {
    clearTimeout(wait);
    stopped.abort();
  };
}

const PAUSE = 1200;

/** The boards of a day, one for each puzzle: its picture, its level, and whether it was solved. */
export function DayCards({ day }: { readonly day: Day }) {
  void made.value;
  const solved = new Set(records.value.filter((each) => each.dayBoard === day).map((each) => each.puzzle));
  // Samples stand in for boards that are still being made; this view may be the first that is opened.
  useEffect(() => void loadSamples(), []);
  useEffect(() => makeDay(day), [day]);
  return (
    <ul class="cards day-cards" data-name="days">
      {puzzles.map((puzzle) => (
        <DayCard key={puzzle.id} puzzle={puzzle} day={day} isSolved={solved.has(puzzle.id)} />
      ))}
    </ul>
  );
}

interface DayCardProps {
  readonly puzzle: AnyPuzzle;
  readonly day: Day;
  readonly isSolved: boolean;
}

function DayCard({ puzzle, day, isSolved }: DayCardProps) {
  const text = words.value;
  const title = say(puzzle.title, language.value);
  const board = keptDayBoard(puzzle.id, day);
  // What was asked for, until it is known what came of it.
  const level = board?.level ?? wishOfDay(puzzle, day).level;
  const parsed = board === undefined ? undefined : puzzle.parse(board.text);
  const scene = parsed?.ok ? puzzle.scene(parsed.grid) : sampleOf(puzzle)?.scene;
  return (
    <li class="card board-card">
      <a href={addressOf({ view: 'day', puzzle, day })} data-name={`day-${puzzle.id}`}>
        <span class={parsed?.ok ? 'shown' : 'shown stand-in'} aria-hidden="true">
          {scene && <Picture scene={scene} label={title} />}
        </span>
        <span class="facts">
          <b>{title}</b>
          <span class={`level ${level}`}>{text.levels[level]}</span>
          {isSolved && (
            <span class="state solved">
              <Icon name="tick" />
              {text.solvedMark}
            </span>
          )}
        </span>
      </a>
    </li>
  );
}

/** Today's boards, the days in a row, and the way to other days. */
export function DayList() {
  const text = words.value;
  const day = today();
  const { dayBoards } = statisticsOf(records.value, day);
  return (
    <section class="days" aria-labelledby="days">
      <div class="heading">
        <h2 id="days">{text.dayTitle}</h2>
        {dayBoards.current > 0 && (
          <span class="facts" data-name="day-streak">
            {text.inARow(dayBoards.current)}
          </span>
        )}
        <a class="button quiet" href={addressOf({ view: 'days', day })} data-name="calendar">
          <Icon name="calendar" />
          <span>{text.calendar}</span>
        </a>
      </div>
      <p class="small">
        {text.dayHint} {text.weekArc}
      </p>
      <DayCards day={day} />
    </section>
  );
}
