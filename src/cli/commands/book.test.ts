import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../test/read-pdf.ts';
import { run } from '../../../test/run-calcada.ts';
import { toLine } from '../../collection/index.ts';
import { readLink } from '../../play/index.ts';
import { puzzles, rowsOfBoard } from '../../puzzles/index.ts';
import { check, grade } from '../../reasoning/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'calcada-book-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string): string => join(folder, name);
const book = (name: string) => readPdf(readFileSync(file(name)));

/** One board of every puzzle, as a collection keeps it. */
const stored = puzzles.map((puzzle, at) => {
  const parsed = puzzle.parse(puzzle.worked);
  const grid = parsed.ok ? parsed.grid : undefined;
  const checked = check(puzzle, grid);
  if (checked.status !== 'unique') throw new Error(puzzle.id);
  const { level, score } = grade(puzzle, grid);
  return {
    key: `${at}`.padStart(32, '0'),
    puzzle: puzzle.id,
    size: puzzle.size(grid),
    level: level!,
    score: score!,
    symmetry: [],
    tags: at % 2 === 0 ? ['even'] : [],
    board: puzzle.toJson(grid),
    solution: rowsOfBoard(puzzle, grid, checked.solution),
  };
});
const store = file('boards.jsonl');
writeFileSync(store, `${stored.map(toLine).join('\n')}\n`);

describe('calcada book', () => {
  it('prints a collection, with links that open the very boards', async () => {
    const out = file('all.pdf');
    expect(await run(['book', store, '-q', '--play', 'https://example.org/p', '--out', out])).toMatchObject({
      code: 0,
      err: '',
    });
    const addresses = book('all.pdf').pages.flatMap((page) => page.addresses);
    const opened = addresses.map((address) => {
      const read = readLink(address.replace('https://example.org/p/#/play/', ''), puzzles);
      return read.ok ? JSON.stringify(read.puzzle.toJson(read.grid)) : address;
    });
    expect(opened.sort()).toEqual(stored.map(({ board }) => JSON.stringify(board)).sort());
    const links = async (name: string) =>
      (await run(['book', store, '--no-links', '--out', file(name)])).code;
    expect(await links('none.pdf')).toBe(0);
    expect(book('none.pdf').pages.flatMap((page) => page.addresses)).toEqual([]);
  });

  it('chooses boards of a collection', async () => {
    const chosen = async (...options: string[]): Promise<number> => {
      const { code } = await run(['book', store, ...options, '--no-links', '--out', file('some.pdf')]);
      expect(code).toBe(0);
      return [...book('some.pdf').places.keys()].filter((name) => name.startsWith('board-')).length;
    };
    expect(await chosen('--tag', 'even')).toBe(Math.ceil(puzzles.length / 2));
    expect(await chosen('--puzzle', puzzles[0]!.id)).toBe(1);
    expect(await chosen('--count', '2', '--sample', '5')).toBe(2);
  });

  it('prints single boards and lines of boards, with what they do not tell found out', async () => {
    const [one, other] = puzzles;
    writeFileSync(file('one.txt'), one!.worked);
    writeFileSync(file('lines.jsonl'), `${JSON.stringify(stored[1]!.board)}\n\n`);
    const { code, err } = await run([
      'book',
      file('one.txt'),
      file('lines.jsonl'),
      '--lang',
      'pt',
      '--hints',
      '-q',
      '--out',
      file('two.pdf'),
    ]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { places } = book('two.pdf');
    for (const place of [one!.id, other!.id, 'board-2', 'hints', 'solution-2'])
      expect(places.has(place)).toBe(true);
  });

  it('refuses boards that cannot be printed, says which, and writes nothing', async () => {
    const [puzzle] = puzzles;
    writeFileSync(file('open.txt'), puzzle!.format(puzzle!.interaction.drawing.blank(4, 4)));
    writeFileSync(file('bad.jsonl'), '{"puzzle":"nothing"}\n-\n');
    const out = file('never.pdf');
    const open = await run(['book', store, file('open.txt'), '--out', out]);
    expect(open.code).toBe(1);
    expect(open.err).toContain('open.txt: not printed: it has more than one solution');
    const bad = await run(['book', file('bad.jsonl'), '--out', out]);
    expect(bad.code).toBe(3);
    expect(bad.err).toContain('bad.jsonl:1:');
    expect(bad.err).toContain('bad.jsonl:2:');
    expect((await run(['book', store, '--play', 'nowhere', '--out', out])).code).toBe(2);
    expect((await run(['book', store, '--level', 'extreme', '--out', out])).code).toBe(2);
    expect((await run(['book', store, '--per-page', '7', '--out', out])).code).toBe(2);
    expect((await run(['book', file('missing.jsonl'), '--out', out])).code).toBe(2);
    expect(existsSync(out)).toBe(false);
  });
});

describe('letters of a book', () => {
  const args = (title: string, author: string): string[] => [
    ...['book', store, '--out', file('letters.pdf'), '-q', '--no-links', '--count', '1'],
    ...['--title', title, '--author', author],
  ];

  it('has those of Latin, Greek and Cyrillic, and says which it has not', async () => {
    const names = ['Łukasz Żółć e Ştefan', 'Ελλάδα, Αθήνα', 'Пазлы Ґанок Їжак', 'Nguyễn, Ünsal, Ångström'];
    for (const name of names) {
      expect(await run(args(name, name))).toMatchObject({ code: 0, err: '' });
      const [title] = readPdf(readFileSync(file('letters.pdf'))).pages;
      expect(title!.texts.join('').replaceAll(' ', '')).toContain(name.replaceAll(' ', ''));
    }
    const refused = await run(args('日本のパズル', 'x'));
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('--title: ') });
    expect(refused.err).toContain('日 本 の');
    // What cannot be seen is told by its number.
    expect((await run(args('one\ntwo\tthree\u200d', 'x'))).err).toContain('not U+000A U+0009 U+200D\n');
    // Marks that stand by themselves are joined to their letters.
    expect(await run(args('Cafe\u0301', 'x'))).toMatchObject({ code: 0 });
  });

  it('keeps a long title away from what follows, and is heard page by page', async () => {
    const words = 'cento e trinta caracteres de um título que não acaba mais '.repeat(3).trim();
    let compared = 0;
    for (const title of [words, 'W'.repeat(130), `Os ${'W'.repeat(400)} bons`, words.repeat(8)]) {
      const more = ['--subtitle', title.repeat(3), '--paper', compared % 2 === 0 ? 'a4' : 'a5'];
      expect(await run([...args(title, 'Autora '.repeat(40)), ...more])).toMatchObject({ code: 0 });
      const pdf = readFileSync(file('letters.pdf'));
      const { written } = readPdf(pdf).pages[0]!;
      const lines = written.filter(({ y }, at) => y !== written[at - 1]?.y);
      for (const [at, line] of lines.slice(1).entries()) {
        expect(lines[at]!.y - line.y, line.text).toBeGreaterThan(0.9 * line.size);
        compared++;
      }
      const titled = written.filter(({ size }) => size === lines[0]!.size);
      expect(
        titled
          .map(({ text }) => text)
          .join('')
          .replaceAll(' ', ''),
      ).toContain(title.replaceAll(' ', ''));
      // The subtitle and the author are cut, and say so.
      expect(lines.filter(({ text }) => text.endsWith('…'))).toHaveLength(2);
      const bytes = pdf.toString('latin1');
      expect(bytes).toContain('/StructTreeRoot');
      expect(bytes).toContain('/Marked true');
      expect(bytes.match(/\/S \/Figure/g)?.length).toBeGreaterThan(2);
      expect(bytes.match(/\/Alt \(/g)?.length).toBe(bytes.match(/\/S \/Figure/g)?.length);
    }
    expect(compared).toBeGreaterThan(20);
  });
});

