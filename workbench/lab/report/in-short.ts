import type { Finding } from '../../../src/lab/index.ts';
import type { Chapter } from './chapters.ts';

const TITLES: Readonly<Record<Finding['kind'], string>> = {
  ahead: 'Where we are ahead',
  behind: 'Where we are not',
  surprise: 'What surprised',
};

/** All findings by kind, for the top of a page. */
export function inShort(chapters: readonly Chapter[]): { title: string; texts: string[] }[] {
  const all = chapters.flatMap(({ presentation }) => presentation.findings ?? []);
  return (['ahead', 'behind', 'surprise'] as const)
    .map((kind) => ({
      title: TITLES[kind],
      texts: all.filter((one) => one.kind === kind).map(({ text }) => text),
    }))
    .filter(({ texts }) => texts.length > 0);
}
