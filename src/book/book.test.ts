import { describe, expect, it } from 'vitest';
import { readPdf } from '../../test/read-pdf.ts';
import { sampled } from '../../test/rounds.ts';
import { Board, type Language, LEVELS, say } from '../board/index.ts';
import { generate } from '../generate/index.ts';
import { type AnyPuzzle, puzzles } from '../puzzles/index.ts';
import { type BookBoard, bookBoard, makeBook } from './index.ts';
import type { BookOptions } from './make-book.ts';
import { PAPERS, type Paper } from './paper.ts';
import { qrCode } from './qr-code.ts';
import { WORDS } from './words.ts';

/** The worked example, and boards that are made for this test. */
async function boardsOf(puzzle: AnyPuzzle, count: number): Promise<BookBoard[]> {
  const parsed = puzzle.parse(puzzle.worked);
  if (!parsed.ok) throw new Error('unreadable');
  const side = Math.min(6, puzzle.size(parsed.grid).columns);
  const grids = [parsed.grid];
  for (let seed = 1; grids.length < count; seed++) {
    const made = generate(puzzle, { rows: side, columns: side, seed });
    if (made.ok) grids.push(made.grid);
  }
  const boards: BookBoard[] = [];
  for (const [at, grid] of grids.entries()) {
    const link = `https://example.org/#/play/${puzzle.id}/${at}`;
    const readied = await bookBoard({ puzzle, grid, link }, { hints: true });
    if (!readied.ok) throw new Error(readied.because);
    boards.push(readied.board);
  }
  return boards;
}

const COUNT = 7;
const printed = sampled(puzzles, 3);
const all = new Map(
  await Promise.all(printed.map(async (each) => [each, await boardsOf(each, COUNT)] as const)),
);

const bookOf = async (boards: readonly BookBoard[], options: BookOptions = {}) =>
  readPdf(await makeBook(boards, options));

describe.each(printed.map((puzzle) => [puzzle.id, puzzle] as const))('a book of %s', (_, puzzle) => {
  const boards = all.get(puzzle)!;

  it.each(sampled(['en', 'pt'] as const, 1))(
    'has its rules, boards, hints and solutions, and links between them: %s',
    async (language) => {
      const words = WORDS[language];
      const book = await bookOf(boards, { language });
      const whole = book.pages.map(({ texts }) => texts.join(' '));
      // The rules are told in the puzzle's own words.
      const rules = book.pages[book.places.get(`${puzzle.id}-rules`)! - 1]!.texts.join(' ');
      for (const sentence of puzzle.howTo) expect(rules).toContain(say(sentence, language));
      expect(whole.join(' ')).toContain(words.worked);
      expect(whole.join(' ')).toContain(words.theSolution);
      // Every link leads to a place that is there, and each board has its own address.
      let followed = 0;
      for (const { places } of book.pages) {
        for (const place of places) {
          expect(book.places.has(place), place).toBe(true);
          followed++;
        }
      }
      // Each board refers to its hints and its solution, and they refer back; the contents name every section.
      expect(followed).toBeGreaterThanOrEqual(4 * COUNT + 5);
      const addresses = book.pages.flatMap((page) => page.addresses);
      expect(new Set(addresses)).toEqual(new Set(boards.map(({ link }) => link)));
      expect(addresses).toHaveLength(COUNT);
      for (let number = 1; number <= COUNT; number++) {
        const page = book.places.get(`board-${number}`)!;
        const { texts, places } = book.pages[page - 1]!;
        expect(texts).toContain(`${number}`);
        expect(texts).toContain(words.solutionOn(book.places.get(`solution-${number}`)!));
        expect(texts).toContain(words.hintsOn(book.places.get(`hints-${number}`)!));
        expect(places).toContain(`solution-${number}`);
        expect(book.pages[book.places.get(`solution-${number}`)! - 1]!.places).toContain(`board-${number}`);
      }
      // Levels come in order, and so do the boards in a level.
      const ordered = [...boards].sort(
        (one, other) => LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level) || one.score - other.score,
      );
      const printed = Array.from({ length: COUNT }, (_, at) => book.places.get(`board-${at + 1}`)!);
      expect([...printed].sort((one, other) => one - other)).toEqual(printed);
      expect(addresses).toEqual(ordered.map(({ link }) => link));
      // Hints are the first steps in words.
      const hints = whole.slice(book.places.get('hints')! - 1).join(' ');
      const told = boards.flatMap((board) => board.hints.map((hint) => say(hint, language)));
      expect(told.length).toBeGreaterThan(COUNT);
      for (const hint of told) expect(hints).toContain(hint);
    },
  );
});