describe('calcada site', () => {
  /** A page as it is built, as far as a site changes it. */
  const entry = pathToFileURL(join(folder, 'dist/cli/main.js'));
  writeFileSync(file('package.json'), '{"version":"0.0.0"}');

  it('writes the page, a summary and every board once', async () => {
    mkdirSync(join(folder, 'dist/studio/assets'), { recursive: true });
    writeFileSync(join(folder, 'dist/studio/index.html'), '<html><head></head></html>');
    writeFileSync(join(folder, 'dist/studio/assets/a.js'), '1');
    const out = file('site');
    expect(await run(['site', store, '--out', out], { entry })).toMatchObject({ code: 0 });
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('<meta name="calcada-collection"');
    expect(existsSync(join(out, 'assets/a.js'))).toBe(true);
    const summary = JSON.parse(readFileSync(join(out, 'collection/summary.json'), 'utf8'));
    expect(summary.boards).toBe(puzzles.length);
    const found: string[] = [];
    for (const { puzzle, size, level, boards } of summary.kinds) {
      const listed = JSON.parse(readFileSync(join(out, 'collection', puzzle, size, level, '0.json'), 'utf8'));
      expect(listed).toHaveLength(boards);
      for (const { board } of listed) found.push(JSON.stringify(board));
    }
    expect(found.sort()).toEqual(stored.map(({ board }) => JSON.stringify(board)).sort());
    const files = readdirSync(join(out, 'collection'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => name.endsWith('.json'))).toHaveLength(summary.kinds.length + 1);
  });

  it('says what is missing', async () => {
    const nowhere = pathToFileURL(join(folder, 'unbuilt/cli/main.js'));
    expect((await run(['site', store, '--out', file('none')], { entry: nowhere })).err).toContain(
      'npm run build',
    );
    expect((await run(['site', file('missing.jsonl'), '--out', file('none')], { entry })).code).toBe(2);
  });
});
