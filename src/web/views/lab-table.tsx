import type { Measurement } from '../../lab/index.ts';
import { language } from '../state/index.ts';
import { words } from '../words/index.ts';
import { shapeOf } from './lab-plot.tsx';

const COUNTERS = [
  'solutions',
  'resumptions',
  'entailments',
  'prunings',
  'backtracks',
  'constraints',
  'decisions',
] as const;

interface LabTableProps {
  readonly rows: readonly Measurement[];
  readonly nameOf: (strategy: string) => string;
}

/** What each strategy found and cost; it scrolls by itself where the page is narrow. */
export function LabTable({ rows, nameOf }: LabTableProps) {
  const text = words.value;
  const answers: Readonly<Record<string, string>> = text.labAnswers;
  const count = new Intl.NumberFormat(language.value);
  const time = new Intl.NumberFormat(language.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section class="lab-scroll" aria-label={text.labTable} tabIndex={0}>
      <table data-name="lab-table">
        <thead>
          <tr>
            <th scope="col">{text.labStrategy}</th>
            <th scope="col">{text.labAnswer}</th>
            <th scope="col">{text.labTime}</th>
            {COUNTERS.map((counter) => (
              <th key={counter} scope="col">
                {text.labCounters[counter]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, answer, verified, ms, counters }, row) => (
            <tr key={key} data-strategy={key} data-answer={answer} data-verified={verified}>
              <th scope="row">
                <svg class="shape" viewBox="-8 -8 16 16" aria-hidden="true">
                  <path class={answer === 'unknown' ? 'mark open' : 'mark'} d={shapeOf(row)} />
                </svg>
                {nameOf(key)}
              </th>
              <td>{answers[answer] ?? answer}</td>
              <td>
                {answer === 'unknown' && '> '}
                {time.format(ms[0] ?? 0)}
              </td>
              {COUNTERS.map((counter) => (
                <td key={counter}>{count.format(counters[counter] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
