import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { say } from '../../board/index.ts';
import { type Day, wishOfDay } from '../../play/index.ts';
import type { AnyPuzzle } from '../../puzzles/index.ts';
import { makeDayBoard } from '../reasoner/index.ts';
import { keepDayBoard, keptDayBoard, language } from '../state/index.ts';
import { words } from '../words/index.ts';
import { PlayView } from './play-view.tsx';

interface DayViewProps {
  readonly puzzle: AnyPuzzle;
  readonly day: Day;
}

/** The board of a day: made here from the day alone, the same for all players, and kept for the next visit. */
export function DayView({ puzzle, day }: DayViewProps) {
  const text = words.value;
  const grid = useSignal<unknown>(undefined);
  const failed = useSignal(false);
  useEffect(() => {
    grid.value = read(puzzle, keptDayBoard(puzzle.id, day)?.text);
    failed.value = false;
    if (grid.value !== undefined) return;
    const stopped = new AbortController();
    void makeDayBoard(wishOfDay(puzzle, day), stopped.signal).then((made) => {
      if (stopped.signal.aborted) return;
      if (made.ok) keepDayBoard(puzzle.id, day, made);
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
