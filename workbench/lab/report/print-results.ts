import { basename, dirname, join } from 'node:path';
import type { Language } from '../../../src/board/index.ts';
import { makeFolder, writeWhole } from '../../../src/files/index.ts';
import { asCsv, type Experiment } from '../../../src/lab/index.ts';
import { pageMarkdown, paperPages, pointsMarkdown } from '../pages/index.ts';
import { type Results, resultsAsText } from '../results.ts';
import { chaptersOf } from './chapters.ts';
import { chartDrawer } from './draw-charts.ts';
import { resultsMarkdown } from './markdown.ts';
import { reportHtml } from './report.ts';
import { figuresIn, sayIn } from './say.ts';
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
  /** False: only the pages of the docs. */
  folderToo = true,
): Promise<Printed> {
  const say = sayIn(language);
  const chapters = chaptersOf(results, experiments);
  const draw = await chartDrawer(say, figuresIn(language));
  const files: string[] = [];
  const write = (path: string, text: string): void => {
    makeFolder(dirname(path));
    writeWhole(path, text);
    files.push(path);
  };
  for (const { experiment, measurements } of folderToo ? chapters : []) {
    write(join(folder, `${experiment.id}.csv`), asCsv(measurements));
  }
  if (folderToo)
    write(
      join(folder, 'report.html'),
      reportHtml(results, chapters, (chart) => draw(chart, 'inline'), language, say),
    );
  if (page !== undefined) {
    const plots = basename(page).replace(/\.md$/, '');
    write(page, resultsMarkdown(results, chapters, plots, say));
    // The figures are the same in every language.
    if (language === 'en') write(join(dirname(page), plots, 'results.json'), resultsAsText(results));
    const drawn = new Map<string, string>();
    for (const chart of chapters.flatMap(({ presentation }) => presentation.charts)) {
      const svg = `${draw(chart, 'file')}\n`;
      drawn.set(chart.id, svg);
      write(join(dirname(page), plots, `${chart.id}.svg`), svg);
    }
    const pages = await paperPages(chapters, language);
    const papers = join(dirname(page), 'papers');
    for (const one of pages)
      write(
        join(papers, `${one.number}${language === 'en' ? '' : `.${language}`}.md`),
        pageMarkdown(one, language),
      );
    write(join(papers, `points${language === 'en' ? '' : `.${language}`}.md`), pointsMarkdown(language));
    // The studio shows the same, with the plots that it needs.
    const shown = pages.flatMap((one) => one.chapters.flatMap(({ plots: all }) => all.map(({ id }) => id)));
    const svgs = Object.fromEntries(shown.map((id) => [id, drawn.get(id) ?? '']));
    write(join(papers, `pages.${language}.json`), `${JSON.stringify({ pages, plots: svgs }, null, 1)}\n`);
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
