import type { Results } from '../results.ts';
import type { Chapter } from './chapters.ts';
import { circumstances } from './circumstances.ts';
import { inShort } from './in-short.ts';
import { tableAsMarkdown } from './table-text.ts';

/** The page for the docs; its plots are files in a folder beside it. */
export function resultsMarkdown(results: Results, chapters: readonly Chapter[], folder: string): string {
  const sections = chapters.flatMap(({ experiment, presentation, account }) => [
    `## ${experiment.title}`,
    '',
    experiment.asks,
    '',
    ...presentation.reading.map((sentence) => `- ${sentence}`),
    '',
    ...presentation.charts.flatMap(({ id, title }) => [`![${title}](${folder}/${id}.svg)`, '']),
    ...presentation.tables.map(tableAsMarkdown),
    'Before comparing:',
    '',
    ...experiment.notes.map((note) => `- ${note}`),
    '',
    account,
    '',
  ]);
  return [
    '# Results of the lab',
    '',
    'Made by `calcada lab` from `results.json`; do not edit. The papers are numbered 000 to 004 as in `src/lab/papers.ts`.',
    '',
    ...circumstances(results).map((line) => `- ${line}`),
    '',
    '## In short',
    '',
    ...inShort(chapters).flatMap(({ title, texts }) => [
      `**${title}**`,
      '',
      ...texts.map((text) => `- ${text}`),
      '',
    ]),
    ...sections,
  ].join('\n');
}
