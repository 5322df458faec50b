import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Experiment } from '../../../src/lab/index.ts';
import { type Results, resultsAsText } from '../results.ts';
import { chaptersOf } from './chapters.ts';
import { asCsv } from './csv.ts';
import { chartDrawer } from './draw-charts.ts';
import { resultsMarkdown } from './markdown.ts';
import { reportHtml } from './report.ts';
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
): Promise<Printed> {
  const chapters = chaptersOf(results, experiments);
  const draw = await chartDrawer();
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
    reportHtml(results, chapters, (chart) => draw(chart, 'inline')),
  );
  if (page !== undefined) {
    const plots = basename(page).replace(/\.md$/, '');
    write(page, resultsMarkdown(results, chapters, plots));
    write(join(dirname(page), plots, 'results.json'), resultsAsText(results));
    for (const chart of chapters.flatMap(({ presentation }) => presentation.charts)) {
      write(join(dirname(page), plots, `${chart.id}.svg`), `${draw(chart, 'file')}\n`);
    }
  }
  const text = chapters
    .map(({ experiment, presentation, account }) =>
      [
        experiment.title,
        '═'.repeat([...experiment.title].length),
        ...presentation.tables.map(tableAsText),
        ...presentation.reading.map((sentence) => `• ${sentence}`),
        `  ${account}`,
        '',
      ].join('\n'),
    )
    .join('\n');
  return { text, files };
}
