import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Language } from '../../../src/board/index.ts';
import { asCsv, type Experiment } from '../../../src/lab/index.ts';
import { type Results, resultsAsText } from '../results.ts';
import { chaptersOf } from './chapters.ts';
import { chartDrawer } from './draw-charts.ts';
import { resultsMarkdown } from './markdown.ts';
import { reportHtml } from './report.ts';
import { sayIn } from './say.ts';
import { tableAsText } from './table-text.ts';

export interface Printed {
  /** For the terminal. */
  readonly text: string;
  /** The files written. */
  readonly files: readonly string[];
}

/** Everything that is made of results: CSV files and the report in a folder, and the page for the docs where wanted. */
export async function printResults(
  results: Results,
  experiments: readonly Experiment[],
  folder: string,
  page?: string,
  language: Language = 'en',
): Promise<Printed> {
  const say = sayIn(language);
  const chapters = chaptersOf(results, experiments);
  const draw = await chartDrawer(say);
  const files: string[] = [];
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    files.push(path);
  };
  for (const { experiment, measurements } of chapters) {
    write(join(folder, `${experiment.id}.csv`), asCsv(measurements));
  }
  write(
    join(folder, 'report.html'),
    reportHtml(results, chapters, (chart) => draw(chart, 'inline'), language, say),
  );
  if (page !== undefined) {
    const plots = basename(page).replace(/\.md$/, '');
    write(page, resultsMarkdown(results, chapters, plots, say));
    write(join(dirname(page), plots, 'results.json'), resultsAsText(results));
    for (const chart of chapters.flatMap(({ presentation }) => presentation.charts)) {
      write(join(dirname(page), plots, `${chart.id}.svg`), `${draw(chart, 'file')}\n`);
    }
  }
  const text = chapters
    .map(({ experiment, presentation, account }) =>
      [
        say(experiment.title),
        '═'.repeat([...say(experiment.title)].length),
        ...presentation.tables.map((table) => tableAsText(table, say)),
        ...presentation.reading.map((sentence) => `• ${say(sentence)}`),
        `  ${say(account)}`,
        '',
      ].join('\n'),
    )
    .join('\n');
  return { text, files };
}
