import type { Level } from '../../board/index.ts';
import { statisticsOf, timesOf } from '../../play/index.ts';
import { puzzles } from '../../puzzles/index.ts';
import { Button, Icon } from '../parts/index.ts';
import { addressOf, boardKey, type PlayedGame, records, show, today } from '../state/index.ts';
import { words } from '../words/index.ts';
import { neighbours } from './board-steps.tsx';
import { clock } from './clock.ts';
import { copyResult, shareResult } from './share-result.ts';

interface SolvedCardProps {
  readonly played: PlayedGame;
  readonly level: Level | undefined;
}

/** The moment of solving: the time and how it compares, the days in a row, and the next thing in one press. */
export function SolvedCard({ played, level }: SolvedCardProps) {
  const text = words.value;
  const { game, day, helped } = played;
  const { puzzle, grid, rows, columns } = game;
  const key = boardKey(puzzle, grid);
  const record = records.value.find((each) => each.key === key);
  const seconds = record?.seconds ?? Math.floor(played.seconds.value);
  const alike = records.value.filter(
    (each) =>
      each.puzzle === puzzle.id &&
      each.rows === rows &&
      each.columns === columns &&
      (level === undefined || each.level === level),
  );
  const times = alike.length > 1 ? timesOf(alike) : undefined;
  const { dayBoards, days } = statisticsOf(records.value, today());
  const streak = day === undefined ? days.current : dayBoards.current;
  const next = nextOf(played, level);
  const result = { puzzle, rows, columns, level, seconds, helped, day, streak };
  return (
    <section class="note good solved" data-name="solved" role="status">
      <p class="happy">
        <Icon name="tick" />
        {text.solvedIn(clock(seconds))}
      </p>
      <dl class="solved-facts">
        <div>
          <dt>{text.hintsUsed}</dt>
          <dd>{helped === 0 ? text.noneUsed : helped}</dd>
        </div>
        {times && (
          <>
            <div>
              <dt>{text.bestTime}</dt>
              <dd data-name="best-time">{times.best === seconds ? text.thisOne : clock(times.best)}</dd>
            </div>
            <div>
              <dt>{text.medianTime}</dt>
              <dd>{clock(times.median)}</dd>
            </div>
          </>
        )}
        <div>
          <dt>{text.streak}</dt>
          <dd>{text.daysInRow(streak)}</dd>
        </div>
      </dl>
      <div class="row">
        <a class="button main" href={next.address} data-name="solved-next">
          <Icon name="right" />
          <span>{next.isDay ? text.nextOfDay : text.nextBoard}</span>
        </a>
        <Button
          icon="share"
          name="share-result"
          onClick={() => {
            void shareResult(result).then((shared) => {
              if (!shared)
                void copyResult(result).then((copied) =>
                  show(copied ? { kind: 'good', text: text.copied } : { kind: 'bad', text: text.notShared }),
                );
            });
          }}
        >
          {text.shareResult}
        </Button>
      </div>
    </section>
  );
}

/** The next puzzle of the day that is still to be solved, or another board of the same kind. */
function nextOf(
  { game: { puzzle, grid, rows, columns }, day }: PlayedGame,
  level: Level | undefined,
): { readonly address: string; readonly isDay: boolean } {
  if (day !== undefined) {
    const solved = new Set(records.value.filter((each) => each.dayBoard === day).map((each) => each.puzzle));
    const at = puzzles.findIndex(({ id }) => id === puzzle.id);
    const next = [...puzzles.slice(at + 1), ...puzzles.slice(0, at)].find(({ id }) => !solved.has(id));
    if (next) return { address: addressOf({ view: 'day', puzzle: next, day }), isDay: true };
  }
  const { after } = neighbours(puzzle, grid, undefined);
  const kind = { puzzle, rows, columns, ...(level ? { level } : {}) };
  return { address: after ?? addressOf({ view: 'new', kind }), isDay: false };
}
