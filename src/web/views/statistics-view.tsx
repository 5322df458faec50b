import { useSignal } from '@preact/signals';
import { say } from '../../board/index.ts';
import { type SolvedRecord, type Statistics, statisticsOf } from '../../play/index.ts';
import { puzzleById } from '../../puzzles/index.ts';
import { Button, Icon } from '../parts/index.ts';
import { addRecords, forgetRecords, language, records, today, usualLanguage } from '../state/index.ts';
import { words } from '../words/index.ts';
import { shortDate } from '../words/plural.ts';
import { statisticsWords } from '../words/statistics.ts';
import { clock } from './clock.ts';

/** Boards shown in the list of those that were solved. */
const MOST = 60;

/** Times and streaks of this device. */
export function StatisticsView() {
  const text = statisticsWords[usualLanguage.value];
  const forgotten = useSignal<readonly SolvedRecord[]>([]);
  const list = records.value;
  const statistics = statisticsOf(list, today());
  return (
    <div class="statistics">
      <h1>{text.title}</h1>
      <p>{text.intro}</p>
      {forgotten.value.length > 0 && list.length === 0 && (
        <p role="status">
          {text.forgotten}{' '}
          <Button
            icon="undo"
            name="restore-records"
            onClick={() => {
              addRecords(forgotten.value);
              forgotten.value = [];
            }}
          >
            {text.undo}
          </Button>
        </p>
      )}
      {list.length === 0 ? (
        <p data-name="no-records">{text.empty}</p>
      ) : (
        <>
          <Figures statistics={statistics} />
          <TimesTable statistics={statistics} />
          <History list={list} />
          <Button
            icon="close"
            kind="quiet"
            name="forget-records"
            onClick={() => {
              forgotten.value = list;
              forgetRecords();
            }}
          >
            {text.forget}
          </Button>
        </>
      )}
    </div>
  );
}

function Figures({ statistics }: { readonly statistics: Statistics }) {
  const text = statisticsWords[usualLanguage.value];
  const { solved, seconds, days, dayBoards } = statistics;
  const figures: readonly (readonly [name: string, label: string, figure: string, more?: string])[] = [
    ['solved', text.solved, `${solved}`],
    ['time', text.time, clock(seconds)],
    ['streak', text.streak, text.days(days.current), text.longest(days.longest)],
    ['day-streak', text.dayStreak, text.days(dayBoards.current), text.longest(dayBoards.longest)],
  ];
  return (
    <dl class="figures">
      {figures.map(([name, label, figure, more]) => (
        <div key={name} class="card" data-name={`figure-${name}`}>
          <dt>{label}</dt>
          <dd>
            <b>{figure}</b>
            {more !== undefined && <span class="small">{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function TimesTable({ statistics }: { readonly statistics: Statistics }) {
  const text = statisticsWords[usualLanguage.value];
  const { levels } = words.value;
  return (
    <div class="times">
      <h2 id="times">{text.table}</h2>
      {/* biome-ignore lint/a11y: what scrolls must be reached by keyboard */}
      <div class="scrolled" tabIndex={0} role="region" aria-labelledby="times">
        <table>
          <thead>
            <tr>
              {[text.level, text.count, text.best, text.median, text.unaided].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          {statistics.puzzles.map(({ puzzle, all, byLevel }) => {
            const of = puzzleById(puzzle);
            const rows = [
              [text.all, all] as const,
              ...byLevel.map(([level, times]) => [levels[level], times] as const),
            ];
            return (
              <tbody key={puzzle}>
                <tr>
                  <th scope="rowgroup" colSpan={5}>
                    {of ? say(of.title, language.value) : puzzle}
                  </th>
                </tr>
                {rows.map(([level, times]) => (
                  <tr key={level}>
                    <td>{level}</td>
                    <td>{times.count}</td>
                    <td>{clock(times.best)}</td>
                    <td>{clock(times.median)}</td>
                    <td>{times.unaided}</td>
                  </tr>
                ))}
              </tbody>
            );
          })}
        </table>
      </div>
    </div>
  );
}

/** The boards that were solved, the latest first, each with the way back to it. */
function History({ list }: { readonly list: readonly SolvedRecord[] }) {
  const text = statisticsWords[usualLanguage.value];
  const { levels, size } = words.value;
  const dateOf = shortDate(language.value);
  return (
    <section aria-labelledby="history">
      <h2 id="history">{text.history}</h2>
      <ul class="history">
        {list
          .slice(-MOST)
          .reverse()
          .map(({ key, puzzle, rows, columns, level, seconds, day, dayBoard, helped, link }) => {
            const of = puzzleById(puzzle);
            return (
              <li key={key}>
                <a href={`#/play/${link}`}>{of ? say(of.title, language.value) : puzzle}</a>
                <span class="facts">
                  <span>{size(rows, columns)}</span>
                  {level && <span class={`level ${level}`}>{levels[level]}</span>}
                  <span>
                    <Icon name="clock" />
                    {clock(seconds)}
                  </span>
                  <span>{dateOf(day)}</span>
                  {dayBoard !== undefined && <span>{text.ofDay}</span>}
                  {helped > 0 && <span>{text.helped(helped)}</span>}
                </span>
              </li>
            );
          })}
      </ul>
    </section>
  );
}
