import { type Verdict, verdicts } from '../claims/index.ts';
import { type PaperId, papers } from '../papers.ts';
import type { Chapter } from './chapters.ts';

/** Chapters that belong together: those on one paper, or those that are ours. */
export interface Group {
  readonly id: string;
  readonly title: string;
  /** The name of its puzzle. */
  readonly short: string;
  /** Who wrote the paper, where and for whom; nothing of our own. */
  readonly credits?: string;
  /** What must be known before its figures are compared, said once. */
  readonly caveats: readonly string[];
  readonly chapters: readonly Chapter[];
  /** What the paper concludes, put to the test. */
  readonly verdicts: readonly Verdict[];
}

/** The chapters by the papers that they repeat, in the order of the papers, then our own. */
export function groupsOf(chapters: readonly Chapter[]): Group[] {
  const of = (id: string | undefined): Chapter[] =>
    chapters.filter(({ experiment }) => experiment.paper === id);
  const ids = Object.keys(papers) as PaperId[];
  const judged = verdicts(
    (id) => chapters.find(({ experiment }) => experiment.id === id)?.measurements ?? [],
  );
  return [
    ...ids.sort().map((id): Group => {
      const { title, authors, course, school, checked, ...rest } = papers[id];
      const date = 'date' in rest ? [rest.date] : [];
      return {
        id: `paper-${id}`,
        title,
        short: rest.puzzle,
        credits: [authors.join(', '), course, school, ...date].join('; '),
        caveats: checked,
        chapters: of(id),
        verdicts: judged.filter(({ paper }) => paper === id),
      };
    }),
    {
      id: 'ours',
      title: 'Questions of our own',
      short: '',
      caveats: [],
      chapters: of(undefined),
      verdicts: [],
    },
  ].filter((group) => group.chapters.length > 0);
}
