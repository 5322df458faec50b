import { placesOf, type Scene, say } from '../board/index.ts';
import { ModelError } from '../engine/index.ts';
import { explain, speechOf } from '../reasoning/index.ts';
import type { BookDocument } from './book-document.ts';
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
  const across = small ? 2 : 3;
  const gap = small ? 14 : 20;
  const width = (area.width - (across - 1) * gap) / across;
  const side = width * 0.86;
  const set = { font: 'text', size: small ? 8.5 : 9.5 } as const;
  const tall = (picture: Picture): number => 18 + side + 6 + book.heightOf(picture.caption, width, set) + 8;
  const rows: Picture[][] = [];
  for (let first = 0; first < pictures.length; first += across)
    rows.push(pictures.slice(first, first + across));
  const bottom = (): number => area.top + area.height;
  const note = { font: 'label', size: small ? 8 : 9, fill: GREY } as const;
  y += small ? 16 : 24;
  if (y + 30 + Math.max(...rows[0]!.map(tall)) > bottom()) {
    area = book.addPage(chapter.title);
    y = area.top + 14;
  }
  book.write(words.worked, area.left, y, title);
  y += 6;
  y += book.paragraph(words.coordinates, area.left, y, area.width, note) + 8;
  for (const row of rows) {
    const height = Math.max(...row.map(tall));
    if (y + height > bottom()) {
      area = book.addPage(chapter.title);
      y = area.top;
    }
    for (const [at, picture] of row.entries()) {
      const left = area.left + at * (width + gap);
      book.write(picture.title, left, y + 10, { font: 'bold', size: set.size });
      const frame: Area = { left, top: y + 18, width: side, height: side };
      drawScene(book, picture.scene, frame, side);
      book.paragraph(picture.caption, left, y + 18 + side + 6, width, set);
    }
    y += height;
  }
}

/** The board, its first steps, and the solution. */
function workedExample({ puzzle }: Chapter, language: 'en' | 'pt'): Picture[] {
  const words = WORDS[language];
  const parsed = puzzle.parse(puzzle.worked);
  if (!parsed.ok) throw new ModelError(`the worked example of ${puzzle.id} cannot be read`);
  const { grid } = parsed;
  const path = explain(puzzle, grid);
  const { columns } = puzzle.size(grid);
  const pictures: Picture[] = [{ title: words.theBoard, scene: puzzle.scene(grid), caption: '' }];
  let board = path.start;
  for (const [at, step] of path.steps.slice(0, SHOWN).entries()) {
    board = board.knowing(step.facts);
    const deduced = placesOf(
      step.facts.flatMap(({ cells }) => cells),
      columns,
    );
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
