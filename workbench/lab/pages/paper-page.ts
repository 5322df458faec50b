import { type Language, say, type Wording } from '../../../src/board/index.ts';
import type { PaperPage } from '../../../src/lab/index.ts';
import { type AnyPaper, papers } from '../../../src/papers/index.ts';
import { solve } from '../../../src/reasoning/index.ts';
import { HOLDS } from '../claims/index.ts';
import type { Chapter } from '../report/chapters.ts';
import { groupsOf } from '../report/groups.ts';
import { figuresIn, sayIn } from '../report/say.ts';
import { PAGE_TEXTS } from './page-texts.ts';

const parsedOf = ({ puzzle, boards }: AnyPaper, name: string) => {
  const parsed = puzzle.parse(boards.find((one) => one.name === name)!.text);
  if (!parsed.ok) throw new Error(`the board ${name} cannot be read`);
  return parsed.grid;
};

/** The pages of all papers, from what was measured. */
export async function paperPages(chapters: readonly Chapter[], language: Language): Promise<PaperPage[]> {
  const groups = groupsOf(chapters);
  const words = sayIn(language);
  const one = (wording: Wording): string => wording[language];
  return Promise.all(
    papers.map(async (paper): Promise<PaperPage> => {
      const { puzzle } = paper;
      const number = paper.numbers[0];
      const texts = PAGE_TEXTS[number]!;
      const group = groups.find(({ id }) => id === `paper-${number}`);
      const listing = await paper.listing();
      return {
        number,
        title: paper.title,
        puzzle: say(puzzle.title, language),
        puzzleId: puzzle.id,
        credits: [
          paper.authors.join(', '),
          paper.course,
          paper.school,
          ...(paper.date ? [paper.date] : []),
        ].join('; '),
        about: one(texts.about),
        boards: paper.boards.map((board) => {
          const { rows, columns } = puzzle.size(parsedOf(paper, board.name));
          return {
            name: `${number}:${board.name}`,
            size: `${columns}x${rows}`,
            text: board.text,
            note: [one(board.where), ...(board.repaired ? [one(board.repaired)] : [])].join('; '),
          };
        }),
        lost: (paper.lost ?? []).map(({ name, why }) => ({ name: `${number}:${name}`, why: one(why) })),
        commands: texts.commands.map(({ command, does }) => ({ command, does: one(does) })),
        prints: texts.prints.map(({ where, theirs = '', board }) => {
          const grid = parsedOf(paper, board);
          const solved = solve(puzzle, grid);
          if (solved.status !== 'solved') throw new Error(`${number}:${board} is not solved`);
          return {
            where,
            theirs,
            ours: paper.print(grid, solved.board),
            command: `calcada solve --style papers ${number}:${board}`,
          };
        }),
        caveats: (group?.caveats ?? []).map(words),
        chapters: (group?.chapters ?? []).map(({ experiment, presentation }) => ({
          title: words(experiment.title),
          asks: words(experiment.asks),
          reading: presentation.reading.map(words),
          plots: presentation.charts.map(({ id, title }) => ({ id, title: words(title) })),
          tables: presentation.tables.map(({ title, columns, rows, note }) => ({
            title: words(title),
            columns: columns.map(words),
            rows: rows.map((row) => row.map(words)),
            ...(note === undefined ? {} : { note: words(note) }),
          })),
          notes: experiment.notes.map(words),
        })),
        claims: (group?.verdicts ?? []).map(({ id, quote, says, where, holds, found, open }) => ({
          id,
          quote,
          says,
          where,
          holds,
          verdict: one(HOLDS[holds]),
          found: figuresIn(language)(one(found)),
          open: open ? one(open) : '',
        })),
        future: texts.future.map(({ quote, says, became }) => ({ quote, says, became: one(became) })),
        listing: { lines: listing.text.split('\n').length, changes: listing.changes.length },
      };
    }),
  );
}
