import { type Scene, say } from '../board/index.ts';
import { ModelError } from '../engine/index.ts';
import { explain, speechOf } from '../reasoning/index.ts';
import type { BookDocument, Setting } from './book-document.ts';
import type { Chapter } from './chapters.ts';
import { drawScene } from './draw-scene.ts';
import type { Area } from './paper.ts';
import { GREY, HAIRLINE } from './print-look.ts';
import { WORDS } from './words.ts';

/** Steps of the worked example that are shown, at the most. */
const SHOWN = 4;

interface Picture {
  readonly title: string;
  readonly scene: Scene;
  readonly caption: string;
}

/** The opening of a chapter: the rules in the puzzle's own words, and a small board solved step by step. */
export function rulesPages(book: BookDocument, chapter: Chapter): void {
  const { form, pdf, small } = book;
  const words = WORDS[form.language];
  let area = book.addPage(chapter.title);
  const heading = small ? 26 : 34;
  book.write(chapter.title, area.left, area.top + heading * 0.8, { font: 'heading', size: heading });
  let y = area.top + heading + (small ? 8 : 14);
  pdf
    .moveTo(area.left, y)
    .lineTo(area.left + area.width, y)
    .lineWidth(0.8)
    .stroke(HAIRLINE);
  y += small ? 18 : 26;
  const title = { font: 'heading', size: small ? 13 : 15 } as const;
  const text = { font: 'text', size: small ? 10 : 11.5 } as const;
  book.write(words.rules, area.left, y, title);
  y += 10;
  for (const [at, sentence] of chapter.puzzle.howTo.entries()) {
    book.write(`${at + 1}`, area.left, y + text.size, { font: 'bold', size: text.size - 1, fill: GREY });
    y += book.paragraph(say(sentence, form.language), area.left + 18, y, area.width - 18, text) + 4;
  }
  const pictures = workedExample(chapter, form.language);
  const set = { font: 'text', size: small ? 8.5 : 9.5 } as const;
  const note = { font: 'label', size: small ? 8 : 9, fill: GREY } as const;
  const over = 6 + book.heightOf(words.coordinates, area.width, note) + 8;
  y += small ? 16 : 24;
  const bottom = (): number => area.top + area.height;
  // The largest pictures with which the example still fits under the rules; else large ones, on a page of their own.
  const layouts = [0.86, 0.76, 0.66].map((share) => layOut(book, pictures, area.width, 3, share, set));
  const layout =
    layouts.find(({ height }) => y + over + height <= bottom()) ??
    layOut(book, pictures, area.width, small ? 2 : 3, 0.86, set);
  if (y + over + layout.rows[0]!.height > bottom()) {
    area = book.addPage(chapter.title);
    y = area.top + 14;
  }
  book.write(words.worked, area.left, y, title);
  y += 6;
  y += book.paragraph(words.coordinates, area.left, y, area.width, note) + 8;
  const { width, side, gap, name } = layout;
  for (const row of layout.rows) {
    if (y + row.height > bottom()) {
      area = book.addPage(chapter.title);
      y = area.top;
    }
    for (const [at, picture] of row.pictures.entries()) {
      const left = area.left + at * (width + gap);
      book.paragraph(picture.title, left, y, width, name);
      const frame: Area = { left, top: y + row.head, width: side, height: side };
      drawScene(book, picture.scene, frame, side);
      book.paragraph(picture.caption, left, y + row.head + side + 6, width, set);
    }
    y += row.height;
  }
}

interface Row {
  readonly pictures: readonly Picture[];
  /** The height of the titles. */
  readonly head: number;
  readonly height: number;
}

/** Pictures in rows: how many stand side by side, and the share of its column that each takes. */
function layOut(
  book: BookDocument,
  pictures: readonly Picture[],
  room: number,
  across: number,
  share: number,
  set: Setting,
) {
  const gap = book.small ? 14 : 20;
  const width = (room - (across - 1) * gap) / across;
  const side = width * share;
  const name = { font: 'bold', size: set.size } as const;
  const rows: Row[] = [];
  for (let first = 0; first < pictures.length; first += across) {
    const some = pictures.slice(first, first + across);
    const head = Math.max(...some.map(({ title }) => book.heightOf(title, width, name))) + 4;
    const captions = Math.max(...some.map(({ caption }) => book.heightOf(caption, width, set)));
    rows.push({ pictures: some, head, height: head + side + 12 + captions + 8 });
  }
  return { rows, gap, width, side, name, height: rows.reduce((sum, row) => sum + row.height, 0) };
}

/** The board, its first steps, and the solution. */
function workedExample({ puzzle }: Chapter, language: 'en' | 'pt'): Picture[] {
  const words = WORDS[language];
  const parsed = puzzle.parse(puzzle.worked);
  if (!parsed.ok) throw new ModelError(`the worked example of ${puzzle.id} cannot be read`);
  const { grid } = parsed;
  const path = explain(puzzle, grid);
  const pictures: Picture[] = [{ title: words.theBoard, scene: puzzle.scene(grid), caption: '' }];
  let board = path.start;
  for (const [at, step] of path.steps.slice(0, SHOWN).entries()) {
    board = board.knowing(step.facts);
    const deduced = board.sites.places(step.facts.flatMap(({ cells }) => cells));
    const because = step.because.flatMap(({ where }) => where);
    pictures.push({
      title: `${words.step(at + 1)}: ${say(step.techniqueName, language)}`,
      scene: puzzle.scene(grid, board, { because, deduced }),
      caption: say(speechOf(puzzle, grid, step).whole, language),
    });
  }
  const more = path.steps.length > SHOWN;
  pictures.push({
    title: words.theSolution,
    scene: puzzle.scene(grid, path.end),
    caption: more ? words.andSoOn : '',
  });
  return pictures;
}
