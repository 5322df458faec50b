import type { Results } from '../results.ts';
import type { Chapter } from './chapters.ts';
import { circumstances } from './circumstances.ts';
import { groupsOf } from './groups.ts';
import { inShort } from './in-short.ts';
import type { Say } from './say.ts';
import { tableAsMarkdown } from './table-text.ts';
import { VERDICTS_TITLE, verdictText } from './verdict-text.ts';

/** The name by which a heading is linked to, as code hosts make it. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const link = (heading: string): string => `[${heading}](#${anchor(heading)})`;
const items = (sentences: readonly string[], say: Say): string[] =>
  sentences.map((sentence) => `- ${say(sentence)}`);

function section({ experiment, presentation, account }: Chapter, folder: string, say: Say): string[] {
  const { tables, charts, reading } = presentation;
  const notes =
    experiment.notes.length === 0
      ? []
      : [`${say('Before comparing:')}`, '', ...items(experiment.notes, say), ''];
  return [
    `### ${say(experiment.title)}`,
    '',
    say(experiment.asks),
    '',
    ...items(reading, say),
    '',
    ...charts.flatMap(({ id, title }) => [`![${say(title)}](${folder}/${id}.svg)`, '']),
    ...tables.map((table) => tableAsMarkdown(table, say)),
    ...notes,
    say(account),
    '',
  ];
}

/** The page for the docs; its plots are files in a folder beside it. */
export function resultsMarkdown(
  results: Results,
  chapters: readonly Chapter[],
  folder: string,
  say: Say,
): string {
  const groups = groupsOf(chapters);
  return [
    `# ${say('Results of the lab')}`,
    '',
    say('Made by `calcada lab` from `results.json`; do not edit.'),
    '',
    ...circumstances(results).map((line) => `- ${say(line)}`),
    '',
    `**${say('Contents')}**`,
    '',
    `- ${link(say('In short'))}`,
    ...groups.flatMap((group) => [
      `- ${link(say(group.title))}`,
      ...group.chapters.map(({ experiment }) => `  - ${link(say(experiment.title))}`),
    ]),
    '',
    `## ${say('In short')}`,
    '',
    ...inShort(chapters).flatMap(({ title, texts }) => [`**${say(title)}**`, '', ...items(texts, say), '']),
    ...groups.flatMap((group) => [
      `## ${say(group.title)}`,
      '',
      ...(group.credits === undefined ? [] : [`${group.credits}.`, '']),
      ...(group.caveats.length === 0 ? [] : [say('Before comparing:'), '', ...items(group.caveats, say), '']),
      ...group.chapters.flatMap((chapter) => section(chapter, folder, say)),
      ...(group.verdicts.length === 0
        ? []
        : [
            `### ${say(VERDICTS_TITLE)}: ${group.short}`,
            '',
            ...group.verdicts.map((verdict) => `- ${say(verdictText(verdict))}`),
            '',
          ]),
    ]),
  ].join('\n');
}
