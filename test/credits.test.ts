/** What is taken from a paper is credited: its title, its authors, its course and its school, as printed in it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paperBoards, papers } from '../src/papers/index.ts';
import { allExperiments } from '../workbench/lab/index.ts';

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

describe('credits', () => {
  it('there are four papers', () => {
    expect(papers).toHaveLength(4);
  });

  it.each(papers)('$title', ({ title, authors, course, school, date, numbers, boards }) => {
    const credits = read('docs/credits.md');
    const section = credits.slice(credits.indexOf(`## ${title}`)).split('\n## ')[0] ?? '';
    for (const said of [
      ...authors,
      course,
      school,
      date ?? '',
      ...boards.map(({ name }) => `${numbers[0]}:${name}`),
    ])
      expect(section).toContain(said);
    for (const { id } of allExperiments().filter(({ paper }) => paper === numbers[0]))
      expect(section).toContain(`\`${id}\``);
    const readme = read('README.md');
    for (const author of authors) expect(readme).toContain(author);
    const results = read('docs/results.md');
    for (const said of [title, ...authors]) expect(results).toContain(said);
  });

  it('every board of a paper is credited', () => {
    const credits = read('docs/credits.md');
    for (const { name } of paperBoards) expect(credits).toContain(`\`${name}\``);
  });
});
