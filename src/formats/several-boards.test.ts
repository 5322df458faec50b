import { describe, expect, test } from 'vitest';
import { puzzles } from '../puzzles/index.ts';
import { formats, read, splitBoards } from './index.ts';

/** A board of each puzzle, in our text. */
const boards = puzzles.map((puzzle) => {
  const parsed = puzzle.parse(puzzle.examples[0]!.text);
  if (!parsed.ok) throw new Error(puzzle.id);
  return { puzzle, grid: parsed.grid, text: puzzle.format(parsed.grid) };
});

describe('several boards in a text', () => {
  test('each begins with the name of its puzzle, after a blank line or a comment', () => {
    for (const between of ['\n', '\n\n', '% and another\n', '\n% a comment\n\n']) {
      const text = boards.map((board) => board.text).join(between);
      const parts = splitBoards(`% all of them\n${text}`);
      expect(parts).toHaveLength(boards.length);
      for (const [at, part] of parts.entries()) {
        expect(read(part.text)).toMatchObject({
          ok: true,
          puzzle: boards[at]!.puzzle,
          grid: boards[at]!.grid,
        });
        const line = `% all of them\n${text}`.split('\n')[part.line - 1];
        expect(at === 0 ? line : line?.trim()).toBe(at === 0 ? '% all of them' : boards[at]!.puzzle.id);
      }
    }
  });

  test('or stands on a line of its own', () => {
    const written: string[] = [];
    for (const { puzzle, grid } of boards) {
      for (const format of formats) {
        const text = format.puzzles.includes(puzzle.id) ? format.write(puzzle, grid) : { ok: false as const };
        if (text.ok && !text.text.trim().includes('\n') && !text.text.includes(').'))
          written.push(text.text.trim());
      }
      written.push(JSON.stringify({ puzzle: puzzle.id, ...puzzle.toJson(grid) }));
    }
    expect(written.length).toBeGreaterThan(boards.length + 3);
    const parts = splitBoards(`\n${written.join('\r\n')}\n\n`);
    expect(parts.map(({ text }) => text)).toEqual(written);
    expect(parts.map(({ line }) => line)).toEqual(written.map((_, at) => at + 2));
    for (const { text } of parts) expect(read(text), text).toMatchObject({ ok: true });
  });

  test('one board stays whole, in every format', () => {
    let tried = 0;
    for (const { puzzle, grid } of boards) {
      for (const format of formats) {
        const written = format.puzzles.includes(puzzle.id)
          ? format.write(puzzle, grid)
          : { ok: false as const };
        if (!written.ok) continue;
        tried++;
        expect(splitBoards(written.text), written.text).toEqual([{ text: written.text, line: 1 }]);
      }
    }
    expect(tried).toBeGreaterThan(2 * boards.length);
    // A row of regions may spell a name.
    const spelt = 'crazy-pavement\ncolumns: - - - - - -\nrows: - -\nregions:\nmosaic\nmosaic\n';
    expect(splitBoards(spelt)).toHaveLength(1);
    for (const text of ['', '\n', 'junk', '{}\njunk']) expect(splitBoards(text)).toHaveLength(1);
  });
});
