import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { say } from '../../board/index.ts';
import { type Day, wishOfDay } from '../../play/index.ts';
import { type AnyPuzzle, puzzles } from '../../puzzles/index.ts';
import { Icon } from '../parts/index.ts';
import { makeBoard } from '../reasoner/index.ts';
import { addressOf, keepDayBoard, keptDayBoard, language, records, today } from '../state/index.ts';
import { words } from '../words/index.ts';
import { PlayView } from './play-view.tsx';

interface DayViewProps {
  readonly puzzle: AnyPuzzle;
  readonly day: Day;
}

/** The board of a day: made here from the day alone, so that everybody has the same, and kept for the next visit. */
export function DayView({ puzzle, day }: DayViewProps) {
  const text = words.value;
  const grid = useSignal<unknown>(undefined);
  const failed = useSignal(false);
  useEffect(() => {
    grid.value = read(puzzle, keptDayBoard(puzzle.id, day));
    failed.value = false;
    if (grid.value !== undefined) return;
    const stopped = new AbortController();
    void makeBoard(wishOfDay(puzzle, day), stopped.signal, () => undefined).then((made) => {
      if (stopped.signal.aborted) return;
      if (made.ok) keepDayBoard(puzzle.id, day, made.text);
      grid.value = made.ok ? read(puzzle, made.text) : undefined;
      failed.value = grid.value === undefined;
    });
    return () => stopped.abort();
  }, [puzzle, day]);
  if (grid.value !== undefined) return <PlayView shared={{ puzzle, grid: grid.value }} day={day} />;
  return (
    <div class="waiting">
      <h1>{say(puzzle.title, language.value)}</h1>
      <p>{text.dayName(day)}</p>
      {failed.value ? (
        <p class="bad" role="alert">
          {text.dayFailed}
        </p>
      ) : (
        <p class="busy" role="status">
          {text.dayMaking}
        </p>
      )}
    </div>
  );
}

function read(puzzle: AnyPuzzle, text: string | undefined): unknown {
  const parsed = text === undefined ? undefined : puzzle.parse(text);
  return parsed?.ok ? parsed.grid : undefined;
}

/** Today's boards, one for each puzzle, with those that were solved. */
export function DayList() {
  const text = words.value;
  const day = today();
  const solved = new Set(records.value.filter((each) => each.dayBoard === day).map((each) => each.puzzle));
  return (
    <section class="days" aria-labelledby="days">
      <h2 id="days">{text.dayTitle}</h2>
      <p class="small">{text.dayHint}</p>
      <ul class="chips" data-name="days">
        {puzzles.map((puzzle) => (
          <li key={puzzle.id}>
            <a class="chip" href={addressOf({ view: 'day', puzzle, day })} data-name={`day-${puzzle.id}`}>
              <Icon name={solved.has(puzzle.id) ? 'tick' : 'calendar'} />
              <span>{say(puzzle.title, language.value)}</span>
              {solved.has(puzzle.id) && <span class="spoken">{text.solvedMark}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
