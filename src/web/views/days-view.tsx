import { type Day, dayAfter, FIRST_DAY } from '../../play/index.ts';
import { puzzles } from '../../puzzles/index.ts';
import { Icon } from '../parts/index.ts';
import { addressOf, language, records, today } from '../state/index.ts';
import { words } from '../words/index.ts';
import { localeOf, longDate } from '../words/plural.ts';
import { DayCards } from './day-cards.tsx';

/** A calendar of the days that have boards, and the boards of one of them. */
export function DaysView({ day }: { readonly day: Day }) {
  const text = words.value;
  return (
    <div class="days-view">
      <h1>{text.daysTitle}</h1>
      <Calendar day={day} />
      <section aria-labelledby="of-day">
        <h2 id="of-day">{longDate(language.value)(day)}</h2>
        <DayCards day={day} />
      </section>
    </div>
  );
}

/** The month of a day, from Monday to Sunday; each day tells how many of its boards were solved. */
function Calendar({ day }: { readonly day: Day }) {
  const text = words.value;
  const now = today();
  const first = `${day.slice(0, 8)}01`;
  const locale = localeOf(language.value);
  const utc = (date: Day, form: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' }).format(Date.parse(`${date}T00:00:00Z`));
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const after = dayAfter(first, 31).slice(0, 8);
  const next = `${after}01`;
  const days: Day[] = [];
  for (let each = first; each < next; each = dayAfter(each, 1)) days.push(each);
  const solved = new Map<Day, number>();
  for (const { dayBoard } of records.value)
    if (dayBoard !== undefined) solved.set(dayBoard, (solved.get(dayBoard) ?? 0) + 1);
  const before = dayAfter(first, -1);
  return (
    <section class="calendar card" aria-label={text.calendar}>
      <header class="row">
        {before >= FIRST_DAY ? <Month to={before} icon="left" label={text.previousMonth} /> : <span />}
        <h2>{utc(first, { month: 'long', year: 'numeric' })}</h2>
        {next <= now ? <Month to={next} icon="right" label={text.nextMonth} /> : <span />}
      </header>
      <ol class="weekdays" aria-hidden="true">
        {Array.from({ length: 7 }, (_, at) => (
          <li key={at}>{utc(dayAfter('2026-11-16', at), { weekday: 'narrow' })}</li>
        ))}
      </ol>
      <ol class="month-days" data-name="calendar-days">
        {days.map((each, at) => {
          const count = Math.min(solved.get(each) ?? 0, puzzles.length);
          const name = `${utc(each, { dateStyle: 'long' })}: ${text.daySolved(count, puzzles.length)}`;
          const part = count === 0 ? 'none' : count === puzzles.length ? 'all' : 'some';
          return (
            <li key={each} style={at === 0 ? { gridColumnStart: weekday + 1 } : {}}>
              {each > now || each < FIRST_DAY ? (
                <span class="calendar-day">{at + 1}</span>
              ) : (
                <a
                  class={`calendar-day ${part}`}
                  href={addressOf({ view: 'days', day: each })}
                  aria-label={name}
                  title={name}
                  {...(each === day ? { 'aria-current': 'date' as const } : {})}
                >
                  {at + 1}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface MonthProps {
  readonly to: Day;
  readonly icon: 'left' | 'right';
  readonly label: string;
}

const Month = ({ to, icon, label }: MonthProps) => (
  <a class="button quiet bare" href={addressOf({ view: 'days', day: to })} aria-label={label} title={label}>
    <Icon name={icon} />
  </a>
);
