import { describe, expect, it } from 'vitest';
import { scribbledBoard, sizeOfBoard } from '../../test/contract/drawn-boards.ts';
import { instances } from '../../test/contract/instances.ts';
import { randomFrom } from '../../test/random-regions.ts';
import { sized } from '../../test/rounds.ts';
import { type AnyPuzzle, puzzleById, puzzles } from '../puzzles/index.ts';
import { type Format, formatById, formats, read } from './index.ts';

const SEED = 20_241_104;

const readIn = (format: Format, text: string): { puzzle: AnyPuzzle; grid: unknown } => {
  const result = format.read(text);
  if (!result.ok) throw new Error(`${format.id}: ${JSON.stringify(result.problems)}\n${text}`);
  return result;
};

const gridOf = (
  id: string,
  json: Readonly<Record<string, unknown>>,
): { puzzle: AnyPuzzle; grid: unknown } => {
  const puzzle = puzzleById(id)!;
  const parsed = puzzle.fromJson(json);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return { puzzle, grid: parsed.grid };
};

describe('every board of the papers in every format that can hold it', () => {
  /** How many formats hold a board of the puzzle; the boards of the papers are all square. */
  const holders: Readonly<Record<string, number>> = {
    akari: 8,
    'bosnian-road': 6,
    'crazy-pavement': 6,
    'dual-clue-cross-a-pix': 4,
  };
  for (const instance of instances) {
    it(instance.name, () => {
      const { puzzle, grid } = gridOf(instance.puzzle, instance.json);
      const able = formats.filter((format) => format.puzzles.includes(puzzle.id));
      expect(able).toHaveLength(holders[puzzle.id]!);
      for (const format of able) {
        const written = format.write(puzzle, grid);
        if (!written.ok) throw new Error(`${format.id}: ${written.problem}`);
        const back = read(written.text);
        if (!back.ok) throw new Error(`${format.id}: ${JSON.stringify(back.problems)}`);
        expect(back.format.id).toBe(format.id);
        expect(back.puzzle.id).toBe(puzzle.id);
        expect(back.grid).toEqual(grid);
      }
    });
  }
});

/** Random boards of a puzzle, as their own reader takes them; a third of them at least are square. */
function boardsOf(puzzle: AnyPuzzle): unknown[] {
  const below = randomFrom(SEED);
  return Array.from({ length: sized(100, 40, 2000) }, () => {
    const rows = 1 + below(12);
    const columns = below(3) === 0 ? rows : 1 + below(12);
    const board = scribbledBoard(puzzle, below, sizeOfBoard(puzzle, rows, columns));
    return gridOf(puzzle.id, puzzle.toJson(board)).grid;
  });
}

describe(`what a format writes, it reads back the same (seed ${SEED})`, () => {
  for (const puzzle of puzzles) {
    let made: unknown[] | undefined;
    for (const format of formats.filter(({ puzzles: held }) => held.includes(puzzle.id))) {
      it(`${puzzle.id} in ${format.id}`, () => {
        let held = 0;
        made ??= boardsOf(puzzle);
        for (const grid of made) {
          const written = format.write(puzzle, grid);
          if (!written.ok) {
            // Only what a format cannot say may be refused.
            expect(written.problem).toMatch(/square boards|several pieces|rows or more|of 3 to 9 rows/);
            expect(written.pt.problem).toMatch(
              /tabuleiros quadrados|várias partes|linhas ou mais|de 3 a 9 linhas/,
            );
            continue;
          }
          held++;
          const back = read(written.text);
          if (!back.ok) throw new Error(`${written.text}: ${JSON.stringify(back.problems)}`);
          expect(back.format.id).toBe(format.id);
          expect(back.grid).toEqual(grid);
        }
        expect(held).toBeGreaterThan(5);
      });
    }
  }

  it('clues of 16 and more in Tilepaint addresses', () => {
    const regions = Array.from({ length: 20 }, () => Array.from({ length: 300 }, (_, column) => column));
    const clues = (count: number, value: number) => Array.from({ length: count }, () => value);
    const tilepaint = formatById('puzz-link-tilepaint')!;
    const { puzzle, grid } = gridOf('crazy-pavement', {
      regions,
      rowClues: clues(20, 255),
      columnClues: clues(300, 17),
    });
    const written = tilepaint.write(puzzle, grid);
    if (!written.ok) throw new Error(written.problem);
    expect(readIn(tilepaint, written.text).grid).toEqual(grid);
    const large = gridOf('crazy-pavement', {
      regions,
      rowClues: clues(20, 256),
      columnClues: clues(300, 17),
    });
    expect(tilepaint.write(puzzle, large.grid)).toMatchObject({ ok: false });
  });

  it('a format says so when it is given a puzzle that it cannot hold', () => {
    const { puzzle, grid } = gridOf('bosnian-road', { rows: ['.'] });
    expect(formatById('puzz-link-akari')!.write(puzzle, grid)).toEqual({
      ok: false,
      problem: 'puzz.link Akari cannot hold bosnian-road',
      pt: { problem: 'um tabuleiro de bosnian-road não cabe em puzz.link Akari' },
    });
  });
});