describe('a book of everything', () => {
  const boards = [...all.values()].flat();

  it('has an outline and contents that lead where they say', async () => {
    const book = await bookOf(boards, { language: 'pt' });
    const words = WORDS.pt;
    const [title, contents, ...rest] = book.outline;
    expect(title).toMatchObject({ title: words.puzzles, page: 1 });
    expect(contents).toMatchObject({ title: words.contents, page: 3 });
    const chapters = rest.slice(0, printed.length);
    expect(chapters.map((item) => item.title)).toEqual(
      printed.map((puzzle) => say(puzzle.title, 'pt')).sort((one, other) => one.localeCompare(other, 'pt')),
    );
    expect(rest.slice(printed.length).map((item) => item.title)).toEqual([words.hints, words.solutions]);
    const listed = book.pages[2]!.texts;
    for (const item of rest) {
      expect(listed).toContain(item.title);
      expect(listed).toContain(`${item.page}`);
    }
    for (const { items, page } of chapters) {
      expect(items[0]).toMatchObject({ title: words.rules, page });
      expect(items.length).toBeGreaterThan(1);
    }
    // A page with a running head has its number at the foot.
    const numbered = book.pages.filter(({ texts }, at) => texts.includes(`${at + 1}`));
    expect(numbered.length).toBeGreaterThanOrEqual(book.pages.length - 2);
  });

  it('is the same byte for byte, without a date, and with every font embedded', async () => {
    const bytes = await makeBook(boards);
    expect(Buffer.compare(bytes, await makeBook(boards))).toBe(0);
    const text = Buffer.from(bytes).toString('latin1');
    expect(text).not.toMatch(/Date|xmp/);
    const book = readPdf(bytes);
    expect([...book.fonts.values()]).toEqual(new Array(5).fill(true));
    expect(text).not.toContain('/Subtype /Image');
  });

  it('has accents that can be read and searched', async () => {
    const title = 'Coleção à mão: ÁÉÍÓÚ ãõ âêô ç «três»';
    const { pages, info } = await bookOf(boards.slice(0, 1), {
      language: 'pt',
      title,
      author: 'João Conceição',
    });
    expect(pages[0]!.texts.join(' ')).toContain(title);
    expect(pages[0]!.texts).toContain('João Conceição');
    expect(info.get('Title')).toBeDefined();
    expect(pages.flatMap(({ texts }) => texts).join('')).not.toContain('�');
  });

  it.each(Object.keys(PAPERS) as Paper[])('fits on paper of %s, one to six boards a page', async (paper) => {
    const [width, height] = PAPERS[paper];
    let checked = 0;
    const wanted = sampled(paper === 'a4' ? [1, 2, 3, 4, 5, 6] : [1, 6], 1);
    for (const perPage of wanted) {
      const book = await bookOf(boards.slice(0, COUNT), { paper, perPage, solutions: 'none' });
      for (const page of book.pages) {
        expect(page.width).toBeCloseTo(width, 1);
        expect(page.height).toBeCloseTo(height, 1);
        const here = [...book.places].filter(
          ([name, on]) => name.startsWith('board-') && book.pages[on - 1] === page,
        );
        expect(here.length).toBeLessThanOrEqual(perPage);
        checked += here.length;
      }
      expect(book.places.has('solutions')).toBe(false);
    }
    expect(checked).toBe(wanted.length * COUNT);
  });

  it('prints solutions beside the boards', async () => {
    const some = boards.slice(0, COUNT);
    const beside = await bookOf(some, { solutions: 'beside' });
    expect(beside.places.has('solutions')).toBe(false);
    const lengthOf = (book: typeof beside) => {
      const page = book.pages[book.places.get('board-1')! - 1]!;
      return page.texts.length;
    };
    expect(lengthOf(beside)).toBeGreaterThan(0);
    const none = await makeBook(some, { solutions: 'none' });
    expect((await makeBook(some, { solutions: 'beside' })).length).toBeGreaterThan(none.length);
  });
});

describe('what is not known of a board', () => {
  const [puzzle] = puzzles;
  const parsed = puzzle!.parse(puzzle!.worked);
  const grid = parsed.ok ? parsed.grid : undefined;

  it('a solution that is wrong is not believed', async () => {
    const { rows, columns } = puzzle!.size(grid);
    const [first] = puzzle!.values(grid);
    const wrong = new Board(rows, columns, new Array(rows * columns).fill(first!.id));
    const readied = await bookBoard({ puzzle: puzzle!, grid, solution: wrong });
    expect(readied.ok && readied.board.solution.differences(wrong).length).toBeGreaterThan(0);
  });

  it('a board with several solutions is refused, and one that takes too long is unknown', async () => {
    const blank = puzzle!.interaction.drawing.blank(5, 5);
    expect(await bookBoard({ puzzle: puzzle!, grid: blank })).toEqual({ ok: false, because: 'several' });
    const large = puzzle!.interaction.drawing.blank(60, 60);
    expect(await bookBoard({ puzzle: puzzle!, grid: large }, { timeLimit: 1 })).toEqual({
      ok: false,
      because: 'unknown',
    });
  });
});

it('a code has a path for every dark module, and a text that is too long has none', () => {
  const code = qrCode('https://example.org/');
  const dark = [...code!.path.matchAll(/h(\d+)v1/g)].reduce((sum, [, run]) => sum + Number(run), 0);
  expect(code!.modules).toBe(25);
  expect(dark).toBeGreaterThan(200);
  expect(dark).toBeLessThan(25 * 25);
  expect(qrCode('x'.repeat(3000))).toBeUndefined();
});

const both: readonly Language[] = ['en', 'pt'];

it('has every word in both languages', () => {
  const [one, other] = both.map((language) => Object.keys(WORDS[language]));
  expect(one).toEqual(other);
});
